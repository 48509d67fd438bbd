//! The tournament as pages on the local network, as a screen reads it.

use serve::{Code, QrPicture, Role, Room};
use std::net::SocketAddr;

/// What a screen reads while the tournament is shared on the network.
pub struct Network {
    /// What pages show, and who is there.
    pub room: Room,
    /// Under which addresses browsers find it, the likeliest first.
    pub reached: Vec<SocketAddr>,
    /// The one to which what cameras read leads.
    pub leads_to: SocketAddr,
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
    /// What browsers are told to find it.
    pub fn link(at: SocketAddr) -> String {
        format!("http://{at}")
    }

    /// Leads to this address from now on.
    pub fn lead_to(&mut self, at: SocketAddr) {
        self.leads_to = at;
        self.players = QrPicture::of(&Self::link(at));
        if let Some(made) = self.made.take() {
            self.show_code(made.role, made.code);
        }
    }

    /// Shows a code that was made.
    pub fn show_code(&mut self, role: Role, code: Code) {
        let picture = QrPicture::of(&format!("{}/staff#{}", Self::link(self.leads_to), code.0));
        self.made = Some(MadeCode { role, code, picture });
    }
}
