//! Who is signed in, and what came of what they sent.

use super::asking::{Outcome, Wish};
use super::role::Role;
use super::secret::{Hashed, word};
use crate::device::device;
use engine::values::Seq;
use std::collections::VecDeque;
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// Whoever does nothing for so long types the code again.
const IDLE_MAX: Duration = Duration::from_hours(8);

/// So many are signed in at once.
const MEMBERS_MAX: usize = 500;

/// What was done can be taken back from a phone for so long.
const UNDO_OFFERED: Duration = Duration::from_mins(5);

/// So many answers are remembered of each, for what is sent twice.
const SENT_MAX: usize = 64;

/// The most letters of a name.
const NAME_MAX: usize = 40;

/// Somebody who is signed in.
#[derive(Clone)]
pub(crate) struct Member {
    /// Their number, while the event is shared.
    pub(crate) no: u32,
    pub(crate) name: String,
    pub(crate) role: Role,
    /// What their pages show that they are ours.
    pub(crate) token: String,
    held: Hashed,
    seen: Instant,
    /// The device on which they signed in.
    device: IpAddr,
    /// What they did, the newest last.
    pub(crate) done: Vec<Deed>,
    sent: VecDeque<SentOnce>,
}

/// What somebody did from a phone.
#[derive(Clone)]
pub(crate) struct Deed {
    pub(crate) seq: Seq,
    pub(crate) said: String,
    at: Instant,
}

impl Deed {
    /// Whether it may still be taken back with one press: what is older is put right in the window,
    /// where it is seen what stands on it.
    pub(crate) fn is_fresh(&self) -> bool {
        self.at.elapsed() < UNDO_OFFERED
    }
}

/// Something that was sent under a name of its own.
#[derive(Clone)]
struct SentOnce {
    once: String,
    wish: Option<Wish>,
    came: Option<Outcome>,
    /// Whoever sent it was told that it is under way: what came of it stands on their pages.
    is_awaited: bool,
    /// A page with what came of it was sent to them.
    is_told: bool,
}

impl SentOnce {
    /// Whether the same wish, pressed again, is this one: nobody was told yet what came of it.
    fn is_open(&self) -> bool {
        self.came.is_none() || (self.is_awaited && !self.is_told)
    }
}

/// Somebody who is signed in, as others see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Here {
    /// Their number, by which they are signed out.
    pub no: u32,
    /// What they call themselves.
    pub name: String,
    pub role: Role,
    /// How long they have done nothing.
    pub idle: Duration,
}

impl Member {
    /// What came of what took longer than the answer to the press, the oldest first; none of it
    /// while it is still being done.
    pub(crate) fn awaited(&self) -> impl Iterator<Item = Option<&Outcome>> {
        self.sent.iter().filter(|sent| sent.is_awaited).map(|sent| sent.came.as_ref())
    }
}

/// What became of something that was sent before.
pub(crate) enum Sent {
    /// It is new, and is being done from now on.
    New,
    /// It was sent before and is still being done.
    UnderWay,
    Done(Outcome),
}

/// Whether a person asks, or a page that lies open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asks {
    /// The person who holds the phone.
    Person,
    /// The page that lies open: it shows what changes, whoever looks.
    Page,
}

/// Everybody who is signed in.
#[derive(Default)]
pub(crate) struct Members {
    salt: String,
    members: Vec<Member>,
    last: u32,
}

impl Members {
    /// Signs somebody in: what their browser holds from now on. `None` if randomness is missing.
    pub(crate) fn enter(&mut self, name: &str, role: Role, from: IpAddr) -> Option<String> {
        let now = Instant::now();
        self.forget_idle(now);
        if self.members.len() >= MEMBERS_MAX {
            self.make_room();
        }
        if self.salt.is_empty() {
            self.salt = word()?;
        }
        let (held, token) = (word()?, word()?);
        self.last = self.last.saturating_add(1);
        self.members.push(Member {
            no: self.last,
            name: name.chars().take(NAME_MAX).collect(),
            role,
            token,
            held: Hashed::of(&self.salt, &held),
            seen: now,
            device: device(from),
            done: Vec::new(),
            sent: VecDeque::new(),
        });
        Some(held)
    }

    /// Where too many are here, whoever has done nothing for longest leaves, of the device on which
    /// most are: somebody who signs in again and again keeps nobody else out.
    fn make_room(&mut self) {
        let of = |device: IpAddr| self.members.iter().filter(move |it| it.device == device).count();
        let fullest = self.members.iter().map(|it| it.device).max_by_key(|device| of(*device));
        let there = self.members.iter().filter(|it| Some(it.device) == fullest);
        let idle = there.min_by_key(|it| it.seen).map(|it| it.no);
        idle.into_iter().for_each(|no| self.leave(no));
    }

    /// Who holds this; where they did something themselves, that they are here is noted.
    pub(crate) fn who(&mut self, held: &str, asks: Asks) -> Option<Member> {
        self.who_at(held, asks, Instant::now())
    }

    fn who_at(&mut self, held: &str, asks: Asks, now: Instant) -> Option<Member> {
        self.forget_idle(now);
        let held = Hashed::of(&self.salt, held);
        let member = self.members.iter_mut().find(|member| member.held == held)?;
        match asks {
            Asks::Person => member.seen = now,
            Asks::Page => {}
        }
        Some(member.clone())
    }

