//! Joining an event that other desks share: where its database is, and which event it is.

use crate::screens::start::view::StartView;
use crate::theme::{Size, Tone, shape, space};
use crate::vocabulary::{Action, DeskAction};
use crate::widgets::{
    Push, field_ui, is_entered, label_ui, muted_ui, remark_ui, secret_ui, title_ui,
};
use egui::{Align, Layout, ScrollArea, Ui, Vec2};
use session::{EventThere, Server, ServerError};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError};
use words::Args;

const WIDTH: f32 = 460.0;

/// What a thread brings that asked a server.
pub type EventsFound = Receiver<Result<Vec<EventThere>, ServerError>>;

/// What became of asking for the events.
#[derive(Debug, Default)]
enum Found {
    #[default]
    NotAsked,
    Asking(EventsFound),
    Events(Vec<EventThere>),
    Trouble(String),
}

/// Where the form leads when it is left.
#[derive(Debug, PartialEq, Eq)]
pub enum Left {
    Back,
    /// To make a new event at this address.
    ForNew(PathBuf),
}

#[derive(Debug, Default)]
pub struct JoinForm {
    server: Server,
    password: String,
    desk: String,
    found: Found,
    has_focus: bool,
}

impl JoinForm {
    /// With what was typed the last time, and the name of whoever is at the desk.
    pub fn new([computer, database, user]: &[String; 3], desk: &str) -> Self {
        let database = if database.is_empty() { "floorman".to_owned() } else { database.clone() };
        let server = Server { computer: computer.clone(), database, user: user.clone() };
        Self { server, desk: desk.to_owned(), ..Self::default() }
    }

    /// The events come through here.
    pub fn expect(&mut self, coming: EventsFound) {
        self.found = Found::Asking(coming);
    }

    /// Shows the form; what it was left for.
    pub fn ui(&mut self, ui: &mut Ui, view: &StartView<'_>) -> Option<Left> {
        self.take(view);
        let mut left = None;
        ScrollArea::vertical().id_salt("join").auto_shrink(false).show(ui, |ui| {
            ui.vertical_centered(|ui| {
                ui.set_max_width(WIDTH);
                ui.with_layout(Layout::top_down(Align::Min), |ui| {
                    left = self.contents_ui(ui, view);
                });
            });
        });
        let escaped = ui.input(|input| input.key_pressed(egui::Key::Escape));
        if escaped { Some(Left::Back) } else { left }
    }

    fn contents_ui(&mut self, ui: &mut Ui, view: &StartView<'_>) -> Option<Left> {
        let words = view.words;
        ui.add_space(space::TWO);
        title_ui(ui, words.text("join-title"));
        muted_ui(ui, words.text("join-what"));
        ui.add_space(space::ONE);
        let before = (self.server.clone(), self.password.clone());
        let first = field_ui(
            ui,
            &words.text("join-computer"),
            &words.text("join-computer.hint"),
            &mut self.server.computer,
        );
        if !std::mem::replace(&mut self.has_focus, true) {
            first.request_focus();
        }
        let is_whole = session::is_address(self.server.computer.trim().as_ref());
        if !is_whole {
            field_ui(ui, &words.text("join-database"), "", &mut self.server.database);
            field_ui(ui, &words.text("join-user"), "", &mut self.server.user);
            let (label, hint) = (words.text("join-password"), words.text("join-password.hint"));
            secret_ui(ui, &label, &hint, &mut self.password);
        }
        let (label, hint) = (words.text("join-desk"), words.text("join-desk.hint"));
        field_ui(ui, &label, &hint, &mut self.desk);
        if before != (self.server.clone(), self.password.clone()) {
            self.found = Found::NotAsked;
        }
        ui.add_space(space::ONE);
        let lacks = self.server.computer.trim().is_empty().then(|| words.text("join-lacks"));
        let mut left = None;
        ui.horizontal(|ui| {
            let push = Push::primary(words.text("join-ask")).refused(lacks.as_deref());
            let is_asking = matches!(self.found, Found::Asking(_));
            let is_asked = ui.add(push.shortcut("Enter")).clicked() || is_entered(ui);
            if is_asked && lacks.is_none() && !is_asking {
                let asked = DeskAction::AskForEvents(self.server.clone(), self.password.clone());
                view.actions.push(Action::Desk(asked));
            }
            if ui.add(Push::secondary(words.text("common-back")).shortcut("Esc")).clicked() {
                left = Some(Left::Back);
            }
        });
        ui.add_space(space::ONE);
        self.found_ui(ui, view).or(left)
    }

    /// Takes the events in when they have come.
    fn take(&mut self, view: &StartView<'_>) {
        let Found::Asking(coming) = &self.found else { return };
        self.found = match coming.try_recv() {
            Ok(Ok(events)) => Found::Events(events),
            Ok(Err(error)) => Found::Trouble(wording::server(view.words, &error)),
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => Found::Trouble(view.words.text("join-broken")),
        };
    }

    fn found_ui(&mut self, ui: &mut Ui, view: &StartView<'_>) -> Option<Left> {
        let words = view.words;
        match &self.found {
            Found::NotAsked => {}
            Found::Asking(_) => drop(muted_ui(ui, words.text("join-asking"))),
            Found::Trouble(trouble) => drop(remark_ui(ui, trouble.clone(), Tone::AttentionText)),
            Found::Events(events) => {
                let id = if events.is_empty() { "join-none" } else { "join-events" };
                label_ui(ui, words.text(id), Size::Body, Tone::TextMuted);
                for event in events {
                    if event_ui(ui, view, event) {
                        view.actions.push(Action::SetBy(self.desk.trim().to_owned()));
                        view.actions.push(Action::OpenFile(self.server.event(&event.name)));
                    }
                }
                ui.add_space(space::ONE);
                if ui.add(Push::secondary(words.text("join-new"))).clicked() {
                    view.actions.push(Action::SetBy(self.desk.trim().to_owned()));
                    return Some(Left::ForNew(PathBuf::from(self.server.address())));
                }
            }
        }
        None
    }
}

/// An event with its acts and the moment of the last one; whether it was chosen.
fn event_ui(ui: &mut Ui, view: &StartView<'_>, event: &EventThere) -> bool {
    let words = view.words;
    let at = event.last_at.unwrap_or(event.made_at);
    let args = Args::new()
        .count("acts", usize::try_from(event.acts).unwrap_or(usize::MAX))
        .text("time", words.date_and_time(at, view.offset));
    let size = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT);
    let mut is_chosen = false;
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        is_chosen = ui.add(Push::secondary(&event.name)).clicked();
        label_ui(ui, words.say("join-event", &args), Size::Small, Tone::TextMuted);
    });
    is_chosen
}
