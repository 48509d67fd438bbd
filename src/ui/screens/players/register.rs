//! Registering players: Enter adds one; many come as a list.

use crate::parts::{PaysForm, no_font_ui};
use crate::screens::players::house_offers::{HouseOffers, Meant, barred, person_words, tell_of};
use crate::screens::players::list_form::ListForm;
use crate::screens::players::sell_form::{all_the_same, is_too_late};
use crate::theme::{Tone, space};
use crate::view::View;
use crate::widgets::{Push, field_ui, form_ui, remark_ui};
use egui::{Event, Key, Ui};
use engine::Command;
use engine::command::SameNames;
use engine::entries::{NewPlayer, PlayerName, Sale, Who, fold};
use exchange::{HandedOnError, ListOpened, ListTold};
use house::as_player;
use people::Person;
use std::path::Path;
use words::Args;

#[derive(Debug, Default)]
pub(super) struct RegisterForm {
    name: String,
    /// Why somebody enters though entries are no longer sold.
    reason: String,
    offers: HouseOffers,
    list: ListForm,
    pays: PaysForm,
    has_focus: bool,
}

/// Whether Enter was pressed in the field for a name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    ByEnter,
    NotYet,
}

impl RegisterForm {
    /// The field for one name gets the focus.
    pub(super) fn open(&mut self) {
        self.has_focus = false;
    }

    pub(super) fn take_list(&mut self, path: &Path, read: Result<ListOpened, HandedOnError>) {
        self.list.take(path, ListTold::default(), read);
    }

