//! A new tournament: what to start from, a name, who comes, and a place to keep it.

use crate::parts::settings::{SettingList, SettingsShown, chips_ui};
use crate::parts::stack_ui;
use crate::parts::structure::{
    Purpose, Sheet, SheetView, WishForm, colored_up, ends_after_words, length_words, trouble_words,
    why_words,
};
use crate::screens::start::view::StartView;
use crate::theme::{Size, Tone, color, icons, space, text, text_bold};
use crate::vocabulary::{Action, ListAction, NewTournament};
use crate::widgets::{
    Choice, Push, Sides, choice_ui, field_ui, label_ui, muted_ui, said_ui, tabs_ui, title_ui,
};
use egui::{Align, DragValue, Key, Label, Layout, Panel, ScrollArea, Ui};
use engine::settings::Settings;
use engine::structure::{Structure, Wishes};
use engine::values::Timestamp;
use engine::{Command, Tournament, decide};
use exchange::{ListTold, Template, own_templates, sign_up_list, templates};
use reports::{Later, Outlook};
use session::{file_stem, is_address};
use std::path::{Path, PathBuf};
use storage::csv::read_players;
use words::{Args, Words};

/// The end of the name of a tournament's file.
const EXTENSION: &str = "floorman";

/// What a tournament may start from.
#[derive(Debug)]
enum Origin {
    Shipped(Template),
    /// One that was kept, by name.
    Own(String, Template),
    /// One that was kept and cannot be read, and why.
    Unreadable(String, String),
}

/// What stands at the left of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Page {
    Origins,
    Structure,
    Settings,
}

/// What the structure comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Chosen {
    Origin(usize),
    Measured,
}

#[derive(Debug)]
pub struct NewForm {
    origins: Vec<Origin>,
    chosen: Chosen,
    page: Page,
    settings: Settings,
    wishes: WishForm,
    /// The structure after something was typed into it, and for a measured one what for.
    edited: Option<(Structure, Option<Wishes>)>,
    sheet: Sheet,
    list: SettingList,
    shows_all: bool,
    folder: String,
    players: Option<PathBuf>,
    has_focus: bool,
}

impl NewForm {
    /// The first template, in the usual folder.
    pub fn new(words: &Words, folder: &Path) -> Self {
        let shipped = templates().into_iter().map(Origin::Shipped);
        let own = own_templates(folder).into_iter().map(|(name, read)| match read {
            Ok(template) => Origin::Own(name, template),
            Err(error) => Origin::Unreadable(name, exchange::messages::template(words, &error)),
        });
        let mut form = Self {
            origins: own.chain(shipped).collect(),
            chosen: Chosen::Measured,
            page: Page::Origins,
            settings: Settings::default(),
            wishes: WishForm::default(),
            edited: None,
            sheet: Sheet::default(),
            list: SettingList::default(),
            shows_all: false,
            folder: folder.to_string_lossy().into_owned(),
            players: None,
            has_focus: false,
        };
        let is_shipped = |origin: &Origin| matches!(origin, Origin::Shipped(_));
        if let Some(first) = form.origins.iter().position(is_shipped) {
            form.choose(first);
        }
        form
    }

    pub fn set_folder(&mut self, folder: &Path) {
        self.folder = folder.to_string_lossy().into_owned();
    }

    /// Takes a list of players, who are registered after the tournament was made.
    pub fn take_players(&mut self, path: &Path) {
        let list = sign_up_list(path, &ListTold::default()).ok();
        let read = list.and_then(|list| read_players(&list.text, None).ok());
        if let Some(count) = read.and_then(|read| u32::try_from(read.rows.len()).ok()) {
            *self.wishes.entries() = count.max(2);
        }
        self.players = Some(path.to_owned());
    }

    /// Chooses a template that was kept, and proposes its name for the event.
    pub fn choose_own(&mut self, wanted: &str) {
        let is_it = |origin: &Origin| matches!(origin, Origin::Own(name, _) if name == wanted);
        if let Some(index) = self.origins.iter().position(is_it) {
            self.choose(index);
            wanted.clone_into(&mut self.settings.name);
        }
    }

    fn choose(&mut self, index: usize) {
        let template = match self.origins.get(index) {
            Some(Origin::Shipped(template) | Origin::Own(_, template)) => template,
            Some(Origin::Unreadable(..)) | None => return,
        };
        let name = std::mem::take(&mut self.settings.name);
        self.settings = Settings { name, ..template.settings.clone() };
        self.chosen = Chosen::Origin(index);
        self.edited = None;
        self.sheet = Sheet::default();
    }

