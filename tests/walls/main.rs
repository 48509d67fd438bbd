//! The walls of the house, read from the sources. Each says what to do when it fails.
//!
//! A wall that was never seen to fail is no wall: `planted` puts a fault for each into a copy of
//! the project in memory, and `lints` has clippy look at faults for what clippy keeps.

mod circles;
mod graph;
mod layers;
mod left;
mod lints;
mod order;
mod phrases;
mod planted;
mod profiles;
mod project;
mod signatures;
mod sizes;
mod text;
mod topics;

use project::Project;

/// A wall: what it finds broken, each with its place.
type Wall = fn(&Project) -> Vec<String>;

#[track_caller]
fn stands(wall: Wall, what_to_do: &str) {
    let broken = wall(&Project::read());
    assert!(broken.is_empty(), "\n{what_to_do}\n  {}\n", broken.join("\n  "));
}

#[test]
fn manifests_name_what_the_table_grants() {
    stands(
        layers::manifests,
        "A layer names only those below it and its own crates; move the code, pass the thing in, \
         or argue a change of the table.",
    );
}

#[test]
fn pure_layers_are_told_everything() {
    stands(
        layers::pure_layers_are_told_everything,
        "Clock, chance, files and order come from outside; see clippy.toml.",
    );
}

#[test]
fn files_do_not_go_in_circles() {
    stands(
        circles::files_go_in_circles,
        "Move what both need into a file below, or the one who joins them above.",
    );
}

#[test]
fn files_are_small_and_named_for_what_they_hold() {
    stands(sizes::files, "A file holds one thing, and a reader sees it whole.");
}

#[test]
fn parameters_stand_one_by_one() {
    stands(signatures::parameters_taken_apart, "Take the parts one by one, or name a struct.");
}

#[test]
fn documents_are_short() {
    stands(sizes::documents, "Say it in fewer words, or where it belongs.");
}

#[test]
fn the_code_map_names_every_layer() {
    stands(left::unnamed_layers, "Put the layer into the code map.");
}

#[test]
fn nothing_is_left_for_later_and_nothing_points_outside() {
    stands(left::for_later, "What stands here is done.");
}

#[test]
fn every_system_that_code_is_for_is_checked() {
    stands(left::for_unchecked_systems, "Let .ci/run compile it, or do without.");
}

#[test]
fn every_test_is_run() {
    stands(left::tests_that_nobody_runs, "`test` and `doctest` of a crate say what stands in it.");
}

#[test]
fn the_parts_of_the_window_know_those_below() {
    stands(order::window, "Move what both need below; the order stands in tests/walls/order.rs.");
}

#[test]
fn topics_of_the_engine_know_those_before_them() {
    stands(topics::engine, "Take what is needed as an argument, or act in a file above both.");
}

#[test]
fn dependencies_are_used() {
    stands(layers::dependencies_are_used, "Take out what nothing uses.");
}

#[test]
fn profiles_name_what_is_built() {
    stands(profiles::name_what_is_built, "Take the name out, or write the version that is built.");
}

#[test]
fn sentences_stand_in_the_catalogues() {
    stands(text::sentences_in_code, "What people read stands in assets/text.");
}

#[test]
fn players_are_they() {
    stands(text::players_are_he, "Nobody knows who the player is.");
}

#[test]
fn texts_are_plain_english() {
    stands(phrases::stiff, "Say it as you would to a colleague; see tests/walls/phrases.rs.");
}

#[test]
fn colors_stand_in_the_theme() {
    stands(text::colors_outside_the_theme, "Colors belong to src/ui/theme and assets/theme.");
}
