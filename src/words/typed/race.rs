//! Odd chips as they are keyed at a table: one number after the other, in seat order.

use crate::typed::{Asking, BoxAction, chips_typed};
use crate::{Args, Words};
use engine::Command;
use engine::chips::{RaceStep, SeatChips, TableChips};
use engine::values::{SeatNo, TableNo};

/// What was keyed for one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ChipsKeyed {
    /// How many chips of the value the player has.
    pub chips: u32,
    /// True where these are all chips of the player.
    pub is_whole_stack: bool,
}

/// Why keyed chips cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unkeyed {
    /// This is no number of chips.
    NotChips(String),
    /// There are so many numbers, and so many players.
    Count {
        /// How many numbers were keyed.
        numbers: usize,
        /// How many players the table has.
        players: usize,
    },
}

/// Reads a number for each of so many players: `312030121`, or `3 12 0` where one has ten or more.
///
/// A mark `!` or `*` after a number says that these are all chips of the player.
/// A single `0` stands for nobody.
///
/// # Errors
/// Where something is no number, or there are more or fewer numbers than players.
pub fn chips_keyed(typed: &str, players: usize) -> Result<Vec<ChipsKeyed>, Unkeyed> {
    let keyed = numbers(typed, players)?;
    match keyed.as_slice() {
        [ChipsKeyed { chips: 0, .. }] => Ok(vec![ChipsKeyed::default(); players]),
        _ if keyed.len() == players => Ok(keyed),
        _ => Err(Unkeyed::Count { numbers: keyed.len(), players }),
    }
}

/// As much of it as can be read, for showing while somebody types.
#[must_use]
pub fn chips_keyed_so_far(typed: &str, players: usize) -> Vec<ChipsKeyed> {
    let mut keyed = numbers(typed, players).unwrap_or_default();
    keyed.truncate(players);
    keyed
}

/// The numbers that were keyed, however many.
fn numbers(typed: &str, players: usize) -> Result<Vec<ChipsKeyed>, Unkeyed> {
    let typed = typed.trim();
    if !typed.contains(BETWEEN) && players != 1 {
        return of_digits(typed);
    }
    typed.split(BETWEEN).filter(|word| !word.is_empty()).map(of_word).collect()
}

/// What may stand between numbers.
const BETWEEN: [char; 4] = [' ', ',', ';', '\t'];

fn of_word(word: &str) -> Result<ChipsKeyed, Unkeyed> {
    let digits = word.trim_end_matches(['!', '*']);
    let chips = digits.parse().map_err(|_| Unkeyed::NotChips(word.to_owned()))?;
    Ok(ChipsKeyed { chips, is_whole_stack: digits.len() < word.len() })
}

fn of_digits(typed: &str) -> Result<Vec<ChipsKeyed>, Unkeyed> {
    let mut keyed: Vec<ChipsKeyed> = Vec::new();
    for letter in typed.chars() {
        match (letter.to_digit(10), keyed.last_mut()) {
            (Some(chips), _) => keyed.push(ChipsKeyed { chips, is_whole_stack: false }),
            (None, Some(last)) if matches!(letter, '!' | '*') => last.is_whole_stack = true,
            _ => return Err(Unkeyed::NotChips(letter.to_string())),
        }
    }
    Ok(keyed)
}

