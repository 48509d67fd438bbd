//! The tournament as pages on the local network, as a screen reads it.

use serve::{Code, Links, QrPicture, Role, Room};

/// What a screen reads while the tournament is shared on the network.
pub struct Network {
    /// What pages show, and who is there.
    pub room: Room,
    /// The port at which it listens.
    pub port: u16,
    /// What browsers are told to find it.
    pub reached: Links,
    /// The link to which what cameras read leads.
    pub leads_to: String,
    /// What a camera reads for players.
    pub players: Option<QrPicture>,
    /// The code that was made last, while it is shown.
    pub made: Option<MadeCode>,
}

/// A code that was made, and is shown once.
pub struct MadeCode {
    pub role: Role,
    pub code: Code,
    /// What a camera reads for whoever gets it.
    pub picture: Option<QrPicture>,
}

impl Network {
    /// Leads to this link from now on.
    pub fn lead_to(&mut self, link: String) {
        self.players = QrPicture::of(&link);
        self.leads_to = link;
        if let Some(made) = self.made.take() {
            self.show_code(made.role, made.code);
        }
    }

    /// Shows a code that was made.
    pub fn show_code(&mut self, role: Role, code: Code) {
        let picture = QrPicture::of(&format!("{}/staff#{}", self.leads_to, code.0));
        self.made = Some(MadeCode { role, code, picture });
    }
}
