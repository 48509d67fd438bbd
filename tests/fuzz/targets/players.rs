//! A list of players.

use crate::fixtures::{evening, log, words};
use crate::targets::sentences::sentence_with;
use crate::targets::whole;
use engine::Command;
use engine::command::SameNames;
use engine::money::Pays;
use exchange::{ListRead, ListTold, empty_lines, open_list};
use session::Failure;
use storage::csv::{Column, ColumnMapping, is_title_of_people, write_rows};

/// Reads a list, registers whoever is on it, and reads what is written of it.
pub fn read(bytes: &[u8]) {
    let Ok(opened) = open_list(bytes, &ListTold::default(), is_title_of_people) else { return };
    let text = opened.text;
    let Ok(list) = ListRead::of(&text, None, log().state()) else { return };
    let lines = text.replace("\r\n", "\n").replace('\r', "\n").split('\n').count() as u64;
    for problem in &list.problems {
        assert!((1..=lines).contains(&problem.line), "line {} of {lines}", problem.line);
        sentence_with(&exchange::messages::csv_problem(words(), problem), &text);
    }
    assert!(list.rows.iter().all(|row| (1..=lines).contains(&row.line)), "a line past the end");
    assert!(list.rows.windows(2).all(|rows| rows[0].line <= rows[1].line), "lines in order");
    let _ = (empty_lines(&text), list.width(), list.has_doubles());
    columns_told(&text, list.width());
    is_written_and_read(&list);
    registered(&list, &text);
}

/// The columns hold what somebody says.
fn columns_told(text: &str, width: usize) {
    let all = [Column::LastName, Column::FirstName, Column::Table, Column::Seat, Column::Ignored];
    let columns = all.iter().copied().cycle().take(width).collect();
    let mapping = ColumnMapping { has_titles: false, columns };
    let _ = ListRead::of(text, Some(&mapping), log().state());
}

/// The names of a list are the same in what is written of them.
fn is_written_and_read(list: &ListRead) {
    if list.rows.is_empty() {
        return;
    }
    let names = || list.rows.iter().map(|row| row.name.to_string());
    let rows: Vec<Vec<String>> = std::iter::once("Name".to_owned())
        .chain(names())
        .map(|name| vec![name, "x".to_owned()])
        .collect();
    let text = write_rows(rows);
    let again = storage::csv::read_players(&text, None).expect("names were written");
    let read: Vec<String> = again.rows.iter().map(|row| row.name.to_string()).collect();
    assert_eq!(read, names().collect::<Vec<_>>(), "{text}");
}

fn registered(list: &ListRead, text: &str) {
    let players = list.players();
    if players.is_empty() {
        return;
    }
    let mut session = evening();
    let command =
        Command::Register { players, same_names: SameNames::Allow, pays: Pays::default() };
    match session.submit(&command) {
        Ok(_) => {}
        Err(Failure::Refused(refusal)) => {
            sentence_with(&words().refusal(&refusal, session.tournament()).text, text);
        }
        Err(failure) => panic!("{failure:?}"),
    }
    whole::session(&session, text);
}
