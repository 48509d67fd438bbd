//! The list of settings, for a tournament at work and for a new one.

mod list;
mod value;

pub use list::{SettingList, SettingsShown};
pub use value::chips_ui;
