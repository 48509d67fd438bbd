//! The setup: what was chosen for this tournament, and for this program.

mod desks;
pub mod devices;
mod looks;
mod price_draft;
mod prices;
mod program;
mod rules;
#[cfg(feature = "share")]
mod share;

use crate::parts::settings::{SettingList, SettingsShown};
use crate::parts::structure::length_words;
use crate::parts::{steady_ui, unsaved_ui};
use crate::screens::setup::looks::LooksPage;
use crate::screens::setup::prices::PricesPage;
use crate::screens::setup::rules::RulesPage;
#[cfg(feature = "share")]
use crate::screens::setup::share::ShareForm;
use crate::theme::{Size, Tone, color, space, text};
use crate::view::View;
use crate::vocabulary::{Action, Destination, ScreenId, Verb};
use crate::widgets::{Push, Search, muted_ui, remark_ui, said_ui, search_ui, tabs_ui, title_ui};
use egui::{Frame, Panel, Rect, ScrollArea, Ui};
use engine::settings::Settings;
use house::LookKept;
use reports::{Later, SettingChange, option_changes, setting_changes};
use scene::Picture;
use std::path::Path;
#[cfg(feature = "share")]
use std::path::PathBuf;
use words::{Args, Words};

/// Under this width the search stands beneath the pages.
const WIDTH_FOR_SEARCH: f32 = 720.0;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Page {
    #[default]
    Tournament,
    Rules,
    Prices,
    Looks,
    Program,
}

#[derive(Debug, Default)]
pub struct SetupScreen {
    page: Page,
    draft: Option<Settings>,
    list: SettingList,
    rules: RulesPage,
    prices: PricesPage,
    looks: LooksPage,
    by: Option<String>,
    copy_folder: Option<String>,
    people_file: Option<String>,
    #[cfg(feature = "share")]
    share: ShareForm,
}

impl SetupScreen {
    pub fn forget(&mut self) {
        // Looks belong to no tournament.
        let looks = std::mem::take(&mut self.looks);
        *self = Self { page: self.page, looks, ..Self::default() };
    }

    /// Shows where the tournament is shared on the network.
    #[cfg(feature = "share")]
    pub fn open_share(&mut self) {
        self.page = Page::Program;
        self.share.comes_into_sight();
    }

    /// Takes the certificate of the room.
    #[cfg(feature = "share")]
    pub fn take_certificate(&mut self, path: PathBuf) {
        self.share.take_certificate(path);
    }

    /// Takes the key of the certificate of the room.
    #[cfg(feature = "share")]
    pub fn take_key(&mut self, path: PathBuf) {
        self.share.take_key(path);
    }

    /// Shows the looks of the room.
    pub fn open_looks(&mut self) {
        self.page = Page::Looks;
    }

    /// Takes the look that is on, which is called so.
    pub fn take_look(&mut self, kept: &LookKept, name: String) {
        self.looks.take(kept, name);
    }

    /// Takes a picture for the look that is changed.
    pub fn take_look_picture(&mut self, name: String, picture: Picture) {
        self.looks.take_picture(&name, picture);
    }

    /// Whether something stands beside the screen.
    pub fn has_form(&self) -> bool {
        self.page == Page::Looks && self.looks.has_form()
    }

    /// Hears a verb before the tournament does; whether it was meant.
    pub fn hears(&mut self, verb: Verb) -> bool {
        self.page == Page::Looks && self.looks.hears(verb)
    }

    /// Takes payouts from a file.
    pub fn take_list(&mut self, words: &Words, path: &Path) {
        self.prices.take_list(words, path);
    }

