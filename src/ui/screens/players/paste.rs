//! Many names at once: what is new, what is known already, what stands twice.

use crate::engine::Tournament;
use crate::engine::entries::{PlayerName, fold};
use std::collections::BTreeSet;

/// What is to be said of a pasted name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doubt {
    /// Nothing.
    None,
    /// Somebody of this name is on the list.
    Known,
    /// It stands twice in what was pasted.
    Twice,
}

/// One pasted name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pasted {
    /// The name.
    pub name: PlayerName,
    /// What is to be said of it.
    pub doubt: Doubt,
    /// Whether it is registered.
    pub is_taken: bool,
}

/// The names in a pasted text, one per line; numbers and marks of lists before them are left out.
#[must_use]
pub fn read(typed: &str, tournament: &Tournament) -> Vec<Pasted> {
    let mut seen = BTreeSet::new();
    let names = typed.lines().filter_map(|line| PlayerName::new(without_number(line)));
    let pasted = names.map(|name| {
        let folded = fold(name.as_str());
        let doubt = if !seen.insert(folded) {
            Doubt::Twice
        } else if tournament.entries().named(name.as_str()).next().is_some() {
            Doubt::Known
        } else {
            Doubt::None
        };
        Pasted { name, doubt, is_taken: doubt == Doubt::None }
    });
    pasted.collect()
}

/// A line without the number of a list: `3. Ana Rys`, `3) Ana Rys`, `- Ana Rys`.
fn without_number(line: &str) -> &str {
    let line = line.trim();
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_numbered = rest.len() < line.len() && rest.starts_with(['.', ')', '\t', ';']);
    let rest = if is_numbered { rest } else { line };
    rest.trim_start_matches(['.', ')', ';', '-', '*', '•', '\t', ' '])
}

#[cfg(test)]
mod tests {
    use crate::engine::Tournament;
    use crate::ui::screens::players::paste::{Doubt, read};

    #[test]
    fn numbers_of_lists_are_left_out_and_doubles_pointed_out() {
        let typed = "1. Ana Rys\n2) Bo Li\n\n- Žofie\nana rys\n 3 Doors Down \n";
        let pasted = read(typed, &Tournament::default());
        let names: Vec<_> = pasted.iter().map(|pasted| pasted.name.as_str()).collect();
        assert_eq!(names, ["Ana Rys", "Bo Li", "Žofie", "ana rys", "3 Doors Down"]);
        let doubled: Vec<_> = pasted.iter().filter(|pasted| pasted.doubt == Doubt::Twice).collect();
        assert_eq!(doubled.len(), 1);
        assert!(!doubled[0].is_taken);
    }
}
