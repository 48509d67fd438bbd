//! The tournament on the local network: pages get what is done here, and what staff do on their
//! phones is done here.

use crate::app::App;
use crate::app::dialog::FileAsked;
use crate::app::notices::Stays;
use crate::app::shares::Shares;
use crate::vocabulary::{Destination, ScreenId, ShareAction, ShareAsked};
use crate::widgets::{Urgency, notice_of};
use egui::Context;
use serve::{Certificate, Role, SharingError};
use session::WaitedAct;
use std::io::ErrorKind;
use std::time::Duration;
use words::Args;

/// The port where none was chosen.
const PORT: u16 = 8080;

/// How many pages are open is looked at so often.
const COUNT_EVERY: Duration = Duration::from_secs(1);

impl App {
    /// Shows the tournament to pages as it stands, and does what staff ask for.
    pub(super) fn tick_sharing(&mut self, ctx: &Context) {
        let leads_to = self.shares.as_ref().map(|shares| shares.network.leads_to.as_str());
        self.display.lead_to(leads_to.filter(|link| !link.is_empty()), ctx);
        let (Some(session), Some(shares)) = (&mut self.session, &mut self.shares) else { return };
        if shares.answer(session, self.around.offset) {
            self.unsaved = None;
        }
        shares.go_on(session, self.words.language(), ctx.input(|input| input.time));
        ctx.request_repaint_after(COUNT_EVERY);
    }

    /// Gives pages on walls the look of the players' clock.
    pub(super) fn dress_pages(&mut self) {
        let Some(room) = self.shares.as_ref().map(|shares| shares.network.room.clone()) else {
            return;
        };
        if let Some(set) = self.look_set() {
            room.dress(set);
        }
    }

    /// Tells whoever asked on a phone what came of an act that waited for the database.
    pub(super) fn tell_phones(&self, waited: &WaitedAct) {
        if let (Some(session), Some(shares)) = (&self.session, &self.shares) {
            shares.tell_waited(session, waited, self.around.offset);
        }
    }

    /// How sharing was set up last, as screens read it.
    pub(super) fn share_kept(&self) -> ShareAsked {
        let kept = &self.around.preferences.kept;
        ShareAsked {
            port: kept.share_port.unwrap_or(PORT).to_string(),
            certificate: kept.share_certificate.clone(),
            key: kept.share_key.clone(),
        }
    }

    pub(super) fn share_asked(&mut self, asked: ShareAction, ctx: &Context) {
        let network = self.shares.as_mut().map(|shares| &mut shares.network);
        match (asked, network) {
            (ShareAction::Begin(how), _) => self.share(how, ctx),
            (ShareAction::AskForCertificate, _) => {
                self.ask_for(FileAsked::Certificate, "share-certificate-choose", ctx);
            }
            (ShareAction::AskForKey, _) => self.ask_for(FileAsked::Key, "share-key-choose", ctx),
            (ShareAction::End, _) => self.stop_sharing(),
            (ShareAction::LeadTo(at), Some(network)) => {
                network.room.lead_to(&at);
                network.lead_to(at);
            }
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

    /// A code is shown where it was made, and no longer once another screen was looked at.
    pub(super) fn hide_code_elsewhere(&mut self) {
        let is_elsewhere = self.screen != ScreenId::Setup;
        if let Some(shares) = self.shares.as_mut().filter(|_| is_elsewhere) {
            shares.network.made = None;
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

    /// Shares it at the port that was typed, without a certificate.
    pub fn begin_sharing(&mut self, typed: &str, ctx: &Context) {
        self.share(ShareAsked { port: typed.to_owned(), ..ShareAsked::default() }, ctx);
    }

    /// Shares it as it was asked for, and says why not where it cannot be.
    fn share(&mut self, how: ShareAsked, ctx: &Context) {
        let Some(session) = &self.session else { return };
        let typed = how.port.trim();
        // In an empty field the usual one is shown.
        let port = if typed.is_empty() { Ok(PORT) } else { typed.parse::<u16>() };
        let Ok(port) = port else {
            let args = Args::new().text("typed", words::legible(typed));
            return self.tell_not_shared("share-no-port", &args);
        };
        let certificate = match (&how.certificate, &how.key) {
            (Some(certificate), Some(key)) => Some(Certificate::read(certificate, key)),
            (Some(_), None) => {
                return self.tell_not_shared("share-certificate-no-key", &Args::new());
            }
            (None, Some(_) | None) => None,
        };
        let certificate = match certificate.transpose() {
            Ok(certificate) => certificate,
            Err(error) => {
                let args = Args::new().text("why", error.said(&self.words));
                return self.tell_not_shared("share-certificate-failed", &args);
            }
        };
        let (offset, own) = (self.around.offset, self.words.language());
        match Shares::begin(session, port, certificate, offset, own, ctx) {
            Ok(shares) => {
                self.shares = Some(shares);
                self.dress_pages();
                self.notices.done();
                self.around.preferences.change(|kept| {
                    kept.share_port = Some(port);
                    (kept.share_certificate, kept.share_key) = (how.certificate, how.key);
                });
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
    (id, Args::new().no("port", port).text("source", wording::without_number(&source)))
}
