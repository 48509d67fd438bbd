//! Players from tables and lists, as people have them.

use engine::entries::SeatNeed;
use engine::values::{SeatNo, TableNo};
use lists::Encoding;
use proptest::prelude::{any, prop_assert, proptest};
use storage::csv::{
    Column, ColumnMapping, CsvError, Delimiter, Duplicate, PlayersFile, ProblemKind, Ragged,
    guess_mapping, read_layout, read_players, read_table,
};
use words::{Language, Words};

fn read(text: &str) -> PlayersFile {
    read_players(text, None).unwrap()
}

fn names(file: &PlayersFile) -> Vec<&str> {
    file.rows.iter().map(|row| row.name.as_str()).collect()
}

/// Table and seat of every player, 0 where there is none.
fn needs(file: &PlayersFile) -> Vec<(u16, u8)> {
    let number = |need: SeatNeed| (need.table.map_or(0, |t| t.0), need.seat.map_or(0, |s| s.0));
    file.rows.iter().map(|row| row.need.map_or((0, 0), number)).collect()
}

/// Line, column and id of every problem.
fn problems(file: &PlayersFile) -> Vec<(u64, u64, &'static str)> {
    file.problems.iter().map(|p| (p.line, p.column, p.what.id())).collect()
}

#[test]
fn the_same_table_reads_the_same_with_any_delimiter() {
    for (sign, delimiter) in
        [(",", Delimiter::Comma), (";", Delimiter::Semicolon), ("\t", Delimiter::Tab)]
    {
        let text = "Name;Table;Seat;Note\nAna Malá;3;7;late\nBob;;;\n".replace(';', sign);
        for text in [text.clone(), text.replace('\n', "\r\n"), text.replace('\n', "\r")] {
            let file = read(&format!("\u{feff}{text}"));
            assert_eq!(names(&file), ["Ana Malá", "Bob"]);
            assert_eq!(needs(&file), [(3, 7), (0, 0)]);
            assert_eq!(file.layout.delimiter, delimiter);
            assert_eq!(file.layout.titles, ["Name", "Table", "Seat", "Note"]);
            assert_eq!(file.problems, []);
        }
    }
}

#[test]
fn titles_are_known_in_three_languages() {
    use Column::{FirstName, Ignored, LastName, Name, Seat, Table};
    let check = |titles: &str, columns: &[Column]| {
        let titles: Vec<String> = titles.split(';').map(str::to_owned).collect();
        let mapping = guess_mapping(&titles);
        assert_eq!(mapping, ColumnMapping { has_titles: true, columns: columns.to_vec() });
    };
    check("Player;Table;Seat", &[Name, Table, Seat]);
    check("Jméno;Stůl;Místo;Poznámka", &[Name, Table, Seat, Ignored]);
    check("GRACZ;STOLIK;MIEJSCE", &[Name, Table, Seat]);
    check("First name;Last name", &[FirstName, LastName]);
    check("Příjmení;Jméno;Klub", &[LastName, FirstName, Ignored]);
    check("Nazwisko;Imię", &[LastName, FirstName]);
    check("Nazwisko", &[LastName]);
    check("Name;Surname", &[FirstName, LastName]);
    check("First_name;Name", &[FirstName, LastName]);
    check("#;Hráč;Č. stolu;č. místa;Table", &[Ignored, Name, Table, Seat, Ignored]);
}

#[test]
fn first_and_last_name_are_one_name() {
    let file = read("Příjmení;Jméno\nNovák;Jan\nCher;\n;Eva\n");
    assert_eq!(names(&file), ["Jan Novák", "Cher", "Eva"]);
    assert_eq!(names(&read("Novák, Jan\nMalá, Eva\n")), ["Jan Novák", "Eva Malá"]);
    assert_eq!(names(&read("Jan;Novák\nEva;Malá\n")), ["Jan Novák", "Eva Malá"]);
    assert_eq!(names(&read("Jan Novák;Praha\nEva Malá;Brno\n")), ["Jan Novák", "Eva Malá"]);
}

#[test]
fn a_list_of_names_is_enough() {
    let file = read("\n  Ana Malá \n\nBob, the older\n\"Zip\"\nJean-Luc\n");
    assert_eq!(names(&file), ["Ana Malá", "Bob, the older", "Zip", "Jean-Luc"]);
    assert_eq!(file.rows.iter().map(|row| row.line).collect::<Vec<_>>(), [2, 4, 5, 6]);
    assert_eq!(file.layout.delimiter, Delimiter::None);
    assert_eq!(
        names(&read("1. Ana\n2) Bob\n- Eva\n• Jan\n50 Cent\n")),
        ["Ana", "Bob", "Eva", "Jan", "50 Cent"]
    );
    assert_eq!(names(&read("Hráč\nAna\n")), ["Ana"]);
    assert_eq!(names(&read("Ana")), ["Ana"]);
}

