//! Which keys ask for which verb: the list of the program, with what was changed on this computer.

use crate::vocabulary::verb::{HeldKeys, Verb};
use crate::widgets::is_space_the_clocks;
use egui::{Context, Event, Id, Key, KeyboardShortcut, Modifiers};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Which keys ask for which verb. No two verbs have the same keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keymap {
    /// In the order of the list of verbs.
    keys: Vec<(Verb, KeyboardShortcut)>,
}

impl Default for Keymap {
    fn default() -> Self {
        Self { keys: Verb::all().map(|verb| (verb, verb.default_keys())).collect() }
    }
}

/// Why keys cannot be given to a verb.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeysRefused {
    /// They are part of a text: a letter alone opens the command box.
    PartOfText,
    /// They edit what is typed, or walk through the window.
    Edits,
    Taken(Verb),
}

impl Keymap {
    /// The keys of the program with what is kept, by the id of a verb's text. What cannot be
    /// read, or would give two verbs the same keys, is as the program has it.
    #[must_use]
    pub fn of(kept: &BTreeMap<String, String>) -> Self {
        let mut map = Self::default();
        for (verb, keys) in &mut map.keys {
            let read = kept.get(verb.text_id()).and_then(|text| read(text));
            if let Some(read) = read.filter(|keys| may_be_used(keys).is_ok()) {
                *keys = read;
            }
        }
        while let Some(verb) = map.doubled() {
            map.set(verb, verb.default_keys());
        }
        map
    }

    /// What differs from the program, as it is kept.
    #[must_use]
    pub fn kept(&self) -> BTreeMap<String, String> {
        let changed = self.keys.iter().filter(|(verb, _)| self.is_changed(*verb));
        changed.map(|(verb, keys)| (verb.text_id().to_owned(), written(keys))).collect()
    }

    #[must_use]
    pub fn keys(&self, verb: Verb) -> KeyboardShortcut {
        let known = self.keys.iter().find(|(other, _)| *other == verb);
        known.map_or_else(|| verb.default_keys(), |(_, keys)| *keys)
    }

    /// Whether a verb has other keys than the program gave it.
    #[must_use]
    pub fn is_changed(&self, verb: Verb) -> bool {
        self.keys(verb) != verb.default_keys()
    }

    #[must_use]
    pub fn holder(&self, keys: KeyboardShortcut) -> Option<Verb> {
        self.keys.iter().find(|(_, other)| *other == keys).map(|(verb, _)| *verb)
    }

    /// Gives a verb other keys.
    ///
    /// # Errors
    /// Where they are part of a text, edit what is typed, or another verb has them.
    pub fn change(&mut self, verb: Verb, keys: KeyboardShortcut) -> Result<(), KeysRefused> {
        may_be_used(&keys)?;
        match self.holder(keys).filter(|holder| *holder != verb) {
            Some(holder) => Err(KeysRefused::Taken(holder)),
            None => {
                self.set(verb, keys);
                Ok(())
            }
        }
    }

    /// Gives two verbs each other's keys.
    pub fn swap(&mut self, verb: Verb, other: Verb) {
        let (keys, others) = (self.keys(verb), self.keys(other));
        self.set(verb, others);
        self.set(other, keys);
    }

    /// Gives a verb the keys of the program again.
    ///
    /// # Errors
    /// Where another verb has them.
    pub fn reset(&mut self, verb: Verb) -> Result<(), KeysRefused> {
        self.change(verb, verb.default_keys())
    }

    fn set(&mut self, verb: Verb, keys: KeyboardShortcut) {
        if let Some(known) = self.keys.iter_mut().find(|(other, _)| *other == verb) {
            known.1 = keys;
        }
    }

    /// A changed verb whose keys another one has, too.
    fn doubled(&self) -> Option<Verb> {
        let is_doubled = |keys: &KeyboardShortcut| {
            self.keys.iter().filter(|(_, other)| other == keys).count() > 1
        };
        let doubled = self.keys.iter().filter(|(_, keys)| is_doubled(keys));
        doubled.map(|(verb, _)| *verb).find(|verb| self.is_changed(*verb))
    }

