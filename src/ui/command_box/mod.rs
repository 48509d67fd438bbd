//! The command box: one field that takes plain words, over every screen and in front of none.
//!
//! A letter or digit that nobody else wants opens it and stands in it. What may be meant is
//! listed with what would happen; what takes something away asks for a second Enter.

mod list;
mod panel;
pub(super) mod typing;

use crate::command_box::typing::{Heard, hear};
use crate::questions::know_beside;
use crate::theme::Lighting;
use crate::vocabulary::{
    Action, Actions, ChipsPart, Destination, Early, Offered, Opening, PrintChoice, Verb,
    take_early, take_rest,
};
use egui::{Context, Id};
use engine::acts::Confirmation;
use engine::values::Seq;
use print::{SHEETS, Sheet};
use session::Session;
use std::cell::OnceCell;
use std::sync::Arc;
use words::Args;
use words::Words;
use words::typed::{
    Asking, BoxAction, FormAsked, Offer, OfferKind, Phrasebook, VerbWords, offer, offers,
};

/// The field for commands in words.
#[derive(Debug, Default)]
pub struct CommandBox {
    typed: String,
    open: Option<Open>,
    phrases: OnceCell<Arc<Phrasebook>>,
    /// What the offers were made for.
    key: Option<(String, Seq, i64, Option<String>)>,
    offers: Vec<Offer>,
    chosen: usize,
    /// What waits for the second Enter.
    confirm: Option<Confirm>,
    /// Why the last Enter did nothing.
    told: Option<String>,
    recalled: Option<usize>,
    heard: Heard,
    /// Something else came to stand where offers were read, without anything being typed.
    shuffled: Shuffled,
    /// Letters were typed that do not open it, because the window is locked.
    is_refused: bool,
}

/// What became of the offers while they were looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Shuffled {
    #[default]
    No,
    /// They stand elsewhere; the chosen one is still there.
    Moved,
    ChosenGone,
}

#[derive(Debug, Default)]
struct Open {
    before: Option<Id>,
    /// The cursor goes behind the last letter.
    to_end: bool,
}

/// An offer that waits for the second Enter.
#[derive(Debug, Clone)]
struct Confirm {
    offer: Offer,
    /// What it said before it was overtaken.
    was: Option<String>,
}

/// What the box reads besides the tournament.
#[derive(Clone, Copy)]
pub struct Around<'a> {
    /// What was typed before, the latest last.
    pub history: &'a [String],
    /// What can be done besides, in the words of its buttons; see [`listed`].
    pub verbs: &'a [BoxVerb],
}

/// Something besides the phrases that is found by its words.
#[derive(Debug, Clone, Copy)]
pub enum BoxVerb {
    Verb(Verb),
    Sheet(&'static Sheet),
}

impl BoxVerb {
    /// Its words, and what comes of it.
    pub fn words(self, words: &Words) -> VerbWords {
        match self {
            Self::Verb(verb) => {
                let id = verb.text_id();
                let also = words.try_say(&format!("{id}.also"), &Args::new()).unwrap_or_default();
                let kind = match verb.row().opens {
                    Opening::Something => OfferKind::Opens,
                    Opening::Nothing => OfferKind::Does,
                };
                VerbWords { words: words.text(id), also, kind }
            }
            Self::Sheet(sheet) => {
                let name = Args::new().text("sheet", sheet.name(words));
                let said = words.say("command-do-print", &name);
                let also = format!("{} {}", sheet.id.replace('-', " "), words.text("print-do"));
                VerbWords { words: said, also, kind: OfferKind::Opens }
            }
        }
    }

    fn action(self) -> Action {
        match self {
            Self::Verb(verb) => Action::Press(verb),
            Self::Sheet(sheet) => Action::Go(Destination::Print(PrintChoice::all(sheet))),
        }
    }
}

/// Whether something costs anything in this tournament.
pub fn has_prices(session: &Session) -> bool {
    session.tournament().settings().money.is_some()
}

/// What is offered by its words: verbs that no phrase says better, and everything on paper.
pub fn listed(tournament: Option<&Session>) -> impl Iterator<Item = BoxVerb> {
    let verbs = Verb::all().filter(move |verb| match verb.row().offered {
        Offered::Never => false,
        Offered::WithATournament => tournament.is_some(),
        Offered::WithPrices => tournament.is_some_and(has_prices),
        Offered::Always => true,
    });
    let is_offered = move |sheet: &&'static Sheet| {
        tournament.is_some_and(|session| sheet.is_offered(session.tournament()))
    };
    let sheets = SHEETS.iter().copied().filter(is_offered);
    verbs.map(BoxVerb::Verb).chain(sheets.map(BoxVerb::Sheet))
}

