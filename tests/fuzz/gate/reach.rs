//! Every file of the program that reads something has a target that brings hostile input there, or
//! a reason why nothing hostile comes.

use fuzz::Target;
use fuzz::corpus::{files, kept_in};
use fuzz::fixtures::project;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use strum::VariantArray;

/// What brings input to a file that reads.
enum Reached {
    /// These targets.
    By(&'static [Target]),
    /// Nobody from outside: what it reads is compiled in, and tests read it whole.
    CompiledIn,
    /// A field of the window alone, which takes what is a number and nothing else.
    Field,
    /// This.
    Otherwise(&'static str),
}

use Reached::{By, CompiledIn, Field, Otherwise};
use Target as T;

/// Every file of the program in which something is read.
#[rustfmt::skip]
const READERS: &[(&str, Reached)] = &[
    ("src/cards/card.rs", By(&[T::Values, T::Facts, T::FactsTyped])),
    ("src/cards/games/game.rs", By(&[T::Template, T::Commands])),
    ("src/cli/act.rs", By(&[T::Script])),
    ("src/cli/ask.rs", Otherwise("a ruling that was just written")),
    ("src/cli/desk.rs", By(&[T::Script, T::Facts])),
    ("src/cli/format.rs", By(&[T::Files, T::Arguments])),
    ("src/cli/import.rs", By(&[T::Tdt, T::HandedOn])),
    ("src/cli/list_args.rs", Otherwise("the name of an encoding; tests of its own")),
    ("src/cli/print.rs", By(&[T::Arguments])),
    ("src/cli/rule/args.rs", By(&[T::Facts])),
    ("src/cli/rules.rs", By(&[T::Rules])),
    ("src/cli/show.rs", By(&[T::Arguments])),
    ("src/cli/tester.rs", By(&[T::Formula])),
    ("src/database/address.rs", Otherwise("what is typed in place of a file; tests of its own")),
    ("src/database/news.rs", Otherwise("a number that a desk notified; anything else is no news")),
    ("src/database/passwords.rs", Otherwise("the file of passwords; tests of its own")),
    ("src/database/rows.rs", Otherwise("rows as our own statements ask a server for them")),
    ("src/engine/money/icm.rs", By(&[T::Facts])),
    ("src/engine/penalties/offense.rs", By(&[T::Commands, T::Acts])),
    ("src/engine/values/money.rs", By(&[T::Facts, T::FactsTyped])),
    ("src/engine/values/seed.rs", By(&[T::Values, T::Acts])),
    ("src/engine/values/timestamp.rs", By(&[T::Values, T::Script])),
    ("src/lists/html.rs", By(&[T::HandedOn, T::Players])),
    ("src/lists/workbook.rs", By(&[T::HandedOn, T::Players])),
    ("src/people/columns.rs", CompiledIn),
    ("src/people/day.rs", By(&[T::People])),
    ("src/people/subject_access.rs", By(&[T::PeopleFile])),
    ("src/people/list.rs", By(&[T::People])),
    ("src/people/operations.rs", By(&[T::PeopleFile])),
    ("src/people/rows.rs", By(&[T::PeopleFile])),
    ("src/people/who.rs", Otherwise("a number in a call; tests of its own")),
    ("src/points/amount.rs", By(&[T::Formula])),
    ("src/points/token.rs", By(&[T::Formula])),
    ("src/rulebook/editions.rs", By(&[T::Cited])),
    ("src/rulebook/guides.rs", CompiledIn),
    ("src/rulebook/pages.rs", CompiledIn),
    ("src/rulebook/rule_lists.rs", CompiledIn),
    ("src/rulebook/shelf.rs", CompiledIn),
    ("src/rulings/betting/wagers/declaration.rs", By(&[T::Facts, T::FactsTyped])),
    ("src/rulings/fact.rs", By(&[T::Facts, T::FactsTyped])),
    ("src/build.rs", Otherwise("what git says where the program is built")),
    ("src/session/alive.rs", By(&[T::Companions])),
    ("src/exchange/chip_sets.rs", CompiledIn),
    ("src/session/earlier.rs", By(&[T::Files])),
    ("src/exchange/export.rs", By(&[T::Arguments])),
    ("src/house/folders.rs", By(&[T::Preferences])),
    ("src/exchange/people_picture.rs", Otherwise("the bytes of a picture, which are kept")),
    ("src/house/preferences.rs", By(&[T::Preferences])),
    ("src/house/printer.rs", Otherwise("what the printing system of the computer says")),
    ("src/session/rescue.rs", By(&[T::Files, T::Companions])),
    ("src/exchange/template.rs", By(&[T::Template])),
    ("src/session/whole_copy.rs", Otherwise("the lines of a journal, after they were read as one")),
    ("src/exchange/handed_on/cells.rs", By(&[T::HandedOn])),
    ("src/exchange/handed_on/lengths.rs", By(&[T::HandedOn])),
    ("src/exchange/handed_on/lines.rs", By(&[T::HandedOn])),
    ("src/exchange/handed_on/mod.rs", By(&[T::HandedOn])),
    ("src/exchange/handed_on/choice_of_table.rs", By(&[T::HandedOn, T::Players, T::People])),
    ("src/exchange/handed_on/saved_evenings.rs", By(&[T::Tdt])),
    ("src/exchange/handed_on/sign_up.rs", By(&[T::Players, T::Journal])),
    ("src/exchange/handed_on/titles.rs", CompiledIn),
    ("src/print/code.rs", By(&[T::Arguments])),
    ("src/serve/certificate.rs", Otherwise("whether a key is locked; tests/floor/secret_pages.rs")),
    ("src/serve/page.rs", Otherwise("the paths of pages; tests/floor/sharing.rs")),
    ("src/serve/staff/acts.rs", Otherwise("what somebody with a code sends; tests/floor/staff.rs")),
    ("src/serve/staff/forms.rs", Otherwise("how many rows a form has; tests/floor/staff.rs")),
    ("src/serve/staff_pages/mod.rs", Otherwise("the paths of pages; tests/floor/staff.rs")),
    ("src/serve/staff_pages/routes.rs", Otherwise("who is sent away; tests/floor/staff.rs")),
    ("src/serve/staff_pages/rule.rs", Otherwise("a table in an address; tests/floor/staff.rs")),
    ("src/ui/app/sharing.rs", Field),
    ("src/exchange/saved_files.rs", By(&[T::Tdt])),
    ("src/exchange/people_look.rs", Otherwise("the kind of a file; tests/disk/people/saved.rs")),
    ("src/exchange/import/manifest.rs", Otherwise("the list of an import; tests of its own")),
    ("src/exchange/import/mod.rs", By(&[T::Tdt])),
    ("src/exchange/import/rooms.rs", By(&[T::Tdt])),
    ("src/storage/as_written.rs", By(&[T::Journal, T::Acts])),
    ("src/storage/bounded.rs", By(&[T::Template, T::Rules, T::Preferences])),
    ("src/storage/companions.rs", By(&[T::Companions])),
    ("src/storage/csv/headings.rs", CompiledIn),
    ("src/storage/csv/marks.rs", CompiledIn),
    ("src/storage/csv/mapping.rs", CompiledIn),
    ("src/storage/csv/players.rs", By(&[T::Players])),
    ("src/storage/csv/records.rs", By(&[T::Players])),
    ("src/storage/csv/write.rs", By(&[T::Players])),
    ("src/storage/header.rs", By(&[T::Journal])),
    ("src/storage/journal_file.rs", By(&[T::Files])),
    ("src/storage/line.rs", By(&[T::Journal, T::Acts])),
    ("src/storage/remarks.rs", By(&[T::Files])),
    ("src/storage/salvage.rs", By(&[T::Files])),
    ("src/storage/second_copy.rs", Otherwise("it compares bytes and takes none over")),
    ("src/storage/write_out.rs", Otherwise("how a file begins that would be written over")),
    ("src/lists/encoding.rs", By(&[T::Players, T::People, T::Tdt])),
    ("src/lists/kind.rs", By(&[T::HandedOn])),
    ("src/lists/shapes.rs", By(&[T::HandedOn])),
    ("src/tdt/decimal.rs", By(&[T::Tdt])),
    ("src/tdt/history.rs", By(&[T::Tdt])),
    ("src/ui/app/league.rs", By(&[T::Preferences])),
    ("src/ui/app/perform.rs", By(&[T::Preferences, T::Players])),
    ("src/house/looks.rs", By(&[T::Screens])),
    ("src/house/sounds.rs", Otherwise("numbers in names of files; tests of its own")),
    ("src/scene/color.rs", By(&[T::Screens])),
    ("src/scene/set.rs", By(&[T::Screens])),
    ("src/scene/shipped.rs", CompiledIn),
    ("src/ui/parts/player_query.rs", Field),
    ("src/ui/parts/settings/value.rs", Field),
    ("src/ui/parts/lists/source.rs", By(&[T::HandedOn])),
    ("src/ui/screens/chips/race.rs", Field),
    ("src/ui/screens/chips/race_outside.rs", Field),
    ("src/ui/screens/log/filter.rs", Field),
    ("src/ui/screens/players/wishes.rs", Field),
    ("src/ui/screens/print/choose.rs", Field),
    ("src/ui/screens/print/mod.rs", By(&[T::Preferences])),
    ("src/ui/screens/prizes/envelopes_form.rs", Field),
    ("src/ui/screens/rulings/log_form.rs", Field),
    ("src/ui/screens/rulings/own_words.rs", Field),
    ("src/ui/screens/rulings/question.rs", Field),
    ("src/ui/screens/setup/price_draft.rs", Field),
    ("src/ui/screens/tables/pace_tables.rs", Field),
    ("src/ui/screens/tables/room/find.rs", Field),
    ("src/ui/sounds/tune.rs", CompiledIn),
    ("src/ui/theme/palette.rs", CompiledIn),
    ("src/asked/choices.rs", CompiledIn),
    ("src/asked/learned.rs", CompiledIn),
    ("src/asked/lexicon.rs", CompiledIn),
    ("src/asked/lib.rs", CompiledIn),
    ("src/asked/taught.rs", CompiledIn),
    ("src/asked/patterns.rs", CompiledIn),
    ("src/asked/spelling.rs", CompiledIn),
    ("src/asked/token.rs", By(&[T::Typed, T::Arguments])),
    ("src/words/facts/parse.rs", By(&[T::FactsTyped, T::Values])),
    ("src/words/find/hit.rs", By(&[T::Preferences])),
    ("src/words/language.rs", By(&[T::Arguments])),
    ("src/words/numbers.rs", By(&[T::Facts])),
    ("src/words/rulings.rs", By(&[T::Acts])),
    ("src/words/typed/chips.rs", By(&[T::Values, T::Typed])),
    ("src/words/typed/moment.rs", By(&[T::Values, T::Typed])),
    ("src/words/typed/parse.rs", By(&[T::Typed])),
    ("src/words/typed/race.rs", By(&[T::Values, T::Typed])),
];

/// How something is read, wherever it comes from.
const SIGNS: [&str; 17] = [
    "from_str(",
    "from_str::<",
    "from_slice",
    "from_str_seed(",
    "from_utf8(",
    "from_utf8_lossy(",
    ".parse()",
    ".parse::<",
    "str::parse",
    "read_bounded(",
    "read_text_bounded(",
    "read_to_string(",
    "read_to_end(",
    "read_until(",
    "fs::read(",
    "from_reader(",
    "from_str_radix(",
];

/// Whether the code of a file reads something; its tests and comments do not count.
fn reads(text: &str) -> bool {
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or(text);
    let is_code = |line: &&str| !line.starts_with("//") && !line.starts_with("use ");
    let mut lines = code.lines().map(str::trim).filter(is_code);
    lines.any(|line| SIGNS.iter().any(|sign| line.contains(sign)))
}

#[test]
fn whatever_reads_is_reached_by_a_target() {
    let project = fs::canonicalize(project()).expect("it is there");
    let mut found = BTreeSet::new();
    for path in files(&project.join("src"), ".rs") {
        let text = fs::read_to_string(&path).expect("a source is text");
        if reads(&text) {
            let name = path.strip_prefix(&project).expect("it is beneath");
            found.insert(name.to_string_lossy().replace('\\', "/"));
        }
    }
    let named: BTreeMap<&str, &Reached> = READERS.iter().map(|(path, by)| (*path, by)).collect();
    let unnamed: Vec<&String> =
        found.iter().filter(|path| !named.contains_key(path.as_str())).collect();
    assert!(unnamed.is_empty(), "say which target brings hostile input to {unnamed:#?}");
    let gone: Vec<&&str> = named.keys().filter(|path| !found.contains(**path)).collect();
    assert!(gone.is_empty(), "nothing is read any more in {gone:#?}");
}

#[test]
fn every_target_reaches_something_and_has_a_corpus() {
    let mut reached = BTreeSet::new();
    for (path, by) in READERS {
        match by {
            By(targets) => {
                assert!(!targets.is_empty(), "{path}");
                reached.extend(*targets);
            }
            Otherwise(why) => assert!(!why.is_empty(), "{path}"),
            CompiledIn | Field => {}
        }
    }
    // Names come from everywhere, and no file reads them alone.
    reached.insert(Target::Names);
    for target in Target::VARIANTS {
        assert!(reached.contains(target), "{} reaches no reader", target.name());
        assert!(!fuzz::corpus::seeds(*target).is_empty(), "{} has no corpus", target.name());
    }
    for folder in fs::read_dir(kept_in(Target::Journal).join("..")).expect("it is there") {
        let name = folder.expect("it is readable").file_name();
        let name = name.to_string_lossy().into_owned();
        assert!(name.parse::<Target>().is_ok(), "no target is called {name}");
    }
}
