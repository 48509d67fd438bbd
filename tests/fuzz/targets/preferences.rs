//! Preferences, the shortcuts in them, and the list of recent files.

use crate::place::{empty_folder, put};
use house::{Preferences, Recent};
use ui::vocabulary::Keymap;

/// Reads preferences, changes one, and reads them again.
pub fn read(bytes: &[u8]) {
    let folder = empty_folder();
    let path = put(&folder, "preferences.ron", bytes);
    let mut preferences = Preferences::load_from(&path);
    let keymap = Keymap::of(&preferences.kept.keys);
    assert_eq!(Keymap::of(&keymap.kept()), keymap, "shortcuts are kept and read");
    for typed in String::from_utf8_lossy(bytes).lines().take(60) {
        preferences.change(|kept| {
            kept.remember_typed(typed);
            kept.remember_asked(typed);
        });
    }
    preferences.change(|kept| kept.is_locked = !kept.is_locked);
    assert_eq!(Preferences::load_from(&path).kept, preferences.kept);
    let list = put(&folder, "recent.txt", bytes);
    let mut recent = Recent::load_from(&list);
    recent.add(&path);
    assert!(Recent::load_from(&list).files().any(|file| file == path));
}
