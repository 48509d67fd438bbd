//! Sets of screens: what is handed on, and what is wrong with one.

use crate::part::{Part, Placing};
use crate::picture::{Picture, PictureFault};
use crate::state::State;
use crate::theme::Theme;
use print::Area;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::num::NonZeroU16;
use strum::{IntoStaticStr, VariantArray};
use words::{Args, Words, legible_part};

/// The columns and rows of a wide screen; an upright one has them the other way round.
const GRID: (u8, u8) = (64, 36);

/// The longer side of the canvas, and the shorter one.
const CANVAS: (f32, f32) = (1920.0, 1080.0);

/// No set of screens is larger, in bytes, with its pictures.
pub const SET_BYTES_MAX: usize = 16 << 20;

/// All its pictures together are no larger, as they are written: the rest is for the screens.
const PICTURES_MAX: usize = SET_BYTES_MAX - (2 << 20);

/// No set has more screens, and no screen more parts.
const MANY_MAX: usize = 200;

/// Screens of parts on a grid, with their colors.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScreenSet {
    pub theme: Theme,
    /// The picture that everything stands on, as large as the window; it hides the ground.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub backdrop: Option<String>,
    /// The first screen that fits is shown, or several in turn.
    pub screens: Vec<Screen>,
    /// Pictures by their names.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub pictures: BTreeMap<String, Picture>,
}

/// Parts on a grid, for a shape and some states of the evening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Screen {
    pub shape: Shape,
    /// When it is shown; always where nothing is said.
    #[serde(default)]
    pub states: Vec<State>,
    /// It is shown only while this part has anything to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<Part>,
    /// How many seconds it is shown, where it takes turns with those after it that fit and have
    /// such a time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secs: Option<NonZeroU16>,
    /// The first is painted first.
    pub parts: Vec<Placing>,
}

/// The shape of a canvas.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    VariantArray,
    IntoStaticStr,
)]
pub enum Shape {
    Wide,
    Upright,
    /// Over another picture: nothing stands behind it.
    Overlay,
}

/// Why a set of screens cannot be shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SetError {
    /// It is not written as a set, as its reader says it.
    Unreadable(String),
    /// It is larger than any set.
    TooLarge,
    /// The part of this number, on the screen of this number, is not on the grid.
    Outside { screen: usize, part: usize },
    /// It has no screen for this shape while people play.
    Nothing(Shape),
    /// The picture with this name cannot be shown.
    Picture(String, PictureFault),
    /// It has no picture with this name.
    NoPicture(String),
}

impl Shape {
    /// The shape that fits into a window of this size.
    #[must_use]
    pub fn fitting(width: f32, height: f32) -> Self {
        if width >= height { Self::Wide } else { Self::Upright }
    }

    /// The columns and rows of its grid.
    #[must_use]
    pub fn grid(self) -> (u8, u8) {
        let (long, short) = GRID;
        match self {
            Self::Wide | Self::Overlay => (long, short),
            Self::Upright => (short, long),
        }
    }

    /// How wide and how high its canvas is.
    #[must_use]
    pub fn canvas(self) -> (f32, f32) {
        let (long, short) = CANVAS;
        match self {
            Self::Wide | Self::Overlay => (long, short),
            Self::Upright => (short, long),
        }
    }
}

impl Placing {
    /// Its place on the canvas.
    #[must_use]
    pub fn area(&self, shape: Shape) -> Area {
        let ((columns, rows), (wide, high)) = (shape.grid(), shape.canvas());
        let (x, y, width, height) = self.at;
        let (column, row) = (wide / f32::from(columns), high / f32::from(rows));
        let (x, width) = (f32::from(x) * column, f32::from(width) * column);
        Area { x, y: f32::from(y) * row, width, height: f32::from(height) * row }
    }

    fn is_on(&self, shape: Shape) -> bool {
        let ((columns, rows), (x, y, width, height)) = (shape.grid(), self.at);
        let ends = |from: u8, size: u8, most: u8| {
            size > 0 && from.checked_add(size).is_some_and(|end| end <= most)
        };
        ends(x, width, columns) && ends(y, height, rows)
    }
}

