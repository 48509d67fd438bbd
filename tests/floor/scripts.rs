//! What a script at the terminal relies on: what needs doing, a part of the settings, moments.

use crate::terminal::{done, floorman, word};
use engine::values::Timestamp;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A club night with so many people, who wait for the draw.
fn club_night(people: usize) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let (file, list) = (folder.path().join("night.floorman"), folder.path().join("people.csv"));
    let names: String = (1..=people).map(|no| format!("Player {no}\n")).collect();
    std::fs::write(&list, names).unwrap();
    let words = ["new", word(&file), "--template", "club-night", "--entries", word(&list)];
    done(&[&words[..], &["--at", "2026-03-05T19:00:00Z", "--seed", "7"]].concat(), b"");
    (folder, file)
}

/// Does these commands, all at 19:30.
fn act(file: &Path, lines: &[Value]) -> Vec<Value> {
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let words = ["do", word(file), "--at", "2026-03-05T19:30:00Z", "--keep-going", "--seed", "3"];
    floorman(&words, input.as_bytes()).json()
}

fn view(file: &Path, view: &str) -> Vec<Value> {
    let at = ["--at", "2026-03-05T19:30:00Z"];
    let words = ["show", word(file), view, "--format", "json"];
    done(&[&words[..], &at[..]].concat(), b"").json()
}

fn change(settings: Value) -> Value {
    json!({ "ChangeSettings": { "settings": settings } })
}

#[test]
fn a_part_of_the_settings_changes_that_part() {
    let (_folder, file) = club_night(2);
    let before = view(&file, "settings").remove(0);
    let part = json!({ "pace": { "places_paid": 3 }, "entries": { "rebuys": { "AtMost": 2 } } });
    act(&file, &[change(part)]);
    let mut after = view(&file, "settings").remove(0);
    assert_eq!(after["pace"]["places_paid"], 3);
    assert_eq!(after["entries"]["rebuys"], json!({ "AtMost": 2 }));
    act(&file, &[change(json!({ "pace": { "places_paid": null } }))]);
    after = view(&file, "settings").remove(0);
    after["entries"]["rebuys"] = before["entries"]["rebuys"].clone();
    assert_eq!(after, before, "nothing else has changed");
}

#[test]
fn settings_as_they_are_shown_are_taken_as_they_are() {
    let (_folder, file) = club_night(2);
    let shown = view(&file, "settings").remove(0);
    let answers = act(&file, &[change(shown.clone())]);
    assert!(answers[0]["events"][0]["SettingsChanged"].is_object(), "{answers:?}");
    assert_eq!(view(&file, "settings"), [shown]);
}

#[test]
fn another_rulebook_brings_its_answers_and_other_chips_their_stack() {
    let (_folder, file) = club_night(2);
    act(&file, &[change(json!({ "rules": { "rulebook": "tda-2011" } }))]);
    let after = view(&file, "settings").remove(0);
    assert_eq!(after["rules"]["halt"], "at_the_gap", "{after}");
    act(&file, &[change(json!({ "entries": { "starting_chips": 12_000 } }))]);
    let after = view(&file, "settings").remove(0);
    let chips = after["chip_set"]["denominations"].as_array().unwrap();
    let number = |chip: &Value, key: &str| chip[key].as_u64().unwrap();
    let stack: u64 =
        chips.iter().map(|chip| number(chip, "value") * number(chip, "in_a_stack")).sum();
    assert_eq!(stack, 12_000);
}

#[test]
fn a_part_that_does_not_fit_is_malformed() {
    let (_folder, file) = club_night(2);
    for part in [json!({ "place_paid": 3 }), json!({ "pace": { "places_paid": "three" } })] {
        let line = format!("{}\n", change(part));
        assert_eq!(floorman(&["do", word(&file)], line.as_bytes()).status, 2, "{line}");
    }
}

#[test]
fn a_moment_inside_a_command_is_a_number_or_rfc_3339() {
    let (_folder, file) = club_night(4);
    let moments = [json!(1_772_740_800_000_i64), json!("2026-03-05T21:00:00+01:00")];
    for at in moments {
        let answers = act(&file, &[json!({ "ScheduleStart": { "at": at } }), json!("Undo")]);
        assert_eq!(answers[0]["events"][0]["ClockSet"]["at"], 1_772_740_800_000_i64);
    }
    let ron = b"ScheduleStart(at:\"2026-03-05T20:00:00Z\")\n";
    done(&["do", word(&file), "--at", "2026-03-05T19:40:00Z"], ron);
    let wrong = b"{\"ScheduleStart\":{\"at\":\"eight\"}}\n";
    assert_eq!(floorman(&["do", word(&file)], wrong).status, 2);
    let shown = floorman(&["do", word(&file)], b"\n{\"show\":\"seats\",\"at\":\"eight\"}\n");
    assert!(shown.status == 2 && shown.trouble.starts_with("Line 2"), "{}", shown.trouble);
}

