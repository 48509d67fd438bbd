//! Who is signed in, and what came of what they sent.

use super::asking::Outcome;
use super::role::Role;
use super::secret::{Hashed, word};
use engine::values::Seq;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// Whoever does nothing for so long types the code again.
const IDLE_MAX: Duration = Duration::from_hours(8);

/// So many are signed in at once.
const MEMBERS_MAX: usize = 500;

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
    /// What they did and how it was told, the newest last.
    pub(crate) done: Vec<(Seq, String)>,
    sent: VecDeque<(String, Option<Outcome>)>,
}

/// Somebody who is signed in, as others see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Here {
    /// Their number, by which they are signed out.
    pub no: u32,
    /// What they call themselves.
    pub name: String,
    /// What they may do.
    pub role: Role,
    /// How long they have done nothing.
    pub idle: Duration,
}

/// What became of something that was sent before.
pub(crate) enum Sent {
    /// It is new, and is being done from now on.
    New,
    /// It is still being done.
    UnderWay,
    /// This came of it.
    Done(Outcome),
}

/// Everybody who is signed in.
#[derive(Default)]
pub(crate) struct Members {
    salt: String,
    members: Vec<Member>,
    last: u32,
}

impl Members {
    /// Somebody typed a right code: what their browser holds from now on. None where too many are
    /// here, or the system gives no chance.
    pub(crate) fn enter(&mut self, name: &str, role: Role) -> Option<String> {
        let now = Instant::now();
        self.forget_idle(now);
        if self.members.len() >= MEMBERS_MAX {
            return None;
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
            done: Vec::new(),
            sent: VecDeque::new(),
        });
        Some(held)
    }

    /// Who holds this; that they are here is noted.
    pub(crate) fn who(&mut self, held: &str) -> Option<Member> {
        let now = Instant::now();
        self.forget_idle(now);
        let held = Hashed::of(&self.salt, held);
        let member = self.members.iter_mut().find(|member| member.held == held)?;
        member.seen = now;
        Some(member.clone())
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
    /// what came of it.
    pub(crate) fn send(&mut self, no: u32, once: &str) -> Sent {
        let Some(member) = self.member(no) else { return Sent::UnderWay };
        match member.sent.iter().find(|(sent, _)| sent == once) {
            Some((_, Some(outcome))) => Sent::Done(outcome.clone()),
            Some((_, None)) => Sent::UnderWay,
            None => {
                if member.sent.len() >= SENT_MAX {
                    member.sent.pop_front();
                }
                member.sent.push_back((once.to_owned(), None));
                Sent::New
            }
        }
    }

    /// What came of it.
    pub(crate) fn came(&mut self, no: u32, once: &str, outcome: &Outcome) {
        let Some(member) = self.member(no) else { return };
        match outcome {
            Outcome::Done { seq, said } => member.done.push((*seq, said.clone())),
            Outcome::TakenBack { seq, .. } => member.done.retain(|(done, _)| done != seq),
            Outcome::Not { .. } => {}
        }
        let sent = member.sent.iter_mut().find(|(sent, _)| sent == once);
        sent.into_iter().for_each(|(_, came)| *came = Some(outcome.clone()));
    }

    fn member(&mut self, no: u32) -> Option<&mut Member> {
        self.members.iter_mut().find(|member| member.no == no)
    }
}
