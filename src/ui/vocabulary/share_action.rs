//! What may be asked of sharing a tournament on the network.

use serve::Role;
use std::net::SocketAddr;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ShareAction {
    /// Begins, at the port that was typed.
    Begin(String),
    /// Ends.
    End,
    /// What cameras read leads to this address.
    LeadTo(SocketAddr),
    /// Makes a code for a role, and shows it.
    MakeCode(Role),
    /// Shows it no longer.
    PutCodeAway,
    /// The code of a role holds no longer, and whoever came in with it is signed out.
    Withdraw(Role),
    /// Signs out whoever has this number.
    SendAway(u32),
}
