//! Asking a server while somebody watches: what takes long goes on, and is asked about again.

use crate::desks::Clock;
use crate::journal::requests::{Finding, Unsure};
use crate::journal::{DatabaseJournal, KNOCK_EVERY};
use crate::link::Link;
use crate::rows::ActRow;
use crate::trouble::Trouble;
use crate::under_way::UnderWay;
use engine::values::Seq;
use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::{JournalTrouble, Outcome, Reach};

/// So long somebody who watches may be kept waiting.
const BRIEF: Duration = Duration::from_millis(500);

/// Whoever does not watch waits so long for a whole event.
const PATIENT: Duration = Duration::from_secs(120);

/// A connection that failed is tried again after this.
const AGAIN: Duration = Duration::from_millis(500);

impl DatabaseJournal {
    fn under_way<T: Send + 'static>(
        &self,
        asked: impl Future<Output = Result<T, Trouble>> + Send + 'static,
    ) -> Result<UnderWay<T>, Trouble> {
        let runtime = self.runtime.as_ref().ok_or_else(|| Trouble::Lost(self.away.clone()))?;
        Ok(UnderWay::ask(runtime, &self.news, asked))
    }

    /// The answer, where it comes by then; otherwise what is still under way.
    fn wait<T: Send + 'static>(
        &self,
        asked: UnderWay<T>,
        longest: Duration,
    ) -> Result<Result<T, Trouble>, UnderWay<T>> {
        match &self.runtime {
            Some(runtime) => asked.wait(runtime, longest),
            None => Err(asked),
        }
    }

    /// The connection, where there is one; otherwise one is made, and nobody waits for it.
    pub(super) fn link_meanwhile(&mut self) -> Result<Arc<Link>, Trouble> {
        if let Some(link) = &self.link {
            if !link.is_gone() {
                return Ok(Arc::clone(link));
            }
            self.lose(String::new());
        }
        let (address, news) = (Arc::clone(&self.address), Arc::clone(&self.news));
        let desk = self.desk.clone();
        let connecting = match self.meanwhile.connecting.take() {
            Some(connecting) => connecting,
            None => self.under_way(async move {
                let made = Link::open(&address, news, desk.as_deref()).await;
                if made.is_err() {
                    // Who is asked again at once only says the same again.
                    tokio::time::sleep(AGAIN).await;
                }
                made
            })?,
        };
        match self.wait(connecting, Duration::ZERO) {
            Ok(made) => match made.and_then(|link| self.use_link(link)) {
                Ok(()) => {}
                Err(Trouble::Lost(why)) => self.away = why,
                Err(Trouble::Told(trouble)) => return Err(trouble.into()),
            },
            Err(still) => self.meanwhile.connecting = Some(still),
        }
        self.link.clone().ok_or_else(|| Trouble::Lost(self.away.clone()))
    }

    /// Begins an act, or goes on beginning it; [`JournalTrouble::Slow`] while nobody knows.
    pub(super) fn begin_briefly(&mut self, after: Seq) -> Result<Vec<ActRow>, Trouble> {
        self.find_out()?;
        let link = self.link_meanwhile()?;
        if self.is_releasing() {
            return Err(JournalTrouble::Slow.into());
        }
        let (beginning, longest) = match self.meanwhile.beginning.take() {
            Some((from, asked)) if from == after => (asked, Duration::ZERO),
            Some(other) => {
                self.release(link, other.1);
                return Err(JournalTrouble::Slow.into());
            }
            None => (self.under_way(async move { link.begin(after.0).await })?, BRIEF),
        };
        match self.wait(beginning, longest) {
            Ok(begun) => begun,
            Err(still) => {
                self.meanwhile.beginning = Some((after, still));
                Err(JournalTrouble::Slow.into())
            }
        }
    }

    /// Whether an act is let go of, and not known to be.
    fn is_releasing(&mut self) -> bool {
        let Some(releasing) = self.meanwhile.releasing.take() else { return false };
        self.meanwhile.releasing = self.wait(releasing, Duration::ZERO).err();
        self.meanwhile.releasing.is_some()
    }

    /// Whether an act may be begun on the connection.
    fn is_beginning(&mut self) -> bool {
        self.is_held || self.meanwhile.beginning.is_some() || self.is_releasing()
    }

    /// Lets go of what is being begun: others may write as soon as that is known.
    pub(super) fn release_beginning(&mut self) {
        let (Some((_, beginning)), Some(link)) = (self.meanwhile.beginning.take(), &self.link)
        else {
            return;
        };
        self.release(Arc::clone(link), beginning);
    }

    /// Lets others write after an act that was begun, and says whether all that was read is safe.
    pub(super) fn give_up_briefly(&mut self, link: Arc<Link>) -> Result<(), Trouble> {
        let giving_up = self.under_way(async move { link.give_up().await })?;
        self.wait(giving_up, BRIEF).unwrap_or_else(|still| {
            self.meanwhile.releasing = Some(still);
            Err(JournalTrouble::Slow.into())
        })
    }

    fn release(&mut self, link: Arc<Link>, beginning: UnderWay<Vec<ActRow>>) {
        let releasing = self.under_way(async move {
            beginning.answered().await?;
            link.give_up().await
        });
        self.meanwhile.releasing = releasing.ok();
    }

    /// Writes an act that was begun; what came of it is found out later if nobody knows in time.
    pub(super) fn write_briefly(&mut self, after: Seq, row: &ActRow) -> Result<(), JournalTrouble> {
        let link =
            self.link.clone().ok_or_else(|| JournalTrouble::Unreachable(self.away.clone()))?;
        let token = row.token;
        let row = row.clone();
        let writing = self.under_way(async move { link.write(&row).await });
        let finding = match self.wait(writing.map_err(Trouble::told)?, BRIEF) {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(Trouble::Told(trouble))) => return Err(trouble),
            Ok(Err(Trouble::Lost(why))) => {
                self.lose(why);
                Finding::NotYet
            }
            Err(still) => Finding::Writing(still),
        };
        self.meanwhile.unsure = Some(Unsure { after, token, finding });
        Err(JournalTrouble::NotConfirmed)
    }

    /// Finds out whether an act was written of which nobody knows; nothing else is written before.
    pub(super) fn find_out(&mut self) -> Result<(), Trouble> {
        let Some(unsure) = self.meanwhile.unsure.take() else { return Ok(()) };
        let Unsure { after, token, finding } = unsure;
        let finding = match finding {
            Finding::NotYet => {
                let looked = self.link_meanwhile().and_then(|link| {
                    self.under_way(async move { link.look_for(after, token).await })
                });
                // What stands in the way of connecting does not say what came of the act.
                looked.map_or(Finding::NotYet, Finding::Looking)
            }
            Finding::Writing(writing) => match self.wait(writing, Duration::ZERO) {
                Ok(Ok(())) => return self.found_out(Outcome::Written(Seq(after.0 + 1))),
                Ok(Err(Trouble::Told(_))) => return self.found_out(Outcome::NotWritten),
                Ok(Err(Trouble::Lost(why))) => {
                    self.lose(why);
                    Finding::NotYet
                }
                Err(still) => Finding::Writing(still),
            },
            Finding::Looking(looking) => match self.wait(looking, Duration::ZERO) {
                Ok(Ok(true)) => return self.found_out(Outcome::Written(Seq(after.0 + 1))),
                Ok(Ok(false)) => return self.found_out(Outcome::NotWritten),
                Ok(Err(Trouble::Told(_))) => Finding::NotYet,
                Ok(Err(Trouble::Lost(why))) => {
                    self.lose(why);
                    Finding::NotYet
                }
                Err(still) => Finding::Looking(still),
            },
        };
        self.meanwhile.unsure = Some(Unsure { after, token, finding });
        Err(JournalTrouble::NotConfirmed.into())
    }

    fn found_out(&mut self, outcome: Outcome) -> Result<(), Trouble> {
        self.meanwhile.outcome = Some(outcome);
        // Written, it is read like what others wrote.
        self.news.tell();
        Ok(())
    }

    /// Rows from the act `after` on that were asked for and have come; none while nothing is new.
    pub(super) fn read_meanwhile(&mut self, after: Seq) -> Result<Option<Vec<ActRow>>, Trouble> {
        self.find_out()?;
        let link = self.link_meanwhile()?;
        if self.is_beginning() {
            // What is asked now would be asked within an act, whose end waits for no disk.
            return Ok(None);
        }
        self.visit_meanwhile(&link);
        let (from, reading) = match self.meanwhile.reading.take() {
            Some(reading) => reading,
            None if self.is_up_to_date(after) => return Ok(None),
            None => {
                self.asked = Some(Instant::now());
                self.knock_later();
                (after, self.under_way(async move { link.acts(after.0).await })?)
            }
        };
        let longest = if self.is_brief { Duration::ZERO } else { PATIENT };
        match self.wait(reading, longest) {
            Err(still) => {
                self.meanwhile.reading = Some((from, still));
                Ok(None)
            }
            Ok(Err(trouble)) => Err(trouble),
            Ok(Ok(rows)) if from <= after && rows.last().is_some_and(|last| last.seq >= after) => {
                Ok(Some(rows.into_iter().filter(|row| row.seq >= after).collect()))
            }
            Ok(Ok(rows)) if from == after => Ok(Some(rows)),
            Ok(Ok(_)) => {
                // Asked before this desk wrote, or was set back: asked again.
                self.news.tell();
                Ok(None)
            }
        }
    }

    /// Has whoever watches called when it is time to ask again.
    fn knock_later(&self) {
        let (Some(runtime), true) = (&self.runtime, self.is_brief) else { return };
        let news = Arc::clone(&self.news);
        runtime.spawn(async move {
            tokio::time::sleep(KNOCK_EVERY).await;
            news.call_on();
        });
    }

    /// Asks now and then who is here, and tells how far this desk has read.
    fn visit_meanwhile(&mut self, link: &Arc<Link>) {
        if let Some(visiting) = self.meanwhile.visiting.take() {
            match self.wait(visiting, Duration::ZERO) {
                Ok(Ok(here)) => self.here = here,
                // Whoever may only look is not told; a connection that is cut shows elsewhere.
                Ok(Err(_)) => {}
                Err(still) => self.meanwhile.visiting = Some(still),
            }
        }
        let Some(desk) = self.desk.clone().filter(|_| self.is_due()) else { return };
        if self.meanwhile.visiting.is_none() {
            let (link, read) = (Arc::clone(link), Seq(self.ends.len() as u64));
            let clock = std::mem::replace(&mut self.clock, Clock::NotShown);
            let visiting = self.under_way(async move { link.visit(&desk, read, clock).await });
            self.meanwhile.visiting = visiting.ok();
        }
    }

    /// Whether the server answers, as far as is known.
    pub(super) fn reached(&self) -> Reach {
        let meanwhile = &self.meanwhile;
        let late = [
            meanwhile.reading.as_ref().and_then(|(_, asked)| asked.late_since()),
            meanwhile.beginning.as_ref().and_then(|(_, asked)| asked.late_since()),
            meanwhile.releasing.as_ref().and_then(UnderWay::late_since),
            meanwhile.unsure.as_ref().and_then(|unsure| match &unsure.finding {
                Finding::NotYet => None,
                Finding::Writing(asked) => asked.late_since(),
                Finding::Looking(asked) => asked.late_since(),
            }),
        ];
        let is_gone = self.link.as_ref().is_none_or(|link| link.is_gone());
        let gone = is_gone.then(|| self.away_since.unwrap_or_else(Instant::now));
        match late.into_iter().chain([gone]).flatten().min() {
            Some(since) => Reach::Away { since },
            None => Reach::Here,
        }
    }
}
