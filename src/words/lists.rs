//! Several names or numbers in one sentence.

use crate::{Args, Words};
use engine::tournament::Tournament;
use engine::values::PlayerId;

/// Up to this many names are all given in a short list.
const NAMES_MAX: usize = 4;

/// Where there are more, this many are given and the rest is counted.
const NAMES_SHOWN: usize = 3;

/// How much of a long list is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Detail {
    /// A few names, and how many more there are.
    Short,
    Full,
}

impl Words {
    /// A player's name, or the number where nobody has it.
    #[must_use]
    pub fn player(&self, tournament: &Tournament, id: PlayerId) -> String {
        match tournament.entries().player(id) {
            Some(player) => player.name.to_string(),
            None => self.player_no(id),
        }
    }

    #[must_use]
    pub fn player_no(&self, id: PlayerId) -> String {
        self.say("player-no", &Args::new().no("number", id.0))
    }

    /// Things in a row: `Ana Rys, Bo Li and Cy Fox`.
    #[must_use]
    pub fn list<S: AsRef<str>>(&self, items: &[S]) -> String {
        let (separator, last) = (self.text("list-separator"), self.text("list-last"));
        let mut text = String::new();
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                text.push_str(if index + 1 == items.len() { &last } else { &separator });
            }
            text.push_str(item.as_ref());
        }
        text
    }

    /// Joins whole clauses as the language does.
    pub(super) fn clauses(&self, clauses: &[String]) -> String {
        clauses.join(&self.text("clause-separator"))
    }

    /// Things in a row, the rest counted where there are many: `A, B, C and 9 more`.
    pub(super) fn names<T>(
        &self,
        detail: Detail,
        items: &[T],
        name: impl Fn(&T) -> String,
    ) -> String {
        if detail == Detail::Full || items.len() <= NAMES_MAX {
            return self.list(&items.iter().map(name).collect::<Vec<_>>());
        }
        let shown: Vec<String> = items.iter().take(NAMES_SHOWN).map(name).collect();
        let args = Args::new()
            .text("names", shown.join(&self.text("list-separator")))
            .count("more", items.len() - shown.len());
        self.say("list-more", &args)
    }

    /// Numbers in a row in their order, runs of them in short: `1–8, 11 and 12`.
    #[must_use]
    pub fn numbers(&self, numbers: &[u16]) -> String {
        let mut sorted = numbers.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        let mut runs: Vec<(u16, u16)> = Vec::new();
        for no in sorted {
            match runs.last_mut() {
                Some((_, last)) if last.checked_add(1) == Some(no) => *last = no,
                _ => runs.push((no, no)),
            }
        }
        let said: Vec<String> =
            runs.into_iter().flat_map(|(first, last)| run(first, last)).collect();
        self.list(&said)
    }
}

/// A run of numbers; one of two is not worth a dash.
fn run(first: u16, last: u16) -> Vec<String> {
    match last - first {
        0 => vec![first.to_string()],
        1 => vec![first.to_string(), last.to_string()],
        _ => vec![format!("{first}–{last}")],
    }
}