    /// The structure as it is to be, or why there is none.
    fn structure(&mut self, words: &Words) -> Result<Structure, String> {
        let purpose = Purpose::Start(&self.settings.entries);
        let is_as_edited = |wishes: &Option<Wishes>, form: &WishForm| {
            wishes.as_ref().is_none_or(|wishes| *wishes == form.wishes(purpose))
        };
        if let Some((edited, wishes)) = &self.edited
            && is_as_edited(wishes, &self.wishes)
        {
            return Ok(edited.clone());
        }
        self.edited = None;
        match self.chosen {
            Chosen::Origin(index) => match self.origins.get(index) {
                Some(Origin::Shipped(template) | Origin::Own(_, template)) => {
                    Ok(template.structure.clone())
                }
                Some(Origin::Unreadable(_, why)) => Err(why.clone()),
                None => Err(words.text("new-title")),
            },
            Chosen::Measured => self.wishes.made(purpose).map_err(|why| trouble_words(words, why)),
        }
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &StartView<'_>) -> bool {
        let mut left = false;
        ui.horizontal(|ui| {
            ui.label(text_bold(view.words.text("new-title"), Size::Title));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let is_escaped = ui.input(|input| input.key_pressed(Key::Escape));
                let back = view.words.text("common-back");
                let is_typing = ui.ctx().text_edit_focused();
                let pressed = ui.add(Push::secondary(&back).shortcut("Esc")).clicked();
                left |= pressed || (is_escaped && !is_typing);
            });
        });
        ui.add_space(space::ONE);
        let made = self.structure(view.words);
        let width = (ui.available_width() * 0.42).clamp(360.0, 560.0);
        let Sides { left: mut pages, right: mut chosen } = Sides::split(ui, width, space::TWO);
        self.chosen_ui(&mut chosen, view, &made);
        self.pages_ui(&mut pages, view, &made);
        left
    }

    fn pages_ui(&mut self, ui: &mut Ui, view: &StartView<'_>, made: &Result<Structure, String>) {
        ui.horizontal(|ui| {
            let pages = [
                (Page::Origins, "new-page-origins"),
                (Page::Structure, "new-page-structure"),
                (Page::Settings, "new-page-settings"),
            ];
            tabs_ui(ui, &mut self.page, pages.map(|(page, id)| (page, view.words.text(id))));
        });
        ui.add_space(space::ONE);
        match self.page {
            Page::Structure => self.sheet_ui(ui, view, made),
            Page::Origins => {
                let list = ScrollArea::vertical().id_salt("origins").auto_shrink(false);
                list.show(ui, |ui| self.origins_ui(ui, view));
            }
            Page::Settings => {
                let list = ScrollArea::vertical().id_salt("settings").auto_shrink(false);
                list.show(ui, |ui| self.settings_ui(ui, view));
            }
        }
    }

    fn origins_ui(&mut self, ui: &mut Ui, view: &StartView<'_>) {
        let words = view.words;
        let mut chosen = None;
        let measured = Choice {
            title: &words.text("new-measured"),
            detail: &words.text("new-measured.detail"),
            facts: "",
            tone: Tone::AccentText,
            is_chosen: self.chosen == Chosen::Measured,
        };
        if choice_ui(ui, measured).clicked() {
            self.chosen = Chosen::Measured;
            self.edited = None;
            self.has_focus = !self.settings.name.is_empty();
        }
        for (index, origin) in self.origins.iter().enumerate() {
            let is_chosen = self.chosen == Chosen::Origin(index);
            let (title, detail, (facts, tone)) = match origin {
                Origin::Shipped(template) => (
                    words.text(&format!("template-{}", template.id)),
                    words.text(&format!("template-{}.detail", template.id)),
                    self.facts(words, template),
                ),
                Origin::Own(name, template) => {
                    (name.clone(), words.text("new-own"), self.facts(words, template))
                }
                Origin::Unreadable(name, why) => {
                    let said = words.text("new-unreadable");
                    (name.clone(), said, (why.clone(), Tone::AttentionText))
                }
            };
            let choice = Choice { title: &title, detail: &detail, facts: &facts, tone, is_chosen };
            let response = choice_ui(ui, choice);
            let response = match origin {
                Origin::Unreadable(_, why) => response.on_hover_text(text(why, Size::Body)),
                _ => response,
            };
            if response.clicked() {
                chosen = Some(index);
            }
        }
        if let Some(index) = chosen {
            self.choose(index);
            // Whoever has chosen types the name next.
            self.has_focus = !self.settings.name.is_empty();
        }
    }

    /// A template in numbers, for as many players as are expected.
    fn facts(&self, words: &Words, template: &Template) -> (String, Tone) {
        let terms = &template.settings.entries;
        let outlook = Outlook::at_start(self.wishes.field(terms));
        let minutes = template.structure.levels().next().map_or(0, |(_, level)| level.secs / 60);
        let ending = outlook.ending(&template.structure);
        let secs = ending.map_or(0, |ending| (ending.likely_secs + 450) / 900 * 900);
        let args = Args::new()
            .text("chips", words.chips(terms.starting_chips))
            .count("levels", template.structure.levels().count())
            .count("minutes", minutes)
            .count("players", outlook.field.players)
            .text("time", words.minutes(i64::try_from(secs).unwrap_or(i64::MAX)));
        match ending {
            Some(ending) if ending.level.is_none() => {
                (words.say("new-facts-beyond", &args), Tone::AttentionText)
            }
            _ => (words.say("new-facts", &args), Tone::AccentText),
        }
    }

    fn sheet_ui(&mut self, ui: &mut Ui, view: &StartView<'_>, made: &Result<Structure, String>) {
        let structure = match made {
            Ok(structure) => structure,
            Err(why) => {
                let why = text(why, Size::Body).color(color(ui, Tone::AttentionText));
                ui.add(Label::new(why).wrap());
                return;
            }
        };
        let terms = &self.settings.entries;
        let colored_up = colored_up(view.words, &self.settings, structure);
        let shown = SheetView {
            words: view.words,
            structure,
            on: None,
            outlook: Some(Outlook::at_start(self.wishes.field(terms))),
            refusal: None,
            colored_up: &colored_up,
        };
        let Some(changed) = self.sheet.ui(ui, shown) else { return };
        match engine::structure::check_structure(&changed) {
            Ok(()) => {
                let purpose = Purpose::Start(&self.settings.entries);
                let is_measured = self.chosen == Chosen::Measured;
                let wishes = is_measured.then(|| self.wishes.wishes(purpose));
                self.edited = Some((changed, wishes));
            }
            Err(refusal) => {
                let why = view.words.refusal(&refusal, &Tournament::default()).text;
                self.sheet.tell(why);
            }
        }
    }

    fn settings_ui(&mut self, ui: &mut Ui, view: &StartView<'_>) {
        let is_too_late = |_: Later| false;
        let few = !self.shows_all;
        let shown =
            SettingsShown { words: view.words, is_too_late: &is_too_late, few, is_new: true };
        self.list.ui(ui, shown, &mut self.settings);
        ui.add_space(space::ONE);
        let id = if self.shows_all { "new-settings-few" } else { "new-settings-all" };
        if ui.add(Push::secondary(view.words.text(id))).clicked() {
            self.shows_all = !self.shows_all;
        }
    }

    fn chosen_ui(&mut self, ui: &mut Ui, view: &StartView<'_>, made: &Result<Structure, String>) {
        let words = view.words;
        let is_entered = self.name_ui(ui, words);
        ui.add_space(space::ONE);
        let refusal = match made {
            Err(why) => Some(why.clone()),
            Ok(structure) => self.refusal(words, structure),
        };
        let path = free_path(Path::new(self.folder.trim()), &self.settings.name);
        let foot = Panel::bottom("create").resizable(false).frame(egui::Frame::NONE);
        let foot = foot.show_separator_line(false);
        let pressed = foot.show(ui, |ui| self.create_ui(ui, words, &path, refusal.clone()));
        if let (true, None, Ok(structure)) = (is_entered || pressed.inner, refusal, made) {
            let (settings, structure) = (self.settings.clone(), structure.clone());
            let command = Command::CreateTournament { settings: Box::new(settings), structure };
            view.actions.push(Action::Create(Box::new(NewTournament { path, command })));
            if let Some(players) = &self.players {
                view.actions.push(Action::List(ListAction::ReadPlayers(players.clone())));
            }
        }
        ScrollArea::vertical().id_salt("chosen").auto_shrink(false).show(ui, |ui| {
            self.who_ui(ui, words);
            ui.add_space(space::ONE);
            self.outlook_ui(ui, words, made);
            if self.chosen == Chosen::Measured {
                ui.add_space(space::ONE);
                title_ui(ui, words.text("new-measured"));
                self.wishes.ui(ui, words, Purpose::Start(&self.settings.entries));
                muted_ui(ui, words.text("structure-formula"));
            }
            ui.add_space(space::ONE);
            stack_ui(ui, words, &self.settings.chip_set);
            field_ui(ui, &words.text("setup-where"), "", &mut self.folder);
            if ui.add(Push::secondary(words.text("new-choose-folder")).small()).clicked() {
                view.actions.push(Action::AskForFolder);
            }
        });
    }

    /// How many come, with how many chips, and the list that they are on.
    fn who_ui(&mut self, ui: &mut Ui, words: &Words) {
        ui.horizontal_wrapped(|ui| {
            let label = label_ui(ui, words.text("new-entries"), Size::Body, Tone::TextMuted);
            let entries = DragValue::new(self.wishes.entries()).range(0..=1_000_000);
            ui.add(entries).labelled_by(label.id);
            ui.add_space(space::ONE);
            let chips = words.setting("starting-chips");
            let label = label_ui(ui, chips, Size::Body, Tone::TextMuted);
            let mut chips = self.settings.entries.starting_chips;
            chips_ui(ui, words, &mut chips).labelled_by(label.id);
            self.settings.set_starting_chips(chips);
        });
        let Some(path) = &self.players else { return };
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        let args = Args::new().text("file", file.as_ref());
        let mut is_dropped = false;
        ui.horizontal_wrapped(|ui| {
            said_ui(ui, text(words.say("new-players", &args), Size::Small));
            let drop = words.text("new-players-drop");
            is_dropped = ui.add(Push::quiet(icons::CLOSE).name(&drop).tip(&drop).small()).clicked();
        });
        if is_dropped {
            self.players = None;
        }
    }

    /// Shows what the chosen structure comes to, or why there is none.
    fn outlook_ui(&self, ui: &mut Ui, words: &Words, made: &Result<Structure, String>) {
        let muted = color(ui, Tone::TextMuted);
        let line = |ui: &mut Ui, words: String, tone| {
            ui.add(Label::new(text(words, Size::Small).color(tone)).wrap());
        };
        let structure = match made {
            Ok(structure) => structure,
            Err(why) => {
                let tone = color(ui, Tone::AttentionText);
                return line(ui, why.clone(), tone);
            }
        };
        let length = length_words(words, structure);
        let first = structure.levels().next().map(|(_, level)| words.stakes(&level.stakes));
        line(ui, format!("{length} · {}", first.unwrap_or_default()), muted);
        let outlook = Outlook::at_start(self.wishes.field(&self.settings.entries));
        if let Some(ending) = outlook.ending(structure) {
            said_ui(ui, text_bold(ends_after_words(words, &ending), Size::Body));
            line(ui, why_words(words, structure, &ending), muted);
        }
    }

    /// The name, which has the focus; whether Enter was pressed in it.
    fn name_ui(&mut self, ui: &mut Ui, words: &Words) -> bool {
        let hint = words.text("new-name-hint");
        let name = field_ui(ui, &words.setting("name"), &hint, &mut self.settings.name);
        if !self.has_focus {
            name.request_focus();
            self.has_focus = true;
        }
        name.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
    }

    /// The one button, and where the file will be; whether it was pressed.
    fn create_ui(&self, ui: &mut Ui, words: &Words, path: &Path, refusal: Option<String>) -> bool {
        ui.add_space(space::ONE);
        let create = words.text("setup-create");
        let push = Push::primary(&create).refused(refusal.as_deref()).shortcut("Enter");
        let is_pressed = ui.add(push.width(ui.available_width())).clicked();
        let shown = refusal.unwrap_or_else(|| path.display().to_string());
        let shown = text(shown, Size::Small).color(color(ui, Tone::TextMuted));
        ui.add(Label::new(shown).truncate());
        is_pressed
    }

    /// Why the tournament cannot be made, if so.
    fn refusal(&self, words: &Words, structure: &Structure) -> Option<String> {
        let (settings, structure) = (self.settings.clone(), structure.clone());
        let command = Command::CreateTournament { settings: Box::new(settings), structure };
        let nothing = Tournament::default();
        let refusal = decide::check(&nothing, &command, Timestamp(0)).err()?;
        Some(words.refusal(&refusal, &nothing).text)
    }
}