    /// Shows the screen. `path` is the file, if there is one.
    /// `side` is the place of what stands beside the screen.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, path: Option<&Path>, side: Option<Rect>) {
        self.pages_ui(ui, view);
        ui.add_space(space::ONE);
        match self.page {
            Page::Tournament | Page::Rules => self.tournament_ui(ui, view),
            Page::Prices => self.prices.ui(ui, view),
            Page::Looks => self.looks.ui(ui, view, side),
            Page::Program => {
                let list = ScrollArea::vertical().id_salt("program").auto_shrink(false);
                list.show(ui, |ui| self.program_ui(ui, view, path));
            }
        }
    }

    fn pages_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let is_narrow = ui.available_width() < WIDTH_FOR_SEARCH;
        ui.horizontal(|ui| {
            let pages = [
                (Page::Tournament, "setup-page-tournament"),
                (Page::Rules, "setup-page-rules"),
                (Page::Prices, "setup-page-prices"),
                (Page::Looks, "setup-page-looks"),
                (Page::Program, "setup-page-program"),
            ];
            tabs_ui(ui, &mut self.page, pages.map(|(page, id)| (page, view.text(id))));
            if !is_narrow {
                ui.add_space(space::ONE);
                self.search_ui(ui, view);
            }
        });
        if is_narrow {
            ui.add_space(space::HALF);
            self.search_ui(ui, view);
        }
    }

    /// Searches what is listed on the page.
    fn search_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let settings = self.draft.as_ref().unwrap_or(view.tournament.settings());
        let (count, found, wanted) = match self.page {
            Page::Tournament => {
                let count = self.list.found(view.words, settings).len();
                (count, "setup-found", &mut self.list.search)
            }
            Page::Rules => {
                let count = self.rules.found(view.words, &settings.rules).len();
                (count, "setup-rules-found", &mut self.rules.search)
            }
            Page::Prices | Page::Looks | Page::Program => return,
        };
        let found = view.say(found, &Args::new().count("settings", count));
        let [name, hint, clear] =
            ["setup-search", "setup-search.hint", "common-clear"].map(|id| view.text(id));
        let field = search_ui(ui, Search { name, hint, found, clear }, wanted);
        if view.pressed == Some(Verb::Search) {
            field.request_focus();
        }
    }

    fn tournament_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let stands = view.tournament.settings();
        let mut draft = self.draft.take().unwrap_or_else(|| stands.clone());
        let changes = setting_changes(stands, &draft);
        let mut is_done = false;
        if draft != *stands {
            let foot = Panel::bottom("setup-changes").resizable(false).frame(Frame::NONE);
            foot.show_separator_line(false).show(ui, |ui| {
                is_done = changes_ui(ui, view, &changes, &draft);
            });
        }
        let name = if self.page == Page::Rules { "rules" } else { "terms" };
        let list = ScrollArea::vertical().id_salt(name).auto_shrink(false);
        steady_ui(ui, name, |ui| list.show(ui, |ui| self.listed_ui(ui, view, &mut draft)));
        self.draft = (!is_done && draft != *stands).then_some(draft);
    }

    fn listed_ui(&mut self, ui: &mut Ui, view: &View<'_>, draft: &mut Settings) {
        if self.page == Page::Rules {
            self.rules.ui(ui, view, draft);
            return;
        }
        let is_too_late = |later: Later| later.is_too_late(view.tournament, view.now);
        let (words, is_too_late) = (view.words, &is_too_late);
        let shown = SettingsShown { words, is_too_late, few: false, is_new: false };
        self.list.ui(ui, shown, draft);
        if self.list.found(words, draft).is_empty() {
            let none = text(view.text("setup-none-found"), Size::Body);
            ui.label(none.color(color(ui, Tone::TextMuted)));
        }
        structure_ui(ui, view, &self.list.search);
    }
}

/// What the changes are, and the buttons for all of them; whether they are done with.
fn changes_ui(ui: &mut Ui, view: &View<'_>, changes: &[SettingChange], draft: &Settings) -> bool {
    let points = option_changes(&view.tournament.settings().rules, &draft.rules);
    let args = Args::new().count("changes", changes.len() + points.len());
    let title = view.say("setup-changes", &args);
    unsaved_ui(ui, view, title, "setup-save", draft.clone(), |ui, refusal| {
        let lines = ScrollArea::vertical().id_salt("changes").max_height(96.0);
        lines.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for change in changes {
                said_ui(ui, text(change_words(view.words, change), Size::Small));
                if change.later.is_too_late(view.tournament, view.now) {
                    let args = Args::new().text("harm", view.words.setting_later(change.id));
                    remark_ui(ui, view.say("setup-harm", &args), Tone::AttentionText);
                }
            }
            for (option, answer) in points {
                let args = Args::new()
                    .text("setting", view.words.option(option))
                    .text("to", view.words.option_answer(option, answer));
                said_ui(ui, text(view.say("setup-rules-change", &args), Size::Small));
            }
            if let Some(refusal) = refusal {
                remark_ui(ui, refusal, Tone::StoppedText);
            }
        });
    })
}

/// `Late registration: level 6 → level 8`.
fn change_words(words: &Words, change: &SettingChange) -> String {
    // A name of two hundred letters is not read twice.
    let shortened = |value: String| match value.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", value.get(..end).unwrap_or_default()),
        None => value,
    };
    let args = Args::new()
        .text("setting", words.setting(change.id))
        .text("from", shortened(words.setting_value(change.id, &change.from)))
        .text("to", shortened(words.setting_value(change.id, &change.to)));
    words.say("setup-change", &args)
}

/// Levels and breaks, which are changed beside the clock.
fn structure_ui(ui: &mut Ui, view: &View<'_>, search: &str) {
    let title = view.text("setup-structure");
    let what = view.text("setup-structure.what");
    let wanted = search.trim().to_lowercase();
    if ![&title, &what].iter().any(|words| words.to_lowercase().contains(&wanted)) {
        return;
    }
    ui.add_space(space::ONE);
    title_ui(ui, title);
    muted_ui(ui, what);
    said_ui(ui, length_words(view.words, view.tournament.structure()));
    ui.horizontal_wrapped(|ui| {
        if ui.add(Push::secondary(view.text("setup-structure-go"))).clicked() {
            view.actions.go(Destination::Screen(ScreenId::Clock));
        }
        let (keep, tip) = (view.text("setup-keep"), view.text("setup-keep.tip"));
        if ui.add(Push::secondary(&keep).tip(&tip)).clicked() {
            view.actions.push(Action::KeepTemplate);
        }
    });
    ui.add_space(space::TWO);
}