impl CommandBox {
    pub fn is_refused(&self) -> bool {
        self.is_refused
    }

    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// What is typed into it.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Opens it with nothing in it; the second time closes it.
    pub fn turn(&mut self, ctx: &Context) {
        if self.open.as_ref().is_some_and(|open| open.to_end) {
            // What was typed with the keys that open it has opened it already.
            return;
        }
        if self.is_open() {
            self.close(ctx);
        } else {
            self.open(ctx, String::new());
        }
    }

    /// Opens it with the beginning of something, to be typed on.
    pub fn begin(&mut self, ctx: &Context, typed: String) {
        if self.is_open() {
            self.type_in(typed);
        } else {
            self.open(ctx, typed);
        }
    }

    /// What can be said in words, read from the catalogue once.
    pub fn phrases(&self, words: &Words) -> Arc<Phrasebook> {
        self.phrases.get_or_init(|| Arc::new(Phrasebook::new(words))).clone()
    }

    /// Forgets what was offered, because another tournament is shown.
    pub fn forget(&mut self) {
        self.key = None;
        self.confirm = None;
    }

    fn open(&mut self, ctx: &Context, typed: String) {
        know_beside();
        let before = ctx.memory(egui::Memory::focused);
        self.open = Some(Open { before, to_end: true });
        self.type_in(typed);
        self.recalled = None;
        ctx.memory_mut(|memory| memory.request_focus(field_id()));
    }

    fn close(&mut self, ctx: &Context) {
        let before = self.open.take().and_then(|open| open.before);
        self.type_in(String::new());
        ctx.memory_mut(|memory| {
            memory.surrender_focus(field_id());
            if let Some(before) = before {
                memory.request_focus(before);
            }
        });
    }

    /// Is no longer there, and gives the focus to nobody.
    fn leave(&mut self) {
        self.open = None;
        self.type_in(String::new());
    }

    /// Puts something else into the field.
    fn type_in(&mut self, typed: String) {
        self.typed = typed;
        self.forget_choice();
        if let Some(open) = &mut self.open {
            open.to_end = true;
        }
    }

    /// Something else is typed: what was chosen before means nothing.
    fn forget_choice(&mut self) {
        (self.chosen, self.confirm, self.told) = (0, None, None);
    }

    /// Takes what belongs to it before anybody else does. `opens` says whether letters open it.
    pub fn listen(&mut self, ctx: &Context, opens: Opens) {
        self.is_refused = false;
        let focused = ctx.memory(egui::Memory::focused);
        if self.is_open() && focused.is_some_and(|focused| focused != field_id()) {
            // Somebody went on elsewhere; the focus stays there.
            self.leave();
        } else if self.is_open() && is_pressed_outside(ctx) {
            self.leave();
            ctx.memory_mut(|memory| memory.surrender_focus(field_id()));
        }
        if self.is_open() {
            self.heard = hear(ctx);
            if focused.is_none() {
                // The field is about to get the focus; what is typed until then is not lost.
                self.type_early(take_rest(ctx));
                ctx.memory_mut(|memory| memory.request_focus(field_id()));
            }
            return;
        }
        if ctx.text_edit_focused() {
            return;
        }
        if opens == Opens::BySlashLocked {
            let asks = |event: &egui::Event| {
                let egui::Event::Text(text) = event else { return false };
                text.chars().any(char::is_alphanumeric)
            };
            self.is_refused = ctx.input(|input| input.events.iter().any(asks));
        }
        let opens_it = |letter: char| match opens {
            Opens::ByLetters => letter == '/' || (letter.is_alphanumeric() && letter != '0'),
            Opens::WithoutDigits => letter == '/' || letter.is_alphabetic(),
            Opens::BySlash | Opens::BySlashLocked => letter == '/',
        };
        if let Some(early) = take_early(ctx, opens_it) {
            self.open(ctx, early.text.trim_start_matches('/').to_owned());
            self.heard = hear(ctx);
            self.type_early(take_rest(ctx));
        }
    }

