//! Who won the chips: at that moment they were in, did not bust in that hand, and sat at that
//! table.
//!
//! One answer for a bust-out that is entered, one that is corrected or moved in time, and one that
//! an older journal holds.

use crate::entries::{Player, StaysByPlayer};
use crate::finishes::{BustHand, Busted, Elsewhere, Exit, HandKey};
use crate::pace::HeldKind;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::values::{Chips, PlayerId, TableNo, Timestamp};

/// Why somebody cannot have won the chips of a player, or is not likely to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WinnerTrouble {
    /// They had not entered yet at that moment.
    NotYetIn,
    /// They were out at that moment.
    Out,
    /// They bust out in that hand, too: who wins a pot has chips.
    BustsToo,
    /// They sat at another table, or at none, and nobody confirmed it.
    Elsewhere,
}

/// A winner who cannot have won the chips, as a journal has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WinnerFault {
    /// The player who lost the chips.
    pub player: PlayerId,
    /// The moment at which the chips were lost.
    pub at: Timestamp,
    /// Who is said to have won them.
    pub winner: PlayerId,
    /// Why they cannot have won them, or are not likely to.
    pub why: WinnerTrouble,
}

impl WinnerTrouble {
    /// Whether it cannot be; otherwise somebody may confirm it.
    #[must_use]
    pub fn is_certain(self) -> bool {
        match self {
            Self::NotYetIn | Self::Out | Self::BustsToo => true,
            Self::Elsewhere => false,
        }
    }

    pub(super) fn refusal(self, winner: PlayerId, player: PlayerId) -> Refusal {
        match self {
            Self::NotYetIn => Refusal::WinnerNotYetIn { player: winner, other: player },
            Self::Out => Refusal::WinnerOut { player: winner, other: player },
            Self::BustsToo if winner == player => Refusal::BustedByHimself { player },
            Self::BustsToo => Refusal::WinnerBustsToo { player: winner, other: player },
            Self::Elsewhere => Refusal::WinnerElsewhere { player: winner, other: player },
        }
    }
}

/// Whether a player was in when a hand ended, and otherwise why not.
///
/// Their own bust-out in that hand counts: whoever loses their last chips wins none.
pub(super) fn was_in(
    tournament: &Tournament,
    player: &Player,
    key: HandKey,
) -> Result<(), WinnerTrouble> {
    let came = player.came().filter(|came| *came <= key.at).count();
    if came == 0 {
        return Err(WinnerTrouble::NotYetIn);
    }
    let finishes = &tournament.finishes;
    // Nobody is looked for where they never went out, or came back since and before that hand.
    let is_back = player.is_in() && player.came().next_back() <= Some(key.at);
    if is_back || finishes.last_bust(player.id).is_none() {
        return Ok(());
    }
    let hands = finishes.hands.range(..=key);
    let gone = hands.filter(|(_, hand)| hand.bust_of(player.id).is_some()).count();
    if came > gone { Ok(()) } else { Err(WinnerTrouble::Out) }
}

/// Whether a winner was in when somebody else lost their chips.
///
/// Where the loser had not entered by then either, names came later than play and prove nothing.
fn was_in_beside(
    tournament: &Tournament,
    winner: &Player,
    loser: PlayerId,
    key: HandKey,
) -> Result<(), WinnerTrouble> {
    let entered = tournament.entries.player(loser).map(|player| player.entered);
    match was_in(tournament, winner, key) {
        Err(WinnerTrouble::NotYetIn) if entered > Some(key.at) => Ok(()),
        other => other,
    }
}

/// A bust-out as far as it decides which others were in the same hand.
#[derive(Debug, Clone, Copy)]
pub(super) struct HandAt {
    pub(super) at: Timestamp,
    pub(super) table: TableNo,
    /// Which of the hands that all tables played at once.
    pub(super) hand: Option<u32>,
    /// Their stack at its start, which tells them apart from others of that moment.
    pub(super) stack: Option<Chips>,
}

