//! The tournament as it is shared on the local network, until this is dropped.

use crate::view::Network;
use egui::Context;
use serve::{Certificate, Inbox, Links, Publisher, Room, Sharing, SharingError, every_network};
use session::{Session, WaitedAct};
use words::{Language, UtcOffset};

/// How often it is looked on which networks this computer is, in seconds.
const LOOK_SECS: f64 = 5.0;

/// The tournament that is shared, until this is dropped.
pub(super) struct Shares {
    pub(super) network: Network,
    /// What staff ask for; none where the tournament is only looked at here.
    inbox: Option<Inbox>,
    publisher: Publisher,
    sharing: Sharing,
    looked_at: f64,
}

impl Shares {
    /// Shares it at this port, on every network, secretly where the room has a certificate.
    ///
    /// # Errors
    /// Where that cannot be listened at.
    pub(super) fn begin(
        session: &Session,
        port: u16,
        certificate: Option<Certificate>,
        offset: UtcOffset,
        own: Language,
        ctx: &Context,
    ) -> Result<Self, SharingError> {
        let (room, inbox) = match session.found().is_read_only {
            true => (Room::new(offset), None),
            false => {
                let (room, inbox) = Room::with_staff(offset);
                let ctx = ctx.clone();
                inbox.call_when_asked(move || ctx.request_repaint());
                (room, Some(inbox))
            }
        };
        let listen = every_network(port);
        let sharing = match certificate {
            Some(certificate) => Sharing::secret(room.clone(), listen, certificate),
            None => Sharing::start(room.clone(), listen),
        }?;
        let publisher = Publisher::start(room.clone(), session, own);
        let (port, reached) = (sharing.address().port(), Links::default());
        let leads_to = String::new();
        let network = Network { room, port, reached, leads_to, players: None, made: None };
        let mut shares = Self { network, inbox, publisher, sharing, looked_at: 0.0 };
        shares.see_networks();
        Ok(shares)
    }

    /// Does what staff ask for; whether that was something.
    pub(super) fn answer(&self, session: &mut Session, offset: UtcOffset) -> bool {
        let before = session.log().last_seq();
        if let Some(inbox) = &self.inbox {
            inbox.answer(session, offset);
        }
        session.log().last_seq() != before
    }

    /// Tells whoever asked on a phone what came of an act that waited for the database.
    pub(super) fn tell_waited(&self, session: &Session, waited: &WaitedAct, offset: UtcOffset) {
        if let Some(inbox) = &self.inbox {
            inbox.tell_waited(session, waited, offset);
        }
    }

    /// Shows what stands; `now` is the time of the window.
    pub(super) fn go_on(&mut self, session: &Session, own: Language, now: f64) {
        self.publisher.publish(session, own);
        if now - self.looked_at >= LOOK_SECS {
            self.looked_at = now;
            self.see_networks();
        }
    }

    /// Networks come and go, and with them the addresses of this computer.
    fn see_networks(&mut self) {
        let reached = self.sharing.links();
        let is_there = reached.links.contains(&self.network.leads_to);
        if let Some(first) = reached.links.first().filter(|_| !is_there) {
            self.network.lead_to(first.clone());
        }
        self.network.room.lead_to(&self.network.leads_to);
        self.network.reached = reached;
    }
}
