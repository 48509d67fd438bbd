//! The tournament as it stood before an act, while the screens show it.

use crate::view::{Digest, View};
use crate::vocabulary::Look;
use engine::{Command, Log, Refusal, Tournament};

/// The tournament as it stood then.
pub struct Back {
    look: Look,
    tournament: Tournament,
    digest: Digest,
}

impl Back {
    pub(super) fn at(log: &Log, look: Look) -> Self {
        let tournament = log.state_as_of(look.seq);
        let mut digest = Digest::default();
        digest.renew(&tournament, log, look.at);
        Self { look, tournament, digest }
    }

    #[must_use]
    pub fn look(&self) -> Look {
        self.look
    }

    /// What the screens read: the same window, another moment.
    #[must_use]
    pub fn view<'a>(&'a self, live: &View<'a>) -> View<'a> {
        View {
            tournament: &self.tournament,
            now: self.look.at,
            digest: &self.digest,
            check: &refuse,
            ..*live
        }
    }
}

/// Nothing can be changed in the past; its words come from [`refusal`].
fn refuse(_: &Command) -> Result<(), Refusal> {
    Err(Refusal::OpenForReadingOnly)
}
