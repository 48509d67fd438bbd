//! The settings with their explanations, and a first tournament.

use crate::window::{Evening, NAMES};
use egui::{Key, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::entries::NameOrder;
use engine::settings::{EarlyBreaks, Limit, SeatingTerms, Settings};
use engine::values::LevelNo;
use reports::{SETTINGS, SettingGroup, SettingValue};
use rulebook::Rulebook;
use words::{Args, Language, Words};

/// The names of all fields of written settings, from the outside in.
fn fields(at: &str, value: &serde_json::Value, found: &mut Vec<String>) {
    match value {
        serde_json::Value::Object(inner) => {
            for (name, value) in inner {
                let at = if at.is_empty() { name.clone() } else { format!("{at}.{name}") };
                fields(&at, value, found);
            }
        }
        _ => found.push(at.to_owned()),
    }
}

#[test]
fn every_field_of_the_settings_is_in_the_list_once() {
    let mut written = Vec::new();
    let told = Settings {
        languages: "English".to_owned(),
        name_order: NameOrder::SurnameFirst,
        public_language: Some(Language::Czech),
        second_language: Some(Language::Polish),
        description: "Bounties".to_owned(),
        notes: "Short of dealers".to_owned(),
        league: "Harbour".to_owned(),
        season: "2026".to_owned(),
        points_formula: "n - r + 1".to_owned(),
        seating: SeatingTerms { early_breaks: EarlyBreaks::Never, ..SeatingTerms::default() },
        ..Settings::default()
    };
    fields("", &serde_json::to_value(told).unwrap(), &mut written);
    let mut listed: Vec<String> = SETTINGS.iter().map(|it| it.field.to_owned()).collect();
    written.sort();
    listed.sort();
    assert_eq!(listed, written);
}

#[test]
fn every_setting_says_what_it_does_and_what_a_change_does() {
    let words = Words::new(Language::English);
    let settings = Settings::default();
    for setting in &SETTINGS {
        for end in ["", ".what", ".later"] {
            let id = format!("setting-{}{end}", setting.id);
            let said = words.try_say(&id, &Args::new());
            assert!(said.is_some_and(|said| said.len() < 130), "{id}");
        }
        let value = words.setting_value(setting.id, &setting.get(&settings));
        assert!(!value.contains('⟨'), "{}: {value}", setting.id);
        let is_none = matches!(
            setting.get(&settings),
            SettingValue::MaybeChips(_)
                | SettingValue::MaybeLevel(_)
                | SettingValue::MaybeNumber(_)
                | SettingValue::MaybeLanguage(_)
                | SettingValue::Numbers(_)
                | SettingValue::Lines(_)
        ) || ["languages", "league", "season"].contains(&setting.id);
        let none = words.try_say(&format!("setting-{}.none", setting.id), &Args::new());
        assert_eq!(is_none, none.is_some(), "{}", setting.id);
        for book in Rulebook::ALL {
            if let Some(rule) = words.setting_rule(setting.id, book) {
                let is_house = rule == "The house decides";
                let is_2024 = book == Rulebook::Tda2024;
                assert_eq!(rule.contains("2024"), is_2024, "{}: {rule}", setting.id);
                assert!(is_house || rule.contains("TDA"), "{}: {rule}", setting.id);
            }
        }
    }
    for group in SettingGroup::ALL {
        assert!(words.try_say(&format!("setting-group-{}", group.id()), &Args::new()).is_some());
    }
}

fn in_setup() -> Evening {
    let mut evening = Evening::started(&NAMES);
    evening.go("Setup");
    evening
}

fn settings(evening: &Evening) -> Settings {
    evening.tournament().settings().clone()
}

#[test]
fn a_setting_is_found_by_any_word_of_it() {
    let mut evening = in_setup();
    evening.type_into("Search settings", "rebuy");
    assert!(evening.count("Rebuys per player") > 0);
    assert!(evening.count("Rebuys until level") > 0);
    assert_eq!(evening.count("Seats per table"), 0);
    assert!(evening.sees("5 settings"));
}

#[test]
fn what_changes_is_shown_before_it_is_saved_as_one_act() {
    let mut evening = in_setup();
    evening.type_into("Search settings", "late registration");
    assert!(!evening.sees("Save changes"));
    evening.press("Late registration, set");
    assert!(evening.sees("Late registration: level 4 → until the first hand"));
    let before = settings(&evening);
    evening.press("Discard changes");
    assert!(!evening.sees("Late registration: level 4 → until the first hand"));
    evening.press("Late registration, set");
    assert_eq!(settings(&evening), before, "nothing was saved yet");
    evening.press("Save changes");
    assert_eq!(settings(&evening).entries.late_registration_level_max, None);
    assert!(!evening.sees("Save changes"));
    evening.press("Undo");
    assert_eq!(settings(&evening).entries.late_registration_level_max, Some(LevelNo(4)));
}

#[test]
fn a_change_that_does_harm_says_so_before_it_is_saved() {
    let mut evening = in_setup();
    evening.type_into("Search settings", "starting chips");
    let harm = "Players already entered keep the old stack, so stacks are unequal";
    assert_eq!(evening.count(harm), 1, "entries are sold");
    let field = evening.window.get_by_role_and_label(Role::SpinButton, "Starting chips");
    field.click();
    evening.window.run_ok();
    let typed = evening.window.get_by(|node| node.is_focused());
    typed.type_text("8000");
    evening.window.run_ok();
    evening.key(Key::Enter);
    assert!(evening.sees("Starting chips: 5,000 → 8,000"));
    assert_eq!(evening.count(&format!("Careful: {harm}")), 1);
}

#[test]
fn a_name_that_is_empty_cannot_be_saved_and_the_reason_stands_there() {
    let mut evening = in_setup();
    let field = evening.window.get_by_role_and_label(Role::TextInput, "Name");
    field.click();
    evening.window.run_ok();
    evening.window.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    evening.key(Key::Delete);
    let save = evening.window.get_by_label("Save changes");
    assert!(save.accesskit_node().is_disabled());
    assert!(evening.count("The tournament has no name") >= 1);
}

#[test]
fn a_point_in_which_books_differ_is_found_answered_saved_and_named_a_house_rule() {
    let mut evening = in_setup();
    evening.press("Rules");
    evening.type_into("Search settings", "flop with four");
    assert!(evening.sees("1 point"));
    let redeal = "The flop goes back, the deck is shuffled, and a new flop is dealt";
    evening.press(redeal);
    assert!(settings(&evening).rules.changes().next().is_none(), "not before it is saved");
    assert!(evening.sees(&format!("Flop with four cards: {redeal}")));
    evening.press("Save changes");
    let own: Vec<&str> = settings(&evening).rules.changes().map(|option| option.key).collect();
    assert_eq!(own, ["bad_flop"]);
    assert!(evening.sees("◆ House rule"));
    evening.press("Undo");
    assert!(settings(&evening).rules.changes().next().is_none());
    evening.press("TDA 2011");
    assert!(evening.sees("Rulebook: TDA 2024 → TDA 2011"));
    evening.press("Save changes");
    assert_eq!(settings(&evening).rules.rulebook, Rulebook::Tda2011);
}

#[test]
fn another_rulebook_lists_everything_that_changes_with_it() {
    let mut evening = in_setup();
    evening.choose("Rulebook", "Home game");
    assert!(evening.sees("Rulebook: TDA 2024 → Home game"));
    assert!(evening.sees("Button: Dead button → Button moves to the next player"));
    evening.press("Save changes");
    assert_eq!(settings(&evening).rules.rulebook, Rulebook::Home001);
}

#[test]
fn the_start_offers_four_things_and_enter_makes_the_first_tournament() {
    let mut evening = Evening::new();
    for button in ["New from template…", "Open…", "Import players…", "Try the sample"] {
        assert!(evening.sees(button), "{button}");
    }
    evening.key(Key::Enter);
    let name = evening.window.get_by_role_and_label(Role::TextInput, "Name");
    assert!(name.is_focused());
    assert_eq!(evening.count("Ends "), 1, "when it ends stands there while choosing");
    evening.type_name("Friday");
    assert_eq!(evening.tournament().settings().name, "Friday");
}

#[test]
fn a_tournament_is_made_to_measure() {
    let mut evening = Evening::new();
    evening.press("New from template…");
    evening.press("Made to measure");
    evening.press("Structure");
    assert!(evening.sees("Big blind, level 3"));
    evening.type_into("Name", "Friday");
    evening.key(Key::Enter);
    let structure = evening.tournament().structure();
    assert!(structure.levels().count() > 8);
    let blinds: Vec<u64> = structure.levels().map(|(_, l)| l.stakes.big_blind().0).collect();
    assert!(blinds.windows(2).all(|two| two[0] < two[1]), "{blinds:?}");
}

#[test]
fn the_structure_and_the_settings_change_before_the_tournament_is_made() {
    let mut evening = Evening::new();
    evening.press("New from template…");
    evening.press("Structure");
    evening.window.get_by_role_and_label(Role::TextInput, "Big blind, level 2").click();
    evening.window.run_ok();
    evening.window.get_by(|node| node.is_focused()).type_text("120");
    evening.window.run_ok();
    evening.key(Key::Enter);
    evening.press("Settings");
    evening.choose("Rebuys per player", "None");
    evening.press_beneath("Show all settings");
    assert!(evening.count("Redraw at players left") > 0);
    evening.type_into("Name", "Friday");
    evening.key(Key::Enter);
    let level = evening.tournament().structure().level(LevelNo(2)).unwrap();
    assert_eq!(level.stakes.big_blind().0, 120);
    assert_eq!(settings(&evening).entries.rebuys, Limit::Never);
}

#[test]
fn a_list_of_players_begins_a_tournament_and_is_registered_in_it() {
    let mut evening = Evening::new();
    let list = evening.folder.path().join("friday.csv");
    std::fs::write(&list, "Name\nAnna Rys\nBo Li\nCy Tur\n").unwrap();
    evening.window.state_mut().read_players(&list);
    evening.window.run_ok();
    assert_eq!(evening.count("Players from friday.csv are registered next"), 1);
    evening.type_name("Friday");
    evening.press("Register 3 players");
    assert_eq!(evening.tournament().entries().players().len(), 3);
}

#[test]
fn a_template_that_cannot_be_read_says_where_and_harms_no_other() {
    let mut evening = Evening::new();
    let folder = evening.folder.path().join("Templates");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("Mine.ron"), "(settings: (").unwrap();
    evening.press("New from template…");
    evening.press("Mine");
    evening.type_name("Friday");
    assert_eq!(evening.tournament().structure().levels().count(), 15, "the home game stayed");
}

