//! The codes that let somebody in.

use super::role::Role;
use super::secret::{Hashed, digits, word};

/// Digits of a code; a director's is longer. `guesses` says how long it takes to find either.
pub(super) const fn digits_of(role: Role) -> usize {
    match role {
        Role::Director => 10,
        Role::Floor | Role::Registration | Role::Dealer(_) => 8,
    }
}

/// No more codes hold at once.
const CODES_MAX: usize = 500;

/// A code as it is told to somebody, once: 8 digits, or 10 for a director.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Code(pub String);

impl Code {
    /// As it is read aloud: `4821 7730`.
    #[must_use]
    pub fn spaced(&self) -> String {
        let (first, second) = self.0.split_at(self.0.len() / 2);
        format!("{first} {second}")
    }
}

/// The codes that hold, by their hashes.
#[derive(Default)]
pub(crate) struct Codes {
    salt: String,
    held: Vec<(Hashed, Role)>,
}

impl Codes {
    /// Makes a code for a role; the one that it had before holds no longer. None where the system
    /// gives no chance, or there are too many.
    pub(crate) fn make(&mut self, role: Role) -> Option<Code> {
        if self.salt.is_empty() {
            self.salt = word()?;
        }
        self.withdraw(role);
        let code = digits(digits_of(role))?;
        let hashed = Hashed::of(&self.salt, &code);
        if self.held.len() >= CODES_MAX || self.held.iter().any(|(other, _)| *other == hashed) {
            return None;
        }
        self.held.push((hashed, role));
        Some(Code(code))
    }

    /// The code of a role holds no longer.
    pub(crate) fn withdraw(&mut self, role: Role) {
        self.held.retain(|(_, other)| *other != role);
    }

    /// The roles that have a code, in their order.
    pub(crate) fn roles(&self) -> Vec<Role> {
        let mut roles: Vec<Role> = self.held.iter().map(|(_, role)| *role).collect();
        roles.sort();
        roles
    }

    /// What a typed code lets somebody do; spaces between its digits do not count.
    pub(crate) fn role(&self, typed: &str) -> Option<Role> {
        let digits: String = typed.chars().filter(|letter| !letter.is_whitespace()).collect();
        let hashed = Hashed::of(&self.salt, &digits);
        self.held.iter().find(|(held, _)| *held == hashed).map(|(_, role)| *role)
    }
}
