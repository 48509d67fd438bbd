//! Each wall is seen to fail: a fault is planted in a copy of the project, and the wall finds it.

use crate::project::Project;
use crate::{
    Wall, circles, layers, left, order, phrases, profiles, signatures, sizes, text, topics,
};

/// What a wall says of the planted fault that it does not say of the project.
#[track_caller]
fn caught(wall: Wall, project: &Project, planted: &Project, place: &str) {
    let before = wall(project);
    let found: Vec<String> =
        wall(planted).into_iter().filter(|line| !before.contains(line)).collect();
    assert!(found.iter().any(|line| line.contains(place)), "not caught: {place}\n{found:#?}");
}

/// Plants something at the end of a file.
#[track_caller]
fn planted_at_end(wall: Wall, path: &str, end: &str, place: &str) {
    let project = Project::read();
    caught(wall, &project, &project.with_end(path, end), place);
}

/// The same for a wall that looks at one file after another: it sees that file alone.
#[track_caller]
fn planted_in_one_file(wall: Wall, path: &str, end: &str, place: &str) {
    let project = Project::read().only(path);
    caught(wall, &project, &project.with_end(path, end), place);
}

#[test]
fn a_layer_that_names_one_above() {
    planted_at_end(
        layers::manifests,
        "src/engine/Cargo.toml",
        "[build-dependencies]\nwords.workspace = true",
        "src/engine/Cargo.toml: names words",
    );
}

#[test]
fn a_crate_for_one_target_alone() {
    planted_at_end(
        layers::manifests,
        "src/engine/Cargo.toml",
        "[target.'cfg(unix)'.dependencies]\nlibc = \"0.2\"",
        "src/engine/Cargo.toml: names libc",
    );
}

#[test]
fn a_grant_that_nobody_uses() {
    let project = Project::read();
    let manifest = project.text("src/cli/Cargo.toml").replace("clap.workspace = true\n", "");
    let planted = project.with("src/cli/Cargo.toml", &manifest);
    caught(layers::manifests, &project, &planted, "does not name clap");
}

#[test]
fn a_crate_in_a_profile_that_is_not_built() {
    let project = Project::read();
    for (is, planted) in [("skrifa@0.44", "skrifa@0.43"), ("floorman-cards = {", "cards = {")] {
        let manifest = project.text("Cargo.toml").replace(is, planted);
        let name = planted.trim_end_matches(" = {");
        let planted = project.with("Cargo.toml", &manifest);
        caught(profiles::name_what_is_built, &project, &planted, name);
    }
}

#[test]
fn code_for_a_system_that_nothing_compiles() {
    for planted in ["#[cfg(target_os = \"macos\")]", "#[cfg(target_family = \"wasm\")]"] {
        let code = format!("{planted}\nfn planted() {{}}");
        planted_at_end(left::for_unchecked_systems, "src/session/lib.rs", &code, "src/session");
    }
}

#[test]
fn a_layer_that_is_not_in_the_table() {
    let project = Project::read();
    let planted = project.with("src/money/Cargo.toml", "[package]\nname = \"floorman-money\"");
    caught(layers::manifests, &project, &planted, "src/money/Cargo.toml");
}

#[test]
fn a_dependency_that_no_code_names() {
    let project = Project::read();
    let manifest = project.text("src/cards/Cargo.toml");
    let manifest = manifest.replace("[dependencies]\n", "[dependencies]\nron.workspace = true\n");
    let planted = project.with("src/cards/Cargo.toml", &manifest);
    caught(layers::dependencies_are_used, &project, &planted, "src/cards/ uses ron");
}

#[test]
fn a_crate_of_the_workspace_that_no_manifest_names() {
    let project = Project::read();
    let manifest = project.text("Cargo.toml");
    let manifest = manifest.replace("csv = \"1\"\n", "csv = \"1\"\nlibc = \"0.2\"\n");
    let planted = project.with("Cargo.toml", &manifest);
    caught(layers::dependencies_are_used, &project, &planted, "no package names libc");
}

#[test]
fn a_pure_layer_that_lifts_its_ban() {
    planted_at_end(
        layers::pure_layers_are_told_everything,
        "src/engine/log.rs",
        "#[expect(clippy::disallowed_methods, reason = \"quick\")]\nfn planted() {}",
        "src/engine/log.rs",
    );
    let project = Project::read();
    let head = project.text("src/cards/lib.rs").replace("clippy::disallowed_macros,", "");
    let planted = project.with("src/cards/lib.rs", &head);
    caught(layers::pure_layers_are_told_everything, &project, &planted, "src/cards/lib.rs");
}

fn of_print(project: &Project) -> Vec<String> {
    circles::circles_of(project, "print")
}

#[test]
fn a_circle_of_two_files_by_any_path() {
    let paths = [
        "use crate::table_block::tables as planted;",
        "use super::table_block::tables as planted;",
        "fn planted() { drop(crate::table_block::tables); }",
        "fn planted() { drop(vec![crate::table_block::tables]); }",
        "use crate::table_block;\nfn planted() { drop(table_block::tables); }",
    ];
    for path in paths {
        // What lists of tables are laid out with would then need the lists.
        planted_at_end(of_print, "src/print/page.rs", path, "src/print/page.rs uses");
    }
}

