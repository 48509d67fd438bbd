//! The strip of what needs doing now.

use crate::{Args, Words};

/// One line of the strip, as it is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NeedText {
    /// What needs doing.
    pub title: String,
    /// Why, or how.
    pub detail: Option<String>,
    /// What the button says, where there is one.
    pub button: Option<String>,
    /// What the second button says: the other answer.
    pub other: Option<String>,
}

impl Words {
    /// The texts of a need: message `id`, and its attributes `detail`, `button` and `other`.
    #[must_use]
    pub fn need(&self, id: &str, args: &Args) -> NeedText {
        let attribute = |name: &str| self.try_say(&format!("{id}.{name}"), args);
        NeedText {
            title: self.say(id, args),
            detail: attribute("detail"),
            button: attribute("button"),
            other: attribute("other"),
        }
    }
}
