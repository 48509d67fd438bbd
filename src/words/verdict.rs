//! Verdicts as people read them: rows and tables instead of the shapes that programs share.

use crate::{Args, Words};
use serde_json::{Map, Value};

/// A part of a verdict.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Part {
    /// Things with their names.
    Rows(Vec<(String, Cell)>),
    /// A table under a heading.
    Table(Table),
}

/// A table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Table {
    /// What it is about.
    pub title: String,
    /// What stands over its columns.
    pub head: Vec<String>,
    /// Its rows, all as long as the head.
    pub rows: Vec<Vec<Cell>>,
}

/// What stands in a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// Words or a number.
    Text(String),
    /// Cards by rank and suit: `Ah Kd`.
    Cards(String),
}

impl Words {
    /// A verdict in rows and tables; nothing where its answer in words says it all.
    #[must_use]
    pub fn verdict_parts(&self, topic: &str, verdict: &Value) -> Vec<Part> {
        let Value::Object(fields) = verdict else { return Vec::new() };
        let known = match topic {
            "showdown" => self.showdown(fields),
            "pots" => self.pots(fields),
            _ => None,
        };
        known.unwrap_or_else(|| {
            let mut parts = Vec::new();
            self.generic(fields, &mut parts);
            let is_one_word = matches!(parts.as_slice(), [Part::Rows(rows)] if rows.len() < 2);
            if is_one_word { Vec::new() } else { parts }
        })
    }

    /// Who has which hand, the best first.
    fn showdown(&self, verdict: &Map<String, Value>) -> Option<Vec<Part>> {
        let hands = verdict.get("hands")?.as_object()?;
        let high = groups(verdict.get("high"));
        let low = groups(verdict.get("low"));
        let has_low = !low.is_empty();
        let mut seats: Vec<(usize, &str)> = hands
            .keys()
            .map(|seat| (place_in(&high, seat).unwrap_or(usize::MAX), seat.as_str()))
            .collect();
        seats.sort_by_key(|(place, seat)| (*place, seat.parse::<u64>().unwrap_or(u64::MAX)));
        let ids = ["verdict-place", "verdict-seat", "verdict-hand", "verdict-best"];
        let mut head: Vec<String> = ids.map(|id| self.text(id)).into();
        if has_low {
            head.push(self.text("verdict-low"));
        }
        let rows = seats.into_iter().map(|(place, seat)| {
            let hand = hands.get(seat);
            let said = |key: &str| hand.and_then(|hand| hand.get(key)).and_then(Value::as_str);
            let mut row = vec![
                Cell::Text(self.place_said(&high, place)),
                Cell::Text(seat.to_owned()),
                Cell::Text(said("high").unwrap_or("–").to_owned()),
                Cell::Cards(said("best").unwrap_or_default().to_owned()),
            ];
            if has_low {
                let said = match (place_in(&low, seat), said("low")) {
                    (Some(place), Some(hand)) => {
                        let place = self.place_said(&low, place);
                        self.say(
                            "verdict-low-at",
                            &Args::new().text("place", place).text("hand", hand),
                        )
                    }
                    (_, hand) => hand.unwrap_or("–").to_owned(),
                };
                row.push(Cell::Text(said));
            }
            row
        });
        let title = self.text("verdict-hands");
        Some(vec![Part::Table(Table { title, head, rows: rows.collect() })])
    }

    /// A place among groups, which a tie shares.
    fn place_said(&self, groups: &[Vec<String>], place: usize) -> String {
        let Some(group) = groups.get(place) else { return "–".to_owned() };
        let before: usize = groups.iter().take(place).map(Vec::len).sum();
        let id = if group.len() > 1 { "verdict-place-shared" } else { "verdict-place-own" };
        self.say(id, &Args::new().count("place", before + 1))
    }