#[test]
fn moments_of_the_calendar_are_read_to_the_millisecond() {
    let read = Timestamp::from_rfc3339;
    assert_eq!(read("1970-01-01T00:00:00Z"), Some(Timestamp(0)));
    assert_eq!(read("2024-02-29T23:59:59.5-05:30"), Some(Timestamp(1_709_270_999_500)));
    assert_eq!(read("1969-12-31T23:59:59.999Z"), Some(Timestamp(-1)));
    for wrong in [
        "2023-02-29T00:00:00Z",
        "2024-13-01T00:00:00Z",
        "2024-01-01",
        "",
        "2024-01-01T24:00:00Z",
        "2024-01-01T10:00:00",
        "2024-1-01T10:00:00Z",
        "2024-01-01T10:00:00+99:99",
        "2024-01-01T10:00:00+1:30",
        "2024-01-01T10:00:00++1:-1",
        "9999-12-31T23:59:59-01:00",
        "0000-01-01T00:00:00+01:00",
    ] {
        assert_eq!(read(wrong), None, "{wrong}");
    }
}

#[test]
fn what_needs_doing_comes_with_the_command_that_does_it() {
    let (_folder, file) = club_night(12);
    let mut seen = Vec::new();
    for _ in 0..8 {
        let needs = view(&file, "needs");
        let Some(next) = needs.iter().find(|need| need["do"].is_string()) else { break };
        seen.push(next["need"].as_str().unwrap().to_owned());
        let command: Value = serde_json::from_str(next["do"].as_str().unwrap()).unwrap();
        let answers = act(&file, &[command]);
        assert!(answers[0]["events"].is_array(), "{answers:?}");
    }
    assert_eq!(seen, ["draw_seats", "start_clock"]);
}

#[test]
fn the_terminal_says_what_needs_doing_in_the_words_of_the_strip() {
    let (_folder, file) = club_night(12);
    let said = |file: &Path| done(&["show", word(file), "needs", "--format", "text"], b"").out;
    let drawn =
        "12 players wait for seats\n  The first draw has not been held\n  do: {\"DrawSeats\"";
    assert!(said(&file).starts_with(drawn), "{}", said(&file));
    act(&file, &[json!({ "DrawSeats": { "public": null } })]);
    let start = "Seats are drawn: start the clock\n  12 players are seated\n  do: \"StartClock\"\n";
    assert_eq!(said(&file), start);
    act(&file, &[json!("StartClock")]);
    // Of three tables with nine each one loses four.
    let (_folder, file) = club_night(27);
    act(&file, &[json!({ "DrawSeats": { "public": null } }), json!("StartClock")]);
    let seats = view(&file, "seats");
    let of_two = seats.iter().filter(|seat| seat["table"] == 2);
    let bust = |seat: &Value| json!({ "BustOut": { "busts": [{ "player": seat["name"] }] } });
    let busts: Vec<Value> = of_two.take(4).map(bust).collect();
    act(&file, &busts);
    let text = said(&file);
    let asked = "Where are the buttons at tables 1–3?\n  Balancing needs it: ";
    assert!(text.starts_with(asked), "{text}");
    assert!(text.contains("\n  the floor chooses: SetButton\n"), "{text}");
}

#[test]
fn the_plan_tells_each_move_with_its_command() {
    let (_folder, file) = club_night(14);
    act(&file, &[json!({ "DrawSeats": { "public": null } }), json!("StartClock")]);
    let seats = view(&file, "seats");
    let of_two = seats.iter().filter(|seat| seat["table"] == 2);
    let bust = |seat: &Value| json!({ "BustOut": { "busts": [{ "player": seat["name"] }] } });
    let busts: Vec<Value> = of_two.take(2).map(bust).collect();
    act(&file, &busts);
    let plan = view(&file, "plan");
    assert_eq!(plan[0]["what"], "ask_button", "{plan:?}");
    let buttons: Vec<Value> = plan
        .iter()
        .filter(|row| row["what"] == "ask_button")
        .map(|row| {
            let table = row["tables"][0].clone();
            let seat = seats.iter().rfind(|seat| seat["table"] == table).unwrap()["seat"].clone();
            json!({ "SetButton": { "table": table, "button": seat } })
        })
        .collect();
    let shown = act(&file, &[buttons, vec![json!({ "show": "plan" })]].concat());
    let plan = shown.last().unwrap()["show"].as_array().unwrap();
    let planned = plan.iter().find(|row| row["what"] == "move").unwrap();
    assert_eq!((&planned["from_table"], &planned["to_table"]), (&json!(1), &json!(2)));
    let command: Value = serde_json::from_str(planned["do"].as_str().unwrap()).unwrap();
    let answers = act(&file, &[command]);
    assert!(answers[0]["events"][0]["PlayersMoved"].is_object(), "{answers:?}");
}

#[test]
fn a_stack_that_its_chips_do_not_make_is_no_reason_to_refuse_a_tournament() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("odd.floorman");
    let template = folder.path().join("odd.ron");
    let ready = crate::project("assets/structures/club-night.ron");
    let odd =
        std::fs::read_to_string(ready).unwrap().replace("[8, 8, 4, 7, 0, 0]", "[8, 8, 4, 6, 0, 0]");
    std::fs::write(&template, odd).unwrap();
    done(&["new", word(&file), "--template", word(&template)], b"");
    let chips = view(&file, "settings").remove(0);
    assert_eq!(chips["entries"]["starting_chips"], 10_000);
    assert_eq!(chips["chip_set"]["denominations"][3]["in_a_stack"], 6);
}
