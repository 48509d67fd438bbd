//! Rulings in words.

use crate::rulings::Ruling;
use crate::words::{Args, Words};

impl Words {
    /// What a ruling says, a sentence for each reason.
    #[must_use]
    pub fn ruling(&self, ruling: &Ruling) -> String {
        let sentences = ruling.why.iter().map(|reason| {
            let args = reason
                .args
                .iter()
                .fold(Args::new(), |args, (name, value)| args.text(*name, value.as_str()));
            self.say(&format!("ruling-{}", reason.id), &args) + "."
        });
        sentences.collect::<Vec<_>>().join(" ")
    }
}