#[test]
fn columns_without_titles_are_guessed() {
    let file = read("1;Ana Malá;3;7\n2;Bob Starý;3;8\n");
    assert_eq!(names(&file), ["Ana Malá", "Bob Starý"]);
    assert_eq!(needs(&file), [(3, 7), (3, 8)]);
    // One number alone may be chips, a year or a phone.
    assert_eq!(needs(&read("Ana Malá;3\nBob Starý;4\n")), [(0, 0), (0, 0)]);
}

#[test]
fn what_is_wrong_is_said_with_line_and_column() {
    let long = "x".repeat(201);
    let text =
        format!("Name;Table;Seat\nAna;x;7\n\n;3;4\n{long};1;1\nBob;3;32\nEva;0;-1\nJan;-;#5\n;;\n");
    let file = read(&text);
    assert_eq!(
        problems(&file),
        [
            (2, 2, "not-a-table"),
            (4, 1, "name-missing"),
            (5, 1, "name-too-long"),
            (6, 3, "not-a-seat"),
            (7, 2, "not-a-table"),
            (7, 3, "not-a-seat"),
        ]
    );
    assert_eq!(names(&file), ["Ana", "Bob", "Eva", "Jan"]);
    assert_eq!(needs(&file), [(0, 7), (3, 0), (0, 0), (0, 5)]);
    assert_eq!(file.problems[0].title, "Table");
    assert_eq!(file.problems[0].what, ProblemKind::NotATable { found: "x".to_owned() });
    let said = "Line 2, column 2: “x” is not a table; type its number, from 1";
    assert_eq!(
        exchange::messages::csv_problem(&Words::new(Language::English), &file.problems[0]),
        said
    );
    let too_long = ProblemKind::NameTooLong { letters: 201, letters_max: 200 };
    assert_eq!(file.problems[2].what, too_long);
}

#[test]
fn a_quotation_mark_without_its_partner_hides_nobody() {
    let file = read("Name,Note\nAna,\"late\nBob,here\nEva,\n");
    assert_eq!(names(&file), ["Ana"]);
    assert_eq!(problems(&file), [(2, 2, "cell-over-lines")]);
    let file = read("Name,Table\n\"Ana,1\nBob,2\n");
    assert_eq!(problems(&file), [(2, 1, "name-over-lines")]);
    let file = read("Name,Table\n\"Novák, \"\"Zip\"\" Jan\",2\n");
    assert_eq!(names(&file), ["Novák, \"Zip\" Jan"]);
}

#[test]
fn duplicates_are_pointed_out_and_kept() {
    let file = read("Name\nŁukasz\nBob\nlukasz\nLUKASZ\n");
    assert_eq!(names(&file).len(), 4);
    let lines: Vec<_> = file.duplicates.iter().map(|d| (d.line, d.first_line)).collect();
    assert_eq!(lines, [(4, 2), (5, 2)]);
    let Duplicate { name, .. } = &file.duplicates[0];
    assert_eq!(name.as_str(), "lukasz");
}

#[test]
fn somebody_may_say_what_the_columns_are() {
    let text = "Kdo,Kam\nAna,3\nBob,4\n";
    let layout = read_layout(text).unwrap();
    assert_eq!(layout.titles, [""; 0]);
    assert_eq!(layout.sample.len(), 3);
    let mapping = ColumnMapping { has_titles: true, columns: vec![Column::Name, Column::Table] };
    let file = read_players(text, Some(&mapping)).unwrap();
    assert_eq!(names(&file), ["Ana", "Bob"]);
    assert_eq!(file.rows[0].need, Some(SeatNeed { table: Some(TableNo(3)), seat: None }));
    assert_eq!(file.layout.titles, ["Kdo", "Kam"]);
    let mapping = ColumnMapping { has_titles: true, columns: vec![Column::Ignored, Column::Seat] };
    assert_eq!(read_players(text, Some(&mapping)), Err(CsvError::NoNameColumn));
    let mapping = ColumnMapping { has_titles: false, columns: vec![Column::Name, Column::Seat] };
    let file = read_players(text, Some(&mapping)).unwrap();
    assert_eq!(file.rows[1].need.and_then(|need| need.seat), Some(SeatNo(3)));
    assert_eq!(problems(&file), [(1, 2, "not-a-seat")]);
}

#[test]
fn a_sheet_may_say_its_delimiter() {
    let file = read("sep=;\nName;Table\nAna, the older;3\n");
    assert_eq!(names(&file), ["Ana, the older"]);
    assert_eq!(file.rows[0].line, 3);
}