    /// Lets the whole window ask it.
    pub fn install(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(place(), Arc::new(self)));
    }

    #[must_use]
    pub fn installed(ctx: &Context) -> Arc<Self> {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Arc<Self>>(place()).clone())
    }

    /// The verb whose keys are pressed, and eats them.
    ///
    /// While somebody types, only keys that cannot be part of a text count. Keys that are held
    /// ask once: an elbow on Ctrl+Z must not take back the evening.
    #[must_use]
    pub fn pressed(&self, ctx: &Context) -> Option<Verb> {
        let is_typing = ctx.text_edit_focused();
        // Space belongs to whatever has the focus, unless that takes something away.
        let has_focus = ctx.memory(|memory| memory.focused().is_some());
        let has_focus = has_focus && !is_space_the_clocks(ctx);
        let counts = |keys: &KeyboardShortcut| {
            let is_combined = keys.modifiers.command || keys.modifiers.alt;
            let is_taken = has_focus && keys.logical_key == Key::Space;
            let is_safe = is_function(keys.logical_key) || (is_combined && !edits(keys));
            is_safe || (!is_typing && !is_taken)
        };
        let found = self.keys.iter().find(|(verb, keys)| counts(keys) && consume(ctx, *verb, keys));
        found.map(|(verb, _)| *verb)
    }
}

impl Verb {
    /// Its keys, as they are written on the keyboard.
    #[must_use]
    pub fn keys(self, ctx: &egui::Context) -> String {
        ctx.format_shortcut(&Keymap::installed(ctx).keys(self))
    }

    /// The verb whose keys are pressed, and eats them.
    #[must_use]
    pub fn pressed(ctx: &egui::Context) -> Option<Self> {
        Keymap::installed(ctx).pressed(ctx)
    }
}

fn place() -> Id {
    Id::unique("keymap")
}

/// Eats these keys where they are pressed, exactly as they are: an elbow presses more. Whether
/// they ask for the verb: held keys only do for what may go on and on.
fn consume(ctx: &Context, verb: Verb, keys: &KeyboardShortcut) -> bool {
    let mut is_asked = false;
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            if !is_press_of(event, keys) {
                return true;
            }
            is_asked |= !is_held(event) || verb.row().held == HeldKeys::Again;
            false
        });
    });
    is_asked
}

fn is_press_of(event: &Event, keys: &KeyboardShortcut) -> bool {
    matches!(event, Event::Key { key, pressed: true, modifiers, .. }
        if *key == keys.logical_key && modifiers.matches_exact(keys.modifiers))
}

fn is_held(event: &Event) -> bool {
    matches!(event, Event::Key { pressed: true, repeat: true, .. })
}

/// Forgets keys that do something and are only held: one press does one thing. The second Enter
/// is one that somebody presses, a button sells one rebuy, and a sheet loses one line.
pub fn forget_held(ctx: &Context) {
    let is_typing = ctx.text_edit_focused();
    let does_things = |key: &Key, modifiers: &Modifiers| match key {
        Key::Enter | Key::F11 => true,
        Key::Space => !is_typing,
        Key::Delete => !is_typing || modifiers.command,
        Key::Z => modifiers.command,
        Key::ArrowDown => modifiers.alt && modifiers.shift,
        _ => false,
    };
    ctx.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Key { key, modifiers, .. } => !(is_held(event) && does_things(key, modifiers)),
            _ => true,
        });
    });
}

/// The keys that are pressed, for somebody who says what they are to mean; eats them.
#[must_use]
pub fn keys_pressed(ctx: &Context) -> Option<KeyboardShortcut> {
    ctx.input_mut(|input| {
        let mut found = None;
        input.events.retain(|event| match event {
            Event::Key { key, pressed: true, .. } if is_only_held(*key) => false,
            Event::Key { key, pressed: true, modifiers, .. } => {
                let mut kept = Modifiers::NONE;
                kept.command = modifiers.command;
                kept.shift = modifiers.shift;
                kept.alt = modifiers.alt;
                found = Some(KeyboardShortcut::new(kept, *key));
                false
            }
            Event::Text(_) => false,
            _ => true,
        });
        found
    })
}