    /// Whether somebody is here on this device.
    pub(crate) fn are_on(&self, device: IpAddr) -> bool {
        self.members.iter().any(|member| member.device == device)
    }

    fn forget_idle(&mut self, now: Instant) {
        self.members.retain(|member| now.duration_since(member.seen) < IDLE_MAX);
    }

    /// Somebody leaves, or is sent away.
    pub(crate) fn leave(&mut self, no: u32) {
        self.members.retain(|member| member.no != no);
    }

    /// Everybody with this role is sent away.
    pub(crate) fn leave_all(&mut self, role: Role) {
        self.members.retain(|member| member.role != role);
    }

    /// Everybody who is here, in the order in which they came.
    pub(crate) fn here(&mut self) -> Vec<Here> {
        let now = Instant::now();
        self.forget_idle(now);
        let here = |member: &Member| Here {
            no: member.no,
            name: member.name.clone(),
            role: member.role,
            idle: now.duration_since(member.seen),
        };
        self.members.iter().map(here).collect()
    }

    /// Somebody sends something under a name of its own: once, and again where they do not know
    /// what came of it. While it is being done the same wish under another name is the same one.
    pub(crate) fn send(&mut self, no: u32, once: &str, wish: Option<&Wish>) -> Sent {
        let Some(member) = self.member(no) else { return Sent::UnderWay };
        let is_same = |sent: &&mut SentOnce| {
            sent.once == once || (sent.is_open() && wish.is_some() && sent.wish.as_ref() == wish)
        };
        if let Some(sent) = member.sent.iter_mut().find(is_same) {
            sent.is_awaited = sent.came.is_none();
            return sent.came.clone().map_or(Sent::UnderWay, Sent::Done);
        }
        // What was answered late has been read by whoever goes on.
        member
            .sent
            .iter_mut()
            .filter(|sent| sent.came.is_some())
            .for_each(|it| it.is_awaited = false);
        if member.sent.len() >= SENT_MAX
            && let Some(answered) = member.sent.iter().position(|sent| sent.came.is_some())
        {
            member.sent.remove(answered);
        }
        let (once, wish) = (once.to_owned(), wish.cloned());
        let (is_awaited, is_told) = (false, false);
        member.sent.push_back(SentOnce { once, wish, came: None, is_awaited, is_told });
        Sent::New
    }

    /// Somebody was told that it is under way.
    pub(crate) fn awaits(&mut self, no: u32, once: &str) {
        let Some(member) = self.member(no) else { return };
        let sent = member.sent.iter_mut().filter(|sent| sent.once == once);
        sent.for_each(|sent| sent.is_awaited = true);
    }

    /// A page was sent on which stands what came of everything that this snapshot knows.
    pub(crate) fn told(&mut self, shown: &Member) {
        let Some(member) = self.member(shown.no) else { return };
        let is_known = |sent: &SentOnce| {
            let known = shown.sent.iter().find(|known| known.once == sent.once);
            known.is_some_and(|known| known.came.is_some())
        };
        member.sent.iter_mut().filter(|sent| is_known(sent)).for_each(|sent| sent.is_told = true);
    }

    pub(crate) fn came(&mut self, no: u32, once: &str, outcome: &Outcome) {
        let Some(member) = self.member(no) else { return };
        match outcome {
            Outcome::Done { seq, said } => {
                member.done.push(Deed { seq: *seq, said: said.clone(), at: Instant::now() });
            }
            Outcome::TakenBack { seq, .. } => member.done.retain(|done| done.seq != *seq),
            Outcome::Not { .. } | Outcome::UnderWay => {}
        }
        let sent = member.sent.iter_mut().filter(|sent| sent.once == once);
        sent.for_each(|sent| sent.came = Some(outcome.clone()));
    }

    fn member(&mut self, no: u32) -> Option<&mut Member> {
        self.members.iter_mut().find(|member| member.no == no)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_that_lies_open_is_signed_out_and_somebody_who_does_things_is_not() {
        for (asks, is_here) in [(Asks::Page, false), (Asks::Person, true)] {
            let mut members = Members::default();
            let held = members.enter("Ana", Role::Floor, IpAddr::from([192, 168, 1, 20])).unwrap();
            let start = Instant::now();
            for minutes in (0..=9 * 60).step_by(15) {
                let _ = members.who_at(&held, asks, start + Duration::from_mins(minutes));
            }
            let later = start + Duration::from_hours(9);
            assert_eq!(members.who_at(&held, asks, later).is_some(), is_here, "{asks:?}");
        }
    }

    #[test]
    fn whoever_signs_in_again_and_again_keeps_nobody_else_out() {
        let mut members = Members::default();
        let (own, hostile) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let ana = members.enter("Ana", Role::Director, own).unwrap();
        for no in 0..2 * MEMBERS_MAX {
            members.enter(&format!("Eve {no}"), Role::Floor, hostile).unwrap();
        }
        assert_eq!(members.members.len(), MEMBERS_MAX);
        let bo = members.enter("Bo", Role::Registration, own).unwrap();
        for held in [ana, bo] {
            assert!(members.who(&held, Asks::Person).is_some());
        }
    }
}
