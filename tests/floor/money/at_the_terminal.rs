//! What people read of money at a terminal: tables of what stacks are worth and places are paid,
//! and why a sheet cannot be printed.

use crate::terminal::{done, floorman, word};
use serde_json::{Value, json};
use std::path::Path;

/// Does these commands, all at 19:30.
fn act(file: &Path, lines: &[Value]) {
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    done(&["do", word(file), "--at", "2026-03-05T19:30:00Z", "--seed", "3"], input.as_bytes());
}

/// Six players at 100.00 each, seated and playing.
fn six_at_a_hundred(folder: &Path) -> std::path::PathBuf {
    let (file, list) = (folder.join("night.floorman"), folder.join("people.csv"));
    std::fs::write(&list, "Ana\nBo\nCy\nDan\nEva\nFil\n").unwrap();
    let words = ["new", word(&file), "--template", "club-night", "--entries", word(&list)];
    done(&[&words[..], &["--at", "2026-03-05T19:00:00Z", "--seed", "7"]].concat(), b"");
    let entry = json!({"name": "Entry", "sale": "Entry", "price": {"pool": 10_000}});
    let money = json!({
        "currency": {"name": "EUR", "digits": 2},
        "buy_ins": [entry],
        "payouts": {"template": "home", "unit": 500},
    });
    let charge = json!({"ChargeEntries": {"players": [], "pays": {}}});
    let prices = json!({"ChangeSettings": {"settings": {"money": money}}});
    act(&file, &[prices, charge, json!({"DrawSeats": {}}), json!("StartClock")]);
    file
}

/// All stacks, and not the first one alone; amounts stand under *Amount* and not under *Chips*.
#[test]
fn what_stacks_are_worth_and_places_are_paid_is_read_as_text() {
    let facts = br#"{"stacks":[100000,70000,50000,20000],"prizes":["200","120","80","50"]}"#;
    let icm = done(&["rule", "icm", "--format", "text"], facts).out;
    for worth in ["140.838024", "123.802303", "108.963904", "76.395769"] {
        assert!(icm.contains(worth), "{worth} in {icm}");
    }
    let facts = br#"{"entries":87,"pool":"4350","template":"ten-percent","unit":"5"}"#;
    let payouts = done(&["rule", "payouts", "--format", "text"], facts).out;
    assert!(payouts.contains("Place \u{b7} Amount") && !payouts.contains("Chips"), "{payouts}");
    assert!(payouts.contains("9 places are paid"), "{payouts}");
    assert!(payouts.lines().any(|line| line.trim().starts_with("9 \u{b7} ")), "{payouts}");
}

#[test]
fn prizes_that_cannot_be_are_not_printed_and_why_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let file = six_at_a_hundred(folder.path());
    let pdf = folder.path().join("prizes.pdf");
    let print = || floorman(&["print", word(&file), "prizes", "-o", word(&pdf)], b"");
    act(&file, &[json!({"SetPrize": {"place": 2, "amount": 70_000}})]);
    let answer = print();
    assert_eq!(answer.status, 1);
    let why = "Prizes come to 700 EUR, more than the pool of 600 EUR";
    assert!(answer.trouble.contains(why), "{}", answer.trouble);
    assert!(!pdf.exists(), "no sheet without prizes");
    act(&file, &[json!({"SetPrize": {"place": 2, "amount": null}})]);
    assert_eq!(print().status, 0);
    assert!(pdf.exists());
}

/// A deal is printed before it is made: the one that is told, or every method for the stacks as
/// they are known; what is in the way is said.
#[test]
fn a_deal_that_is_proposed_is_printed_at_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let file = six_at_a_hundred(folder.path());
    let pdf = folder.path().join("deal.pdf");
    let words = ["print", word(&file), "deal", "-o", word(&pdf)];
    let print = |deal: &[&str]| {
        let answer = floorman(&[&words[..], deal].concat(), b"");
        (answer.status, answer.trouble)
    };
    let (status, why) = print(&[]);
    assert_eq!(status, 1);
    assert!(why.contains("No deal has been made\nThe payouts are not locked"), "{why}");
    act(&file, &[json!("CloseRegistration"), json!("FixPayouts")]);
    for player in ["Fil", "Eva", "Dan", "Cy"] {
        let bust = json!({"busts": [{"player": player}], "by": ["Ana"]});
        act(&file, &[json!({ "BustOut": bust })]);
    }
    assert_eq!(print(&[]).0, 0);
    assert!(pdf.exists());
    std::fs::remove_file(&pdf).unwrap();
    let stacks = |bo: u64| {
        let stack = |player: &str, chips: u64| json!({"player": player, "chips": chips});
        let in_play = 60_000;
        let stacks = [stack("Ana", in_play - 20_000), stack("Bo", bo)];
        json!({"MakeDeal": {"method": "Icm", "stacks": stacks, "kept": 5_000}}).to_string()
    };
    let (status, why) = print(&["--deal", &stacks(10_000)]);
    assert_eq!(status, 1);
    assert!(why.contains("60,000") && !why.contains("No deal has been made"), "{why}");
    assert!(!pdf.exists());
    assert_eq!(print(&["--deal", &stacks(20_000)]).0, 0);
    assert!(pdf.exists());
    assert_eq!(print(&["--deal", "\"Undo\""]).0, 2, "that makes no deal");
    let log = done(&["show", word(&file), "log", "--format", "text"], b"").out;
    assert!(!log.contains("Deal of"), "paper changes nothing: {log}");
}