#[test]
fn a_long_file_an_empty_name_and_a_long_line() {
    let project = Project::read();
    let long = "fn planted() {}\n".repeat(601);
    let planted = project.with("src/engine/clock/planted.rs", &long);
    caught(sizes::files, &project, &planted, "601 lines");
    let planted = project.with("src/engine/clock/utils.rs", "fn planted() {}");
    caught(sizes::files, &project, &planted, "says nothing");
    let planted = project.with("src/engine/clock/hands_told.rs", "fn planted() {}");
    caught(sizes::files, &project, &planted, "does not name");
    let planted = project.with("src/engine/planted.rs", &format!("// {}", "long ".repeat(30)));
    caught(sizes::files, &project, &planted, "columns");
    let documents = [
        ("CONTRIBUTING.md", "A sentence.\n".repeat(1_251), "2502 words"),
        ("README.md", "Floorman-runs-tournaments\n".repeat(347), "9022 bytes"),
        (
            "CHANGELOG.md",
            format!("\n## 9.9.9\n{}", "* A change\n".repeat(550)),
            "9.9.9: 6056 bytes",
        ),
        ("docs/planted.md", "long ".repeat(41), "docs/planted.md:1"),
    ];
    for (path, text, said) in documents {
        caught(sizes::documents, &project, &project.with(path, &text), said);
    }
}

#[test]
fn signatures_that_take_a_tuple_apart() {
    let code = "
        fn alone((from, to): (u16, u16)) -> u16 { from.max(to) }
        fn by_reference(&(mut from, _): &(u16, u16)) -> u16 { from += 1; from }
        impl Log { fn of_a_type(&self, (from, ..): (u16, u16)) -> u16 { from } }
        impl Drop for Log { fn drop(&mut self) { fn inside((no, _): (u8, u8)) -> u8 { no } } }
        impl From<(u8, u8)> for Log { fn from((_, no): (u8, u8)) -> Self { Self::of(no) } }
        fn whole(seat: (u8, u8)) -> u8 { let (_, no) = seat; no }";
    let planted = Project::read().only("src/engine/log.rs").with_end("src/engine/log.rs", code);
    let found = signatures::parameters_taken_apart(&planted);
    let names: Vec<&str> = found.iter().filter_map(|line| line.rsplit(": ").next()).collect();
    assert_eq!(names, ["alone", "by_reference", "of_a_type", "inside"], "{found:#?}");
}

#[test]
fn something_left_for_later_and_a_layer_without_a_word() {
    let later = concat!("// TO", "DO: later");
    planted_at_end(left::for_later, "src/engine/log.rs", later, "src/engine/log.rs");
    let project = Project::read();
    let planted = project.with("ARCHITECTURE.md", "A house.");
    caught(left::unnamed_layers, &project, &planted, "nothing of cards");
}

#[test]
fn turns_of_phrase_that_nobody_says() {
    let project = Project::read();
    let line = "planted = Whoever is told of it puts it right all the same\n";
    let planted = project.with_end("assets/text/en/window.ftl", &line.repeat(11));
    caught(phrases::stiff, &project, &planted, "say *anyway*");
}

#[test]
fn a_color_outside_the_theme() {
    let red = "fn planted() -> egui::Color32 { egui::Color32::from_rgb(200, 0, 0) }";
    planted_in_one_file(text::colors_outside_the_theme, "src/ui/lib.rs", red, "src/ui/lib.rs");
}

#[test]
fn a_sentence_in_code_and_a_player_who_is_he() {
    let said = [
        "fn planted() -> &'static str { \"The clock stands still\" }",
        "fn planted(no: u8) -> String { format!(\"table {no} is broken now\") }",
    ];
    for code in said {
        planted_in_one_file(
            text::sentences_in_code,
            "src/session/lib.rs",
            code,
            "src/session/lib.rs",
        );
    }
    let folds = concat!("// H", "e folds.");
    planted_in_one_file(text::players_are_he, "src/engine/log.rs", folds, "src/engine/log.rs");
    let named = concat!("fn what_h", "e_has() {}");
    planted_in_one_file(text::players_are_he, "src/engine/log.rs", named, "a name says it");
}

#[test]
fn a_screen_that_knows_another_and_a_part_that_knows_a_screen() {
    let use_of_log = "use crate::screens::log::LogScreen as Planted;";
    let clock = "src/ui/screens/clock/mod.rs";
    planted_at_end(order::window, clock, use_of_log, "screens/clock/mod.rs uses LogScreen");
    let view = "src/ui/view/mod.rs";
    planted_at_end(order::window, view, use_of_log, "view/mod.rs uses LogScreen");
    let project = Project::read();
    let planted = project.with("src/ui/money.rs", "");
    caught(order::window, &project, &planted, "src/ui/money.rs: not in the order");
}

#[test]
fn a_topic_that_knows_one_after_it_and_state_that_knows_the_tournament() {
    let clock = "src/engine/clock/mod.rs";
    let later = "use crate::entries::Entries as Planted;";
    planted_at_end(topics::engine, clock, later, "clock/mod.rs uses Entries");
    let whole = "fn planted(_: &crate::tournament::Tournament) {}";
    planted_at_end(topics::engine, clock, whole, "tournament.rs uses Clock");
    let project = Project::read();
    let planted = project.with("src/engine/weather.rs", "");
    caught(topics::engine, &project, &planted, "src/engine/weather.rs: its topic");
}

#[test]
fn a_test_that_nobody_runs() {
    planted_at_end(
        left::tests_that_nobody_runs,
        "src/rulings/reason.rs",
        "#[cfg(test)]\nmod tests {\n    #[test]\n    fn planted() {}\n}",
        "src/rulings/Cargo.toml: tests stand there and do not run",
    );
}