    /// Which pot is whose, and what everybody gets.
    fn pots(&self, verdict: &Map<String, Value>) -> Option<Vec<Part>> {
        let pots = verdict.get("pots")?.as_array()?;
        let head = ["verdict-pot", "verdict-amount", "verdict-eligible", "verdict-goes-to"];
        let rows = pots.iter().enumerate().map(|(index, pot)| {
            let name = match index {
                0 => self.text("verdict-main-pot"),
                _ => self.say("verdict-side-pot", &Args::new().count("pot", index)),
            };
            let awards = pot.get("awards").and_then(Value::as_array).into_iter().flatten();
            let is_split = awards.clone().count() > 1;
            let said = |award| if is_split { self.part(award) } else { self.shares(award) };
            let awards: Vec<String> = awards.map(said).collect();
            let cells = [
                name,
                self.scalar(pot.get("amount")),
                self.scalar(pot.get("eligible")),
                awards.join(" · "),
            ];
            cells.map(Cell::Text).into()
        });
        let title = self.text("verdict-pots");
        let head = head.map(|id| self.text(id)).into();
        let pots = Table { title, head, rows: rows.collect() };
        let mut parts = vec![Part::Table(pots)];
        if let Some(payouts) = verdict.get("payouts").and_then(Value::as_object) {
            let refund = verdict.get("refund");
            let rows = payouts.iter().map(|(seat, chips)| {
                let back = refund.and_then(|refund| refund.get(seat));
                [seat.clone(), self.scalar(Some(chips)), self.scalar(back)].map(Cell::Text).into()
            });
            let head = ["verdict-seat", "verdict-gets", "verdict-of-it-back"];
            let head = head.map(|id| self.text(id)).into();
            let title = self.text("verdict-payouts");
            parts.push(Part::Table(Table { title, head, rows: rows.collect() }));
        }
        Some(parts)
    }

    /// The high or low part of a pot with its winners.
    fn part(&self, award: &Value) -> String {
        let part = match award.get("part").and_then(Value::as_str) {
            Some("hi") => self.text("verdict-part-high") + " ",
            Some("lo") => self.text("verdict-part-low") + " ",
            _ => String::new(),
        };
        part + &self.shares(award)
    }

    /// Who wins how much.
    fn shares(&self, award: &Value) -> String {
        let shares = award.get("shares").and_then(Value::as_object).into_iter().flatten();
        let shares: Vec<String> = shares
            .map(|(seat, chips)| {
                let args = Args::new().text("seat", seat).text("chips", self.scalar(Some(chips)));
                self.say("verdict-share", &args)
            })
            .collect();
        self.list(&shares)
    }

