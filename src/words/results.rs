//! How somebody finished, in one line.

use crate::{Args, UtcOffset, Words};
use engine::finishes::Exit;
use reports::{Person, ResultLine};

impl Words {
    /// When and how a player went out, shared prizes, purchases; empty for a winner with one entry.
    ///
    /// `called` says how people are called there.
    #[must_use]
    pub fn result(
        &self,
        line: &ResultLine,
        offset: UtcOffset,
        called: impl Fn(&Person) -> String,
    ) -> String {
        let mut parts = Vec::new();
        if let Some(at) = line.out_at {
            let args = Args::new().text("time", self.time(at, offset));
            let by: Vec<String> = line.by.iter().map(called).collect();
            parts.push(match (line.exit, by.is_empty()) {
                (Exit::Disqualified, _) => self.say("results-disqualified", &args),
                (Exit::LeftEarly, _) => self.say("results-left", &args),
                (Exit::BustedOut, true) => self.say("results-out", &args),
                (Exit::BustedOut, false) => {
                    self.say("results-out-by", &args.text("by", by.join(", ")))
                }
            });
        }
        if let Some((first, last)) = line.shared {
            let args = Args::new().no("first", first.0).no("last", last.0);
            parts.push(self.say("results-share", &args));
        }
        if line.entries > 1 {
            parts.push(self.say("results-entries", &Args::new().count("entries", line.entries)));
        }
        if line.rebuys > 0 {
            parts.push(self.say("results-rebuys", &Args::new().count("rebuys", line.rebuys)));
        }
        parts.join(" · ")
    }
}