/// Whether keys may ask for a verb at all.
fn may_be_used(keys: &KeyboardShortcut) -> Result<(), KeysRefused> {
    let key = keys.logical_key;
    let is_combined = keys.modifiers.command || keys.modifiers.alt;
    // No word begins with these signs, and no table has the number 0.
    let is_no_word = matches!(key, Key::Plus | Key::Minus | Key::Num0);
    let is_edge = matches!(key, Key::Space | Key::Delete | Key::Insert);
    let is_apart = is_function(key) || is_edge || is_no_word;
    if matches!(key, Key::Enter | Key::Escape | Key::Tab) || is_only_held(key) {
        return Err(KeysRefused::Edits);
    }
    if is_combined && matches!(key, Key::A | Key::C | Key::V | Key::X | Key::Y) {
        return Err(KeysRefused::Edits);
    }
    match is_combined || is_apart {
        true => Ok(()),
        false if is_letter_or_sign(key) => Err(KeysRefused::PartOfText),
        false => Err(KeysRefused::Edits),
    }
}

/// Whether a key is held while others are pressed, and means nothing alone.
fn is_only_held(key: Key) -> bool {
    matches!(
        key,
        Key::ShiftLeft
            | Key::ShiftRight
            | Key::ControlLeft
            | Key::ControlRight
            | Key::AltLeft
            | Key::AltRight
            | Key::SuperLeft
            | Key::SuperRight
            | Key::CapsLock
    )
}

fn is_letter_or_sign(key: Key) -> bool {
    !matches!(
        key,
        Key::ArrowDown
            | Key::ArrowLeft
            | Key::ArrowRight
            | Key::ArrowUp
            | Key::Backspace
            | Key::Home
            | Key::End
            | Key::PageUp
            | Key::PageDown
            | Key::Copy
            | Key::Cut
            | Key::Paste
    )
}

/// Whether it is one of the function keys, which are no part of any text.
pub(super) fn is_function(key: Key) -> bool {
    let digits = key.name().strip_prefix('F');
    digits.is_some_and(|digits| !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit()))
}

/// Whether keys edit what is being typed.
fn edits(keys: &KeyboardShortcut) -> bool {
    matches!(
        keys.logical_key,
        Key::A
            | Key::C
            | Key::V
            | Key::X
            | Key::Y
            | Key::Z
            | Key::ArrowUp
            | Key::ArrowDown
            | Key::ArrowLeft
            | Key::ArrowRight
            | Key::Home
            | Key::End
            | Key::Backspace
            | Key::Delete
            | Key::Insert
    )
}

/// Keys as they are kept: `Ctrl+Shift+Z`.
fn written(keys: &KeyboardShortcut) -> String {
    let parts = [
        (keys.modifiers.command, "Ctrl+"),
        (keys.modifiers.alt, "Alt+"),
        (keys.modifiers.shift, "Shift+"),
    ];
    let before: String = parts.iter().filter(|(is_on, _)| *is_on).map(|(_, name)| *name).collect();
    format!("{before}{}", keys.logical_key.name())
}

fn read(text: &str) -> Option<KeyboardShortcut> {
    let mut modifiers = Modifiers::NONE;
    let mut rest = text;
    let names =
        [("Ctrl+", Modifiers::COMMAND), ("Alt+", Modifiers::ALT), ("Shift+", Modifiers::SHIFT)];
    for (name, modifier) in names {
        if let Some(after) = rest.strip_prefix(name) {
            (modifiers, rest) = (modifiers | modifier, after);
        }
    }
    Key::from_name(rest).map(|key| KeyboardShortcut::new(modifiers, key))
}

#[cfg(test)]
mod tests {
    use super::{Keymap, KeysRefused, may_be_used, read, written};
    use crate::vocabulary::verb::Verb;
    use egui::{Key, KeyboardShortcut, Modifiers};
    use std::collections::BTreeMap;

