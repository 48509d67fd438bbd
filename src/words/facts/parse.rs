//! One fact as it is typed: chips, numbers, seats and cards.

use crate::typed::chips_typed;
use crate::{Args, Words};
use engine::values::{Money, SeatSet};
use rulings::FieldKind;
use serde_json::Value;

/// What should stand in a field, where what is typed there is not understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why {
    Chips,
    ChipList,
    Money,
    /// Amounts of money one by one.
    MoneyList,
    /// A whole number from the first to the second.
    Number(u64, u64),
    Seat,
    /// Another seat than in a line before.
    SeatTwice,
    Seats,
    Tables,
    /// Cards, and this one is no card.
    Card(String),
    /// Another card: this one stands there twice.
    CardTwice(String),
    Nothing,
}

impl Words {
    /// What should stand in a field.
    #[must_use]
    pub fn typed_wrong(&self, why: &Why) -> String {
        match why {
            Why::Chips => self.text("calls-typed-chips"),
            Why::ChipList => self.text("calls-typed-chip-list"),
            Why::Money => self.text("calls-typed-money"),
            Why::MoneyList => self.text("calls-typed-money-list"),
            Why::Number(least, most) => self.say(
                "calls-typed-number",
                &Args::new().count("least", *least).count("most", *most),
            ),
            Why::Seat => {
                self.say("calls-typed-seat", &Args::new().count("most", SeatSet::SEAT_MAX))
            }
            Why::SeatTwice => self.text("calls-typed-seat-twice"),
            Why::Seats => self.text("calls-typed-seats"),
            Why::Tables => self.text("calls-typed-tables"),
            Why::Card(card) => self.say("calls-typed-card", &Args::new().text("card", card)),
            Why::CardTwice(card) => {
                self.say("calls-typed-card-twice", &Args::new().text("card", card))
            }
            Why::Nothing => self.text("calls-typed-nothing"),
        }
    }
}

/// What stands for a list with nothing in it.
pub(super) const NONE: &str = "-";

/// How many chips or seats may be told in a field.
const MOST: usize = 400;

/// The highest number of a table.
const TABLE_MAX: u64 = 9_999;