#[test]
fn a_tournament_is_kept_as_a_template_and_offered_first() {
    let mut evening = in_setup();
    evening.go("Clock");
    evening.press("Big blind, level 3");
    evening.press("Remove level 3");
    assert_eq!(evening.tournament().structure().levels().count(), 14);
    evening.go("Setup");
    evening.press_beneath("Save as a template");
    assert_eq!(evening.count("Saved as a template"), 1);
    let mut again = evening.beside();
    again.press("New from template…");
    again.press("Friday");
    again.type_name("Next Friday");
    let (kept, made) = (evening.tournament(), again.tournament());
    assert_eq!(kept.structure(), made.structure());
    assert_eq!(kept.settings().entries, made.settings().entries);
}

#[test]
fn a_name_of_two_hundred_letters_and_a_folder_that_cannot_be_written() {
    let mut evening = Evening::new();
    let long = "Příliš žluťoučký kůň ".repeat(10);
    evening.press("New from template…");
    evening.type_name(&long);
    assert_eq!(evening.tournament().settings().name, long);
    evening.go("Setup");
    assert!(evening.count(&long) > 0);
    let mut evening = Evening::new();
    let file = evening.folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    evening.press("New from template…");
    let field =
        evening.window.get_by_role_and_label(Role::TextInput, "Folder, or address of a database");
    field.click();
    evening.window.run_ok();
    evening.window.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    let field =
        evening.window.get_by_role_and_label(Role::TextInput, "Folder, or address of a database");
    field.type_text(&file.join("beneath").to_string_lossy());
    evening.window.run_ok();
    evening.type_into("Name", "Friday");
    evening.key(Key::Enter);
    assert!(evening.window.state().session().is_none());
    assert_eq!(evening.count("The folder cannot be created"), 1);
    assert!(evening.sees("Create tournament"), "what was typed is still there");
}
