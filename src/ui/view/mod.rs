//! What a screen reads: the tournament as it stands, and the words to say it in.

mod devices;
mod digest;
mod house_desk;
#[cfg(feature = "share")]
mod network;
mod people;
mod shared;

pub use devices::Devices;
pub use digest::Digest;
pub use house_desk::HouseDesk;
#[cfg(feature = "share")]
pub use network::{MadeCode, Network};
pub use people::House;
pub use shared::{Shared, Waiting};

use crate::vocabulary::{Actions, Destination, Look, PrintChoice, Verb};
use crate::widgets::Push;
use egui::Ui;
use engine::clock::Reading;
use engine::values::{PlayerId, Seq, Timestamp};
use engine::{Command, Log, Refusal, Tournament};
use house::ListColumns;
use std::borrow::Cow;
use words::{Args, UtcOffset, Words};

/// What a screen reads, and where it asks. Nothing changes while it is shown.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub tournament: &'a Tournament,
    /// The acts that led to the tournament.
    pub log: &'a Log,
    pub now: Timestamp,
    /// How many minutes the clocks here are ahead of UTC.
    pub offset: UtcOffset,
    pub words: &'a Words,
    /// What was worked out once for all screens.
    pub digest: &'a Digest,
    pub pressed: Option<Verb>,
    /// Whether a command may happen.
    pub check: &'a dyn Fn(&Command) -> Result<(), Refusal>,
    /// The name that stands in the log with what is done here.
    pub by: &'a str,
    /// The tournament is only looked at here.
    pub is_read_only: bool,
    /// Why nothing is done while the window is locked against elbows.
    pub locked: Option<&'a str>,
    /// The point of the evening that is looked back at; what stands then is shown, and stays.
    pub back: Option<Look>,
    /// How many of how many acts are taken back, while several are.
    pub taking: Option<(usize, usize)>,
    /// The players' clock and the sounds.
    pub devices: &'a Devices,
    /// The file of people that the house keeps.
    pub house: &'a House,
    /// What columns of lists held that were taken over, by the titles over them.
    pub known_lists: &'a ListColumns,
    /// The other desks, where several share the tournament.
    pub shared: Option<&'a Shared>,
    /// The pages on the network, while the tournament is shared there.
    #[cfg(feature = "share")]
    pub network: Option<&'a Network>,
    pub actions: &'a Actions,
}

/// How much a button wants to be pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rank {
    Primary,
    /// Something else that can be done.
    Secondary,
    Danger,
}

impl Rank {
    /// A button that wants to be pressed so much.
    pub fn push<'a>(self, words: impl Into<Cow<'a, str>>) -> Push<'a> {
        match self {
            Self::Primary => Push::primary(words),
            Self::Secondary => Push::secondary(words),
            Self::Danger => Push::danger(words),
        }
    }
}

