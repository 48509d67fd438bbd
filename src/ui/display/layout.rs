//! Where the players' clock shows what, read from data in `assets/display`.

use egui::{Rect, Vec2};
use serde::Deserialize;
use words::clock_facts::Fact;
use words::{Args, Words, legible_part};

/// Where the players' clock shows what.
#[derive(Debug, Clone, PartialEq)]
pub struct Layout {
    arrangements: Vec<Arrangement>,
}

/// The tiles for one kind of window, the first painted first.
#[derive(Debug, Clone, PartialEq)]
struct Arrangement {
    shape: Shape,
    has_changes: bool,
    has_prizes: bool,
    tiles: Vec<Tile>,
}

/// What there is to show beside the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Beside {
    /// True when somebody changed seats lately.
    pub changes: bool,
    /// True when the event has prizes to show.
    pub prizes: bool,
}

/// One fact in a part of the window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tile {
    pub fact: Fact,
    /// Its part of the window, in fractions of width and height.
    part: Rect,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
enum Shape {
    /// The window is at least as wide as it is high.
    Wide,
    Tall,
}

/// Why a layout is not shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LayoutError {
    /// It is not written as a layout, as its reader says it.
    Unreadable(String),
    /// It shows something that the players' clock does not know.
    UnknownFact(String),
    /// A tile lies outside the window.
    Outside(String),
    /// It has nothing for one shape of window.
    Incomplete,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    arrangements: Vec<WrittenArrangement>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenArrangement {
    shape: Shape,
    has_changes: bool,
    #[serde(default)]
    has_prizes: bool,
    tiles: Vec<WrittenTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTile {
    shows: String,
    left: f32,
    top: f32,
    width: f32,
    height: f32,
}

impl Layout {
    /// The layout that is shipped.
    ///
    /// # Errors
    /// Where it cannot be shown, which a test keeps from happening.
    pub fn standard() -> Result<Self, LayoutError> {
        Self::read(include_str!("../../../assets/display/standard.ron"))
    }

    /// Reads a layout.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, LayoutError> {
        let written: Written =
            ron::from_str(text).map_err(|error| LayoutError::Unreadable(error.to_string()))?;
        let arrangements = written.arrangements.into_iter().map(Arrangement::of);
        let arrangements = arrangements.collect::<Result<Vec<_>, _>>()?;
        let has = |shape| {
            let is_plain = |it: &Arrangement| !it.has_changes && !it.has_prizes;
            arrangements.iter().any(|it| it.shape == shape && is_plain(it))
        };
        if !has(Shape::Wide) || !has(Shape::Tall) {
            return Err(LayoutError::Incomplete);
        }
        Ok(Self { arrangements })
    }

    /// The tiles for a window of this size, with this beside the clock.
    pub fn tiles(&self, size: Vec2, beside: Beside) -> &[Tile] {
        let shape = if size.x >= size.y { Shape::Wide } else { Shape::Tall };
        let fits = |it: &&Arrangement| {
            let is_there = (beside.changes || !it.has_changes) && (beside.prizes || !it.has_prizes);
            it.shape == shape && is_there
        };
        let fitting = self.arrangements.iter().filter(fits);
        let best = fitting.max_by_key(|it| (it.has_changes, it.has_prizes));
        best.map(|it| it.tiles.as_slice()).unwrap_or_default()
    }
}

impl Arrangement {
    fn of(written: WrittenArrangement) -> Result<Self, LayoutError> {
        let WrittenArrangement { shape, has_changes, has_prizes, tiles } = written;
        let tiles = tiles.into_iter().map(Tile::of).collect::<Result<Vec<_>, _>>()?;
        Ok(Self { shape, has_changes, has_prizes, tiles })
    }
}

impl Tile {
    fn of(written: WrittenTile) -> Result<Self, LayoutError> {
        let Some(fact) = Fact::of_id(&written.shows) else {
            return Err(LayoutError::UnknownFact(written.shows));
        };
        let size = Vec2::new(written.width, written.height);
        let part = Rect::from_min_size(egui::pos2(written.left, written.top), size);
        let whole = Rect::from_min_size(egui::Pos2::ZERO, Vec2::splat(1.0));
        if !(size.x > 0.0 && size.y > 0.0 && whole.contains_rect(part)) {
            return Err(LayoutError::Outside(written.shows));
        }
        Ok(Self { fact, part })
    }

