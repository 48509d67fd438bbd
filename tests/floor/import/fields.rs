//! Every field of a file is taken over or named in the report: each is changed once.

use super::{import, text_of};
use engine::log::Act;
use std::collections::BTreeSet;
use tdt::{Value, What, parse};

/// Fields of which a change is no news: how that program shows things, what it works out of the
/// rest, and what it calls things by itself.
const OF_NO_ACCOUNT: [&str; 33] = [
    // Ids of things that nothing else names.
    "LeagueUUID",
    "SeasonUUID",
    "PlayerName.UUID",
    "PlayerInfo.UUID",
    "GameChip.ChipID",
    // When a record of the file was changed, and from which window a line of its log came.
    "PlayerName.LastModified",
    "PlayerInfo.LastModified",
    "GameHistoryItem.Source",
    // Worked out of the rest.
    "GamePlayer.NumberOfTableMoves",
    "GamePrize.SharedRemainder",
    "GamePrize.EstimatedAmount",
    "GamePrize.EstimatedSharedRemainder",
    "GamePrize.CalculatedPoints",
    "GamePrizes.EstimatedPotInfo",
    "GameChips.EstimatedBuyins",
    "GameChips.EstimatedRebuys",
    "GameChips.EstimatedAddOns",
    // How it is shown.
    "PlayerInfo.ImageRot",
    "GamePrize.Display",
    "GamePrizes.AutomaticAtTop",
    "TokenOverride.Name",
    "TokenOverride.IsFile",
    "TokenOverride.IsHTML",
    "Sound.Name",
    "Sound.Path",
    "GameChip.Label",
    "GamePrize.Description",
    "Tournament.LeagueUUID",
    "Tournament.SeasonUUID",
    "GamePlayersConfig.TrackPlayers",
    "EstimatedPotData.UseEstimatedPot",
    "EstimatedPotData.EstimatedPot",
    "UserFormula.Strict",
];

/// A change of one value: the field that it is of, and the text with it.
struct Change {
    field: String,
    text: String,
}

/// Every change of one text, number or word of a file to another.
fn changes(text: &str) -> Vec<Change> {
    fn walk(text: &str, field: &str, value: &Value<'_>, changes: &mut Vec<Change>) {
        if let Some((of, fields)) = value.object() {
            for inner in fields {
                walk(text, &format!("{of}.{}", inner.name), &inner.value, changes);
            }
            return;
        }
        let (len, new) = match &value.what {
            What::Array(items) | What::Call { args: items, .. } => {
                items.iter().for_each(|item| walk(text, field, item, changes));
                return;
            }
            What::Text(said) => (said.len() + 2, format!("\"{said}7\"")),
            What::Number(figures) => (figures.len(), format!("{figures}1")),
            What::Word("true") => (4, "false".to_owned()),
            What::Word("false") => (5, "true".to_owned()),
            What::Word(_) | What::Object(_) => return,
        };
        let (before, after) = (&text[..value.at], &text[value.at + len..]);
        changes.push(Change { field: field.to_owned(), text: format!("{before}{new}{after}") });
    }
    let value = parse(text).unwrap();
    let (_, file) = value.object().unwrap();
    let inner = &file.iter().find(|field| field.name == "T").unwrap().value;
    let mut changes = Vec::new();
    walk(text, "", inner, &mut changes);
    changes
}

/// What an import of a text says and makes, without what is drawn from its bytes.
fn made(text: &str) -> Option<String> {
    let imported = import(text).ok()?;
    let acts: Vec<&Act> = imported.session.log().acts().iter().collect();
    let told = format!("{acts:?} {:?}", imported.remarks);
    let is_drawn = |word: &&str| word.len() < 15 || word.contains(|c: char| !c.is_ascii_hexdigit());
    let words = told.split(|c: char| !c.is_alphanumeric());
    Some(words.filter(is_drawn).collect::<Vec<_>>().join(" "))
}

#[test]
fn every_field_that_is_changed_once_is_taken_over_or_named() {
    let over = text_of("every-field");
    let played = over.replace("EndTime: 1750000240001", "EndTime: 0");
    for text in [over, played] {
        let own = made(&text).unwrap();
        let changes = changes(&text);
        assert!(changes.len() > 300, "{} changes", changes.len());
        let silent: BTreeSet<String> = changes
            .into_iter()
            .filter(|change| !OF_NO_ACCOUNT.contains(&change.field.as_str()))
            .filter(|change| made(&change.text).is_some_and(|it| it == own))
            .map(|change| change.field)
            .collect();
        assert!(silent.is_empty(), "{silent:#?}");
    }
}
