//! True evenings that are unusual: each is imported, and what was odd about it is told.

use super::{import, imported, sample, text_of};
use crate::terminal::{done, floorman, word};
use engine::entries::Status;
use engine::money::prizes;
use engine::structure::Game;
use engine::values::{Chips, Money, SeatAt};
use engine::winnings::bounties;
use exchange::{Imported, Remark, RemarkKind};
use lists::Encoding;
use std::fs;
use words::{Language, Words};

fn says(imported: &Imported, kind: RemarkKind) -> bool {
    imported.remarks.iter().any(|remark| remark.kind() == Some(kind))
}

/// The small evening with other texts in place of some.
fn every_field(changes: &[(&str, &str)]) -> String {
    let mut text = text_of("every-field");
    for (from, to) in changes {
        assert!(text.contains(from), "{from} is not there");
        text = text.replace(from, to);
    }
    text
}

fn player(imported: &Imported, name: &str) -> engine::values::PlayerId {
    let mut players = imported.session.tournament().entries().players();
    players.find(|player| player.name.as_str() == name).unwrap().id
}

#[test]
fn a_clock_that_waits_after_a_break_is_left_there() {
    let imported = import(&text_of("saved-at-the-end-of-a-break")).unwrap();
    assert!(!says(&imported, RemarkKind::Unsettled), "{:?}", imported.remarks);
    let tournament = imported.session.tournament();
    let reading = tournament.reading(imported.session.now());
    assert!(reading.is_break && reading.remaining_millis == 0, "{reading:?}");
}

#[test]
fn whoever_comes_back_when_no_seat_is_open_waits_and_that_is_told() {
    let imported = import(&text_of("back-when-no-seat-is-open")).unwrap();
    assert!(says(&imported, RemarkKind::BackUnseated));
    assert!(!says(&imported, RemarkKind::Unsettled), "{:?}", imported.remarks);
    let dot = player(&imported, "Dot");
    let entries = imported.session.tournament().entries();
    assert_eq!(entries.player(dot).unwrap().status, Status::Out, "and went out later");
}

#[test]
fn everybody_sits_where_they_were_drawn_again_though_no_seat_was_open() {
    let imported = import(&text_of("seats-drawn-again")).unwrap();
    assert!(!says(&imported, RemarkKind::SeatsOff), "{:?}", imported.remarks);
    for (no, name) in (1..).zip(["Ada", "Ben", "Cy", "Dot", "Eli"]) {
        let seating = imported.session.tournament().seating();
        assert_eq!(seating.player_at(SeatAt::new(1, no)), Some(player(&imported, name)));
    }
}

#[test]
fn prizes_that_rise_are_put_in_order_and_those_who_got_them_keep_them() {
    let imported = import(&text_of("third-gets-more")).unwrap();
    assert!(says(&imported, RemarkKind::PrizesRise));
    let all = prizes(imported.session.tournament()).unwrap().expect("they can be shown");
    assert!(all.is_sorted_by(|one, next| one >= next), "{all:?}");
    // Once it is over, the third keeps more than the second.
    let over = every_field(&[
        ("CalculatedAmount: 60", "CalculatedAmount: 0"),
        ("CalculatedAmount: 40", "CalculatedAmount: 60"),
        ("CalculatedAmount: 0,", "CalculatedAmount: 40,"),
    ]);
    let imported = import(&over).unwrap();
    let deal = imported.session.tournament().winnings().deal().expect("it is a deal");
    let share = |name: &str| {
        let id = player(&imported, name);
        deal.shares.iter().find(|share| share.player == id).unwrap().amount
    };
    assert_eq!((share("Cy"), share("Ben")), (Money(40), Money(60)));
}

#[test]
fn prizes_that_several_were_given_are_shared() {
    let both =
        "[\"00000003-0000-4000-8000-000000000000\", \"00000002-0000-4000-8000-000000000000\"]";
    let over = every_field(&[
        (
            "AwardedToPlayers: [\"00000003-0000-4000-8000-000000000000\"]",
            &format!("AwardedToPlayers: {both}"),
        ),
        (
            "AwardedToPlayers: [\"00000002-0000-4000-8000-000000000000\"]",
            &format!("AwardedToPlayers: {both}"),
        ),
    ]);
    let imported = import(&over).unwrap();
    assert!(says(&imported, RemarkKind::SharedAsDeal));
    let deal = imported.session.tournament().winnings().deal().expect("it is a deal");
    let amounts: Vec<Money> = deal.shares.iter().map(|share| share.amount).collect();
    assert_eq!(amounts, [Money(100), Money(50), Money(50)]);
}

