//! The list of shortcuts: over every screen, in front of none, and the place to change them.

use crate::theme::{Size, icons, shape, space, text, text_bold};
use crate::vocabulary::{
    Action, Actions, Keymap, KeysRefused, Offered, Verb, VerbGroup, keys_pressed,
};
use crate::widgets::{Ground, Push, Search, caution_ui, in_frame_ui, muted_ui, said_ui, search_ui};
use egui::gui_zoom::kb_shortcuts;
use egui::{
    Align, Align2, Area, Context, Id, Key, KeyboardShortcut, Label, Layout, Modifiers, Order,
    ScrollArea, Ui, Vec2,
};
use engine::Tournament;
use engine::entries::fold;
use strum::VariantArray;
use words::{Args, Words};

#[derive(Debug, Default)]
pub struct Shortcuts {
    is_open: bool,
    /// The field to search in is to get the focus.
    is_fresh: bool,
    typed: String,
    /// The tournament that is open has no prices.
    is_without_prices: bool,
    /// The verb whose new keys are waited for.
    waiting: Option<Verb>,
    /// What became of the last change that was wished for.
    trouble: Option<Trouble>,
}

/// Keys that a verb cannot have.
#[derive(Debug, Clone, Copy)]
struct Trouble {
    verb: Verb,
    keys: KeyboardShortcut,
    why: KeysRefused,
}

impl Shortcuts {
    /// Opens the list where it is closed, and closes it where it is open.
    pub fn turn(&mut self) {
        *self = Self { is_open: !self.is_open, is_fresh: true, ..Self::default() };
    }