/// The race of a table: its number, the value that goes, and the chips of each player by seat.
///
/// None while more has to be said.
pub(super) fn race(asking: &Asking<'_>, typed: &[&str]) -> Option<Vec<BoxAction>> {
    let mut told = typed.iter().copied();
    let no = told.by_ref().find_map(|word| {
        let digits = word.trim_start_matches(|c: char| c.is_alphabetic());
        digits.parse::<u16>().ok().map(TableNo)
    })?;
    let remove = chips_typed(told.next()?)?;
    let typed: Vec<&str> = told.collect();
    if typed.is_empty() {
        return None;
    }
    let table = asking.tournament.seating().table(no);
    let seats: Vec<SeatNo> = table.map(|table| table.taken().iter().collect()).unwrap_or_default();
    let keyed = match chips_keyed(&typed.join(" "), seats.len()) {
        Ok(keyed) => keyed,
        Err(unkeyed) => {
            let what = asking.words.say("command-do-race", &Args::new().no("table", no.0));
            return Some(vec![BoxAction::Cannot { what, why: asking.words.unkeyed(&unkeyed) }]);
        }
    };
    let seats = seats.into_iter().zip(keyed).map(|(seat, keyed)| SeatChips {
        seat,
        chips: vec![keyed.chips],
        is_whole_stack: keyed.is_whole_stack,
        cards: Vec::new(),
    });
    Some(vec![BoxAction::Submit(Command::RaceChips {
        steps: vec![RaceStep { remove, next: None }],
        tables: vec![TableChips { table: no, seats: seats.collect() }],
        public: None,
    })])
}

/// A race as it is typed after its phrase: `12 25 3 1! 0`.
pub(super) fn race_typed(step: &RaceStep, table: &TableChips) -> String {
    let seats = table.seats.iter().map(|seat| {
        let chips: u32 = seat.chips.iter().sum();
        format!(" {chips}{}", if seat.is_whole_stack { "!" } else { "" })
    });
    format!("{} {}{}", table.table, step.remove.0, seats.collect::<String>())
}

impl Words {
    /// Why keyed chips cannot be read, and what to do.
    #[must_use]
    pub fn unkeyed(&self, unkeyed: &Unkeyed) -> String {
        match unkeyed {
            Unkeyed::NotChips(text) => {
                self.say("race-unkeyed-letter", &Args::new().text("text", text))
            }
            Unkeyed::Count { numbers, players } => {
                let args = Args::new().count("numbers", *numbers).count("players", *players);
                self.say("race-unkeyed-count", &args)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::typed::race::{ChipsKeyed, Unkeyed, chips_keyed, chips_keyed_so_far};

    fn keyed(typed: &str, players: usize) -> Vec<(u32, bool)> {
        let keyed = chips_keyed(typed, players).expect(typed);
        keyed.iter().map(|keyed| (keyed.chips, keyed.is_whole_stack)).collect()
    }

    #[test]
    fn nine_digits_are_nine_seats() {
        let counts: Vec<u32> = keyed("312030121", 9).iter().map(|(chips, _)| *chips).collect();
        assert_eq!(counts, [3, 1, 2, 0, 3, 0, 1, 2, 1]);
    }

    #[test]
    fn ten_chips_and_last_chips_can_be_keyed() {
        assert_eq!(keyed("3 12 0", 3), [(3, false), (12, false), (0, false)]);
        assert_eq!(keyed("31!2", 3), [(3, false), (1, true), (2, false)]);
        assert_eq!(keyed("3 14* 2", 3), [(3, false), (14, true), (2, false)]);
        assert_eq!(keyed("12", 1), [(12, false)], "a single player");
        assert_eq!(keyed("12", 2), [(1, false), (2, false)]);
        assert_eq!(keyed("0", 9), [(0, false); 9], "nobody has any");
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        let count = |numbers, players| Err(Unkeyed::Count { numbers, players });
        assert_eq!(chips_keyed("31203012", 9), count(8, 9));
        assert_eq!(chips_keyed("", 9), count(0, 9));
        assert_eq!(chips_keyed("3x1", 3), Err(Unkeyed::NotChips("x".to_owned())));
        assert_eq!(chips_keyed("!31", 3), Err(Unkeyed::NotChips("!".to_owned())));
        assert_eq!(chips_keyed("3 99999999999", 2), {
            Err(Unkeyed::NotChips("99999999999".to_owned()))
        });
    }

    #[test]
    fn what_is_typed_so_far_is_shown() {
        assert_eq!(chips_keyed_so_far("31", 9).len(), 2);
        assert_eq!(chips_keyed_so_far("", 9), []);
        assert_eq!(chips_keyed_so_far("3", 9), [ChipsKeyed { chips: 3, is_whole_stack: false }]);
        assert_eq!(chips_keyed_so_far("0", 9).len(), 1);
    }
}