#[test]
fn only_those_win_a_bounty_who_bought_one_where_the_file_says_so() {
    let restricted = |is: &str| {
        let text = every_field(&[
            ("RestrictedBounty: false", &format!("RestrictedBounty: {is}")),
            ("PersonalBounty: 0", "PersonalBounty: 10"),
        ]);
        let at = text.rfind("PersonalBounty: 10").unwrap();
        let dot = format!("{}PersonalBounty: 0{}", &text[..at], &text[at + 18..]);
        let imported = import(&dot).unwrap();
        let due = bounties(imported.session.tournament()).due();
        ["Ada", "Ben", "Cy", "Dot"]
            .map(|name| due.get(&player(&imported, name)).map_or(0, |money| money.0))
    };
    assert_eq!(restricted("true"), [10, 10, 10, 0]);
    assert_eq!(restricted("false"), [0, 0, 0, 30]);
}

#[test]
fn chips_are_those_of_the_file_and_stacks_of_a_final_count() {
    let imported = import(&text_of("entry-of-no-chips")).unwrap();
    assert_eq!(imported.session.tournament().chips().in_play(), Chips(3_000));
    assert!(says(&imported, RemarkKind::StacksLeftOut));
    let last = every_field(&[
        ("Chips: 1000, Points: 0, ProfileName", "Chips: 0, Points: 0, ProfileName"),
        ("ChipCount: 1000", "ChipCount: 14200"),
    ]);
    let imported = import(&last).unwrap();
    assert!(says(&imported, RemarkKind::StacksBrought));
    assert_eq!(imported.session.tournament().chips().in_play(), Chips(4 * 14_200));
}

#[test]
fn points_for_places_are_given_by_a_formula_or_by_hand() {
    let places =
        ("Points: 0, AwardedToPlayers: [\"00000004", "Points: 10, AwardedToPlayers: [\"00000004");
    let (_folder, out, answer) = {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("evening.tdt");
        fs::write(&file, every_field(&[places, ("n - r + 1", "")])).unwrap();
        let (inner, out, answer) = imported(&file);
        ((folder, inner), out, answer)
    };
    assert!(!answer.notes.contains("by hand"), "{}", answer.notes);
    let points = done(&["show", word(&out), "points"], b"").out;
    assert!(points.starts_with("{\"name\":\"Dot\",\"points\":\"10\"}\n"), "{points}");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.tdt");
    fs::write(&file, every_field(&[places])).unwrap();
    let (_inner, out, answer) = imported(&file);
    assert!(answer.notes.contains("added by hand"), "{}", answer.notes);
    let points = done(&["show", word(&out), "points"], b"").out;
    assert!(points.starts_with("{\"name\":\"Dot\",\"points\":\"14\"}\n"), "{points}");
}

#[test]
fn what_stands_when_it_is_saved_stands() {
    let text = every_field(&[
        ("EndTime: 1750000240001", "EndTime: 0"),
        ("CurrentPeriodDuration: 1200", "CurrentPeriodDuration: 1500"),
        ("Locks: [false, false, false, false", "Locks: [false, false, false, true"),
        (
            "Seats: [null, null, null, null",
            "Seats: [null, null, null, \"00000004-0000-4000-8000-000000000000\"",
        ),
    ]);
    // The last two are still in.
    let at = text.find("Time: 1750000240000, Round: 1, Hit").unwrap();
    let from =
        text[..at].rfind(", BustOut").unwrap_or(text[..at].rfind(",\nBustOut").unwrap_or(at));
    let until = at + text[at..].find("})})").unwrap() + 4;
    let text = format!("{}{}", &text[..from], &text[until..]);
    let imported = import(&text).unwrap();
    let tournament = imported.session.tournament();
    assert!(!says(&imported, RemarkKind::Unsettled), "{:?}", imported.remarks);
    let dot = tournament.entries().player(player(&imported, "Dot")).unwrap();
    assert!(dot.is_locked);
    let reading = tournament.reading(imported.session.now());
    assert_eq!(reading.remaining_millis / 1000, 1500 - 180, "as long as the file says");
}