    fn type_early(&mut self, early: Early) {
        if early == Early::default() {
            return;
        }
        let kept = self.typed.chars().count().saturating_sub(early.back);
        let before: String = self.typed.chars().take(kept).collect();
        self.type_in(before + &early.text);
    }

    /// Makes the offers anew where what is typed, an act or a second is new.
    fn renew(&mut self, asking: &Asking<'_>) {
        let second = asking.now.0.div_euclid(1000);
        let closed = asking.closed.map(str::to_owned);
        let key = Some((self.typed.clone(), asking.log.last_seq(), second, closed));
        if self.key != key {
            let is_same = self.key.as_ref().is_some_and(|(typed, ..)| *typed == self.typed);
            let before = std::mem::replace(&mut self.offers, offers(asking, &self.typed));
            self.key = key;
            if is_same {
                self.keep_chosen(&before);
            }
        }
        self.chosen = self.chosen.min(self.offers.len().saturating_sub(1));
    }

    /// The same offer stays chosen, wherever it stands after an act of somebody else.
    fn keep_chosen(&mut self, before: &[Offer]) {
        let is_moved =
            before.iter().map(|offer| &offer.deed).ne(self.offers.iter().map(|o| &o.deed));
        let Some(chosen) = before.get(self.chosen).filter(|_| is_moved) else { return };
        let place = self.offers.iter().position(|offer| offer.deed == chosen.deed);
        self.shuffled = place.map_or(Shuffled::ChosenGone, |_| Shuffled::Moved);
        self.chosen = place.unwrap_or(0);
    }

    /// Arrow keys walk through the offers, and in the empty field through what was typed before.
    fn walk(&mut self, heard: &Heard, history: &[String]) {
        if self.confirm.is_some() || (!heard.up && !heard.down) {
            return;
        }
        let is_recalling = self.typed.is_empty() || self.recalled.is_some();
        if is_recalling && (heard.up || self.recalled.is_some()) {
            let back = match (self.recalled, heard.up) {
                (None, _) => Some(0),
                (Some(back), true) => Some((back + 1).min(history.len().saturating_sub(1))),
                (Some(back), false) => back.checked_sub(1),
            };
            let text = back.and_then(|back| history.iter().rev().nth(back));
            let text = text.cloned().unwrap_or_default();
            self.recalled = back.filter(|_| !text.is_empty());
            self.type_in(text);
            return;
        }
        self.told = None;
        let last = self.offers.len().saturating_sub(1);
        self.chosen =
            if heard.up { self.chosen.saturating_sub(1) } else { (self.chosen + 1).min(last) };
    }

    /// Types the chosen offer in full.
    fn complete(&mut self) {
        let full = self.offers.get(self.chosen).map(|offer| offer.typed.clone());
        if let Some(full) = full {
            self.recalled = None;
            self.type_in(full);
        }
    }

    fn enter(
        &mut self,
        ctx: &Context,
        asking: &Asking<'_>,
        around: &Around<'_>,
        actions: &Actions,
    ) {
        if let Some(confirm) = self.confirm.take() {
            self.confirmed(ctx, asking, confirm, around, actions);
            return;
        }
        let Some(chosen) = self.offers.get(self.chosen).cloned() else { return };
        if let Some(refusal) = &chosen.refusal {
            self.told = Some(refusal.clone());
            return;
        }
        match (&chosen.deed, chosen.confirmation) {
            (BoxAction::Complete(typed), _) => self.type_in(typed.clone()),
            (_, Confirmation::Asked) => self.confirm = Some(Confirm { offer: chosen, was: None }),
            (_, Confirmation::Unasked) => self.perform(ctx, chosen, around, actions),
        }
    }

