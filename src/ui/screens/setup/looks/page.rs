//! What is chosen on the page of looks, and what is changed there.

use crate::view::View;
use crate::vocabulary::Verb;
use engine::values::Seq;
use house::LookKept;
use print::Letters;
use reports::{PlayersClock, players_clock};
use scene::{
    Draft, Hold, Part, Picture, Placing, SHIPPED, Screen, ScreenSet, SetError, Shape, Step,
};
use session::file_stem;
use std::fmt;

/// What stands beside the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Side {
    #[default]
    Part,
    Screen,
    Colors,
}

/// The looks of the house, and the one that is being changed.
#[derive(Debug)]
pub struct LooksPage {
    pub(super) open: Option<Opened>,
    pub(super) shape: Shape,
    /// Which screen of the set is looked at, and which part of it is chosen.
    pub(super) screen: usize,
    pub(super) part: Option<usize>,
    pub(super) side: Side,
    pub(super) held: Option<Held>,
    /// Something changed that is not put by yet.
    pub(super) is_new: bool,
    /// The last change was of words that are being typed in this part, or of a color that is
    /// dragged about: what comes next belongs to it.
    pub(super) typing: Option<usize>,
    pub(super) is_coloring: bool,
    /// Why the last change was not made.
    pub(super) refused: Option<SetError>,
    pub(super) facts: Facts,
}

/// The look that is being changed.
#[derive(Debug)]
pub(super) struct Opened {
    pub(super) id: String,
    pub(super) draft: Draft,
    /// What it will be called.
    pub(super) name: String,
}

/// What the screens say, as it was worked out last.
#[derive(Default)]
pub(super) struct Facts {
    pub(super) clock: Option<(Seq, PlayersClock)>,
    pub(super) letters: Option<Letters>,
}

impl fmt::Debug for Facts {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.clock.fmt(out)
    }
}

impl Default for LooksPage {
    fn default() -> Self {
        Self {
            open: None,
            shape: Shape::Wide,
            screen: 0,
            part: None,
            side: Side::default(),
            held: None,
            is_new: false,
            typing: None,
            is_coloring: false,
            refused: None,
            facts: Facts::default(),
        }
    }
}

impl Facts {
    /// What the screens say now. It is worked out anew with every act, and every second.
    pub(super) fn of(&mut self, view: &View<'_>) -> (&PlayersClock, &Letters) {
        let seq = view.seq();
        let is_true = |(at, clock): &(Seq, PlayersClock)| {
            *at == seq && (0..1000).contains(&view.now.millis_since(clock.at))
        };
        let kept = self.clock.take().filter(is_true);
        let (_, clock) = self.clock.insert(
            kept.unwrap_or_else(|| (seq, players_clock(view.tournament, view.log, view.now))),
        );
        (clock, self.letters.get_or_insert_default())
    }
}

/// A part that is being dragged.
#[derive(Debug)]
pub(super) struct Held {
    pub(super) part: usize,
    pub(super) hold: (Hold, Hold),
    pub(super) from: Placing,
    /// Whether it was moved already.
    pub(super) is_moved: bool,
}

impl LooksPage {
    /// Takes the look that is on, to be shown and changed; `draft` is what was changed of it before
    /// and not saved.
    pub fn take(&mut self, kept: &LookKept, name: String) {
        let id = kept.id.clone();
        let same = self.open.take().filter(|open| *open.draft.set() == kept.set);
        let mut draft = same.map_or_else(|| Draft::of(kept.set.clone()), |open| open.draft);
        draft.settle();
        if let Some(changed) = &kept.draft {
            // It was checked when it was read.
            self.refused = draft.change(Step::New, |set| set.clone_from(changed)).err();
        }
        self.open = Some(Opened { id, draft, name });
        self.keep_in_sight();
    }

    /// Takes a picture into the set, and shows it where one was asked for: in the chosen part, or
    /// behind everything.
    pub fn take_picture(&mut self, name: &str, picture: Picture) {
        let Some(set) = self.set() else { return };
        // One of the same name that is another picture stays.
        let is_free = |name: &String| set.pictures.get(name).is_none_or(|it| *it == picture);
        let numbered = (2..).map(|no| format!("{no} {name}"));
        let Some(name) = std::iter::once(name.to_owned()).chain(numbered).find(is_free) else {
            return;
        };
        let (screen, part, is_backdrop) = (self.screen, self.part, self.side == Side::Colors);
        self.change(Step::New, |set| {
            set.pictures.insert(name.clone(), picture);
            if is_backdrop {
                set.backdrop = Some(name);
                return;
            }
            let placing = part.and_then(|part| set.part_mut(screen, part));
            let shows = placing.map(|placing| placing.shows.iter_mut()).into_iter().flatten();
            let mut names = shows.filter_map(|part| match part {
                Part::Picture(names) => Some(names),
                _ => None,
            });
            if let Some(names) = names.next().filter(|names| !names.contains(&name)) {
                names.push(name);
            }
        });
    }