#[test]
fn a_price_that_is_off_is_sold_no_more() {
    let text =
        every_field(&[("Name: \"Again\", Enabled: true", "Name: \"Again\", Enabled: false")]);
    let imported = import(&text).unwrap();
    assert!(says(&imported, RemarkKind::PriceOff));
    let terms = imported.session.tournament().settings().money.as_ref().unwrap();
    assert!(terms.buy_ins.iter().all(|price| price.name != "Again"), "{:?}", terms.buy_ins);
    let entry =
        every_field(&[("Name: \"Entry\", Enabled: true", "Name: \"Entry\", Enabled: false")]);
    let imported = import(&entry).unwrap();
    let terms = imported.session.tournament().settings().money.as_ref().unwrap();
    let sold = terms.buy_ins.iter().find(|price| price.name == "Entry").unwrap();
    assert_eq!(sold.in_all, Some(4), "as often as it was");
}

#[test]
fn a_file_of_an_old_version_is_read_in_its_letters_and_the_doubt_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("old.tdt");
    let text = text_of("every-field").replace("Nickname: \"Cy\"", "Nickname: \"S?ren\"");
    let bytes: Vec<u8> = text.bytes().map(|byte| if byte == b'?' { 0xf8 } else { byte }).collect();
    fs::write(&file, &bytes).unwrap();
    let (_inner, out, answer) = imported(&file);
    assert!(answer.notes.contains("windows-1252 (Søren)"), "{}", answer.notes);
    assert!(
        answer.notes.contains("windows-1250 (Sřren)\nChoose another with --encoding"),
        "{}",
        answer.notes
    );
    assert!(done(&["show", word(&out), "standings"], b"").out.contains("Søren"));
    let other = folder.path().join("other.floorman");
    let told = ["import", word(&file), "-o", word(&other), "--encoding", "windows-1250"];
    let quiet = done(&told, b"");
    assert_eq!(quiet.notes, "", "nobody is asked who said it");
    assert!(done(&["show", word(&other), "standings"], b"").out.contains("Sřren"));
    let unknown = ["import", word(&file), "-o", word(&other), "--encoding", "klingon"];
    let refused = floorman(&unknown, b"");
    assert_eq!(refused.status, 2);
    let imported =
        exchange::import(&bytes, "Friday", &words::Words::new(words::Language::English)).unwrap();
    let letters = imported.remarks.iter().find_map(|remark| match remark {
        Remark::Letters { encoding, readings } => Some((*encoding, readings.len())),
        Remark::Of { .. } | Remark::Odd(_) | Remark::Unread(_) => None,
    });
    assert_eq!(letters, Some((Encoding::Windows1252, 2)));
}

/// A file does not say whose antes are. As large as the big blind they are its own; and whoever
/// knows better says so.
#[test]
fn antes_as_large_as_the_big_blind_are_its_own_unless_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antes.tdt");
    let out = folder.path().join("antes.floorman");
    let antes = |first: u32, second: u32, more: &[&str]| {
        let text = text_of("home-game")
            .replacen("BigBlind: 10, Ante: 0", &format!("BigBlind: 10, Ante: {first}"), 1)
            .replacen("BigBlind: 20, Ante: 0", &format!("BigBlind: 20, Ante: {second}"), 1);
        fs::write(&file, text).unwrap();
        let _ = fs::remove_file(&out);
        let import = ["import", word(&file), "-o", word(&out), "--report"];
        let answer = floorman(&[&import[..], more].concat(), b"");
        if answer.status != 0 {
            return (Vec::new(), answer.trouble);
        }
        let shown = done(&["show", word(&out), "structure", "--format", "json"], b"").json();
        let from = |row: &serde_json::Value| row["ante_from"].as_str() == Some("big_blind");
        (
            { shown }.iter().filter(|row| row["level"].is_u64()).map(from).collect::<Vec<_>>(),
            answer.notes,
        )
    };
    let (of, said) = antes(10, 20, &[]);
    assert_eq!(of, [true, true]);
    assert!(said.contains("entered as big blind antes"), "{said}");
    let (of, said) = antes(5, 20, &[]);
    assert_eq!(of, [false, false]);
    assert!(said.contains("does not say whether the big blind does"), "{said}");
    let (of, said) = antes(10, 20, &["--column", "Ante=ante"]);
    assert_eq!(of, [false, false]);
    assert!(!said.contains("antes"), "{said}");
    let (of, _) = antes(5, 10, &["--column", "ante=big blind ante"]);
    assert_eq!(of, [true, true]);
    for told in ["Ante=minutes", "Duration=seconds"] {
        let (of, said) = antes(10, 20, &["--column", told]);
        assert!(of.is_empty() && said.contains("cannot be"), "{told}: {said}");
    }
}