/// A value as somebody would type it.
pub(super) fn written(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(items) if items.is_empty() => NONE.to_owned(),
        Value::Array(items) => items.iter().map(written).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

/// The value of what is typed into a field of this kind.
pub(super) fn read(kind: FieldKind, typed: &str) -> Result<Value, Why> {
    let list = |read: Option<Vec<u64>>, why| match typed {
        NONE | "–" => Ok(Value::Array(Vec::new())),
        _ => read.map(Value::from).ok_or(why),
    };
    match kind {
        FieldKind::Chips => chips_typed(typed).map(|chips| Value::from(chips.0)).ok_or(Why::Chips),
        FieldKind::ChipList => list(chip_list_typed(typed), Why::ChipList),
        FieldKind::Money => money_typed(typed).map(Value::from).ok_or(Why::Money),
        FieldKind::MoneyList => match typed {
            NONE | "–" => Ok(Value::Array(Vec::new())),
            _ => money_list_typed(typed).map(Value::from).ok_or(Why::MoneyList),
        },
        FieldKind::Number(least, most) => {
            let number = chips_typed(typed).map(|number| number.0);
            let number = number.filter(|number| (least..=most).contains(number));
            number.map(Value::from).ok_or(Why::Number(least, most))
        }
        FieldKind::Seat => seat_typed(typed).map(Value::from).ok_or(Why::Seat),
        FieldKind::Seats => list(numbers_typed(typed, u64::from(SeatSet::SEAT_MAX)), Why::Seats),
        FieldKind::Tables => list(numbers_typed(typed, TABLE_MAX), Why::Tables),
        FieldKind::Cards if matches!(typed, NONE | "–") => Ok(Value::from("")),
        FieldKind::Cards => match cards_typed(typed)?.join(" ") {
            // A comma alone is no word for no cards.
            cards if cards.is_empty() => Err(Why::Card(typed.to_owned())),
            cards => Ok(Value::from(cards)),
        },
        _ => Ok(Value::from(typed)),
    }
}

/// The number of a seat; none where it is no seat.
pub(super) fn seat_typed(typed: &str) -> Option<u64> {
    let seat = typed.trim().parse::<u64>().ok()?;
    (1..=u64::from(SeatSet::SEAT_MAX)).contains(&seat).then_some(seat)
}

/// Chips one by one: `1000 500`, `1000+500`, `2x1000 5k`.
#[must_use]
pub fn chip_list_typed(typed: &str) -> Option<Vec<u64>> {
    let typed = typed.to_lowercase().replace(['×', '*'], "x");
    let joined = typed.split('x').map(str::trim).collect::<Vec<_>>().join("x");
    let mut chips = Vec::new();
    for part in joined.split([' ', '+', ';', '\u{a0}']).filter(|part| !part.is_empty()) {
        let lone = |part: &str| {
            let (times, chip) = part.split_once('x').unwrap_or(("1", part));
            let times = times.parse::<usize>().ok().filter(|times| (1..=MOST).contains(times))?;
            let chip = chips_typed(chip).filter(|chip| chip.0 > 0)?;
            Some((times, chip.0))
        };
        let one = is_in_groups(part).then(|| lone(part)).flatten();
        let read = match one {
            Some(chip) => vec![chip],
            None => {
                let parts = part.split(',').filter(|part| !part.is_empty());
                parts.map(lone).collect::<Option<Vec<_>>>()?
            }
        };
        for (times, chip) in read {
            chips.extend(std::iter::repeat_n(chip, times));
            // Asked of each stack: a line of ten thousand stacks would fill the memory.
            if chips.len() > MOST {
                return None;
            }
        }
    }
    (!chips.is_empty()).then_some(chips)
}

/// An amount of money: `12.50`, `12,50`, `1,305`, `1 305`.
#[must_use]
pub fn money_typed(typed: &str) -> Option<String> {
    let typed: String = typed.chars().filter(|c| !c.is_whitespace() && *c != '\u{a0}').collect();
    // A comma before exactly three digits stands between thousands, any other one is a point.
    let figures = match typed.rsplit_once(',') {
        Some((_, last)) if last.len() != 3 && typed.matches(',').count() == 1 => {
            typed.replace(',', ".")
        }
        _ => typed.replace(',', ""),
    };
    Money::read(&figures, Money::digits_of(&figures)).map(|_| figures)
}

/// Amounts of money one by one: `200 120 80 50`, `200 + 120`.
fn money_list_typed(typed: &str) -> Option<Vec<String>> {
    let parts = typed.split([' ', '+', ';', '\u{a0}']).filter(|part| !part.is_empty());
    let amounts = parts.take(MOST + 1).map(money_typed).collect::<Option<Vec<String>>>()?;
    (!amounts.is_empty() && amounts.len() <= MOST).then_some(amounts)
}

/// Whether commas stand before thousands and not between chips: no chip is worth 0.
fn is_in_groups(part: &str) -> bool {
    let number = part.rsplit('x').next().unwrap_or(part);
    number.split(',').skip(1).all(|group| group == "000")
}

/// Numbers of seats or tables: `1 2 5`, `1-5, 8`.
fn numbers_typed(typed: &str, most: u64) -> Option<Vec<u64>> {
    let mut numbers = Vec::new();
    for part in typed.split([' ', ',', ';', '+']).filter(|part| !part.is_empty()) {
        let (first, last) = part.split_once(['-', '–']).unwrap_or((part, part));
        let (first, last) = (first.parse::<u64>().ok()?, last.parse::<u64>().ok()?);
        if first == 0 || last < first || last > most || last - first >= 400 {
            return None;
        }
        numbers.extend(first..=last);
        if numbers.len() > MOST {
            return None;
        }
    }
    (!numbers.is_empty()).then_some(numbers)
}

/// Cards by rank and suit, with or without spaces between them: `AhKd`, `Ah Kd`, `10♠`.
///
/// # Errors
/// Where something is no card, or stands there twice.
pub fn cards_typed(typed: &str) -> Result<Vec<String>, Why> {
    let mut cards: Vec<String> = Vec::new();
    let mut letters =
        typed.chars().filter(|c| !c.is_whitespace() && !",;+".contains(*c)).peekable();
    while let Some(rank) = letters.next() {
        let is_ten = rank == '1' && letters.next_if_eq(&'0').is_some();
        let letter = if is_ten { 'T' } else { rank.to_ascii_uppercase() };
        let suit = letters.next();
        let known = suit.and_then(suit_letter).filter(|_| "23456789TJQKA".contains(letter));
        let Some(known) = known else {
            let rank = if is_ten { "10".to_owned() } else { rank.to_string() };
            return Err(Why::Card(rank + &suit.map(String::from).unwrap_or_default()));
        };
        let card = format!("{letter}{known}");
        if cards.contains(&card) {
            return Err(Why::CardTwice(card));
        }
        cards.push(card);
    }
    Ok(cards)
}

fn suit_letter(suit: char) -> Option<char> {
    match suit.to_ascii_lowercase() {
        'c' | '♣' | '♧' => Some('c'),
        'd' | '♦' | '♢' => Some('d'),
        'h' | '♥' | '♡' => Some('h'),
        's' | '♠' | '♤' => Some('s'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::facts::{Why, cards_typed, chip_list_typed};

    #[test]
    fn chips_are_typed_one_by_one_or_in_stacks() {
        for typed in ["1000 500", "1000+500", "1,000 500", "1k 500", " 1000 + 500 "] {
            assert_eq!(chip_list_typed(typed), Some(vec![1000, 500]), "{typed}");
        }
        for typed in ["2x1000 500", "2 x 1,000 500", "2×1k+500"] {
            assert_eq!(chip_list_typed(typed), Some(vec![1000, 1000, 500]), "{typed}");
        }
        assert_eq!(chip_list_typed("500,100"), Some(vec![500, 100]));
        let stacks = "400x1,".repeat(1_000);
        for typed in ["", "much", "0", "5x", "999999x5", "99999999999999999999", &stacks] {
            assert_eq!(chip_list_typed(typed), None, "{typed}");
        }
    }

    #[test]
    fn cards_are_typed_with_or_without_spaces() {
        for typed in ["AhKdTs", "Ah Kd Ts", "ah kd 10s", "A♥,K♦,10♠"] {
            assert_eq!(cards_typed(typed).unwrap().join(" "), "Ah Kd Ts", "{typed}");
        }
        assert_eq!(cards_typed("AhXx"), Err(Why::Card("Xx".to_owned())));
        assert_eq!(cards_typed("Ah1"), Err(Why::Card("1".to_owned())));
        assert_eq!(cards_typed("AhAh"), Err(Why::CardTwice("Ah".to_owned())));
    }
}
