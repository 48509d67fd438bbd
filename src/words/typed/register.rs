//! An entry sold in words: everything after the phrase is the name.

use crate::typed::{Asking, BoxAction, FormAsked};
use engine::Command;
use engine::command::SameNames;
use engine::entries::{NewPlayer, PlayerName};
use engine::money::Pays;

/// Sells an entry to the name as it was typed; the form, where none was.
pub(super) fn register(asking: &Asking<'_>, typed: &[&str]) -> Option<Vec<BoxAction>> {
    if typed.is_empty() {
        return Some(vec![BoxAction::Form(FormAsked::Register)]);
    }
    let Some(name) = PlayerName::new(&typed.join(" ")) else { return Some(Vec::new()) };
    let is_taken = asking.tournament.entries().named(name.as_str()).next().is_some();
    let deed = |same_names| {
        let players = vec![NewPlayer { name: name.clone(), need: None, member: None }];
        BoxAction::Submit(Command::Register { players, same_names, pays: Pays::default() })
    };
    let mut deeds = vec![deed(SameNames::Refuse)];
    deeds.extend(is_taken.then(|| deed(SameNames::Allow)));
    Some(deeds)
}