    /// Shows the lines of a list in place of the players; whether there is one.
    pub(super) fn preview_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let has_list = self.list.has_list();
        self.list.preview_ui(ui, view, &self.pays);
        has_list
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let title = view.text("players-register-many");
        let (_, closed) = form_ui(ui, &title, &view.text("common-close"), |ui| {
            if let Some(pasted) = lines_pasted(ui) {
                self.list.paste(&pasted);
            }
            // Names go on being typed.
            self.has_focus &= !self.pays.ui(ui, view, Sale::Entry);
            // A whole list leaves no room for one name, and none is needed.
            if !self.list.is_loaded() {
                self.one_ui(ui, view);
                ui.add_space(space::ONE);
                ui.separator();
            }
            self.list.ui(ui, view);
        });
        closed
    }

    fn one_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        self.offers.keys(ui, view, &self.name);
        let hint = view.text("players-register-hint");
        let field = field_ui(ui, &view.text("players-column-name"), &hint, &mut self.name);
        if !self.has_focus {
            field.request_focus();
            self.has_focus = true;
        }
        if field.changed() {
            self.offers.changed();
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let asked = if entered { Asked::ByEnter } else { Asked::NotYet };
        let meant = self.offers.meant(view, &self.name);
        let submitted = match &meant {
            Meant::Person(person) => self.person_ui(ui, view, person, asked),
            Meant::NoSuchNumber => self.number_ui(ui, view),
            Meant::Name => self.name_ui(ui, view, asked),
        };
        let pressed = self.offers.ui(ui, view, &self.name);
        if let Some(person) = pressed {
            // What is known of them, and whether they may play, is seen before they are registered.
            self.name = person.details.name.to_string();
            self.offers.choose(view, &self.name, person.id);
            field.request_focus();
        }
        if entered {
            field.request_focus();
        }
        if let Some(command) = submitted {
            view.actions.submit(command);
            // After it, for what is done puts away what was told before.
            if let Meant::Person(person) = &meant {
                tell_of(view, person);
            }
            self.name.clear();
            self.reason.clear();
            self.offers.changed();
            field.request_focus();
        }
    }

    /// Somebody of the house; gives what registers them where that was asked for.
    fn person_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        person: &Person,
        asked: Asked,
    ) -> Option<Command> {
        let command = |same_names| {
            let pays = self.pays.pays(view, Sale::Entry).ok()?;
            Some(Command::Register { players: vec![as_player(&person.details)], same_names, pays })
        };
        let register = command(SameNames::Refuse);
        let refusal = register.as_ref().and_then(|command| (view.check)(command).err());
        let is_late = refusal.as_ref().is_some_and(is_too_late);
        let told = refusal.map(|refusal| view.refusal_text(&refusal));
        let barred = barred(view, person);
        let why = told.clone().or(barred.clone());
        let words =
            view.say("register-person", &Args::new().text("person", person_words(view, person)));
        let push = Push::primary(&words).shortcut("Enter").refused(why.as_deref());
        let mut added = None;
        ui.horizontal_wrapped(|ui| {
            if ui.add(push).clicked() || (asked == Asked::ByEnter && why.is_none()) {
                added = register.clone();
            }
            let all_the_same = Push::danger(view.text("register-barred"));
            if barred.is_some() && told.is_none() && ui.add(all_the_same).clicked() {
                added = register.clone();
            }
            if fold(&self.name) == person.details.name.folded() && self.offers.is_nobody_chosen() {
                let other = Push::secondary(view.text("register-as-other"));
                if ui.add(other).clicked() {
                    added = self.command(view, SameNames::Refuse);
                }
            }
        });
        if let Some(why) = why {
            remark_ui(ui, why, Tone::AttentionText);
        }
        if is_late {
            added = added.or(self.late_ui(ui, view));
        }
        added
    }

    /// A number that nobody has; gives what registers it as a name where that was asked for.
    fn number_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let args = Args::new().text("number", self.name.trim());
        let said = view.say("register-no-such-number", &args);
        let hint = view.say("register-no-such-number.hint", &args);
        remark_ui(ui, format!("{said}\n{hint}"), Tone::AttentionText);
        let push = Push::secondary(view.text("register-number-as-name"));
        if ui.add(push.small()).clicked() { self.command(view, SameNames::Refuse) } else { None }
    }

    /// A name; gives what registers whoever has it where that was asked for.
    fn name_ui(&mut self, ui: &mut Ui, view: &View<'_>, asked: Asked) -> Option<Command> {
        let command = self.command(view, SameNames::Refuse);
        let refusal = match &command {
            Some(command) => (view.check)(command).err(),
            None => None,
        };
        let is_late = refusal.as_ref().is_some_and(is_too_late);
        let is_doubled = matches!(&refusal, Some(engine::Refusal::NameTaken { .. }));
        let told = refusal.map(|refusal| view.refusal_text(&refusal));
        let missing = command.is_none().then(|| view.text("common-type-first"));
        let why = told.clone().or(missing);
        let words = view.text("players-register");
        let push = Push::primary(&words).shortcut("Enter").refused(why.as_deref());
        let mut added = None;
        ui.horizontal(|ui| {
            if ui.add(push).clicked() || (asked == Asked::ByEnter && told.is_none()) {
                added = command;
            }
            let anyway = view.text("players-register-anyway");
            if is_doubled && ui.add(Push::secondary(&anyway)).clicked() {
                added = self.command(view, SameNames::Allow);
            }
        });
        if let Some(told) = told {
            remark_ui(ui, told, Tone::AttentionText);
        }
        no_font_ui(ui, view, &self.name);
        if is_late { added.or(self.late_ui(ui, view)) } else { added }
    }

    /// An entry that is sold all the same, with the reason.
    fn late_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let name = PlayerName::new(&self.name)?;
        field_ui(ui, &view.text("players-sell-reason"), "", &mut self.reason);
        let who = Who::Name(name.to_string());
        let pays = self.pays.pays(view, Sale::Entry).ok()?;
        let command = all_the_same(Sale::Entry, who, &self.reason, pays);
        let words = view.text("players-register-late");
        let push = Push::secondary(&words).refused(view.refusal(&command));
        ui.add(push).clicked().then_some(command)
    }

    fn command(&self, view: &View<'_>, same_names: SameNames) -> Option<Command> {
        let name = PlayerName::new(&self.name)?;
        // What cannot be read is said beneath its field, and nobody is registered for it.
        let pays = self.pays.pays(view, Sale::Entry).ok()?;
        Some(Command::Register {
            players: vec![NewPlayer { name, need: None, member: None }],
            same_names,
            pays,
        })
    }
}

/// Several lines that are pasted into the field for one name are taken from it.
fn lines_pasted(ui: &Ui) -> Option<String> {
    ui.input_mut(|input| {
        let is_many = |event: &Event| {
            matches!(event, Event::Paste(pasted) if pasted.trim().lines().count() > 1)
        };
        let index = input.events.iter().position(is_many)?;
        match input.events.remove(index) {
            Event::Paste(pasted) => Some(format!("{}\n", pasted.trim())),
            _ => None,
        }
    })
}