/// Two who knocked somebody out together each have a whole hit here; a file that splits it says so.
#[test]
fn hits_that_a_file_splits_are_told() {
    let text = text_of("every-field");
    let one = "HitmanUUID: [\"00000004-0000-4000-8000-000000000000\"]";
    let both = "HitmanUUID: [\"00000004-0000-4000-8000-000000000000\", \
                \"00000003-0000-4000-8000-000000000000\"]";
    let split = text.replacen(one, both, 1);
    assert_ne!(split, text);
    let split = split.replace("FullCreditHit: true", "FullCreditHit: false");
    let told = |text: &str| {
        let imported = import(text).unwrap();
        let (wanted, words) = (RemarkKind::HitsSplit, Words::new(Language::English));
        let is_it = |remark: &&Remark| match remark {
            Remark::Of { kind, .. } => *kind == wanted,
            Remark::Letters { .. } | Remark::Odd(_) | Remark::Unread(_) => false,
        };
        imported.remarks.iter().find(is_it).map(|remark| remark.said(&words))
    };
    let said = told(&split).expect("it is told");
    assert!(said.ends_with("the file splits it: 1 bust-out"), "{said}");
    assert_eq!(told(&split.replace("FullCreditHit: false", "FullCreditHit: true")), None);
    assert_eq!(told(&text.replace("FullCreditHit: true", "FullCreditHit: false")), None);
}

#[test]
fn games_of_a_file_are_known_by_the_names_that_lists_know() {
    for (name, game) in [
        ("2-7 Triple Draw", Game::Triple27),
        ("Badugi", Game::Badugi),
        ("Short deck", Game::ShortDeck),
        ("Omaha Hi/Lo", Game::Omaha8),
        ("Texas Hold 'Em", Game::Holdem),
    ] {
        let text = text_of("home-game").replacen("Texas Hold 'Em", name, 1);
        let imported = import(&text).unwrap();
        let levels = imported.session.tournament().structure().levels().next().unwrap().1.game;
        assert_eq!(levels, game, "{name}");
    }
}

#[test]
fn an_evening_that_was_saved_twice_counts_once() {
    let folder = tempfile::tempdir().unwrap();
    let from = folder.path().join("saved");
    fs::create_dir_all(from.join("Old")).unwrap();
    let text = text_of("every-field");
    let newer = text.replace("LastModified: 1750000300000", "LastModified: 1750000400000");
    fs::write(from.join("evening.tdt"), newer.replace("n - r + 1", "n - r + 2")).unwrap();
    fs::write(from.join("Old/evening.tdt"), &text).unwrap();
    fs::write(from.join("evening.tdt.20250615-200000"), &text).unwrap();
    // The same template, another evening.
    let later = text
        .replace("17500000", "17600000")
        .replace("17500001", "17600001")
        .replace("17500002", "17600002");
    fs::write(
        from.join("later.tdt"),
        later.replace("LastModified: 17600003", "LastModified: 17500003"),
    )
    .unwrap();
    let to = folder.path().join("imported");
    let answer = done(&["import", word(&from), "-o", word(&to)], b"");
    let said = answer.notes.lines().filter(|line| line.contains("another save")).count();
    assert_eq!(said, 2, "{}", answer.notes);
    assert_eq!(answer.out.lines().count(), 2, "{}", answer.out);
    // Both of them side by side, as where they were imported one by one.
    for (no, file) in ["evening.tdt", "Old/evening.tdt"].iter().enumerate() {
        let out = folder.path().join(format!("{no}.floorman"));
        done(&["import", word(&from.join(file)), "-o", word(&out)], b"");
    }
    let league = done(&["league", word(folder.path())], b"");
    assert!(
        league.notes.contains("1.floorman: it is another save of the event"),
        "{}",
        league.notes
    );
    assert!(
        league.out.starts_with(
            "{\"place\":1,\"name\":\"Dot\",\"member\":null,\"points\":\"5\",\"events\":1"
        ),
        "{}",
        league.out
    );
    assert!(sample("every-field").exists());
}
