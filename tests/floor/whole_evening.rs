//! Whole evenings with real chips: the engine is judged by what really lay on the tables.

mod judge;
mod race;

use crate::project;
use crate::terminal::{done, floorman, word};
use crate::whole_evening::judge::Judge;
use serde_json::Value;
use simulation::{EveningFigures, WholeEvening, play_evening};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

fn play(entries: u32, seats: u8, seed: u64) -> EveningFigures {
    let asked = WholeEvening { entries, seats, seed, penalties: 12, bubble_busts: 3 };
    let mut judge = Judge::default();
    let figures = play_evening(asked, None, &mut |seen| judge.follow(seen))
        .unwrap_or_else(|failure| panic!("seed {seed}, {entries} at {seats}: {failure:?}"));
    let about = ["bags", "bubble", "causes", "chips", "clocks", "counts", "leavers", "night"];
    let more = ["penalties", "places", "plan", "races", "undo"];
    for what in about.into_iter().chain(more) {
        assert!(judge.compared.contains_key(what), "{what} was never compared: {figures:?}");
    }
    figures
}

/// Everything that a whole evening must have had.
fn check(figures: &EveningFigures) {
    let event = format!("{figures:?}");
    assert_eq!((figures.color_ups, figures.late_finds, figures.counts), (4, 1, 2), "{event}");
    assert_eq!((figures.penalties, figures.disqualified), (12, 1), "{event}");
    assert!(figures.hands_missed > 40, "{event}");
    assert_eq!((figures.left_early, figures.clocks, figures.days), (2, 2, 2), "{event}");
    assert_eq!(figures.chips_sum, figures.play.chips_end.cast_signed(), "{event}");
    assert_eq!(figures.shared_places.len(), figures.bubble_busts as usize, "{event}");
    assert!(figures.hand_for_hand_hands > 2, "{event}");
    let play = &figures.play;
    assert_eq!(play.next_big_blind_moved, play.balance_moves, "{event}");
    assert_eq!(play.worst_seat_taken, play.balance_moves, "{event}");
    assert_eq!(play.tables_left_above_need, 0, "{event}");
    check_money(figures);
    let bought = u64::from(play.entries) + figures.re_entries + figures.rebuys;
    let left_otherwise = figures.disqualified + figures.left_early;
    assert_eq!(play.busts, bought - 1 - left_otherwise, "{event}");
}

/// What came in is what it is for, everything that is due was paid out, and the box holds the rest.
fn check_money(figures: &EveningFigures) {
    let money = &figures.money;
    let event = format!("{money:?}");
    let of = |column: &str| money.columns[column];
    let signed = |amount: u64| amount.cast_signed();
    let goes = of("pool") + of("fees") + of("staff") + of("bounties") + of("kept");
    assert_eq!(of("paid") + of("owed") + of("house"), goes, "{event}");
    assert_eq!(of("owed"), 0, "{event}");
    // The guarantee is more than came in.
    let pool = of("pool") - signed(money.deducted) + signed(money.overlay);
    assert_eq!((signed(money.prize_pool), of("prizes-paid")), (pool, pool), "{event}");
    assert_eq!(of("bounties-paid") + signed(money.bounties_open), of("bounties"), "{event}");
    let stays =
        of("fees") + of("staff") + of("kept") + signed(money.deducted + money.bounties_open);
    let house = signed(money.overlay) + of("house");
    assert_eq!(money.in_the_box, stays - house + of("corrected"), "{event}");
    // Those who busted on the bubble share, and nobody gets more than a unit more.
    let shared = &money.bubble_prizes;
    assert_eq!(shared.len(), figures.bubble_busts as usize, "{event}");
    assert!(shared.iter().max().unwrap() - shared.iter().min().unwrap() <= 500, "{event}");
    for (method, shares) in &money.deals {
        let all: u64 = shares.iter().sum::<u64>() + money.kept;
        let others: Vec<u64> = money.deals.values().map(|other| other.iter().sum()).collect();
        assert!(others.iter().all(|other| other + money.kept == all), "{method}: {event}");
        assert!(shares.is_sorted_by(|one, next| one >= next), "{method}: {event}");
    }
    assert_eq!(money.deals.len(), 3, "{event}");
}

