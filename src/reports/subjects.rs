//! What an act is about: its kind, and whom and which tables it names.

#![deny(clippy::wildcard_enum_match_arm)]

use engine::acts::SubjectKind;
use engine::concerns::Concerned;
use engine::event::Event;
use engine::log::{ActBody, Log};
use engine::values::{PlayerId, Seq, TableNo};
use std::collections::BTreeSet;

/// What an act is about: kinds, players and tables.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Subjects {
    /// What sorts of things happened.
    pub kinds: BTreeSet<SubjectKind>,
    pub players: BTreeSet<PlayerId>,
    /// Which tables it names, those that somebody left or came to among them.
    pub tables: BTreeSet<TableNo>,
}

impl Subjects {
    /// What these events are about together.
    #[must_use]
    pub fn of<'a>(events: impl IntoIterator<Item = &'a Event>) -> Self {
        let mut subjects = Self::default();
        for event in events {
            subjects.kinds.insert(event.row().subject);
            event.concerns(&mut |concerned| match concerned {
                Concerned::Player(player, _) => {
                    subjects.players.insert(player);
                }
                Concerned::Table(table) => {
                    subjects.tables.insert(table);
                }
                Concerned::Name(..) | Concerned::Seat(_) => {}
            });
        }
        subjects
    }

    /// What an act of the log is about; undoing is about what was taken back, too.
    ///
    /// Nothing where the log has no such act.
    #[must_use]
    pub fn of_act(log: &Log, seq: Seq) -> Self {
        let body = |seq: Seq| {
            let index = usize::try_from(seq.0).ok()?.checked_sub(1)?;
            log.acts().get(index).map(|act| &act.body)
        };
        match body(seq) {
            None => Self::default(),
            Some(ActBody::Record(events)) => Self::of(events),
            Some(ActBody::Undo(of) | ActBody::Redo(of)) => {
                let mut subjects = Self::of(body(*of).into_iter().flat_map(ActBody::events));
                subjects.kinds.insert(SubjectKind::Undo);
                subjects
            }
        }
    }
}