    fn ctrl(key: Key) -> KeyboardShortcut {
        KeyboardShortcut::new(Modifiers::COMMAND, key)
    }

    fn kept(changes: &[(Verb, &str)]) -> BTreeMap<String, String> {
        let of = |(verb, keys): &(Verb, &str)| (verb.text_id().to_owned(), (*keys).to_owned());
        changes.iter().map(of).collect()
    }

    #[test]
    fn all_keys_of_the_program_may_be_used_and_are_read_as_written() {
        for verb in Verb::all() {
            let keys = verb.default_keys();
            assert_eq!(may_be_used(&keys), Ok(()), "{verb:?}");
            assert_eq!(read(&written(&keys)), Some(keys), "{verb:?}");
        }
    }

    #[test]
    fn a_change_is_kept_and_a_conflict_is_refused() {
        let mut map = Keymap::default();
        assert_eq!(map.change(Verb::BustOut, ctrl(Key::J)), Ok(()));
        assert_eq!(map.keys(Verb::BustOut), ctrl(Key::J));
        let taken = Err(KeysRefused::Taken(Verb::BustOut));
        assert_eq!(map.change(Verb::Rebuy, ctrl(Key::J)), taken);
        assert_eq!(Keymap::of(&map.kept()), map);
        map.swap(Verb::Rebuy, Verb::BustOut);
        assert_eq!(map.keys(Verb::Rebuy), ctrl(Key::J));
        assert_eq!(map.keys(Verb::BustOut), Verb::Rebuy.default_keys());
        assert_eq!(Keymap::of(&map.kept()), map);
        assert_eq!(map.reset(Verb::Rebuy), Err(KeysRefused::Taken(Verb::BustOut)));
        assert_eq!(map.reset(Verb::BustOut), Ok(()));
        assert_eq!(map.reset(Verb::Rebuy), Ok(()));
        assert_eq!(map, Keymap::default());
        assert!(map.kept().is_empty());
    }

    #[test]
    fn a_letter_alone_and_what_edits_a_text_are_refused() {
        let plain = |key| may_be_used(&KeyboardShortcut::new(Modifiers::NONE, key));
        assert_eq!(plain(Key::B), Err(KeysRefused::PartOfText));
        assert_eq!(plain(Key::Num4), Err(KeysRefused::PartOfText));
        assert_eq!(plain(Key::ArrowUp), Err(KeysRefused::Edits));
        assert_eq!(plain(Key::Enter), Err(KeysRefused::Edits));
        assert_eq!(may_be_used(&ctrl(Key::C)), Err(KeysRefused::Edits));
        let shifted = KeyboardShortcut::new(Modifiers::SHIFT, Key::B);
        assert_eq!(may_be_used(&shifted), Err(KeysRefused::PartOfText));
        assert_eq!(plain(Key::F9), Ok(()));
        assert_eq!(plain(Key::ControlLeft), Err(KeysRefused::Edits));
    }

    #[test]
    fn what_cannot_be_read_is_as_the_program_has_it() {
        let unreadable = [(Verb::Rebuy, "Ctrl+"), (Verb::BustOut, "B"), (Verb::Undo, "Meta+Q")];
        assert_eq!(Keymap::of(&kept(&unreadable)), Keymap::default());
        let mut nobody = kept(&[(Verb::Rebuy, "Ctrl+J")]);
        nobody.insert("no-such-verb".to_owned(), "Ctrl+B".to_owned());
        assert_eq!(Keymap::of(&nobody).keys(Verb::Rebuy), ctrl(Key::J));
    }

    #[test]
    fn two_verbs_never_have_the_same_keys_whatever_is_kept() {
        let same = [(Verb::Rebuy, "Ctrl+B"), (Verb::AddOn, "Ctrl+J"), (Verb::Move, "Ctrl+J")];
        let map = Keymap::of(&kept(&same));
        for verb in Verb::all() {
            assert_eq!(map.holder(map.keys(verb)), Some(verb));
        }
        assert_eq!(map.keys(Verb::Rebuy), Verb::Rebuy.default_keys());
    }
}
