//! The start: a new tournament, one on this computer, a list of players, or the sample, and nothing
//! else.

mod join;
mod new;
pub mod view;

use crate::screens::start::join::{EventsFound, JoinForm, Left};
use crate::screens::start::new::NewForm;
use crate::screens::start::view::StartView;
use crate::theme::{Size, Tone, color, icons, shape, space, text, text_bold};
use crate::vocabulary::{Action, ListAction, ScreenId, Verb};
use crate::widgets::{Push, choices_ui, is_entered, label_ui, muted_ui, said_ui};
use egui::{Align, Layout, ScrollArea, TextStyle, Ui, Vec2, WidgetText};
use session::{name_of, whereabouts};
use std::path::Path;
use words::{Args, Language, Words};

const WIDTH: f32 = 460.0;

#[derive(Debug, Default)]
pub struct StartScreen {
    form: Option<NewForm>,
    join: Option<JoinForm>,
}

impl StartScreen {
    pub fn open_new(&mut self, words: &Words, folder: &Path) {
        self.form = Some(NewForm::new(words, folder));
    }

    /// Chooses a template of the house by its name.
    pub fn choose_own(&mut self, name: &str) {
        if let Some(form) = &mut self.form {
            form.choose_own(name);
        }
    }

    pub fn set_folder(&mut self, folder: &Path) {
        if let Some(form) = &mut self.form {
            form.set_folder(folder);
        }
    }

    /// Begins a tournament for the players on a list.
    pub fn take_players(&mut self, words: &Words, folder: &Path, path: &Path) {
        self.form.get_or_insert_with(|| NewForm::new(words, folder)).take_players(path);
    }

    /// The events of a database come through here.
    pub fn expect_events(&mut self, coming: EventsFound) {
        if let Some(join) = &mut self.join {
            join.expect(coming);
        }
    }

    pub fn is_choosing(&self) -> bool {
        self.form.is_some() || self.join.is_some()
    }

    pub fn forget(&mut self) {
        (self.form, self.join) = (None, None);
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &StartView<'_>) {
        if let Some(form) = &mut self.form {
            if form.ui(ui, view) {
                self.form = None;
            }
            return;
        }
        if let Some(join) = &mut self.join {
            match join.ui(ui, view) {
                Some(Left::Back) => self.join = None,
                Some(Left::ForNew(address)) => {
                    (self.form, self.join) = (Some(NewForm::new(view.words, view.folder)), None);
                    self.set_folder(&address);
                }
                None => {}
            }
            return;
        }
        language_ui(ui, view);
        ui.vertical_centered(|ui| {
            ui.add_space((ui.available_height() * 0.1).max(space::ONE));
            ui.set_max_width(WIDTH);
            let sign = text("♠ ♥ ♣ ♦", Size::Display).color(color(ui, Tone::AccentText));
            ui.label(sign);
            said_ui(ui, text_bold(view.words.text("window-title"), Size::Display));
            label_ui(ui, view.words.text("start-welcome"), Size::Lead, Tone::TextMuted);
            ui.add_space(space::THREE);
            self.buttons_ui(ui, view);
            recent_ui(ui, view);
        });
    }

