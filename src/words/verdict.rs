//! Verdicts as people read them: rows and tables instead of the shapes that programs share.

use crate::{Args, Words};
use cards::Seat;
use cards::pots::{self, Award, PaidPot, Payout};
use rulings::{HandShown, HandsShown, Reason, Verdict};
use serde_json::{Map, Value};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VerdictPart {
    /// Values, each with its name.
    Rows(Vec<(String, Cell)>),
    Table(Table),
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Table {
    pub title: String,
    /// What stands over its columns.
    pub head: Vec<String>,
    /// Its rows, all as long as the head.
    pub rows: Vec<Vec<Cell>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    Text(String),
    /// Cards by rank and suit: `Ah Kd`.
    Cards(String),
}

impl Words {
    /// A verdict in rows and tables; nothing where its answer in words says it all.
    #[must_use]
    pub fn verdict_parts(&self, verdict: &Verdict) -> Vec<VerdictPart> {
        match verdict {
            Verdict::Hands(shown) => vec![VerdictPart::Table(self.hands(shown))],
            Verdict::Pots(paid) => self.pots(paid),
            Verdict::Parts(Value::Object(fields)) => {
                let mut parts = Vec::new();
                self.generic(fields, &mut parts);
                let is_said = |rows: &[_]| rows.len() < 2 && !fields.values().any(are_amounts);
                let is_one_word =
                    matches!(parts.as_slice(), [VerdictPart::Rows(rows)] if is_said(rows));
                if is_one_word { Vec::new() } else { parts }
            }
            Verdict::Parts(_) | Verdict::Open => Vec::new(),
        }
    }

    /// Who has which hand, the best first.
    fn hands(&self, shown: &HandsShown) -> Table {
        let high = shown.high.as_deref().unwrap_or_default();
        let low = shown.low.as_deref().unwrap_or_default();
        let mut hands: Vec<(Option<usize>, &Seat, &HandShown)> =
            shown.hands.iter().map(|(seat, hand)| (place_in(high, *seat), seat, hand)).collect();
        hands.sort_by_key(|(place, seat, _)| (place.unwrap_or(usize::MAX), **seat));
        let mut head = vec!["verdict-place", "verdict-seat", "verdict-hand", "verdict-best"];
        if !low.is_empty() {
            head.push("verdict-low");
        }
        let row = |(place, seat, hand): (Option<usize>, &Seat, &HandShown)| {
            let said = |hand: &Option<Reason>| hand.as_ref().map(|hand| self.reason(hand));
            let mut row = vec![
                Cell::Text(self.place_said(high, place)),
                Cell::Text(seat.to_string()),
                Cell::Text(said(&hand.high).unwrap_or_else(nothing)),
                Cell::Cards(hand.best.clone().unwrap_or_default()),
            ];
            if !low.is_empty() {
                let low = match (place_in(low, *seat), said(&hand.low)) {
                    (Some(place), Some(hand)) => {
                        let args = Args::new().text("place", self.place_said(low, Some(place)));
                        self.say("verdict-low-at", &args.text("hand", hand))
                    }
                    (_, hand) => hand.unwrap_or_else(nothing),
                };
                row.push(Cell::Text(low));
            }
            row
        };
        Table {
            title: self.text("verdict-hands"),
            head: head.into_iter().map(|id| self.text(id)).collect(),
            rows: hands.into_iter().map(row).collect(),
        }
    }

    /// A place among groups, which a tie shares.
    fn place_said(&self, groups: &[Vec<Seat>], place: Option<usize>) -> String {
        let Some((place, group)) = place.and_then(|place| Some((place, groups.get(place)?))) else {
            return nothing();
        };
        let before: usize = groups.iter().take(place).map(Vec::len).sum();
        let id = if group.len() > 1 { "verdict-place-shared" } else { "verdict-place-own" };
        self.say(id, &Args::new().count("place", before + 1))
    }

    /// Which pot is whose, and what everybody gets.
    fn pots(&self, paid: &Payout) -> Vec<VerdictPart> {
        let row = |(index, pot): (usize, &PaidPot)| {
            let name = match index {
                0 => self.text("verdict-main-pot"),
                _ => self.say("verdict-side-pot", &Args::new().count("pot", index)),
            };
            let is_split = pot.awards.len() > 1;
            let said = |award| if is_split { self.part(award) } else { self.shares(award) };
            let awards: Vec<String> = pot.awards.iter().map(said).collect();
            let eligible: Vec<String> = pot.eligible.iter().map(Seat::to_string).collect();
            let amount = self.amount(pot.amount);
            [name, amount, eligible.join(", "), awards.join(" · ")].map(Cell::Text).into()
        };
        let head = ["verdict-pot", "verdict-amount", "verdict-eligible", "verdict-goes-to"];
        let pots = Table {
            title: self.text("verdict-pots"),
            head: head.map(|id| self.text(id)).into(),
            rows: paid.pots.iter().enumerate().map(row).collect(),
        };
        let row = |(seat, chips): (&Seat, &u64)| {
            let back = paid.refund.get(seat).map_or_else(nothing, |chips| self.amount(*chips));
            [seat.to_string(), self.amount(*chips), back].map(Cell::Text).into()
        };
        let head = ["verdict-seat", "verdict-gets", "verdict-of-it-back"];
        let payouts = Table {
            title: self.text("verdict-payouts"),
            head: head.map(|id| self.text(id)).into(),
            rows: paid.payouts.iter().map(row).collect(),
        };
        vec![VerdictPart::Table(pots), VerdictPart::Table(payouts)]
    }

    /// The high or low part of a pot with its winners.
    fn part(&self, award: &Award) -> String {
        let part = match award.part {
            pots::PotPart::Hi => self.text("verdict-part-high") + " ",
            pots::PotPart::Lo => self.text("verdict-part-low") + " ",
            pots::PotPart::All => String::new(),
        };
        part + &self.shares(award)
    }

    /// Says which seat wins how many chips.
    fn shares(&self, award: &Award) -> String {
        let share = |(seat, chips): (&Seat, &u64)| {
            let args = Args::new().text("seat", seat.to_string());
            self.say("verdict-share", &args.text("chips", self.amount(*chips)))
        };
        self.list(&award.shares.iter().map(share).collect::<Vec<_>>())
    }

    /// Chips in groups of digits.
    fn amount(&self, chips: u64) -> String {
        self.number(i64::try_from(chips).unwrap_or(i64::MAX))
    }

    /// Any shape: single things in rows, lists of objects as tables, the rest under headings.
    fn generic(&self, fields: &Map<String, Value>, parts: &mut Vec<VerdictPart>) {
        let mut rows = Vec::new();
        let mut after = Vec::new();
        for (key, value) in fields {
            match value {
                Value::Object(inner) if !inner.is_empty() => {
                    let is_flat = inner.values().all(|value| !value.is_object());
                    let rows = inner.iter();
                    if is_flat {
                        let row = |(key, value): (&String, &Value)| {
                            vec![Cell::Text(self.key_said(key)), self.cell(value)]
                        };
                        let title = self.key_said(key);
                        let table =
                            Table { title, head: Vec::new(), rows: rows.map(row).collect() };
                        after.push(VerdictPart::Table(table));
                    } else {
                        let keyed = rows.map(|(key, value)| (Some(key.as_str()), value));
                        after.push(VerdictPart::Table(self.table(key, keyed.collect())));
                    }
                }
                Value::Array(items) if items.iter().any(Value::is_object) => {
                    let items = items.iter().map(|item| (None, item)).collect();
                    after.push(VerdictPart::Table(self.table(key, items)));
                }
                value => rows.push((self.key_said(key), self.cell(value))),
            }
        }
        if !rows.is_empty() {
            parts.push(VerdictPart::Rows(rows));
        }
        parts.extend(after);
    }

    /// Objects as rows of a table, each with what it is for, where it has that.
    fn table(&self, key: &str, items: Vec<(Option<&str>, &Value)>) -> Table {
        let mut keys: Vec<&str> = Vec::new();
        for (_, item) in &items {
            for key in item.as_object().into_iter().flat_map(Map::keys) {
                if !keys.contains(&key.as_str()) {
                    keys.push(key);
                }
            }
        }
        let has_names = items.iter().any(|(name, _)| name.is_some());
        let mut head: Vec<String> = keys.iter().map(|key| self.key_said(key)).collect();
        if has_names {
            head.insert(0, String::new());
        }
        let row = |(name, item): (Option<&str>, &Value)| {
            let name =
                has_names.then(|| Cell::Text(name.map_or(String::new(), |n| self.key_said(n))));
            let cells = keys.iter().map(|key| {
                item.get(*key).map_or_else(|| Cell::Text(nothing()), |item| self.cell(item))
            });
            name.into_iter().chain(cells).collect()
        };
        Table { title: self.key_said(key), head, rows: items.into_iter().map(row).collect() }
    }

    fn cell(&self, value: &Value) -> Cell {
        match value.as_str() {
            Some(text) if is_cards(text) => Cell::Cards(text.to_owned()),
            _ => Cell::Text(self.scalar(Some(value))),
        }
    }

    /// A value of a verdict in one line.
    fn scalar(&self, value: Option<&Value>) -> String {
        match value {
            None | Some(Value::Null) => nothing(),
            Some(Value::Bool(is_so)) => self.text(if *is_so { "calls-yes" } else { "calls-no" }),
            Some(Value::Number(number)) => match number.as_i64() {
                Some(number) => self.number(number),
                None => number.to_string(),
            },
            Some(Value::String(word)) => self.word_said(word),
            Some(Value::Array(items)) if items.is_empty() => self.text("verdict-none"),
            Some(Value::Array(items)) => {
                let items = items.iter().map(|item| self.scalar(Some(item)));
                items.collect::<Vec<_>>().join(", ")
            }
            Some(Value::Object(fields)) => {
                let fields = fields.iter().map(|(key, value)| {
                    let args = Args::new()
                        .text("what", self.key_said(key))
                        .text("value", self.scalar(Some(value)));
                    self.say("verdict-pair", &args)
                });
                fields.collect::<Vec<_>>().join(", ")
            }
        }
    }

    /// A word of a verdict, as choices call it; a number or a hand in words is told as it is.
    fn word_said(&self, word: &str) -> String {
        let id = word.replace('_', "-");
        let known = [format!("verdict-is-{id}"), format!("choice-{id}")];
        let said = known.iter().find_map(|id| self.try_say(id, &Args::new()));
        said.unwrap_or_else(|| self.figures(&word.replace('_', " ")))
    }

    /// What a part of a verdict is called.
    fn key_said(&self, key: &str) -> String {
        if key.chars().all(|c| c.is_ascii_digit()) {
            return self.say("verdict-seat-no", &Args::new().text("seat", key));
        }
        let id = key.replace('_', "-");
        self.first_of(&format!("verdict-{id}"), &format!("fact-{id}"))
    }
}

/// Whether these are several amounts, of which an answer in words names one at most.
fn are_amounts(value: &Value) -> bool {
    let is_amount = |item: &Value| {
        item.as_str().is_some_and(|word| word.chars().all(|c| c.is_ascii_digit() || c == '.'))
    };
    value.as_array().is_some_and(|items| items.len() > 1 && items.iter().all(is_amount))
}

/// What stands where there is nothing.
fn nothing() -> String {
    "–".to_owned()
}

fn place_in(groups: &[Vec<Seat>], seat: Seat) -> Option<usize> {
    groups.iter().position(|group| group.contains(&seat))
}

/// Whether a text is nothing but cards.
fn is_cards(text: &str) -> bool {
    let is_card = |card: &str| {
        let mut letters = card.chars();
        letters.next().is_some_and(|rank| "23456789TJQKA".contains(rank))
            && letters.next().is_some_and(|suit| "cdhs".contains(suit))
            && letters.next().is_none()
    };
    !text.is_empty() && text.split(' ').all(is_card)
}

#[cfg(test)]
mod tests {
    use crate::verdict::{Cell, VerdictPart};
    use crate::{Language, Words};
    use cards::Seat;
    use cards::pots::{self, Award, PaidPot, Payout};
    use rulings::{HandShown, HandsShown, Reason, Verdict};
    use serde_json::json;
    use std::collections::BTreeMap;

    fn text(said: &str) -> Cell {
        Cell::Text(said.to_owned())
    }

    #[test]
    fn one_word_is_said_by_the_answer_alone() {
        let words = Words::new(Language::English);
        assert!(words.verdict_parts(&json!({ "ruling": "misdeal" }).into()).is_empty());
        assert!(words.verdict_parts(&Verdict::Open).is_empty());
    }

    #[test]
    fn hands_stand_by_place_and_a_tie_shares_it() {
        let words = Words::new(Language::English);
        let hand = |seat, id, best: &str| {
            let (high, best) = (Some(Reason::new(id)), Some(best.to_owned()));
            (Seat(seat), HandShown { high, best, low: None })
        };
        let verdict = Verdict::Hands(HandsShown {
            high: Some(vec![vec![Seat(2)], vec![Seat(1), Seat(3)]]),
            low: None,
            hands: BTreeMap::from([
                hand(1, "hand-pair", "Ah Ad Kc Qd Jh"),
                hand(2, "hand-three", "7h 7d 7c Qd Jh"),
                hand(3, "hand-pair", "As Ac Kc Qd Jh"),
            ]),
        });
        let parts = words.verdict_parts(&verdict);
        let [VerdictPart::Table(table)] = parts.as_slice() else { panic!("{parts:?}") };
        let places: Vec<_> = table.rows.iter().map(|row| row[..2].to_vec()).collect();
        let expected = [["1", "2"], ["2, shared", "1"], ["2, shared", "3"]];
        assert_eq!(places, expected.map(|row| row.map(text).to_vec()));
        assert_eq!(table.rows[0][3], Cell::Cards("7h 7d 7c Qd Jh".to_owned()));
    }

    #[test]
    fn pots_say_who_plays_for_them_and_who_gets_what() {
        let words = Words::new(Language::English);
        let shares = |chips: &[(u8, u64)]| -> BTreeMap<Seat, u64> {
            chips.iter().map(|(seat, chips)| (Seat(*seat), *chips)).collect()
        };
        let award = |part, won: &[(u8, u64)]| {
            let shares = shares(won);
            Award { part, amount: 2300, winners: shares.keys().copied().collect(), shares }
        };
        let awards = vec![
            award(pots::PotPart::Hi, &[(2, 2300)]),
            award(pots::PotPart::Lo, &[(5, 1150), (8, 1150)]),
        ];
        let eligible = vec![Seat(2), Seat(5), Seat(8)];
        let parts = words.verdict_parts(&Verdict::Pots(Payout {
            refund: shares(&[(5, 400)]),
            pots: vec![PaidPot { amount: 4600, eligible, awards }],
            payouts: shares(&[(2, 2300), (5, 1550), (8, 1150)]),
        }));
        let [VerdictPart::Table(pots), VerdictPart::Table(payouts)] = parts.as_slice() else {
            panic!("{parts:?}")
        };
        let goes = "high seat 2 2,300 · low seat 5 1,150 and seat 8 1,150";
        assert_eq!(pots.rows, [["Main pot", "4,600", "2, 5, 8", goes].map(text).to_vec()]);
        assert_eq!(payouts.rows[1], ["5", "1,550", "400"].map(text).to_vec());
    }

    #[test]
    fn any_other_shape_is_readable() {
        let words = Words::new(Language::English);
        let verdict = r#"{"button":2,"button_dead":false,"cards":"Ah Kd","not_dealt":[],
            "moves":[{"from":{"table":5,"seat":3},"reason":"next_big_blind"}],
            "hands":{"1":3,"2":4}}"#;
        let parts = words.verdict_parts(&Verdict::Parts(verdict.parse().unwrap()));
        let [VerdictPart::Rows(rows), VerdictPart::Table(moves), VerdictPart::Table(hands)] =
            parts.as_slice()
        else {
            panic!("{parts:?}")
        };
        assert_eq!(rows[1], ("Button dead".to_owned(), text("No")));
        assert_eq!(rows[2].1, Cell::Cards("Ah Kd".to_owned()));
        assert_eq!(rows[3].1, text("none"));
        assert_eq!(moves.rows[0][0], text("Table 5, Seat 3"));
        assert_eq!(moves.rows[0][1], text("next big blind"));
        assert_eq!(hands.rows[1], [text("Seat 2"), text("4")]);
    }
}
