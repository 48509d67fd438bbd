//! Bust-outs of an evening that is played again.

use super::error::ImportError;
use super::playing::Playing;
use super::remark::RemarkKind;
use engine::Command;
use engine::entries::Who;
use engine::finishes::{Bust, Elsewhere};
use engine::refusal::Refusal;
use engine::values::{PlayerId, Seq, Timestamp};
use tdt::TdtBust;

impl Playing<'_> {
    /// Somebody busts out, as the file has it.
    pub(super) fn bust(&mut self, at: i64, who: usize, bust: &TdtBust) -> Result<(), ImportError> {
        self.reach(at, bust.round)?;
        let mut by = Vec::with_capacity(bust.by.len());
        for uuid in &bust.by {
            match self.people.known_as(uuid).filter(|hitman| *hitman != who) {
                Some(hitman) => by.push(hitman),
                None => self.remarks.more(RemarkKind::HitmenUnknown, &self.name(who)),
            }
        }
        let told = (bust.time != at).then_some(Timestamp(bust.time));
        self.bust_out(at, who, &by, told).map(drop)
    }

    /// Somebody is said to have busted out, which is taken back later.
    pub(super) fn bust_in_error(
        &mut self,
        at: i64,
        who: usize,
        by: &[usize],
    ) -> Result<(), ImportError> {
        if let Some(seq) = self.bust_out(at, who, by, None)? {
            self.in_error.insert(who, seq);
        }
        Ok(())
    }

    /// That is taken back: the act itself where nothing came after it.
    pub(super) fn take_back(&mut self, at: i64, who: usize) -> Result<(), ImportError> {
        let Some(seq) = self.in_error.remove(&who) else { return Ok(()) };
        let Some(player) = self.id(who).map(Who::Id) else { return Ok(()) };
        let is_newest = self.session.log().undoable().is_some_and(|(newest, _)| newest == seq);
        if is_newest {
            return self.settle(at, &Command::Undo).map(drop);
        }
        let back = self.act(at, &Command::Reinstate { player: player.clone(), to: None })?;
        if back.is_ok() {
            return Ok(());
        }
        // Somebody sits in their seat by now, and no other is open.
        if self.settle(at, &Command::ReinstateUnseated { player })?.is_some() {
            let name = self.name(who);
            self.remarks.name(RemarkKind::BackUnseated, name);
        }
        Ok(())
    }

    /// Enters a bust-out; none where it was that of the last player, who won.
    fn bust_out(
        &mut self,
        at: i64,
        who: usize,
        by: &[usize],
        told: Option<Timestamp>,
    ) -> Result<Option<Seq>, ImportError> {
        let Some(id) = self.id(who) else { return Ok(None) };
        let player = Who::Id(id);
        let is_in = self.tournament().entries().player(id).is_some_and(|player| player.is_in());
        if !is_in {
            let name = self.name(who);
            self.remarks.more(RemarkKind::AlreadyOut, &name);
            return Ok(None);
        }
        self.seat_now(at, who)?;
        let busts = vec![Bust::of(player)];
        let mut told = told;
        let mut hitmen: Vec<PlayerId> = by.iter().filter_map(|hitman| self.id(*hitman)).collect();
        loop {
            let command = Command::BustOut {
                busts: busts.clone(),
                by: hitmen.iter().copied().map(Who::Id).collect(),
                at: told,
                // The file does not say where everybody sat at that moment.
                elsewhere: Elsewhere::Allow,
            };
            let refusal = match self.act(at, &command)? {
                Ok(seq) => return Ok(Some(seq)),
                Err(refusal) => refusal,
            };
            if refusal == Refusal::NobodyLeft {
                let name = self.name(who);
                self.remarks.name(RemarkKind::LastBust, name);
                return Ok(None);
            }
            if let (Refusal::StacksNeeded { .. }, Some(moment)) = (&refusal, told) {
                // The file has two of a table at one moment, and no stacks: its order counts.
                told = Some(moment.plus_millis(1)).filter(|next| next.0 < at);
                continue;
            }
            if hitmen.is_empty() {
                self.note_unsettled(&refusal);
                return Ok(None);
            }
            // Whoever cannot have won the chips is left out; the others stay.
            let before = hitmen.len();
            match not_a_winner(&refusal) {
                Some(wrong) => hitmen.retain(|hitman| *hitman != wrong),
                None => hitmen.clear(),
            }
            if hitmen.len() == before {
                hitmen.clear();
            }
            let name = self.name(who);
            self.remarks.more(RemarkKind::HitmenUnknown, &name);
        }
    }
}

/// The winner that a refusal objects to.
fn not_a_winner(refusal: &Refusal) -> Option<PlayerId> {
    if let Refusal::WinnerNotYetIn { player, .. }
    | Refusal::WinnerOut { player, .. }
    | Refusal::WinnerBustsToo { player, .. }
    | Refusal::WinnerElsewhere { player, .. } = refusal
    {
        return Some(*player);
    }
    None
}
