//! What floats over every screen: the command box and the list of shortcuts; and the lock.

use crate::app::App;
use crate::app::notices::Stays;
use crate::command_box::{Around, BoxVerb, Opens, has_prices, listed};
use crate::view::refusal_in_the_past;
use crate::vocabulary::{Action, Actions, Offered, ScreenId, Verb, forget_held};
use crate::widgets::{Urgency, leave_list, notice_of};
use egui::{Context, Id, Tooltip, Ui};
use engine::values::Timestamp;
use engine::{Command, Log, Refusal, Tournament};
use session::Session;
use words::typed::{Asking, VerbWords};
use words::{Args, Words};

/// Why nothing is done while the window is locked, and how to unlock it.
#[must_use]
pub fn locked_words(words: &Words, ctx: &Context) -> String {
    let keys = Verb::ElbowLock.keys(ctx);
    let args = Args::new().text("keys", keys);
    format!("{}\n{}", words.text("lock-refused"), words.say("lock-refused.hint", &args))
}

/// Puts away the tips of what is drawn after this: only one stands at a time, and it is empty.
fn hush_tips(ui: &Ui) {
    let hush = Id::unique("no-tips-under-the-box");
    let corner = ui.ctx().content_rect().right_bottom();
    let tip = Tooltip::always_open(ui.ctx().clone(), ui.layer_id(), hush, corner);
    tip.show(|_| {});
}

impl App {
    /// Takes what belongs to the parts that float, and gives the verb that is asked for.
    pub(super) fn listen(&mut self, ctx: &Context, actions: &Actions) -> Option<Verb> {
        forget_held(ctx);
        if !self.command_box.is_open() {
            // Escape closes one thing, and what stands in front is closed first.
            leave_list(ctx);
            self.shortcuts.listen(ctx, actions);
            self.handbook.listen(ctx);
        }
        let is_asking = self.screen == ScreenId::Rulings && !self.screens.start.is_choosing();
        if is_asking && !self.command_box.is_open() {
            // Letters are meant for its search, and digits too.
            self.screens.rulings.listen(ctx);
        }
        let is_of_the_house = match self.screen {
            ScreenId::People => !self.screens.start.is_choosing(),
            ScreenId::Clock
            | ScreenId::Players
            | ScreenId::Tables
            | ScreenId::Chips
            | ScreenId::Penalties
            | ScreenId::Rulings
            | ScreenId::Log
            | ScreenId::Setup
            | ScreenId::Print
            | ScreenId::League
            | ScreenId::Prizes => false,
        };
        if is_of_the_house && !self.command_box.is_open() {
            // Letters, and the digits of a card, are meant for its search.
            self.screens.people.listen(ctx);
        }
        let opens = if is_asking || is_of_the_house || self.screens.start.is_choosing() {
            Opens::BySlash
        } else if self.elbows.is_locked {
            Opens::BySlashLocked
        } else if self.screen == ScreenId::Tables && self.screens.tables.takes_digits() {
            Opens::WithoutDigits
        } else {
            Opens::ByLetters
        };
        // First, so that a space that is typed does not stop the clock.
        self.command_box.listen(ctx, opens);
        if self.command_box.is_refused() {
            self.tell_locked(ctx);
        }
        let pressed = self.asked.take().or_else(|| Verb::pressed(ctx));
        // An event without prices shows nothing of money, by keys neither.
        let is_offered = |verb: &Verb| {
            let session = self.session.as_ref();
            verb.row().offered != Offered::WithPrices || session.is_some_and(has_prices)
        };
        let verb = pressed.filter(is_offered)?;
        if self.elbows.is_locked && verb.changes() {
            self.tell_locked(ctx);
            return None;
        }
        Some(verb)
    }

    /// Opens the handbook at the page of the screen that is shown.
    pub(super) fn turn_handbook(&mut self) {
        let is_working = self.session.is_some() && !self.screens.start.is_choosing();
        // Floor questions, people and leagues need no tournament.
        let is_anytime = Verb::Show(self.screen).row().offered == Offered::Always
            || self.screen == ScreenId::Rulings;
        let screen = (is_working || is_anytime).then_some(self.screen);
        self.handbook.turn(screen, &self.words);
    }

    /// No tip of what is under the command box stays over it.
    pub(super) fn hush_under_the_box(&self, ui: &Ui) {
        if self.command_box.is_open() {
            hush_tips(ui);
        }
    }

    pub(super) fn over_ui(&mut self, ui: &mut Ui, actions: &Actions) {
        let tournament = self.session.as_ref().map(Session::tournament);
        self.shortcuts.ui(ui, &self.words, tournament, actions);
        self.handbook.ui(ui, &self.words);
        if !self.command_box.is_open() {
            return;
        }
        let is_starting = self.session.is_none() || self.screens.start.is_choosing();
        self.screens.rulings.learn(&self.words);
        let session = self.session.as_ref().filter(|_| !is_starting);
        let verbs: Vec<BoxVerb> = listed(session).collect();
        let around = Around { history: &self.around.preferences.kept.typed, verbs: &verbs };
        let read_only = session.filter(|session| session.found().is_read_only).map(|session| {
            self.words.refusal(&Refusal::OpenForReadingOnly, session.tournament()).text
        });
        let locked = self.elbows.is_locked.then(|| locked_words(&self.words, ui.ctx()));
        let past = self.back.as_ref().map(|_| refusal_in_the_past(&self.words));
        let closed = locked.or(past).map(|words| words.replace('\n', " · ")).or(read_only);
        let (nothing, empty) = (Tournament::default(), Log::default());
        let digest = &self.digest;
        let check = |command: &Command| match session {
            Some(session) => digest.check(command, |command| session.check(command)),
            None => Err(Refusal::TournamentMissing),
        };
        let phrases = self.command_box.phrases(&self.words);
        let said: Vec<VerbWords> = verbs.iter().map(|verb| verb.words(&self.words)).collect();
        let asking = Asking {
            words: &self.words,
            tournament: session.map_or(&nothing, |session| session.tournament()),
            log: session.map_or(&empty, |session| session.log()),
            now: session.map_or(Timestamp(0), |session| session.now()),
            offset: self.around.offset,
            check: &check,
            phrases: &phrases,
            verbs: &said,
            closed: closed.as_deref(),
            index: self.screens.rulings.index(),
        };
        self.command_box.ui(ui, &asking, &around, actions);
    }

    pub(super) fn tell_locked(&mut self, ctx: &Context) {
        let notice = notice_of(&locked_words(&self.words, ctx), Urgency::Attention);
        self.notices.tell(notice, Stays::UntilDone);
    }

    /// Locks the window against elbows, or unlocks it.
    pub(super) fn turn_lock(&mut self) {
        if self.session.is_none() {
            return;
        }
        self.elbows.turn();
        self.notices.done();
        let is_locked = self.elbows.is_locked;
        self.around.preferences.change(|kept| kept.is_locked = is_locked);
    }

    /// Whether an action is kept from happening by the lock; says so.
    pub(super) fn is_kept_by_lock(&mut self, action: &Action, ctx: &Context) -> bool {
        let is_kept = self.elbows.is_locked && self.session.is_some() && action.changes();
        if is_kept {
            self.tell_locked(ctx);
        }
        is_kept
    }
}