    /// Whether what is chosen stands beside the screens.
    pub fn has_form(&self) -> bool {
        self.open.is_some()
    }

    /// Does to the look what this verb does to a tournament elsewhere: takes a change back, makes
    /// it again, or removes what is chosen; whether that was meant.
    pub fn hears(&mut self, verb: Verb) -> bool {
        if self.open.is_none() {
            return false;
        }
        match verb {
            Verb::Undo => self.turn_back(Draft::undo),
            Verb::Redo => self.turn_back(Draft::redo),
            // Its key removes the chosen part here, and nobody from the event where none is.
            Verb::Unregister => self.part.into_iter().for_each(|part| self.remove_part(part)),
            _ => return false,
        }
        true
    }

    /// Takes a change back, or makes it again. What was chosen stays chosen if it is the same.
    pub(super) fn turn_back(&mut self, turn: impl FnOnce(&mut Draft) -> bool) {
        let chosen = |page: &Self| Some(page.screen()?.parts.get(page.part?)?.shows.clone());
        let before = chosen(self);
        if let Some(open) = &mut self.open {
            self.is_new |= turn(&mut open.draft);
        }
        (self.held, self.refused) = (None, None);
        self.keep_in_sight();
        if chosen(self) != before {
            self.part = None;
        }
    }

    /// Changes the set; a change that cannot be is refused in words.
    pub(super) fn change(&mut self, step: Step, change: impl FnOnce(&mut ScreenSet)) -> bool {
        let Some(open) = &mut self.open else { return false };
        (self.typing, self.is_coloring) = (None, false);
        match open.draft.change(step, change) {
            Ok(is_new) => {
                self.is_new |= is_new;
                self.refused = None;
                is_new
            }
            Err(error) => {
                self.refused = Some(error);
                false
            }
        }
    }

    pub(super) fn set(&self) -> Option<&ScreenSet> {
        self.open.as_ref().map(|open| open.draft.set())
    }

    pub(super) fn screen(&self) -> Option<&Screen> {
        self.set()?.screens.get(self.screen)
    }

    /// Looks at this screen; at the first of the shape where none is named.
    pub(super) fn choose_screen(&mut self, screen: Option<usize>) {
        let first = |set: &ScreenSet| set.screens.iter().position(|it| it.shape == self.shape);
        self.screen = screen.or_else(|| self.set().and_then(first)).unwrap_or(0);
        (self.part, self.held) = (None, None);
    }

    /// Goes on with what is still there after a change was taken back.
    pub(super) fn keep_in_sight(&mut self) {
        let shape = self.shape;
        match self.screen().filter(|screen| screen.shape == shape) {
            Some(screen) => {
                let parts = screen.parts.len();
                self.part = self.part.filter(|part| *part < parts);
            }
            None => self.choose_screen(None),
        }
    }

    /// Gives a part its place; whether it is another one.
    pub(super) fn put(&mut self, step: Step, part: usize, at: (u8, u8, u8, u8)) -> bool {
        let screen = self.screen;
        self.change(step, |set| {
            if let Some(placing) = set.part_mut(screen, part) {
                placing.at = at;
            }
        })
    }

    pub(super) fn remove_part(&mut self, at: usize) {
        let screen = self.screen;
        let remove = |set: &mut scene::ScreenSet| {
            if let Some(screen) = set.screens.get_mut(screen)
                && at < screen.parts.len()
            {
                screen.parts.remove(at);
            }
        };
        if self.change(Step::New, remove) {
            (self.part, self.held) = (None, None);
        }
    }
}

impl Opened {
    pub(super) fn is_changed(&self) -> bool {
        self.draft.is_changed()
    }

    /// Whether it is one of the house.
    pub(super) fn is_own(&self) -> bool {
        SHIPPED.iter().all(|set| set.id != self.id)
    }

    /// Why it cannot be saved under its name.
    pub(super) fn refused(&self, looks: &[(&str, String)]) -> Option<&'static str> {
        let name = self.name.trim();
        // Names that a disk does not tell apart are the same.
        let file = |name: &str| file_stem(name).to_lowercase();
        let is_same = |(id, other): &(&str, String)| {
            file(other) == file(name) && (*id != self.id || !self.is_own())
        };
        if name.is_empty() {
            Some("look-name-empty")
        } else if looks.iter().any(is_same) {
            Some("look-name-taken")
        } else {
            None
        }
    }
}