    pub fn rect(&self, window: Rect) -> Rect {
        let at = |part: egui::Pos2| window.min + part.to_vec2() * window.size();
        Rect::from_min_max(at(self.part.min), at(self.part.max))
    }
}

impl LayoutError {
    /// What is wrong, in a sentence.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        let args = Args::new();
        match self {
            Self::Unreadable(reason) => {
                words.say("display-layout-unreadable", &args.text("reason", legible_part(reason)))
            }
            Self::UnknownFact(id) => {
                let known: Vec<&str> = Fact::ALL.iter().map(|fact| fact.id()).collect();
                let args = args.text("id", id.as_str()).text("known", known.join(", "));
                words.say("display-layout-unknown", &args)
            }
            Self::Outside(id) => words.say("display-layout-outside", &args.text("id", id.as_str())),
            Self::Incomplete => words.text("display-layout-incomplete"),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::display::layout::{Beside, Layout, LayoutError};
    use egui::{Rect, Vec2, pos2, vec2};
    use words::clock_facts::Fact;
    use words::{Language, Words};

    const SIZES: [Vec2; 5] = [
        vec2(800.0, 600.0),
        vec2(1024.0, 600.0),
        vec2(1920.0, 1080.0),
        vec2(3840.0, 2160.0),
        vec2(1080.0, 1920.0),
    ];

    const ALL: [Beside; 4] = [
        Beside { changes: false, prizes: false },
        Beside { changes: true, prizes: false },
        Beside { changes: false, prizes: true },
        Beside { changes: true, prizes: true },
    ];

    #[test]
    fn the_shipped_layout_shows_the_same_in_every_window() {
        let layout = Layout::standard().unwrap();
        for size in SIZES {
            for beside in ALL {
                let tiles = layout.tiles(size, beside);
                for fact in Fact::ALL.iter().filter(|fact| **fact != Fact::Tables) {
                    let times = tiles.iter().filter(|tile| tile.fact == *fact).count();
                    let wanted = match fact {
                        Fact::Changes => beside.changes,
                        Fact::Pool | Fact::NextPayout => beside.prizes,
                        Fact::Prizes => beside.prizes && !beside.changes,
                        _ => true,
                    };
                    assert_eq!(times, usize::from(wanted), "{fact:?} at {size} with {beside:?}");
                }
            }
        }
    }

    #[test]
    fn no_two_tiles_lie_on_each_other_and_none_leaves_the_window() {
        let layout = Layout::standard().unwrap();
        for size in SIZES {
            let window = Rect::from_min_size(pos2(0.0, 0.0), size);
            for beside in ALL {
                let tiles = layout.tiles(size, beside);
                let rects: Vec<Rect> = tiles.iter().map(|tile| tile.rect(window)).collect();
                for (index, rect) in rects.iter().enumerate() {
                    assert!(window.contains_rect(*rect));
                    for other in &rects[index + 1..] {
                        assert!(!rect.intersects(*other), "{rect} {other} at {size}");
                    }
                }
            }
        }
    }

    fn tile(shows: &str, width: f32) -> String {
        let tile = format!("(shows: {shows:?}, left: 0.5, top: 0, width: {width}, height: 1)");
        let of = |shape| format!("(shape: {shape}, has_changes: false, tiles: [{tile}])");
        format!("(arrangements: [{}, {}])", of("Wide"), of("Tall"))
    }

    #[test]
    fn what_is_not_known_is_refused_with_what_is() {
        assert!(Layout::read(&tile("time", 0.5)).is_ok());
        let error = Layout::read(&tile("weather", 0.5)).unwrap_err();
        assert_eq!(error, LayoutError::UnknownFact("weather".to_owned()));
        let said = error.say(&Words::new(Language::English));
        assert!(said.contains("weather") && said.contains("next-break"), "{said}");
        let error = Layout::read(&tile("time", 0.6)).unwrap_err();
        assert_eq!(error, LayoutError::Outside("time".to_owned()));
        let error = Layout::read(&tile("time", f32::NAN)).unwrap_err();
        assert!(matches!(error, LayoutError::Outside(_) | LayoutError::Unreadable(_)));
        assert!(matches!(Layout::read("(tiles"), Err(LayoutError::Unreadable(_))));
        assert_eq!(Layout::read("(arrangements: [])"), Err(LayoutError::Incomplete));
    }
}