/// What was entered of one hand of a table: of the hand that all tables played, and otherwise of
/// that moment, where stacks tell who finishes higher.
///
/// Without stacks the order in which they were entered counts, as for two hands.
pub(super) fn of_one_hand(
    tournament: &Tournament,
    HandAt { at, table, hand, stack }: HandAt,
) -> impl Iterator<Item = (&HandKey, &BustHand, &Busted)> {
    let finishes = &tournament.finishes;
    let is_hand = |no: &u32| tournament.pace.hand(*no).is_some_and(|it| it.kind == HeldKind::Hand);
    let no = hand.filter(is_hand);
    // A hand that all tables played is another one, even in the same moment.
    let is_free = move |other: &BustHand| other.hand.filter(is_hand).is_none();
    let held = no.into_iter().flat_map(|no| finishes.of_hand(no));
    let (from, upto) = (HandKey { at, order: 0 }, HandKey { at, order: u64::MAX });
    let is_told = stack.is_some() && no.is_none();
    let of_moment = is_told.then(|| finishes.hands.range(from..=upto)).into_iter().flatten();
    let of_moment = of_moment.map(|(key, hand)| (key, hand.as_ref()));
    let of_moment = of_moment.filter(move |(_, hand)| hand.is_told_apart() && is_free(hand));
    let is_busted = |(_, hand): &(&HandKey, &BustHand)| hand.exit == Exit::BustedOut;
    let busts = of_moment.chain(held).filter(is_busted);
    let busts = busts.flat_map(|(key, hand)| hand.busts.iter().map(move |bust| (key, hand, bust)));
    busts.filter(move |(_, _, bust)| bust.seat.table == table)
}

/// Every winner in the journal who cannot have won, or sat elsewhere unconfirmed, by moment.
#[must_use]
pub fn winner_faults(tournament: &Tournament) -> Vec<WinnerFault> {
    let stays = tournament.entries.stays().by_player();
    let faults = lost(tournament).filter_map(|lost| {
        let why = lost.impossible(tournament).or_else(|| lost.elsewhere(&stays))?;
        Some(lost.fault(why))
    });
    faults.collect()
}

/// Winners who cannot have won the chips, by moment: what an older journal may hold.
///
/// Costs nothing where none was ever written down.
#[must_use]
pub fn impossible_winners(tournament: &Tournament) -> Vec<WinnerFault> {
    if !tournament.finishes.is_in_doubt {
        return Vec::new();
    }
    let faults = lost(tournament);
    faults.filter_map(|lost| Some(lost.fault(lost.impossible(tournament)?))).collect()
}

/// What is wrong with the winners of a player's last bust-out.
pub(crate) fn impossible_winner_of(
    tournament: &Tournament,
    player: PlayerId,
) -> Option<WinnerFault> {
    let (key, hand) = tournament.finishes.last_bust(player)?;
    let bust = hand.bust_of(player)?;
    let mut lost = hand.won_by(bust).iter().map(|winner| Lost { key, hand, bust, winner: *winner });
    lost.find_map(|lost| Some(lost.fault(lost.impossible(tournament)?)))
}

/// Whether a player's last bust-out names an impossible winner, or makes one of the player.
pub(super) fn has_impossible_winner(tournament: &Tournament, player: PlayerId) -> bool {
    let Some((key, hand)) = tournament.finishes.last_bust(player) else { return false };
    let bust = hand.bust_of(player);
    let stacked = bust.map(|bust| {
        let (table, stack) = (bust.seat.table, bust.stack);
        HandAt { at: key.at, table, hand: hand.hand, stack }
    });
    let is_in = tournament.entries.player(player).is_some_and(Player::is_in);
    impossible_winner_of(tournament, player).is_some()
        || stacked.filter(|_| !is_in).is_some_and(|stacked| {
            check_won_nothing_since(tournament, player, stacked, *key).is_err()
        })
}

/// Somebody lost chips to somebody.
#[derive(Clone, Copy)]
struct Lost<'a> {
    key: &'a HandKey,
    hand: &'a BustHand,
    bust: &'a Busted,
    winner: PlayerId,
}

fn lost(tournament: &Tournament) -> impl Iterator<Item = Lost<'_>> {
    tournament.finishes.hands().flat_map(|(key, hand)| {
        hand.busts.iter().flat_map(move |bust| {
            hand.won_by(bust).iter().map(move |winner| Lost { key, hand, bust, winner: *winner })
        })
    })
}