#[test]
fn nothing_and_other_files_are_refused() {
    for text in ["", "\u{feff}", " \n \r\n", "\n\n", "Name;Table\n", "Name\n;\n"] {
        assert_eq!(read_players(text, None).map_err(|e| e.id()), Err("empty"), "{text:?}");
    }
    assert_eq!(read_players("PK\u{3}\u{4}\0\0", None), Err(CsvError::NotText));
    assert_eq!(read_players("Table;Seat\n3;4\n", None), Err(CsvError::NoNameColumn));
}

fn decoded(bytes: &[u8]) -> (String, Encoding) {
    let decoded = lists::decode(bytes);
    (decoded.text, decoded.encoding)
}

#[test]
fn files_of_a_czech_excel_are_text() {
    let (text, encoding) = decoded(b"Jm\xe9no\n\x8ed'\xe1r P\xf8\xedbyl\n\xa3ukasz \xb9\xb3\n");
    assert_eq!(
        (text.as_str(), encoding),
        ("Jméno\nŽd'ár Příbyl\nŁukasz ął\n", Encoding::Windows1250)
    );
    for (mark, bytes) in
        [([0xff, 0xfe], u16::to_le_bytes as fn(u16) -> [u8; 2]), ([0xfe, 0xff], u16::to_be_bytes)]
    {
        let mut file = mark.to_vec();
        "Žofie 🂡".encode_utf16().for_each(|unit| file.extend(bytes(unit)));
        assert_eq!(decoded(&file), ("Žofie 🂡".to_owned(), Encoding::Utf16));
    }
    assert_eq!(decoded("Žofie".as_bytes()), ("Žofie".to_owned(), Encoding::Utf8));
}

#[test]
fn utf16_without_its_mark_is_known_by_its_zeros() {
    let text = "Příjmení;Jméno\r\nNovák;Jan\r\n";
    for bytes in [u16::to_le_bytes as fn(u16) -> [u8; 2], u16::to_be_bytes] {
        let mut file: Vec<u8> = text.encode_utf16().flat_map(bytes).collect();
        assert_eq!(decoded(&file), (text.to_owned(), Encoding::Utf16));
        file.pop();
        assert!(lists::decode(&file).text.starts_with("Příjmení;Jméno\r\nNovák;Jan"), "cut off");
    }
    // Bytes that mean something else are none, and no list either.
    for other in [&b"PK\x03\x04\0\0\x07\0\0\0\0\0"[..], b"\0\0\0\0", b"Ana\0Rys\0", b""] {
        assert!(lists::decode(other).encoding != Encoding::Utf16, "{other:?}");
    }
}

#[test]
fn every_letter_of_windows_1250_is_itself() {
    let letters = "áäąčďéęěíłľńňóôöřśšťúůüýźžż ÁČŘŠŽŁŚŻ „“–€";
    let bytes = b"\xe1\xe4\xb9\xe8\xef\xe9\xea\xec\xed\xb3\xbe\xf1\xf2\xf3\xf4\xf6\xf8\x9c\x9a\x9d\
                  \xfa\xf9\xfc\xfd\x9f\x9e\xbf \xc1\xc8\xd8\x8a\x8e\xa3\x8c\xaf \x84\x93\x96\x80";
    assert_eq!(lists::decode_as(bytes, Encoding::Windows1250), letters);
}

#[test]
fn a_table_has_its_titles_and_says_where_a_line_does_not_fit() {
    let is_known = |title: &str| title == "Name";
    let table = read_table("sep=;\nName;Club;\nAna;Brno\nBo\nCy;;x\n", is_known).unwrap();
    assert_eq!((table.delimiter, table.titles.len()), (Delimiter::Semicolon, 2));
    let lines: Vec<_> = table.records.iter().map(|one| (one.line, table.ragged(one))).collect();
    let expected = [(3, None), (4, Some(Ragged::TooFew(1))), (5, Some(Ragged::TooMany(3)))];
    assert_eq!(lines, expected);
    assert_eq!(read_table("Ana;Brno\n", is_known), Err(CsvError::NoTitles));
    let open = read_table("Name;Note\nAna;late\nBo;\"here\nCy;\n", is_known).unwrap();
    assert_eq!(open.unclosed, Some(3));
    assert!(open.hides_a_line(&open.records[1].cells[1]));
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in any::<Vec<u8>>()) {
        let (text, _) = decoded(&bytes);
        let _ = read_players(&text, None);
    }

    #[test]
    fn any_table_is_read_and_no_line_lost(
        text in "([a-zčł\"']{0,3}[,;\t \n\r\"0-9#-]{0,2}){0,40}",
    ) {
        if let Ok(file) = read_players(&text, None) {
            let lines = text.replace("\r\n", "\n").split(['\n', '\r']).count() as u64;
            let last = file.rows.iter().map(|row| row.line).chain(
                file.problems.iter().map(|problem| problem.line)).max();
            prop_assert!(last.unwrap_or(1) <= lines.max(1));
            prop_assert!(file.rows.is_sorted_by_key(|row| row.line));
        }
    }
}
