//! The tournament on the local network: pages get what is done here, and what staff do on their
//! phones is done here.

use crate::app::App;
use crate::app::notices::Stays;
use crate::view::Network;
use crate::vocabulary::{Destination, ScreenId, ShareAction};
use crate::widgets::{Urgency, notice_of};
use egui::Context;
use serve::{Inbox, Publisher, Role, Room, Sharing, SharingError, every_network, reached_at};
use session::{Session, said};
use std::io::ErrorKind;
use std::time::Duration;
use words::Args;

/// The port where none was chosen.
const PORT: u16 = 8080;

/// How often it is looked on which networks this computer is, in seconds.
const LOOK_SECS: f64 = 5.0;

/// How many pages are open is looked at so often.
const COUNT_EVERY: Duration = Duration::from_secs(1);

/// The tournament that is shared, until this is dropped.
pub(super) struct Shares {
    pub(super) network: Network,
    /// What staff ask for; none where the tournament is only looked at here.
    inbox: Option<Inbox>,
    publisher: Publisher,
    sharing: Sharing,
    looked_at: f64,
}

impl App {
    /// Shows the tournament to pages as it stands, and does what staff ask for.
    pub(super) fn tick_sharing(&mut self, ctx: &Context) {
        let (Some(session), Some(shares)) = (&mut self.session, &mut self.shares) else { return };
        let before = session.log().last_seq();
        if let Some(inbox) = &shares.inbox {
            inbox.answer(session, self.around.offset);
        }
        if session.log().last_seq() != before {
            self.unsaved = None;
        }
        shares.publisher.publish(session, self.words.language());
        let now = ctx.input(|input| input.time);
        if now - shares.looked_at >= LOOK_SECS {
            shares.looked_at = now;
            shares.see_networks();
        }
        ctx.request_repaint_after(COUNT_EVERY);
    }

    /// What screens read of it.
    pub(super) fn share_port(&self) -> u16 {
        self.around.preferences.kept.share_port.unwrap_or(PORT)
    }

    pub(super) fn share_asked(&mut self, asked: ShareAction, ctx: &Context) {
        let network = self.shares.as_mut().map(|shares| &mut shares.network);
        match (asked, network) {
            (ShareAction::Begin(typed), _) => self.begin_sharing(&typed, ctx),
            (ShareAction::End, _) => self.stop_sharing(),
            (ShareAction::LeadTo(at), Some(network)) => network.lead_to(at),
            (ShareAction::MakeCode(role), Some(_)) => self.make_code(role),
            (ShareAction::PutCodeAway, Some(network)) => network.made = None,
            (ShareAction::Withdraw(role), Some(network)) => {
                network.room.staff().into_iter().for_each(|staff| staff.withdraw(role));
                // What is shown holds no longer.
                network.made = network.made.take().filter(|made| made.role != role);
            }
            (ShareAction::SendAway(no), Some(network)) => {
                network.room.staff().into_iter().for_each(|staff| staff.send_away(no));
            }
            // It ended between the press and now.
            (
                ShareAction::LeadTo(_)
                | ShareAction::MakeCode(_)
                | ShareAction::PutCodeAway
                | ShareAction::Withdraw(_)
                | ShareAction::SendAway(_),
                None,
            ) => {}
        }
    }

    /// Goes to where it is shared.
    pub(super) fn show_sharing(&mut self) {
        if self.session.is_some() {
            self.go(Destination::Screen(ScreenId::Setup));
            self.screens.setup.open_share();
        }
    }

    /// Shares it no longer; says so where it was not shared.
    pub(super) fn stop_sharing(&mut self) {
        if self.shares.take().is_none() {
            let notice = notice_of(&self.words.text("share-not-on"), Urgency::Info);
            self.notices.tell(notice, Stays::UntilDone);
        }
    }

    /// Shares it at the port that was typed, and says why not where it cannot be.
    pub fn begin_sharing(&mut self, typed: &str, ctx: &Context) {
        let Some(session) = &self.session else { return };
        let typed = typed.trim();
        // In an empty field the usual one is shown.
        let port = if typed.is_empty() { Ok(PORT) } else { typed.parse::<u16>() };
        let Ok(port) = port else {
            let args = Args::new().text("typed", words::legible(typed));
            return self.tell_not_shared("share-no-port", &args);
        };
        match Shares::begin(session, port, self, ctx) {
            Ok(shares) => {
                self.shares = Some(shares);
                self.notices.done();
                self.around.preferences.change(|kept| kept.share_port = Some(port));
            }
            Err(error) => {
                let (id, args) = why_not(&error, port);
                self.tell_not_shared(id, &args);
            }
        }
    }

    fn make_code(&mut self, role: Role) {
        let Some(shares) = &mut self.shares else { return };
        let code = shares.network.room.staff().and_then(|staff| staff.make_code(role));
        match code {
            Some(code) => shares.network.show_code(role, code),
            None => self.tell_not_shared("share-no-code", &Args::new()),
        }
    }

    fn tell_not_shared(&mut self, id: &str, args: &Args) {
        let mut notice = notice_of(&self.words.say(id, args), Urgency::Attention);
        notice.hint = self.words.say(&format!("{id}.hint"), args);
        self.notices.tell(notice, Stays::UntilDone);
    }
}

impl Shares {
    fn begin(session: &Session, port: u16, app: &App, ctx: &Context) -> Result<Self, SharingError> {
        let offset = app.around.offset;
        let (room, inbox) = match session.found().is_read_only {
            true => (Room::new(offset), None),
            false => {
                let (room, inbox) = Room::with_staff(offset);
                let ctx = ctx.clone();
                inbox.call_when_asked(move || ctx.request_repaint());
                (room, Some(inbox))
            }
        };
        let sharing = Sharing::start(room.clone(), every_network(port))?;
        let publisher = Publisher::start(room.clone(), session, app.words.language());
        let (leads_to, reached) = (sharing.address(), Vec::new());
        let network = Network { room, reached, leads_to, players: None, made: None };
        let mut shares = Self { network, inbox, publisher, sharing, looked_at: 0.0 };
        shares.see_networks();
        Ok(shares)
    }

    /// Networks come and go, and with them the addresses of this computer.
    fn see_networks(&mut self) {
        let reached = reached_at(self.sharing.address());
        let is_there = reached.contains(&self.network.leads_to);
        if let Some(first) = reached.first().filter(|_| !is_there) {
            self.network.lead_to(*first);
        }
        self.network.reached = reached;
    }
}

/// Why it is not shared: the id of the text, and what is put into it.
fn why_not(error: &SharingError, port: u16) -> (&'static str, Args) {
    let (id, source) = match error {
        SharingError::Listen(_, error) => match error.kind() {
            ErrorKind::AddrInUse => ("share-in-use", error),
            ErrorKind::PermissionDenied => ("share-not-let", error),
            _ => ("share-failed", error),
        },
        SharingError::System(error) => ("share-failed", error),
    };
    let source = source.to_string();
    (id, Args::new().no("port", port).text("source", said::without_number(&source)))
}
