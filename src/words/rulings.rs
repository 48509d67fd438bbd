//! Rulings in words.

use crate::rulings::{FactsError, Reason, Ruling};
use crate::words::{Args, Words};

impl Words {
    /// Why facts are not understood.
    #[must_use]
    pub fn facts_error(&self, FactsError(reason): &FactsError) -> String {
        self.reason("facts", reason)
    }

    /// What a ruling says, a sentence for each reason.
    #[must_use]
    pub fn ruling(&self, ruling: &Ruling) -> String {
        let sentences = ruling.why.iter().map(|reason| self.reason("ruling", reason) + ".");
        sentences.collect::<Vec<_>>().join(" ")
    }

    fn reason(&self, kind: &str, reason: &Reason) -> String {
        let args = reason
            .args
            .iter()
            .fold(Args::new(), |args, (name, value)| args.text(*name, value.as_str()));
        self.say(&format!("{kind}-{}", reason.id), &args)
    }
}