impl View<'_> {
    pub fn text(&self, id: &str) -> String {
        self.words.text(id)
    }

    pub fn say(&self, id: &str, args: &Args) -> String {
        self.words.say(id, args)
    }

    pub fn player(&self, player: PlayerId) -> String {
        self.words.player(self.tournament, player)
    }

    pub fn reading(&self) -> Reading {
        self.tournament.reading(self.now)
    }

    /// The number of the last act that had happened in what is shown.
    pub fn seq(&self) -> Seq {
        self.back.map_or_else(|| self.log.last_seq(), |look| look.seq)
    }

    /// Why a command may not happen, with what to do instead.
    pub fn refusal(&self, command: &Command) -> Option<String> {
        let refused = || (self.check)(command).err().map(|refusal| self.refusal_text(&refusal));
        self.held().or_else(refused)
    }

    /// Why the window as a whole is held: locked, or in the past.
    fn held(&self) -> Option<String> {
        let locked = self.locked.map(str::to_owned);
        locked.or_else(|| self.back.map(|_| refusal_in_the_past(self.words)))
    }

    /// A refusal as a tooltip shows it, with its hint and rule.
    pub fn refusal_text(&self, refusal: &Refusal) -> String {
        let said = self.words.refusal(refusal, self.tournament);
        let parts = [Some(said.text), said.hint, said.rule];
        parts.into_iter().flatten().collect::<Vec<_>>().join("\n")
    }

    /// Why nothing at all may be done here, where that is so.
    pub fn closed(&self) -> Option<String> {
        let read_only = || self.refusal_text(&Refusal::OpenForReadingOnly);
        self.held().or_else(|| self.is_read_only.then(read_only))
    }

    /// Shows the button of a verb; whether it was pressed, with the pointer or with its keys.
    #[must_use]
    pub fn verb_ui(&self, ui: &mut Ui, verb: Verb, rank: Rank, refusal: Option<&str>) -> bool {
        let words = self.text(verb.text_id());
        self.named_verb_ui(ui, verb, rank, &words, refusal)
    }

    /// The same with other words.
    #[must_use]
    pub fn named_verb_ui(
        &self,
        ui: &mut Ui,
        verb: Verb,
        rank: Rank,
        words: &str,
        refusal: Option<&str>,
    ) -> bool {
        self.verb_push_ui(ui, verb, rank.push(words).refused(refusal))
    }

    /// The same as this button, which gets the keys and the tip of the verb.
    #[must_use]
    pub fn verb_push_ui(&self, ui: &mut Ui, verb: Verb, push: Push<'_>) -> bool {
        let closed = self.closed().filter(|_| verb.changes());
        let push = if closed.is_some() { push.refused(closed) } else { push };
        let push = self.tipped(push.shortcut(verb.keys(ui.ctx())), verb.text_id());
        ui.add(push).clicked() || self.pressed == Some(verb)
    }

    /// With the tip that the catalogue has for it, where it has one.
    fn tipped<'a>(&self, push: Push<'a>, text_id: &str) -> Push<'a> {
        match self.words.try_say(&format!("{text_id}.tip"), &Args::new()) {
            Some(tip) => push.tip(tip),
            None => push,
        }
    }

    /// Shows the button of a verb that is one command, grey where it may not happen.
    ///
    /// Its keys ask for it even then, so that the refusal is said aloud.
    pub fn command_ui(&self, ui: &mut Ui, verb: Verb, rank: Rank, command: Command) {
        let refusal = self.refusal(&command);
        let words = self.text(verb.text_id());
        // What moves money names the amount and how it is paid, before anybody presses it.
        let words = match self.money_act(&command) {
            Some(said) => format!("{words}: {said}"),
            None => words,
        };
        if self.named_verb_ui(ui, verb, rank, &words, refusal.as_deref()) {
            self.actions.submit(command);
        }
    }

    /// The amount of an act and how it is paid; none where it moves no money.
    #[must_use]
    pub fn money_act(&self, command: &Command) -> Option<String> {
        self.words.money_act(self.tournament, command, self.now)
    }

    /// Shows a button without keys that opens a form; whether it was pressed.
    #[must_use]
    pub fn form_button_ui(&self, ui: &mut Ui, text_id: &str) -> bool {
        ui.add(Push::secondary(self.text(text_id)).refused(self.closed())).clicked()
    }

    /// Shows a button that leads to what can be printed; paper changes nothing: it is never grey.
    pub fn print_ui(&self, ui: &mut Ui, text_id: &str, choice: PrintChoice) {
        if ui.add(Push::secondary(self.text(text_id))).clicked() {
            self.actions.go(Destination::Print(choice));
        }
    }

    /// Shows a button without keys that is one command, grey where it may not happen.
    pub fn plain_command_ui(&self, ui: &mut Ui, text_id: &str, command: Command) {
        let push = Push::secondary(self.text(text_id)).refused(self.refusal(&command));
        if ui.add(self.tipped(push, text_id)).clicked() {
            self.actions.submit(command);
        }
    }
}

/// Why nothing can be changed in the past, with what to do instead.
pub fn refusal_in_the_past(words: &Words) -> String {
    format!("{}\n{}", words.text("back-refused"), words.text("back-refused.hint"))
}
