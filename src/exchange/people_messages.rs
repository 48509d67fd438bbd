//! What is said of the file of people, and of what cannot be done in it.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::people_picture::PictureUnread;
use people::{
    Day, Field, Imported, ListTrouble, Named, PeopleError, PeopleTrouble, Picture, PictureTrouble,
    Problem, ProblemKind, Undone, Unfit,
};
use std::path::Path;
use wording::file_trouble;
use words::{Args, UtcOffset, Words, legible_part};

/// So many problems of a list are told one by one.
const TOLD_MAX: usize = 20;

#[must_use]
pub fn field(words: &Words, field: Field) -> String {
    words.text(&format!("column-{}", field.id().replace('_', "-")))
}

/// Why a text is no value of a field.
#[must_use]
pub fn unfit(words: &Words, unfit: Unfit) -> String {
    let args = match unfit {
        Unfit::TooLong { letters, letters_max } => {
            Args::new().count("letters", letters).count("most", letters_max)
        }
        Unfit::NameMissing
        | Unfit::OverLines
        | Unfit::Signs
        | Unfit::NotADay
        | Unfit::NotAnAddress
        | Unfit::NotAPhone
        | Unfit::NotYesOrNo => Args::new(),
    };
    words.say(&format!("people-unfit-{}", unfit.id()), &args)
}

/// Somebody by name and number.
#[must_use]
pub fn named(words: &Words, named: &Named) -> String {
    let args = Args::new().no("id", named.id.0).text("name", legible_part(named.name.as_str()));
    words.say("people-named", &args)
}

fn list(words: &Words, people: &[Named]) -> String {
    let people: Vec<String> = people.iter().map(|one| named(words, one)).collect();
    words.list(&people)
}

/// Why the file cannot be opened, read, written or changed; what to do stands on its own line.
#[must_use]
pub fn trouble(words: &Words, error: &PeopleError) -> String {
    use PeopleTrouble as T;
    let (args, is_about_file) = match &error.what {
        T::Unopened(source) => (Args::new().text("source", file_trouble(words, source)), true),
        T::Failed(said) => (Args::new().text("source", legible_part(said)), true),
        T::Newer { found, known } => (Args::new().no("found", *found).no("known", *known), true),
        T::Missing
        | T::Locked
        | T::Damaged
        | T::NotPeople
        | T::OtherTables
        | T::ReadOnly
        | T::DiskFull => (Args::new(), true),
        T::Nobody { asked, near } => {
            let args = Args::new().text("asked", legible_part(asked)).count("count", near.len());
            (args.text("near", list(words, near)), false)
        }
        T::Gone(id) => (Args::new().no("id", id.0), false),
        T::Several { asked, people } => {
            let shown = people.get(..TOLD_MAX).unwrap_or(people);
            let args = Args::new().text("asked", legible_part(asked));
            (args.text("people", list(words, shown)), false)
        }
        T::Taken { code, by } => {
            let args = Args::new().text("code", legible_part(code));
            (args.text("by", named(words, by)), false)
        }
        T::Value { field: of, unfit: why } => {
            let args = Args::new().text("field", field(words, *of));
            (args.text("what", unfit(words, *why)), false)
        }
        T::Same | T::NothingToUndo => (Args::new(), false),
        T::Unfit(problems) => return self::problems(words, problems),
    };
    let id = format!("people-{}", error.what.id());
    let (text, hint) = (words.say(&id, &args), words.say(&format!("{id}.hint"), &args));
    if is_about_file {
        format!("{text}: {}\n{hint}", error.path.display())
    } else {
        format!("{text}\n{hint}")
    }
}

/// Why a list of people cannot be read.
#[must_use]
pub fn list_trouble(words: &Words, trouble: &ListTrouble) -> String {
    match trouble {
        ListTrouble::Csv(error) => words.text(&format!("csv-{}", error.id())),
        ListTrouble::Problems(problems) => self::problems(words, problems),
        ListTrouble::Days(open) => {
            let said = open.iter().map(|open| {
                let args = Args::new().text("title", legible_part(&open.title));
                words.say("handed-on-ask-days", &args.text("first", legible_part(&open.first)))
            });
            said.collect::<Vec<_>>().join("\n")
        }
    }
}

/// What keeps a list from being taken over, a line each.
fn problems(words: &Words, problems: &[Problem]) -> String {
    let told = problems.iter().take(TOLD_MAX).map(|one| problem(words, one));
    let mut told: Vec<String> = told.collect();
    if problems.len() > TOLD_MAX {
        let more = Args::new().count("count", problems.len() - TOLD_MAX);
        told.push(words.say("people-list-more", &more));
    }
    told.push(words.text("people-list-nothing-done"));
    told.join("\n")
}