/// A file in this folder that does not exist yet, named after the tournament.
fn free_path(folder: &Path, name: &str) -> PathBuf {
    if is_address(folder) {
        // Whether there is an event of this name is known when it is made.
        let event = name.trim();
        return PathBuf::from(format!("{}#{event}", folder.display()));
    }
    let stem = file_stem(name);
    let first = folder.join(format!("{stem}.{EXTENSION}"));
    let others = (2..1000).map(|no| folder.join(format!("{stem} {no}.{EXTENSION}")));
    std::iter::once(first.clone()).chain(others).find(|path| !path.exists()).unwrap_or(first)
}

#[cfg(test)]
mod tests {
    use crate::screens::start::new::free_path;
    use std::path::Path;

    #[test]
    fn a_file_is_named_after_the_tournament_and_never_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let name = |typed| {
            let path = free_path(folder.path(), typed);
            path.file_name().unwrap().to_string_lossy().into_owned()
        };
        assert_eq!(name("Friday 8/11"), "Friday 811.floorman");
        std::fs::write(folder.path().join("Friday.floorman"), "").unwrap();
        assert_eq!(name("Friday"), "Friday 2.floorman");
        assert_eq!(free_path(Path::new("x"), " "), Path::new("x/floorman.floorman"));
    }
}
