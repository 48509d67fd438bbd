//! Sizes: five of type, spacing in steps of eight, and the measures of the window's parts.

use egui::{FontFamily, FontId, RichText};

/// How large writing is. The digits of the clock alone are larger.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// The size of labels and remarks.
    Small,
    Body,
    /// The size of values and of the titles of cards.
    Lead,
    /// Titles of screens, answers.
    Title,
    /// What is read from two metres.
    Display,
}

impl Size {
    /// The height of the writing in points.
    #[must_use]
    pub const fn points(self) -> f32 {
        match self {
            Self::Small => 13.0,
            Self::Body => 15.0,
            Self::Lead => 18.0,
            Self::Title => 24.0,
            Self::Display => 44.0,
        }
    }
}

/// The family that bold writing is set in; `RichText::strong` is only a color.
pub const BOLD: &str = "bold";

#[must_use]
pub fn regular(size: Size) -> FontId {
    FontId::proportional(size.points())
}

#[must_use]
pub fn bold(size: Size) -> FontId {
    FontId::new(size.points(), FontFamily::Name(BOLD.into()))
}

/// Regular type as large as it is on paper, which knows more sizes than the window.
#[must_use]
pub fn regular_of(points: f32) -> FontId {
    FontId::proportional(quartered(points))
}

#[must_use]
pub fn bold_of(points: f32) -> FontId {
    FontId::new(quartered(points), FontFamily::Name(BOLD.into()))
}

/// Quarters of a point, so that zooming does not fill the memory of letters.
fn quartered(points: f32) -> f32 {
    ((points * 4.0).round() / 4.0).max(1.0)
}

#[must_use]
pub fn text(words: impl Into<String>, size: Size) -> RichText {
    RichText::new(words).font(regular(size))
}

#[must_use]
pub fn text_bold(words: impl Into<String>, size: Size) -> RichText {
    RichText::new(words).font(bold(size))
}

/// Distances, in steps of eight; the half step only inside a part.
pub mod space {
    /// Between things that are one.
    pub const HALF: f32 = 4.0;
    /// Between neighbors in a row or column.
    pub const ONE: f32 = 8.0;
    /// Around the content of a part.
    pub const TWO: f32 = 16.0;
    pub const THREE: f32 = 24.0;
    /// Between the sections of a screen.
    pub const FOUR: f32 = 32.0;
    /// The margin inside cards, and between them.
    pub const CARD: i8 = 12;
    /// The margin around screens.
    pub const SCREEN: i8 = 16;
    pub const THIN: i8 = 8;
    /// The margin over and under a small button in a row of others.
    pub const HALF_MARGIN: i8 = 4;
}

/// Radii of rounded corners, in points.
pub mod radius {
    pub const SMALL: u8 = 4;
    /// The corners of buttons, fields and cards.
    pub const CARD: u8 = 8;
    /// The corners are as round as they can be.
    pub const ROUND: u8 = 255;
}

/// Measures of the window and its parts.
pub mod shape {
    pub const LINE: f32 = 1.0;
    /// A line that must be seen, such as the text cursor.
    pub const STRONG_LINE: f32 = 2.0;
    /// The bar at the left of a card.
    pub const BAR: f32 = 4.0;

    /// The size of the window when it opens.
    pub const WINDOW: [f32; 2] = [1280.0, 720.0];
    pub const WINDOW_MIN: [f32; 2] = [1024.0, 600.0];
    pub const HEADER_HEIGHT: f32 = 72.0;
    /// A row of numbers in the header of a small window.
    pub const HEADER_ROW: f32 = 30.0;
    pub const NAV_WIDTH: f32 = 136.0;
    /// One entry of the navigation.
    pub const NAV_HEIGHT: f32 = 40.0;
    /// The strip of what needs doing now.
    pub const STRIP_WIDTH: f32 = 296.0;
    /// The same in a small window.
    pub const STRIP_WIDTH_MIN: f32 = 264.0;
    pub const STATUS_HEIGHT: f32 = 40.0;
    pub const COMMAND_WIDTH: f32 = 640.0;
    pub const COMMAND_ROW: f32 = 44.0;
    /// The picture in front of an offer.
    pub const COMMAND_PICTURE: f32 = 28.0;
    pub const SHORTCUTS_WIDTH: f32 = 480.0;
    /// How wide and how high the handbook is at first, where there is room.
    pub const HANDBOOK_WIDTH: f32 = 560.0;
    pub const HANDBOOK_HEIGHT: f32 = 760.0;
    /// The width of a form at the side.
    pub const FORM_WIDTH: f32 = 320.0;

    pub const BUTTON_HEIGHT: f32 = 36.0;
    /// A button in a row or a bar.
    pub const BUTTON_HEIGHT_SMALL: f32 = 28.0;
    /// A number in a column of fields.
    pub const NUMBER_WIDTH: f32 = 92.0;
    pub const ROW_HEIGHT: f32 = 32.0;
    /// The highest list of choices.
    pub const LIST_HEIGHT: f32 = 320.0;
    pub const BADGE_HEIGHT: f32 = 18.0;
    pub const DOT: f32 = 4.0;

    /// A playing card between words.
    pub const CARD_SMALL: [f32; 2] = [32.0, 20.0];
    /// A playing card to be looked at.
    pub const CARD_LARGE: [f32; 2] = [30.0, 40.0];
    /// A table on the floor plan.
    pub const TILE: [f32; 2] = [104.0, 60.0];
    pub const SEAT: [f32; 2] = [136.0, 44.0];
    /// The same in a small window.
    pub const SEAT_SMALL: [f32; 2] = [112.0, 40.0];
    /// The same while a form stands beside the table.
    pub const SEAT_TINY: [f32; 2] = [92.0, 38.0];
    /// The same where several tables share the room.
    pub const SEAT_LEAST: [f32; 2] = [80.0, 36.0];
    /// The disc of the button and the blinds.
    pub const DISC: f32 = 12.0;
    /// Narrower than this no table is painted.
    pub const OVAL_MIN: f32 = 420.0;
    /// A window less high has no room for what can be done with a seat and with its table.
    pub const BARS_BOTH: f32 = 660.0;
    /// The row over the room: what a tap means, what is proposed, or that the past is shown.
    pub const ROOM_BAND: f32 = 48.0;
    /// What can be done with a seat or a table, under the room.
    pub const BAR_HEIGHT: f32 = 52.0;
    /// A table less high has no room for the dealer.
    pub const OVAL_WITH_DEALER: f32 = 200.0;
    /// The largest table that is painted.
    pub const OVAL_MAX: [f32; 2] = [680.0, 380.0];
    pub const CLOCK_MAX: f32 = 400.0;
    /// How thick the bar under the clock is.
    pub const PROGRESS: f32 = 8.0;
}
