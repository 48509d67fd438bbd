//! Icons: one sign for one thing, all of one family.
//!
//! They are letters of a font in `assets/icons`; what they mean is always said in words, too.

pub const CLOCK: &str = "\u{E492}";
pub const PLAYERS: &str = "\u{E4D6}";
pub const TABLES: &str = "\u{E594}";
pub const LOG: &str = "\u{EB7A}";
pub const SETUP: &str = "\u{E272}";
pub const PLAY: &str = "\u{E3D0}";
/// The clock stands, or is to.
pub const PAUSE: &str = "\u{E39E}";
pub const UNDO: &str = "\u{E08A}";
pub const REDO: &str = "\u{E08C}";
pub const SEARCH: &str = "\u{E30C}";
pub const CLOSE: &str = "\u{E4F6}";
pub const DONE: &str = "\u{E182}";
pub const WARNING: &str = "\u{E4E0}";
pub const STOPPED: &str = "\u{E4E4}";
pub const INFO: &str = "\u{E2CE}";
/// Locked: stays as it is, or where it is.
pub const LOCK: &str = "\u{E2FA}";
pub const UP: &str = "\u{E13C}";
pub const DOWN: &str = "\u{E136}";
pub const MORE: &str = "\u{E3D4}";
pub const BREAK: &str = "\u{E1C2}";
pub const PRINT: &str = "\u{E3DC}";
pub const LEFT: &str = "\u{E138}";
/// The one after, or the one that is on.
pub const RIGHT: &str = "\u{E13A}";
pub const COPY: &str = "\u{E1CA}";
pub const REMOVE: &str = "\u{E4A6}";
/// A tournament that does not exist yet.
pub const CREATE: &str = "\u{E236}";
pub const FOLDER: &str = "\u{E256}";
pub const REGISTER: &str = "\u{E4D0}";
/// On from where it was left.
pub const GO_ON: &str = "\u{E06C}";
/// A screen that others look at.
pub const SCREEN: &str = "\u{E32E}";
pub const SOUND: &str = "\u{E44A}";
pub const SILENCE: &str = "\u{E45A}";
pub const LESS: &str = "\u{E32A}";
/// Shows the whole of something at once.
pub const WHOLE: &str = "\u{E0A2}";
/// Opens a list of what else can be done.
pub const ELSE: &str = "\u{E1FE}";
/// Floor questions, and what explains something.
pub const QUESTION: &str = "\u{E3E8}";
/// May be moved, and pressed.
pub const UNLOCKED: &str = "\u{E306}";
/// Still under way: a table that has not finished.
pub const HOURGLASS: &str = "\u{E2B2}";
pub const CHIPS: &str = "\u{E78E}";
pub const PENALTIES: &str = "\u{EA32}";
pub const OWES: &str = "\u{EA8C}";
pub const PRIZES: &str = "\u{E67E}";
pub const PEOPLE: &str = "\u{E2C8}";
pub const LEAGUE: &str = "\u{ED62}";
