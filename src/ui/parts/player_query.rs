//! What is typed over a list of players: letters of a name, a table, a seat, a number, how
//! somebody stands.

use crate::view::View;
use engine::entries::{Player, Status, fold};
use engine::values::{PlayerId, SeatAt};
use std::collections::{BTreeMap, BTreeSet};

/// How somebody stands, as it can be typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stands {
    In,
    Out,
    Waiting,
    Locked,
    Moving,
    Apart,
    Needs,
}

/// The words for it, by the ids of their texts.
const STANDS: [(Stands, &str); 7] = [
    (Stands::In, "players-says-in"),
    (Stands::Out, "players-says-out"),
    (Stands::Waiting, "players-says-waiting"),
    (Stands::Locked, "players-says-locked"),
    (Stands::Moving, "players-says-moving"),
    (Stands::Apart, "players-says-apart"),
    (Stands::Needs, "players-says-needs"),
];

/// One thing that a player must fit.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Wish {
    /// Letters of the name, or how the player stands; a number may be theirs or a table's.
    Word(String),
    Table(u32),
    /// They sit in this seat. Where it was typed with a space, both may be in the name instead.
    Seat(u32, u32, Option<[String; 2]>),
    Number(u32),
}

#[derive(Debug, Default)]
pub struct Query {
    wishes: Vec<Wish>,
    says: BTreeMap<String, Stands>,
    moving: BTreeSet<PlayerId>,
}

impl Query {
    /// What these letters ask for.
    pub fn of(view: &View<'_>, typed: &str) -> Self {
        let mut says = BTreeMap::new();
        for (stands, id) in STANDS {
            let words = fold(&view.text(id));
            says.extend(words.split_whitespace().map(|word| (word.to_owned(), stands)));
        }
        let table_words = fold(&view.text("players-says-table"));
        let table_words: Vec<&str> = table_words.split_whitespace().collect();
        let pending = view.tournament.seating().pending_moves().iter();
        let moving = pending.map(|pending| pending.order.player).collect();
        Self { wishes: wishes(&fold(typed), &table_words), says, moving }
    }

    pub fn is_empty(&self) -> bool {
        self.wishes.is_empty()
    }

    pub fn fits(&self, player: &Player) -> bool {
        self.wishes.iter().all(|wish| self.is_met(wish, player))
    }

    fn is_met(&self, wish: &Wish, player: &Player) -> bool {
        let name = player.name.folded();
        let sits = |fits: &dyn Fn(SeatAt) -> bool| player.seat().is_some_and(fits);
        match wish {
            Wish::Table(table) => sits(&|at| u32::from(at.table.0) == *table),
            Wish::Number(number) => player.id.0 == *number,
            Wish::Seat(table, seat, typed) => {
                let is_there =
                    |at: SeatAt| (u32::from(at.table.0), u32::from(at.seat.0)) == (*table, *seat);
                let is_named =
                    |words: &[String; 2]| words.iter().all(|word| name.contains(word.as_str()));
                sits(&is_there) || typed.as_ref().is_some_and(is_named)
            }
            Wish::Word(word) => {
                let number = word.parse::<u32>().ok();
                name.contains(word.as_str())
                    || self.says.get(word).is_some_and(|stands| self.stands(*stands, player))
                    || number.is_some_and(|number| {
                        player.id.0 == number || sits(&|at| u32::from(at.table.0) == number)
                    })
            }
        }
    }

    fn stands(&self, stands: Stands, player: &Player) -> bool {
        match stands {
            Stands::In => player.is_in(),
            Stands::Out => player.status == Status::Out,
            Stands::Waiting => matches!(player.status, Status::Unseated | Status::Alternate),
            Stands::Locked => player.is_locked && player.is_in(),
            Stands::Moving => self.moving.contains(&player.id),
            Stands::Apart => !player.apart.is_empty(),
            Stands::Needs => player.need.is_some(),
        }
    }
}

/// What the words of a text ask for, one after the other.
fn wishes(typed: &str, table_words: &[&str]) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let mut words = typed.split_whitespace().peekable();
    let number = |word: &str| word.parse::<u32>().ok();
    while let Some(word) = words.next() {
        let next = words.peek().and_then(|next| number(next));
        if let (true, Some(table)) = (table_words.contains(&word), next) {
            words.next();
            wishes.push(seat_or_table(table, words.next_if(|next| number(next).is_some())));
        } else if let Some(table) =
            table_words.iter().find_map(|start| word.strip_prefix(start).and_then(number))
        {
            wishes.push(seat_or_table(table, words.next_if(|next| number(next).is_some())));
        } else if let Some(no) = word.strip_prefix('#').and_then(number) {
            wishes.push(Wish::Number(no));
        } else if let (Some(table), Some(seat)) = (number(word), next) {
            let typed = [word.to_owned(), words.next().unwrap_or_default().to_owned()];
            wishes.push(Wish::Seat(table, seat, Some(typed)));
        } else if let Some((table, seat)) = parts(word) {
            wishes.push(seat.map_or(Wish::Table(table), |seat| Wish::Seat(table, seat, None)));
        } else {
            wishes.push(Wish::Word(word.to_owned()));
        }
    }
    wishes
}

fn seat_or_table(table: u32, seat: Option<&str>) -> Wish {
    let seat = seat.and_then(|seat| seat.parse().ok());
    seat.map_or(Wish::Table(table), |seat| Wish::Seat(table, seat, None))
}

/// The two numbers of `12/3`, `12-3` or `12·3`; the second one may be missing yet.
fn parts(word: &str) -> Option<(u32, Option<u32>)> {
    let (table, seat) = word.split_once(['-', '·', '/', ':'])?;
    let table = table.parse().ok()?;
    if seat.is_empty() {
        return Some((table, None));
    }
    Some((table, Some(seat.parse().ok()?)))
}

#[cfg(test)]
mod tests {
    use crate::parts::player_query::{Wish, wishes};
    #[test]
    fn tables_and_seats_are_typed_in_many_ways() {
        let read = |typed: &str| wishes(typed, &["t", "table"]);
        for typed in ["t12", "table 12", "t 12", "12/"] {
            assert_eq!(read(typed), [Wish::Table(12)], "{typed}");
        }
        for typed in ["12/3", "12-3", "12·3", "t12 3", "table 12 3"] {
            assert_eq!(read(typed), [Wish::Seat(12, 3, None)], "{typed}");
        }
        let typed = Some(["12".to_owned(), "3".to_owned()]);
        assert_eq!(read("12 3"), [Wish::Seat(12, 3, typed)]);
        assert_eq!(read("#45"), [Wish::Number(45)]);
        let word = |word: &str| Wish::Word(word.to_owned());
        assert_eq!(read("12 nov"), [word("12"), word("nov")]);
        assert_eq!(read("table"), [word("table")], "somebody may be called that");
    }
}