impl Lost<'_> {
    fn fault(&self, why: WinnerTrouble) -> WinnerFault {
        let (player, at, winner) = (self.bust.player, self.key.at, self.winner);
        WinnerFault { player, at, winner, why }
    }

    fn impossible(&self, tournament: &Tournament) -> Option<WinnerTrouble> {
        let Self { key, hand, bust, winner } = *self;
        let (table, stack) = (bust.seat.table, bust.stack);
        let at = HandAt { at: key.at, table, hand: hand.hand, stack };
        let mut together = of_one_hand(tournament, at).map(|(_, _, other)| other.player);
        if hand.bust_of(winner).is_some() || together.any(|other| other == winner) {
            return Some(WinnerTrouble::BustsToo);
        }
        match tournament.entries.player(winner) {
            Some(known) => was_in_beside(tournament, known, bust.player, *key).err(),
            None => Some(WinnerTrouble::Out),
        }
    }

    fn elsewhere(&self, stays: &StaysByPlayer) -> Option<WinnerTrouble> {
        let table = |player| stays.table_then(player, self.key.at);
        let own = table(self.winner);
        let is_elsewhere = own.is_none() || own != table(self.bust.player);
        let is_open = self.hand.elsewhere == Elsewhere::Refuse && is_elsewhere;
        is_open.then_some(WinnerTrouble::Elsewhere)
    }
}

/// A bust-out whose winners are looked at before it is written down.
#[derive(Debug, Clone, Copy)]
pub(super) struct Claim<'a> {
    pub(super) player: PlayerId,
    pub(super) hand: HandAt,
    /// Where it stands among all hands.
    pub(super) key: HandKey,
    pub(super) by: &'a [PlayerId],
    /// Everybody who busts out with them, as it is told now.
    pub(super) together: &'a [PlayerId],
    pub(super) elsewhere: Elsewhere,
    /// The moment is the present one: everybody sits where they sit now.
    pub(super) is_now: bool,
}

/// Holds the winners of a bust-out against what was.
///
/// # Errors
/// The first winner who cannot have won the chips, or sat elsewhere where nobody confirmed it.
pub(super) fn check_winners(tournament: &Tournament, claim: Claim<'_>) -> Result<(), Refusal> {
    let Claim { player, hand, key, by, together, elsewhere, is_now } = claim;
    let table = |player: PlayerId| match is_now {
        true => tournament.entries.player(player).and_then(Player::seat).map(|at| at.table),
        false => tournament.entries.stays().table_then(player, hand.at),
    };
    for winner in by.iter().copied() {
        let refused = |why: WinnerTrouble| why.refusal(winner, player);
        let mut busted = of_one_hand(tournament, hand).map(|(_, _, bust)| bust.player);
        if together.contains(&winner) || busted.any(|other| other == winner) {
            return Err(refused(WinnerTrouble::BustsToo));
        }
        let known = tournament.entries.player(winner);
        let known = known.ok_or_else(|| refused(WinnerTrouble::Out))?;
        was_in_beside(tournament, known, player, key).map_err(refused)?;
        if elsewhere == Elsewhere::Refuse {
            let own = table(winner);
            if own.is_none() || own != table(player) {
                return Err(refused(WinnerTrouble::Elsewhere));
            }
        }
    }
    Ok(())
}

/// Nobody wins chips after their last ones are gone, or in the hand in which they go: their own
/// wins then stand in the way of a bust-out that is entered later, moved or put right.
///
/// # Errors
/// The player, and whose chips they are said to have won then.
pub(super) fn check_won_nothing_since(
    tournament: &Tournament,
    player: PlayerId,
    hand: HandAt,
    key: HandKey,
) -> Result<(), Refusal> {
    let finishes = &tournament.finishes;
    // Most bust-outs are entered as they happen, one by one, and nothing stands beside them.
    if finishes.is_last(key) && hand.hand.is_none() && hand.stack.is_none() {
        return Ok(());
    }
    let later = finishes.hands.range(key..);
    let later =
        later.flat_map(|(_, hand)| hand.busts.iter().map(move |bust| (hand.as_ref(), bust)));
    let together = of_one_hand(tournament, hand).map(|(_, hand, bust)| (hand, bust));
    let mut lost = later.chain(together).filter(|(_, bust)| bust.player != player);
    match lost.find(|(hand, bust)| hand.won_by(bust).contains(&player)) {
        Some((_, bust)) => Err(Refusal::WonSince { player, other: bust.player }),
        None => Ok(()),
    }
}
