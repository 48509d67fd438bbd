//! Files that are cut off, deep, huge or wrong: each is refused with its place, and none is half
//! imported.

use super::{changed, import, text_of};
use exchange::{ImportError, Remark, RemarkKind};
use tdt::{Fault, FaultKind, Point, parse};
use words::{Language, Words};

fn faults(text: &str) -> Vec<Fault> {
    match import(text) {
        Err(ImportError::Faults(faults)) => faults,
        Err(error) => panic!("{error:?}"),
        Ok(_) => panic!("it was imported"),
    }
}

/// The only fault of a text: its field and what is wrong with it.
fn fault(text: &str) -> (String, FaultKind) {
    let [Fault { field, kind, at }] = &faults(text)[..] else { panic!("{:?}", faults(text)) };
    assert!(at.line > 1 || at.column > 1, "it has a place");
    (field.clone(), kind.clone())
}

#[test]
fn a_file_that_is_cut_off_anywhere_is_refused_with_a_place_and_what_to_do() {
    let words = Words::new(Language::English);
    let text = text_of("home-game");
    let whole = text.trim_end().len();
    for end in (0..whole).filter(|end| text.is_char_boundary(*end)) {
        let error = import(&text[..end]).err().unwrap_or_else(|| panic!("cut off at {end}"));
        let said = error.said(&words);
        assert!(said.iter().all(|line| line.starts_with("Line ")), "{end}: {said:?}");
    }
    assert!(import(&text[..whole]).is_ok());
}

#[test]
fn nested_a_hundred_thousand_deep_or_a_megabyte_long_is_an_error_with_its_place() {
    for opens in ["[", "{a: ", "new X(", "Map.from([["] {
        let text = changed("Notes: \"\"", &format!("Notes: {}", opens.repeat(100_000)));
        let fault = &faults(&text)[0];
        assert!(matches!(fault.kind, FaultKind::TooDeep { .. }), "{opens}: {fault:?}");
        assert_eq!(fault.at.line, 1);
    }
    let long = changed("Home game", &"x".repeat(2 << 20));
    let kind = faults(&long)[0].kind.clone();
    assert!(matches!(kind, FaultKind::TextTooLong { .. }), "{kind:?}");
    let many = changed("Notes: \"\"", &format!("Notes: [{}]", "0,".repeat(500_000)));
    let kind = faults(&many)[0].kind.clone();
    assert!(matches!(kind, FaultKind::TooManyValues { .. }), "{kind:?}");
    let huge = " ".repeat(9 << 20) + &text_of("home-game");
    assert!(matches!(faults(&huge)[0].kind, FaultKind::FileTooLarge { .. }));
}

#[test]
fn wrong_kinds_and_impossible_numbers_are_told_by_field() {
    let all = [
        ("Amount: 12.50", "Amount: NaN", "GameBuyin.Amount", FaultKind::OutOfRange),
        ("Amount: 12.50", "Amount: -1", "GameBuyin.Amount", FaultKind::OutOfRange),
        ("Amount: 12.50", "Amount: 1e300", "GameBuyin.Amount", FaultKind::OutOfRange),
        ("Amount: 12.50", "Amount: []", "GameBuyin.Amount", FaultKind::WrongKind),
        ("Amount: 12.50", "Amount: 0.00001", "Fee", FaultKind::OutOfRange),
        ("Chips: 1000, Profile", "Chips: 0.5, Profile", "GameBuyin.Chips", FaultKind::OutOfRange),
        ("SmallBlind: 5", "SmallBlind: 2.5", "GameRound.SmallBlind", FaultKind::OutOfRange),
        ("Minutes: 15", "Minutes: 99999999", "GameRound.Minutes", FaultKind::OutOfRange),
        ("Minutes: 15", "Minutes: \"soon\"", "GameRound.Minutes", FaultKind::WrongKind),
        (
            "Buyins: [new GameBuyin({Time: 1700000000000,",
            "Buyins: [7, new GameBuyin({Time: 1,",
            "GameBuyin",
            FaultKind::WrongKind,
        ),
        ("UUID: \"p-3\", Name", "UUID: \"p-1\", Name", "GamePlayer.UUID", FaultKind::Twice),
        ("Time: 1700000500000", "Time: 0", "GameBustOut.Time", FaultKind::Missing),
        ("Time: 1700000500000", "Time: null", "GameBustOut.Time", FaultKind::Missing),
        ("Time: 1700000500000", "Time: 5", "GameBustOut.Time", FaultKind::TooEarly),
        ("Time: 1700000500000", "Time: 9e17", "GameBustOut.Time", FaultKind::OutOfRange),
        (
            "HitmanUUID: [\"p-1\"]",
            "HitmanUUID: [7]",
            "GameBustOut.HitmanUUID",
            FaultKind::WrongKind,
        ),
        (
            "NumberOfSeats: 6",
            "NumberOfSeats: 600",
            "GameTable.NumberOfSeats",
            FaultKind::OutOfRange,
        ),
        ("Type: 0, Recipient: 1", "Type: {}, Recipient: 1", "GamePrize.Type", FaultKind::WrongKind),
        (
            "StartTime: 1700000100000",
            "StartTime: -4",
            "Tournament.StartTime",
            FaultKind::OutOfRange,
        ),
        (
            "Players: Map.from(",
            "Players: 5, Old: Map.from(",
            "GamePlayers.Players",
            FaultKind::WrongKind,
        ),
    ];
    for (from, to, field, kind) in all {
        assert_eq!(fault(&changed(from, to)), (field.to_owned(), kind), "{to}");
    }
    let place = faults(&changed("Amount: 12.50", "Amount: NaN"))[0].at;
    assert_eq!(place, Point { line: 4, column: 171 });
}