    /// Any shape: single things in rows, lists of objects as tables, the rest under headings.
    fn generic(&self, fields: &Map<String, Value>, parts: &mut Vec<Part>) {
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
                        after.push(Part::Table(table));
                    } else {
                        let keyed = rows.map(|(key, value)| (Some(key.as_str()), value));
                        after.push(Part::Table(self.table(key, keyed.collect())));
                    }
                }
                Value::Array(items) if items.iter().any(Value::is_object) => {
                    let items = items.iter().map(|item| (None, item)).collect();
                    after.push(Part::Table(self.table(key, items)));
                }
                value => rows.push((self.key_said(key), self.cell(value))),
            }
        }
        if !rows.is_empty() {
            parts.push(Part::Rows(rows));
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
            let cells =
                keys.iter().map(|key| item.get(*key).map_or(dash(), |item| self.cell(item)));
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

    /// A value in one line.
    fn scalar(&self, value: Option<&Value>) -> String {
        match value {
            None | Some(Value::Null) => "–".to_owned(),
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

    /// A word of a verdict, as choices call it.
    fn word_said(&self, word: &str) -> String {
        let id = word.replace('_', "-");
        let known = [format!("verdict-is-{id}"), format!("choice-{id}")];
        let said = known.iter().find_map(|id| self.try_say(id, &Args::new()));
        said.unwrap_or_else(|| word.replace('_', " "))
    }

    /// What a part of a verdict is called.
    fn key_said(&self, key: &str) -> String {
        if key.chars().all(|c| c.is_ascii_digit()) {
            return self.say("verdict-seat-no", &Args::new().text("seat", key));
        }
        let id = key.replace('_', "-");
        let known = [format!("verdict-{id}"), format!("fact-{id}")];
        let said = known.iter().find_map(|id| self.try_say(id, &Args::new()));
        said.unwrap_or_else(|| {
            let words = key.replace('_', " ");
            let mut letters = words.chars();
            letters
                .next()
                .map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
        })
    }
}

fn dash() -> Cell {
    Cell::Text("–".to_owned())
}

/// Groups of seats, best first.
fn groups(value: Option<&Value>) -> Vec<Vec<String>> {
    let groups = value.and_then(Value::as_array).into_iter().flatten();
    let seats =
        |group: &Value| group.as_array().into_iter().flatten().map(ToString::to_string).collect();
    groups.map(seats).collect()
}

fn place_in(groups: &[Vec<String>], seat: &str) -> Option<usize> {
    groups.iter().position(|group| group.iter().any(|other| other == seat))
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
    use crate::verdict::{Cell, Part};
    use crate::{Language, Words};

    fn text(said: &str) -> Cell {
        Cell::Text(said.to_owned())
    }

    #[test]
    fn one_word_is_said_by_the_answer_alone() {
        let words = Words::new(Language::En);
        let verdict = r#"{"ruling":"misdeal"}"#.parse().unwrap();
        assert!(words.verdict_parts("misdeal", &verdict).is_empty());
        assert!(words.verdict_parts("misdeal", &serde_json::Value::Null).is_empty());
    }

    #[test]
    fn hands_stand_by_place_and_a_tie_shares_it() {
        let words = Words::new(Language::En);
        let verdict = r#"{"high":[[2],[1,3]],"low":null,"hands":{
            "1":{"high":"pair","best":"Ah Ad Kc Qd Jh","low":null},
            "2":{"high":"trips","best":"7h 7d 7c Qd Jh","low":null},
            "3":{"high":"pair","best":"As Ac Kc Qd Jh","low":null}}}"#;
        let parts = words.verdict_parts("showdown", &verdict.parse().unwrap());
        let [Part::Table(table)] = parts.as_slice() else { panic!("{parts:?}") };
        let places: Vec<_> = table.rows.iter().map(|row| row[..2].to_vec()).collect();
        let expected = [["1", "2"], ["2, shared", "1"], ["2, shared", "3"]];
        assert_eq!(places, expected.map(|row| row.map(text).to_vec()));
        assert_eq!(table.rows[0][3], Cell::Cards("7h 7d 7c Qd Jh".to_owned()));
    }

    #[test]
    fn pots_say_who_plays_for_them_and_who_gets_what() {
        let words = Words::new(Language::En);
        let verdict = r#"{"refund":{"5":400},"pots":[{"amount":4600,"eligible":[2,5,8],
            "awards":[{"part":"hi","amount":2300,"winners":[2],"shares":{"2":2300}},
            {"part":"lo","amount":2300,"winners":[5,8],"shares":{"5":1150,"8":1150}}]}],
            "payouts":{"2":2300,"5":1550,"8":1150}}"#;
        let parts = words.verdict_parts("pots", &verdict.parse().unwrap());
        let [Part::Table(pots), Part::Table(payouts)] = parts.as_slice() else {
            panic!("{parts:?}")
        };
        let goes = "high seat 2 2,300 · low seat 5 1,150 and seat 8 1,150";
        assert_eq!(pots.rows, [["Main pot", "4,600", "2, 5, 8", goes].map(text).to_vec()]);
        assert_eq!(payouts.rows[1], ["5", "1,550", "400"].map(text).to_vec());
    }

    #[test]
    fn any_other_shape_is_readable() {
        let words = Words::new(Language::En);
        let verdict = r#"{"button":2,"button_dead":false,"cards":"Ah Kd","not_dealt":[],
            "moves":[{"from":{"table":5,"seat":3},"reason":"next_big_blind"}],
            "hands":{"1":3,"2":4}}"#;
        let parts = words.verdict_parts("any", &verdict.parse().unwrap());
        let [Part::Rows(rows), Part::Table(moves), Part::Table(hands)] = parts.as_slice() else {
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