    /// Takes what belongs to it before anybody else sees it: the question mark, Escape, and the
    /// keys that a verb is to have.
    pub fn listen(&mut self, ctx: &Context, actions: &Actions) {
        if !self.is_open {
            (self.waiting, self.trouble) = (None, None);
        }
        if let Some(verb) = self.waiting {
            if let Some(keys) = keys_pressed(ctx) {
                self.waiting = None;
                let is_escape = keys == KeyboardShortcut::new(Modifiers::NONE, Key::Escape);
                if !is_escape {
                    self.wish(ctx, verb, keys, actions);
                }
            }
            return;
        }
        if self.is_open && ctx.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Escape)) {
            self.is_open = false;
        }
        if ctx.text_edit_focused() && !self.is_open {
            return;
        }
        let asks = |event: &egui::Event| matches!(event, egui::Event::Text(text) if text == "?");
        let is_asked = ctx.input_mut(|input| {
            let before = input.events.len();
            input.events.retain(|event| !asks(event));
            input.events.len() < before
        });
        if is_asked {
            self.turn();
        }
    }

    fn wish(&mut self, ctx: &Context, verb: Verb, keys: KeyboardShortcut, actions: &Actions) {
        let mut map = (*Keymap::installed(ctx)).clone();
        match map.change(verb, keys) {
            Ok(()) => {
                self.trouble = None;
                actions.push(Action::SetKeys(map));
            }
            Err(why) => self.trouble = Some(Trouble { verb, keys, why }),
        }
    }

    /// Shows it. Keys for what the tournament has not, as prizes without prices, are not in it.
    pub fn ui(
        &mut self,
        ui: &Ui,
        words: &Words,
        tournament: Option<&Tournament>,
        actions: &Actions,
    ) {
        if !self.is_open {
            return;
        }
        self.is_without_prices = tournament.is_some_and(|it| it.settings().money.is_none());
        let room = ui.ctx().content_rect().height() - shape::HEADER_HEIGHT - shape::STATUS_HEIGHT;
        let below = Vec2::new(-space::TWO, shape::HEADER_HEIGHT + space::ONE);
        let area = Area::new(Id::unique("area-of-shortcuts"))
            .order(Order::Foreground)
            .anchor(Align2::RIGHT_TOP, below)
            .movable(false);
        let frame = Ground::Over.frame(ui).shadow(ui.visuals().popup_shadow);
        area.show(ui.ctx(), |ui| {
            frame.show(ui, |ui| {
                ui.set_width(shape::SHORTCUTS_WIDTH);
                ui.set_max_height(room - space::FOUR);
                self.head_ui(ui, words, actions);
                self.trouble_ui(ui, words, actions);
                let list = ScrollArea::vertical().id_salt("shortcuts").auto_shrink([false, true]);
                list.show(ui, |ui| self.list_ui(ui, words, actions));
            });
        });
    }

    fn head_ui(&mut self, ui: &mut Ui, words: &Words, actions: &Actions) {
        let map = Keymap::installed(ui.ctx());
        let size = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT_SMALL);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            let close = words.text("common-close");
            if ui.add(Push::quiet(icons::CLOSE).name(&close).tip(&close).small()).clicked() {
                self.is_open = false;
            }
            let nothing = words.text("shortcuts-reset-none");
            let is_default = *map == Keymap::default();
            let refusal = is_default.then_some(nothing.as_str());
            let all = words.text("shortcuts-reset-all");
            if ui.add(Push::secondary(&all).small().refused(refusal)).clicked() {
                self.trouble = None;
                actions.push(Action::SetKeys(Keymap::default()));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.label(text_bold(words.text("settings-shortcuts"), Size::Lead));
            });
        });
        let count = Verb::all().filter(|verb| self.fits(words, *verb, &map, ui)).count();
        let found = words.say("shortcuts-found", &Args::new().count("shortcuts", count));
        let [name, hint, clear] =
            ["shortcuts-search", "shortcuts-search.tip", "common-clear"].map(|id| words.text(id));
        let search = Search { name, hint, found, clear };
        let field = search_ui(ui, search, &mut self.typed);
        if std::mem::take(&mut self.is_fresh) {
            field.request_focus();
        }
        muted_ui(ui, words.text("shortcuts-hint"));
    }

    fn fits(&self, words: &Words, verb: Verb, map: &Keymap, ui: &Ui) -> bool {
        if self.is_without_prices && verb.row().offered == Offered::WithPrices {
            return false;
        }
        let keys = ui.ctx().format_shortcut(&map.keys(verb));
        let group = words.text(verb.row().group.into());
        let all = fold(&format!("{} {keys} {group}", words.text(verb.text_id())));
        fold(&self.typed).split_whitespace().all(|part| all.contains(part))
    }

    /// What is in the way of the keys that were wished for, and the way out.
    fn trouble_ui(&mut self, ui: &mut Ui, words: &Words, actions: &Actions) {
        let Some(trouble) = self.trouble else { return };
        let keys = ui.ctx().format_shortcut(&trouble.keys);
        let args = Args::new().text("keys", keys);
        let said = match trouble.why {
            KeysRefused::PartOfText => words.say("shortcuts-part-of-text", &args),
            KeysRefused::Edits => words.say("shortcuts-edits", &args),
            KeysRefused::Taken(other) => {
                let args = args.text("verb", words.text(other.text_id()));
                words.say("shortcuts-taken", &args)
            }
        };
        let frame = Ground::Caution.frame(ui).inner_margin(space::THIN);
        in_frame_ui(ui, frame, |ui| {
            caution_ui(ui, &said, Size::Body);
            ui.horizontal(|ui| {
                if let KeysRefused::Taken(other) = trouble.why {
                    let swap = words.text("shortcuts-swap");
                    if ui.add(Push::primary(&swap).small()).clicked() {
                        let mut map = (*Keymap::installed(ui.ctx())).clone();
                        map.swap(trouble.verb, other);
                        actions.push(Action::SetKeys(map));
                        self.trouble = None;
                    }
                }
                if ui.add(Push::secondary(words.text("shortcuts-keep")).small()).clicked() {
                    self.trouble = None;
                }
            });
        });
    }

    fn list_ui(&mut self, ui: &mut Ui, words: &Words, actions: &Actions) {
        let map = Keymap::installed(ui.ctx());
        let fitting: Vec<Verb> =
            Verb::all().filter(|verb| self.fits(words, *verb, &map, ui)).collect();
        for group in VerbGroup::VARIANTS {
            let of_group = |verb: &Verb| verb.row().group == *group;
            let verbs: Vec<Verb> = fitting.iter().copied().filter(of_group).collect();
            if verbs.is_empty() {
                continue;
            }
            ui.add_space(space::HALF);
            muted_ui(ui, words.text(group.into()));
            for verb in verbs {
                self.row_ui(ui, words, &map, verb, actions);
            }
        }
        if self.typed.trim().is_empty() {
            // The system's own keys: they are seen here and not changed.
            ui.add_space(space::HALF);
            let size = Args::new()
                .text("larger", ui.ctx().format_shortcut(&kb_shortcuts::ZOOM_IN))
                .text("smaller", ui.ctx().format_shortcut(&kb_shortcuts::ZOOM_OUT))
                .text("reset", ui.ctx().format_shortcut(&kb_shortcuts::ZOOM_RESET));
            said_ui(ui, words.say("shortcuts-size", &size));
        }
        if fitting.is_empty() {
            said_ui(ui, words.text("shortcuts-none"));
        }
    }

    fn row_ui(&mut self, ui: &mut Ui, words: &Words, map: &Keymap, verb: Verb, actions: &Actions) {
        let size = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT_SMALL);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            ui.add_space(space::ONE);
            let title = words.text(verb.text_id());
            let title = title.trim_end_matches('…');
            let keys = ui.ctx().format_shortcut(&map.keys(verb));
            let is_waiting = self.waiting == Some(verb);
            let shown = if is_waiting { words.text("shortcuts-press") } else { keys.clone() };
            let args = Args::new().text("verb", title).text("keys", keys);
            let name = words.say("shortcuts-change", &args);
            let push = Push::one_of(&shown, Some(verb), self.waiting);
            let tip = words.text("shortcuts-change.tip");
            if ui.add(push.name(&name).tip(&tip).small()).clicked() {
                self.waiting = Some(verb);
                self.trouble = None;
            }
            if map.is_changed(verb) {
                self.reset_ui(ui, words, map, verb, actions);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(text(title, Size::Body)).truncate());
            });
        });
    }

    fn reset_ui(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        map: &Keymap,
        verb: Verb,
        actions: &Actions,
    ) {
        let reset = words.text("shortcuts-reset");
        let keys = ui.ctx().format_shortcut(&verb.default_keys());
        let args = Args::new().text("verb", words.text(verb.text_id())).text("keys", keys);
        let name = words.say("shortcuts-reset-name", &args);
        if !ui.add(Push::quiet(&reset).name(&name).tip(&name).small()).clicked() {
            return;
        }
        let mut map = map.clone();
        match map.reset(verb) {
            Ok(()) => actions.push(Action::SetKeys(map)),
            Err(why) => self.trouble = Some(Trouble { verb, keys: verb.default_keys(), why }),
        }
    }
}