#[test]
fn what_is_not_known_is_skipped_whole_and_what_is_no_tournament_is_refused() {
    let more = "Future: new Later({A: new LO.B([{x: NaN}]), c: undefined}, 5), UUID: \"t-1\"";
    let text = changed("UUID: \"t-1\"", more);
    let own = import(&text_of("home-game")).unwrap();
    let imported = import(&text).unwrap();
    assert_eq!(imported.session.log().acts().len(), own.session.log().acts().len());
    let odd = changed("Levels: [", "Levels: [new GameBonus({Minutes: 5}, NaN), ");
    let imported = import(&odd).unwrap();
    assert_eq!(imported.session.tournament().structure().stages.len(), 3);
    let Some(Remark::Odd(fault)) = imported.remarks.iter().find(|it| matches!(it, Remark::Odd(_)))
    else {
        panic!("it is told: {:?}", imported.remarks)
    };
    assert_eq!((fault.field.as_str(), &fault.kind), ("GameBonus", &FaultKind::NotKnown));
    for text in ["{}", "[]", "5", "{ V: \"3.7\" }", "{ T: new Other({}) }", "{ T: 5 }"] {
        assert!(parse(text).is_ok());
        assert_eq!(faults(text)[0].kind, FaultKind::NoTournament, "{text}");
    }
    let bytes = b"{ V: \"\xff\" }";
    let words = Words::new(Language::English);
    let Err(error) = exchange::import(bytes, "Friday", &words) else { panic!("it was imported") };
    let said = error.said(&words);
    assert!(said[0].starts_with("Line 1, column 1: this is not a tournament"), "{said:?}");
}

#[test]
fn an_evening_that_cannot_be_made_is_refused_where_it_stands_and_odd_acts_are_told() {
    let words = Words::new(Language::English);
    let refused = |text: &str| match import(text) {
        Err(error @ ImportError::Impossible { .. }) => error.said(&words).join("\n"),
        Err(error) => panic!("{error:?}"),
        Ok(_) => panic!("it was imported"),
    };
    // Nobody buys an add-on who is out; the evening happened all the same.
    let imported = import(&changed("Time: 1700001300000", "Time: 1700005000000")).unwrap();
    let odd = imported.remarks.iter().find(|it| it.kind() == Some(RemarkKind::Unsettled));
    let odd = odd.expect("it is told");
    assert!(odd.is_warning() && odd.said(&words).contains("Bo Li"), "{}", odd.said(&words));
    let said = refused(&changed("BigBlind: 20", "BigBlind: 4"));
    assert!(said.starts_with("Line 8, column "), "{said}");
    let text = text_of("home-game");
    let (before, rest) = text.split_once("Levels: new").unwrap();
    let (_, after) = rest.split_once("\nPrizes").unwrap();
    refused(&format!("{before}Prizes{after}"));
}

#[test]
fn an_evening_without_end_is_refused_and_a_thousand_slips_are_told() {
    let line =
        |at: i64, text: &str| format!("new GameHistoryItem({{Time: {at}, Text: \"{text}\"}}), ");
    let slips: String = (0..5_000)
        .map(|no| {
            let at = 1_700_000_200_000 + no * 10;
            line(at, "Cy busted out of the tournament (Table 1, Seat 4)")
                + &line(at + 5, "Undo of last bust-out for player Cy")
        })
        .collect();
    let imported = import(&changed("History: [", &format!("History: [{slips}"))).unwrap();
    let acts = imported.session.log().acts().len();
    assert!((2_000..3_000).contains(&acts), "{acts} acts");
    let told = imported.remarks.iter().any(|remark| {
        matches!(remark, Remark::Of { kind: RemarkKind::BustsUnknown, count: 4_001, .. })
    });
    assert!(told, "the others are told");
    let moves: String = (0..12_000)
        .map(|no| {
            line(
                1_700_000_200_000 + no,
                ["Table 1, Seat 5: Cy", "Table 1, Seat 4: Cy"][no as usize % 2],
            )
        })
        .collect();
    let kind = faults(&changed("History: [", &format!("History: [{moves}")))[0].kind.clone();
    assert_eq!(kind, FaultKind::TooMany { most: 20_000 });
}

#[test]
fn moments_that_are_not_told_are_settled_and_said() {
    let text = changed("Time: 1700000000000", "Time: 0");
    let imported = import(&text).unwrap();
    assert_eq!(imported.session.tournament().entries().entries_total(), 3);
    let first = imported.session.log().acts().first().unwrap().at;
    assert_eq!(first.0, 1_700_000_000_000);
}
