//! A list of players as it was read: what its columns are, who is new, who stands twice, what is
//! wrong.

use crate::unlikely::Unlikely;
use engine::Tournament;
use engine::entries::{NewPlayer, PlayerName, SeatNeed};
use engine::values::MemberNo;
use std::collections::BTreeMap;
use storage::csv::{
    ColumnMapping, CsvError, Layout, PlayerRow, Problem, read_layout, read_players,
};

/// What is to be said of a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NameDoubt {
    None,
    /// Somebody of this name is in the tournament.
    Known,
    /// It stands on this line already.
    Twice {
        /// The first line with this name, counted from 1.
        first_line: u64,
    },
    /// It does not look like a name.
    Unlikely(Unlikely),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListRow {
    /// The line on which they stand, from 1.
    pub line: u64,
    pub name: PlayerName,
    /// The table or seat they must have, if any.
    pub need: Option<SeatNeed>,
    /// The number by which their club knows them.
    pub member: Option<MemberNo>,
    /// What is to be said of the name.
    pub doubt: NameDoubt,
    /// Whether they are registered.
    pub is_taken: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListRead {
    /// How it is laid out, and what its columns are.
    pub layout: Layout,
    /// Its players, in their order.
    pub rows: Vec<ListRow>,
    /// Lines in which no player can be read.
    pub problems: Vec<Problem>,
    /// Why there is nothing to register.
    pub error: Option<CsvError>,
}

impl ListRead {
    /// Reads a text; the columns are guessed where nobody says what they are.
    ///
    /// # Errors
    /// Where it is no table at all.
    pub fn of(
        text: &str,
        mapping: Option<&ColumnMapping>,
        tournament: &Tournament,
    ) -> Result<Self, CsvError> {
        let file = match read_players(text, mapping) {
            Ok(file) => file,
            Err(error) => {
                let mut layout = read_layout(text)?;
                if let Some(mapping) = mapping {
                    layout.mapping = mapping.clone();
                }
                let (rows, problems) = (Vec::new(), Vec::new());
                return Ok(Self { layout, rows, problems, error: Some(error) });
            }
        };
        let twice: BTreeMap<usize, u64> =
            file.duplicates.iter().map(|twice| (twice.row, twice.first_line)).collect();
        let unlikely = Unlikely::of_all(&file.rows);
        let row = |(at, (row, unlikely)): (usize, (&PlayerRow, &Option<Unlikely>))| {
            let doubt = if let Some(first_line) = twice.get(&at) {
                NameDoubt::Twice { first_line: *first_line }
            } else if tournament.entries().named(row.name.as_str()).next().is_some() {
                NameDoubt::Known
            } else {
                unlikely.map_or(NameDoubt::None, NameDoubt::Unlikely)
            };
            let is_taken = doubt == NameDoubt::None;
            let (line, name, member) = (row.line, row.name.clone(), row.member.clone());
            ListRow { line, name, need: row.need, member, doubt, is_taken }
        };
        let rows = file.rows.iter().zip(&unlikely).enumerate().map(row).collect();
        Ok(Self { layout: file.layout, rows, problems: file.problems, error: None })
    }

    /// Takes over what was ticked in the same list, where nothing else is to be said of a line.
    pub fn keep_ticks(&mut self, before: &Self) {
        for (row, earlier) in self.rows.iter_mut().zip(&before.rows) {
            if (row.line, row.doubt) == (earlier.line, earlier.doubt) {
                row.is_taken = earlier.is_taken;
            }
        }
    }

    /// How many columns there are.
    #[must_use]
    pub fn width(&self) -> usize {
        let widths = self.layout.sample.iter().map(Vec::len);
        widths.chain([self.layout.titles.len()]).max().unwrap_or(0)
    }

    /// Those of its players who are registered.
    #[must_use]
    pub fn players(&self) -> Vec<NewPlayer> {
        let taken = self.rows.iter().filter(|row| row.is_taken);
        taken
            .map(|row| NewPlayer {
                name: row.name.clone(),
                need: row.need,
                member: row.member.clone(),
            })
            .collect()
    }

    /// Whether somebody is registered whose name is there already.
    #[must_use]
    pub fn has_doubles(&self) -> bool {
        let is_double =
            |row: &ListRow| matches!(row.doubt, NameDoubt::Known | NameDoubt::Twice { .. });
        self.rows.iter().any(|row| row.is_taken && is_double(row))
    }
}

/// How many lines of a text have nothing that could be a name.
#[must_use]
pub fn empty_lines(text: &str) -> usize {
    let is_blank = |c: char| c.is_whitespace() || c.is_ascii_punctuation();
    text.lines().filter(|line| line.chars().all(is_blank)).count()
}

#[cfg(test)]
mod tests {
    use crate::unlikely::Unlikely;
    use crate::{player_list::ListRead, player_list::NameDoubt, player_list::empty_lines};
    use engine::Tournament;
    use engine::values::TableNo;
    use storage::csv::{Column, ColumnMapping, CsvError};

    #[test]
    fn numbers_of_lists_are_left_out_and_doubles_pointed_out() {
        let typed = "1. Ana Rys\n2) Bo Li\n\n- Žofie\nana rys\n 3 Doors Down \n";
        let list = ListRead::of(typed, None, &Tournament::default()).unwrap();
        let names: Vec<_> = list.rows.iter().map(|row| row.name.as_str()).collect();
        assert_eq!(names, ["Ana Rys", "Bo Li", "Žofie", "ana rys", "3 Doors Down"]);
        assert_eq!(list.rows[3].doubt, NameDoubt::Twice { first_line: 1 });
        assert_eq!(list.players().len(), 4);
    }

    #[test]
    fn a_page_that_was_pasted_is_looked_through_before_anybody_is_registered() {
        let long = "x".repeat(201);
        let lines = ["Home | Log in", "Ana Rys", "ana@poker.example", "12:30", "-----", ""];
        let more = [
            "Please arrive half an hour before the first hand",
            &long,
            "Žofie \u{1f642}",
            "\u{64a}\u{648}\u{633}\u{641}",
        ];
        let page = [lines.join("\n"), more.join("\n")].join("\n");
        let list = ListRead::of(&page, None, &Tournament::default()).unwrap();
        let taken: Vec<_> = list.players().iter().map(|one| one.name.to_string()).collect();
        assert_eq!(taken, ["Ana Rys", "Žofie \u{1f642}", "\u{64a}\u{648}\u{633}\u{641}"]);
        let unlikely = list.rows.iter().filter_map(|row| match row.doubt {
            NameDoubt::Unlikely(why) => Some((row.line, why)),
            _ => None,
        });
        let expected = [
            (1, Unlikely::Signs),
            (3, Unlikely::Address),
            (4, Unlikely::NoLetters),
            (7, Unlikely::Sentence),
        ];
        assert_eq!(unlikely.collect::<Vec<_>>(), expected);
        assert_eq!(list.problems[0].line, 8, "too long");
        let lines = list.rows.len() + list.problems.len() + empty_lines(&page);
        assert_eq!(lines, page.lines().count(), "every line is accounted for");
    }

    #[test]
    fn who_stands_below_a_heading_for_others_is_not_ticked() {
        let typed = "Ana\nBo + Cy\nWaiting list:\nDot\n";
        let list = ListRead::of(typed, None, &Tournament::default()).unwrap();
        let doubts: Vec<_> = list.rows.iter().map(|row| row.doubt).collect();
        let unlikely = NameDoubt::Unlikely;
        let expected = [
            NameDoubt::None,
            unlikely(Unlikely::Several),
            unlikely(Unlikely::Heading),
            unlikely(Unlikely::NotPlaying),
        ];
        assert_eq!(doubts, expected);
        assert_eq!(list.players().len(), 1);
    }

    #[test]
    fn columns_are_what_the_director_says() {
        let text = "a,b,c\nRys,Ana,3\nLi,Bo,x\n";
        let columns = vec![Column::LastName, Column::FirstName, Column::Table];
        let mapping = ColumnMapping { has_titles: true, columns };
        let list = ListRead::of(text, Some(&mapping), &Tournament::default()).unwrap();
        assert_eq!(list.rows[0].name.as_str(), "Ana Rys");
        assert_eq!(list.rows[0].need.unwrap().table, Some(TableNo(3)));
        assert_eq!((list.problems[0].line, list.problems[0].column), (3, 3));
        let nameless = ColumnMapping { has_titles: true, columns: vec![Column::Ignored; 3] };
        let list = ListRead::of(text, Some(&nameless), &Tournament::default()).unwrap();
        assert_eq!(list.error, Some(CsvError::NoNameColumn));
        assert_eq!(list.width(), 3);
    }
}