impl ScreenSet {
    /// Reads a set.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, SetError> {
        if text.len() > SET_BYTES_MAX {
            return Err(SetError::TooLarge);
        }
        let set: Self =
            ron::from_str(text).map_err(|error| SetError::Unreadable(error.to_string()))?;
        set.checked()
    }

    pub(crate) fn checked(self) -> Result<Self, SetError> {
        let is_long = |screen: &Screen| screen.parts.len() > MANY_MAX;
        if self.screens.len() > MANY_MAX || self.screens.iter().any(is_long) {
            return Err(SetError::TooLarge);
        }
        for (screen, it) in self.screens.iter().enumerate() {
            if let Some(part) = it.parts.iter().position(|part| !part.is_on(it.shape)) {
                return Err(SetError::Outside { screen: screen + 1, part: part + 1 });
            }
        }
        let written = |picture: &Picture| picture.bytes().len().div_ceil(3) * 4;
        if self.pictures.values().map(written).sum::<usize>() > PICTURES_MAX {
            return Err(SetError::TooLarge);
        }
        for (name, picture) in &self.pictures {
            if let Some(fault) = picture.fault() {
                return Err(SetError::Picture(name.clone(), fault));
            }
        }
        if let Some(name) = self.named().find(|name| !self.pictures.contains_key(*name)) {
            return Err(SetError::NoPicture(name.clone()));
        }
        let is_always = |screen: &Screen| screen.with.is_none();
        let lacks = |shape: &&Shape| self.fitting(State::Playing, **shape, is_always).is_empty();
        let lacks = Shape::VARIANTS.iter().find(lacks);
        lacks.map_or(Ok(()), |shape| Err(SetError::Nothing(*shape)))?;
        Ok(self)
    }

    /// The same without pictures that are shown nowhere.
    #[must_use]
    pub fn without_unused(&self) -> Self {
        let mut set = self.clone();
        set.pictures.retain(|name, _| self.named().any(|used| used == name));
        set
    }

    /// The names of all pictures that are shown somewhere.
    fn named(&self) -> impl Iterator<Item = &String> {
        let parts = self.screens.iter().flat_map(|screen| {
            let shows = screen.parts.iter().flat_map(|placing| &placing.shows);
            shows.chain(&screen.with)
        });
        let names = parts.filter_map(|part| match part {
            Part::Picture(names) => Some(names),
            _ => None,
        });
        names.flatten().chain(&self.backdrop)
    }

    /// The set as people read and change it.
    ///
    /// # Errors
    /// Where it cannot be written, which no set is known to do.
    pub fn written(&self) -> Result<String, ron::Error> {
        let pretty = ron::ser::PrettyConfig::new().struct_names(false).depth_limit(4);
        ron::ser::to_string_pretty(self, pretty)
    }

    /// The screens for a state and a shape that fit, the first ones first; those of another state
    /// only where it has none for this one.
    pub(crate) fn fitting(
        &self,
        state: State,
        shape: Shape,
        fits: impl Fn(&Screen) -> bool,
    ) -> Vec<&Screen> {
        let of = |state: State| {
            let is_for = |screen: &Screen| {
                screen.shape == shape
                    && (screen.states.is_empty() || screen.states.contains(&state))
            };
            let screens = self.screens.iter().filter(|screen| is_for(screen) && fits(screen));
            screens.collect::<Vec<&Screen>>()
        };
        let states = std::iter::successors(Some(state), |state| state.otherwise());
        states.map(of).find(|found| !found.is_empty()).unwrap_or_default()
    }
}

impl SetError {
    /// What is wrong, in a sentence.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        let args = Args::new();
        match self {
            Self::Unreadable(reason) => {
                words.say("screen-set-unreadable", &args.text("reason", legible_part(reason)))
            }
            Self::TooLarge => words.text("screen-set-too-large"),
            Self::Outside { screen, part } => {
                let args = args.count("screen", *screen).count("part", *part);
                words.say("screen-set-outside", &args)
            }
            Self::Nothing(shape) => {
                let shape: &'static str = shape.into();
                words.say("screen-set-nothing", &args.text("shape", shape))
            }
            Self::Picture(name, fault) => {
                let id: &'static str = fault.into();
                let args = args.text("picture", legible_part(name));
                words.say(&format!("screen-set-picture-{id}"), &args)
            }
            Self::NoPicture(name) => {
                words.say("screen-set-no-picture", &args.text("picture", legible_part(name)))
            }
        }
    }
}
