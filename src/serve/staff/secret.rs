//! Secrets: made by the system's chance, and known only by their hash.

use rand::TryRng;
use rand::rngs::SysRng;
use sha2::{Digest, Sha256};

/// The hash of a secret, which is all that is kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Hashed([u8; 32]);

impl Hashed {
    /// The hash of a secret. Secrets live in memory only, as long as sharing does, and whoever
    /// guesses is slowed down at the door, so that a fast hash does.
    pub(crate) fn of(salt: &str, secret: &str) -> Self {
        let start = Sha256::new_with_prefix(salt.as_bytes());
        Self(start.chain_update([0]).chain_update(secret.as_bytes()).finalize().into())
    }
}

/// A word that nobody guesses; none where the system gives no chance.
pub(crate) fn word() -> Option<String> {
    let mut bytes = [0; 24];
    SysRng.try_fill_bytes(&mut bytes).ok()?;
    Some(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// So many digits, each as likely as the others; none where the system gives no chance.
pub(crate) fn digits(count: usize) -> Option<String> {
    let mut digits = String::new();
    while digits.len() < count {
        let mut byte = [0];
        SysRng.try_fill_bytes(&mut byte).ok()?;
        // The last six values would make some digits likelier.
        digits.extend(
            byte.iter().filter(|byte| **byte < 250).map(|byte| char::from(b'0' + byte % 10)),
        );
    }
    Some(digits)
}