    /// The second Enter does what was read, and nothing that became of it meanwhile.
    fn confirmed(
        &mut self,
        ctx: &Context,
        asking: &Asking<'_>,
        confirm: Confirm,
        around: &Around<'_>,
        actions: &Actions,
    ) {
        let stands = offer(asking, confirm.offer.deed.clone());
        if stands.refusal.is_some() {
            self.told = stands.refusal;
            return;
        }
        if stands.line() != confirm.offer.line() {
            self.confirm = Some(Confirm { offer: stands, was: Some(confirm.offer.line()) });
            return;
        }
        self.perform(ctx, stands, around, actions);
    }

    fn perform(&mut self, ctx: &Context, offer: Offer, around: &Around<'_>, actions: &Actions) {
        actions.push(Action::Typed(self.typed.clone()));
        actions.push(match offer.deed {
            BoxAction::Found(found) => Action::Go(Destination::Asked(found, self.typed.clone())),
            deed => action_of(deed, around.verbs),
        });
        self.close(ctx);
    }
}

/// What letters do while nobody types elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opens {
    /// They open the box, digits included.
    ByLetters,
    /// They do, but digits mean the seats of a table.
    WithoutDigits,
    /// Only the slash opens it: letters are meant for something else.
    BySlash,
    /// Only the slash opens it, and who types is told so: the window is locked.
    BySlashLocked,
}

/// Whether somebody presses what is beside it: they mean that, and no longer what is typed here.
fn is_pressed_outside(ctx: &Context) -> bool {
    let (is_pressed, at) =
        ctx.input(|input| (input.pointer.any_pressed(), input.pointer.interact_pos()));
    let area = ctx.memory(|memory| memory.area_rect(area_id()));
    is_pressed && area.zip(at).is_some_and(|(area, at)| !area.contains(at))
}

/// Where the box floats.
fn area_id() -> Id {
    Id::unique("area-of-command-box")
}

/// The field, wherever it is asked for.
fn field_id() -> Id {
    Id::unique("box-of-commands")
}

fn action_of(deed: BoxAction, verbs: &[BoxVerb]) -> Action {
    match deed {
        BoxAction::Submit(command) => Action::Tournament(command),
        BoxAction::Player(player) => Action::Go(Destination::Player(player)),
        BoxAction::Carry(player) => Action::Go(Destination::Carry(player)),
        BoxAction::Table(table) => Action::Go(Destination::Table(table)),
        BoxAction::Button(table) => Action::Go(Destination::SetButton(table)),
        BoxAction::Form(FormAsked::Register) => Action::Go(Destination::Register),
        BoxAction::Form(FormAsked::Pace | FormAsked::RandomBreak) => {
            Action::Go(Destination::TickOff)
        }
        BoxAction::Form(FormAsked::Draw) => Action::Go(Destination::Draw),
        BoxAction::Form(FormAsked::Plan) => Action::Go(Destination::Plan),
        BoxAction::Form(FormAsked::Bags) => Action::Go(Destination::Chips(ChipsPart::Bags)),
        BoxAction::Form(FormAsked::BagTable(table)) => Action::Go(Destination::BagTable(table)),
        BoxAction::Form(FormAsked::Redraw(tables)) => Action::Go(Destination::Redraw(tables)),
        BoxAction::Form(FormAsked::Void(player)) => Action::Go(Destination::Void(player)),
        BoxAction::Form(FormAsked::AllTheSame(player)) => {
            Action::Go(Destination::AllTheSame(player))
        }
        BoxAction::Form(FormAsked::Penalty(player, offense)) => {
            Action::Go(Destination::Penalty(player, offense))
        }
        BoxAction::Form(FormAsked::Deal) => Action::Go(Destination::Deal),
        BoxAction::Form(FormAsked::Prize(place)) => Action::Go(Destination::Prize(place)),
        BoxAction::Found(found) => Action::Go(Destination::Found(found)),
        BoxAction::Dark => Action::Light(Lighting::Dark),
        BoxAction::Light => Action::Light(Lighting::Light),
        BoxAction::Verb(index) => match verbs.get(index) {
            Some(verb) => verb.action(),
            None => Action::Press(Verb::CommandBox),
        },
        BoxAction::Complete(_) | BoxAction::Cannot { .. } => Action::Press(Verb::CommandBox),
    }
}
