//! What may be asked of sharing a tournament on the network.

use serve::Role;
use std::path::PathBuf;

/// How a tournament is to be shared.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ShareAsked {
    /// The port, as it was typed.
    pub port: String,
    /// The certificate of the room, and its key.
    pub certificate: Option<PathBuf>,
    pub key: Option<PathBuf>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ShareAction {
    Begin(ShareAsked),
    /// Asks for the certificate of the room, and for its key.
    AskForCertificate,
    AskForKey,
    End,
    /// What cameras read leads to this link.
    LeadTo(String),
    /// Makes a code for a role, and shows it.
    MakeCode(Role),
    /// Puts away the code that is shown.
    PutCodeAway,
    /// The code of a role holds no longer, and whoever came in with it is signed out.
    Withdraw(Role),
    /// Signs out whoever has this number.
    SendAway(u32),
}