/// What is wrong with a line of a list of people.
#[must_use]
pub fn problem(words: &Words, problem: &Problem) -> String {
    use ProblemKind as K;
    let id = format!("people-list-{}", problem.what.id());
    let what = match &problem.what {
        K::Unfit { found, unfit: why } => {
            let args = Args::new().text("found", legible_part(found));
            words.say(&id, &args.text("what", unfit(words, *why)))
        }
        K::ColumnTwice { first } => words.say(&id, &Args::new().no("first", *first)),
        K::TooFewCells { cells, titles } => {
            words.say(&id, &Args::new().count("cells", *cells).count("titles", *titles))
        }
        K::NotAnId { found } => words.say(&id, &Args::new().text("found", legible_part(found))),
        K::IdUnknown { id: of } => words.say(&id, &Args::new().no("id", of.0)),
        K::TwoPeople { id: of, other } => {
            words.say(&id, &Args::new().no("id", of.0).text("other", named(words, other)))
        }
        K::OtherName { code, other } => {
            let args = Args::new().text("code", legible_part(code));
            words.say(&id, &args.text("other", named(words, other)))
        }
        K::CodeTwice { code, first_line } => {
            words.say(&id, &Args::new().text("code", legible_part(code)).no("first", *first_line))
        }
        K::PersonTwice { id: of, first_line } => {
            words.say(&id, &Args::new().no("id", of.0).no("first", *first_line))
        }
        K::Namesake { other } => words.say(&id, &Args::new().text("other", named(words, other))),
        K::NamesakeAbove { first_line } => words.say(&id, &Args::new().no("first", *first_line)),
        K::NoNames | K::TooManyCells | K::Unclosed | K::NameMissing | K::MayPlayAndNot => {
            words.text(&id)
        }
    };
    let args = Args::new().no("line", problem.line).no("column", problem.column);
    words.say("csv-problem", &args.text("what", what))
}

/// Says which change was taken back.
#[must_use]
pub fn undone(words: &Words, undone: &Undone, offset: UtcOffset) -> String {
    let by = if undone.by.is_empty() { "none".to_owned() } else { legible_part(&undone.by) };
    let args = Args::new()
        .text("kind", undone.kind.id())
        .text("at", words.date_and_time(undone.at, offset))
        .text("by", by)
        .count("people", undone.people);
    words.say("people-undid", &args)
}

/// Which columns of a list were not read; nothing where all were.
#[must_use]
pub fn not_read(words: &Words, titles: &[String]) -> Option<String> {
    let titles: Vec<String> = titles.iter().map(|title| legible_part(title)).collect();
    let args = Args::new().count("count", titles.len()).text("titles", words.list(&titles));
    (!titles.is_empty()).then(|| words.say("people-not-read", &args))
}

/// Says what came of importing a list.
#[must_use]
pub fn imported(words: &Words, imported: &Imported) -> String {
    let args = Args::new()
        .count("added", imported.added)
        .count("changed", imported.changed)
        .count("unchanged", imported.unchanged)
        .count("skipped", imported.skipped);
    let said = words.say("people-imported", &args);
    match imported.is_from_elsewhere {
        true => format!("{said}\n{}", words.text("people-imported-from-elsewhere")),
        false => said,
    }
}

/// Why a file is no picture of somebody.
#[must_use]
pub fn picture(words: &Words, path: &Path, unread: &PictureUnread) -> String {
    let said = match unread {
        PictureUnread::Picture(PictureTrouble::TooLarge) => {
            let args = Args::new().count("most", Picture::BYTES_MAX / 1_024);
            return words.say("people-picture-too-large", &args);
        }
        PictureUnread::Picture(PictureTrouble::OtherKind) => {
            words.text("people-picture-other-kind")
        }
        PictureUnread::File(error) => {
            let args = Args::new().text("source", file_trouble(words, error));
            words.say("people-picture-unreadable", &args)
        }
    };
    format!("{said}: {}", path.display())
}

/// Why somebody may not play today, to whoever is at the desk; none where they may.
#[must_use]
pub fn barred(words: &Words, details: &people::Details, today: Day) -> Option<String> {
    let barred = details.barred.as_ref().filter(|_| !details.may_play(today))?;
    let until = barred.until.map_or_else(|| "none".to_owned(), |until| until.to_string());
    let args = Args::new().text("name", legible_part(details.name.as_str())).text("until", until);
    let has_why = if barred.why.is_empty() { "none" } else { "some" };
    let args = args.text("has_why", has_why).text("why", legible_part(&barred.why));
    Some(words.say("people-may-not-play", &args))
}