#[test]
fn the_engine_says_what_lies_on_the_tables_all_evening() {
    let (mut moved, mut rescued) = (0, 0);
    for (entries, seats) in [(60, 6), (60, 9), (90, 8), (150, 9), (150, 10)] {
        for seed in 0..3 {
            let figures = play(entries, seats, seed);
            check(&figures);
            moved += figures.penalties_moved;
            rescued += figures.rescued;
        }
    }
    assert!(moved > 10, "only {moved} penalties went on at another table");
    assert!(rescued > 5, "only {rescued} players were saved in a race");
}

#[test]
fn three_hundred_players_burst_the_bubble_with_three_busts_in_one_hand() {
    for seed in [7, 8] {
        let figures = play(300, 9, seed);
        check(&figures);
        // Three busts share the prizes of the last two places that are paid.
        let paid = u32::try_from(figures.money.places_paid).unwrap();
        assert_eq!(figures.shared_places, [paid - 1, paid, paid + 1], "{figures:?}");
        assert!(figures.money.overlay > 0, "{figures:?}");
    }
}

#[test]
fn the_same_seed_plays_the_same_evening() {
    let digest = |seed| play(60, 9, seed).play.standings_sha256;
    assert_eq!(digest(5), digest(5));
    assert_ne!(digest(5), digest(6));
}

/// Types a script of the terminal: `$` must be done, `!` must not be understood, and every other
/// line must stand in the answer to what was typed before it.
fn type_script(text: &str, folder: &Path) {
    let mut answer = String::new();
    for (no, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#')) {
        let Some((sign, typed)) =
            line.split_once(' ').filter(|(sign, _)| *sign == "$" || *sign == "!")
        else {
            let is_there = line.is_empty() || answer.lines().any(|said| said.trim() == line.trim());
            assert!(is_there, "line {no}, {line:?} is not in\n{answer}");
            continue;
        };
        let path = |name: &str| word(&folder.join(name)).to_owned();
        let words: Vec<String> = typed
            .split_whitespace()
            .skip(1)
            .map(|part| if part.ends_with(".floorman") { path(part) } else { part.to_owned() })
            .collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let said = floorman(&words, b"");
        let status = if sign == "$" { 0 } else { 2 };
        assert_eq!(said.status, status, "line {no}: {typed}: {}{}", said.trouble, said.out);
        answer = said.out;
    }
}

#[test]
fn a_whole_evening_is_played_checked_and_shown_from_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let text = fs::read_to_string(project("tests/scripts/whole-evening.txt")).unwrap();
    type_script(&text, folder.path());
    shows_agree(&folder);
}

/// What `show` says of the evening is what the simulation measured.
fn shows_agree(folder: &TempDir) {
    let file = folder.path().join("evening.floorman");
    let words = "simulate --whole-evening --entries 300 --seats 9 --seed 7 --format json";
    let words: Vec<&str> = words.split(' ').collect();
    let figures = done(&words, b"").json().remove(0);
    let show = |view: &str| done(&["show", word(&file), view, "--format", "json"], b"").json();
    let standings = show("standings");
    let shared: Vec<&Value> = figures["shared_places"].as_array().unwrap().iter().collect();
    let with_best = |line: &&Value| line["place"] == *shared[0];
    assert_eq!(standings.iter().filter(with_best).count(), shared.len(), "{standings:?}");
    let cents = |cell: &Value| -> i64 {
        let (whole, part) =
            cell.as_str().unwrap().split_once('.').unwrap_or((cell.as_str().unwrap(), "00"));
        format!("{whole}{part}").parse().unwrap()
    };
    let money = show("money").remove(0);
    assert_eq!(cents(&money["in_the_box"]), figures["money"]["in_the_box"].as_i64().unwrap());
    assert_eq!(cents(&money["prize_pool"]), figures["money"]["prize_pool"].as_i64().unwrap());
    let cash: i64 = show("cash").iter().map(|line| cents(&line["cash"])).sum();
    assert_eq!(cash, cents(&money["in_the_box"]));
    let chips = show("chips").remove(0);
    assert_eq!(chips["in_play"], figures["chips_end"], "{chips}");
}