    fn buttons_ui(&mut self, ui: &mut Ui, view: &StartView<'_>) {
        // Enter does the obvious: it presses the first button.
        let is_entered = is_entered(ui);
        if let Some(last) = view.last {
            let name = name_of(last);
            let name = if view.event.is_empty() { name.as_str() } else { view.event };
            let words = view.words.say("start-go-on", &Args::new().text("tournament", name));
            let place = last.to_string_lossy();
            if ui.add(Push::primary(&words).icon(icons::GO_ON).tip(place).width(WIDTH)).clicked()
                || is_entered
            {
                view.actions.push(Action::OpenFile(last.to_owned()));
            }
        }
        let button = |ui: &mut Ui, icon: &str, id: &str, verb: Option<Verb>| {
            let words = view.words.text(id);
            let tip = view.words.text(&format!("{id}.tip"));
            let keys = verb.map(|verb| verb.keys(ui.ctx()));
            let push = if verb == Some(Verb::New) && view.last.is_none() {
                Push::primary(&words)
            } else {
                Push::secondary(&words)
            };
            let push = push.icon(icon).tip(&tip).shortcut(keys.unwrap_or_default()).width(WIDTH);
            let is_clicked = ui.add(push).clicked();
            is_clicked || (verb.is_some() && view.pressed == verb)
        };
        let is_first = view.last.is_none();
        if button(ui, icons::CREATE, "start-new", Some(Verb::New)) || (is_entered && is_first) {
            self.form = Some(NewForm::new(view.words, view.folder));
        }
        if button(ui, icons::FOLDER, "start-open", Some(Verb::Open)) {
            view.actions.push(Action::Do(Verb::Open));
        }
        if button(ui, icons::TABLES, "start-join", None) {
            self.join = Some(JoinForm::new(view.server, view.by));
        }
        if button(ui, icons::PLAYERS, "start-import", None) {
            view.actions.push(Action::List(ListAction::AskForPlayers));
        }
        house_ui(ui, view);
        if button(ui, icons::PLAY, "start-sample", None) {
            view.actions.push(Action::Sample);
        }
    }
}

/// In which language everything is: whoever does not read this one finds their own here.
fn language_ui(ui: &mut Ui, view: &StartView<'_>) {
    let own = view.words.language();
    let mut language = own;
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        let from_right = Language::ALL.into_iter().rev();
        choices_ui(ui, &mut language, from_right.map(|it| (it, words::own_name(it).to_owned())));
    });
    if language != own {
        view.actions.push(Action::Speak(language));
    }
}

/// What needs no tournament, beside one another.
fn house_ui(ui: &mut Ui, view: &StartView<'_>) {
    let screens = [
        (icons::QUESTION, "start-rulings", ScreenId::Rulings),
        (icons::PEOPLE, "start-people", ScreenId::People),
        (icons::LEAGUE, "start-league", ScreenId::League),
    ];
    // Each is as wide as its words ask, in any language, and all of them as the buttons above.
    let letters = screens.map(|(_, id, _)| {
        let words = WidgetText::from(text_bold(view.words.text(id), Size::Body));
        words.into_galley(ui, None, f32::INFINITY, TextStyle::Button).size().x
    });
    let between = space::ONE * (screens.len() - 1) as f32;
    let spare = (WIDTH - between - letters.iter().sum::<f32>()) / screens.len() as f32;
    let size = Vec2::new(WIDTH, shape::BUTTON_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = space::ONE;
        for ((icon, id, screen), width) in screens.into_iter().zip(letters) {
            let verb = Verb::Show(screen);
            let (words, tip) = (view.words.text(id), view.words.text(&format!("{id}.tip")));
            let push = Push::secondary(&words).icon(icon).tip(&tip).shortcut(verb.keys(ui.ctx()));
            if ui.add(push.width(width + spare)).clicked() || view.pressed == Some(verb) {
                view.actions.push(Action::Do(verb));
            }
        }
    });
}

fn recent_ui(ui: &mut Ui, view: &StartView<'_>) {
    if view.recent.is_empty() {
        return;
    }
    ui.add_space(space::THREE);
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        muted_ui(ui, view.words.text("start-recent"));
        ScrollArea::vertical().show(ui, |ui| {
            for file in view.recent {
                if file_ui(ui, file) {
                    view.actions.push(Action::OpenFile(file.clone()));
                }
            }
        });
    });
}

fn file_ui(ui: &mut Ui, file: &Path) -> bool {
    let (name, folder) = (name_of(file), whereabouts(file));
    let mut pressed = false;
    let size = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        pressed |= ui.add(Push::quiet(&name).tip(file.to_string_lossy())).clicked();
        let folder = text(folder, Size::Small).color(color(ui, Tone::TextMuted));
        ui.add(egui::Label::new(folder).truncate());
    });
    pressed
}
