//! What can be said in words: the list of phrases, each with what it needs to know.
//!
//! The words stand in the catalogue, in a line for each phrase, the usual ones first.

use crate::Words;
use crate::typed::fuzzy::word_score;
use engine::entries::fold;

/// What a phrase is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Act {
    BustOut,
    Move,
    Rebuy,
    AddOn,
    ReEnter,
    Reinstate,
    Lock,
    Unlock,
    Unregister,
    Show,
    Register,
    Button,
    DrawButton,
    NextHand,
    BreakTable,
    CloseSeat,
    OpenSeat,
    Start,
    Pause,
    Resume,
    NextStage,
    PreviousStage,
    Level,
    Balance,
    Alternates,
    Draw,
    Redraw,
    Plan,
    MovesDone,
    CloseRegistration,
    OpenRegistration,
    Penalty,
    Warn,
    Away,
    Back,
    CountHand,
    Undo,
    Redo,
    CallClock,
    TimeCard,
    ClockActed,
    ClockDead,
    ClockChecked,
    ClockOff,
    Dark,
    Light,
    TableDone,
    AllDone,
    HandForHand,
    EndHandForHand,
    LastHands,
    StopTable,
    PlayTable,
    Race,
    Leave,
    Bag,
    EndDay,
    BeginCount,
    EndCount,
    Surrender,
}

/// What has to be said with a phrase.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Takes {
    /// Nothing.
    Nothing,
    /// A player.
    Player,
    /// A player, and the table or seat that he goes to.
    PlayerAndSeat,
    /// A table.
    Table,
    /// A table and a seat.
    Seat,
    /// A number.
    Number,
    /// Words as they are.
    Text,
    /// A player, how much, and what for.
    Penalty,
}

/// Every phrase with the id of its words.
#[rustfmt::skip]
pub(super) const PHRASES: &[(Act, &str, Takes)] = &[
    (Act::BustOut, "command-say-bust-out", Takes::Player),
    (Act::Move, "command-say-move", Takes::PlayerAndSeat),
    (Act::Rebuy, "command-say-rebuy", Takes::Player),
    (Act::AddOn, "command-say-add-on", Takes::Player),
    (Act::ReEnter, "command-say-re-enter", Takes::Player),
    (Act::Reinstate, "command-say-reinstate", Takes::Player),
    (Act::Lock, "command-say-lock", Takes::Player),
    (Act::Unlock, "command-say-unlock", Takes::Player),
    (Act::Unregister, "command-say-unregister", Takes::Player),
    (Act::Show, "command-say-show", Takes::Player),
    (Act::Register, "command-say-register", Takes::Text),
    (Act::Button, "command-say-button", Takes::Seat),
    (Act::DrawButton, "command-say-draw-button", Takes::Table),
    (Act::NextHand, "command-say-next-hand", Takes::Table),
    (Act::BreakTable, "command-say-break-table", Takes::Table),
    (Act::CloseSeat, "command-say-close-seat", Takes::Seat),
    (Act::OpenSeat, "command-say-open-seat", Takes::Seat),
    (Act::Start, "command-say-start", Takes::Nothing),
    (Act::Pause, "command-say-pause", Takes::Nothing),
    (Act::Resume, "command-say-resume", Takes::Nothing),
    (Act::NextStage, "command-say-next-level", Takes::Nothing),
    (Act::PreviousStage, "command-say-previous-level", Takes::Nothing),
    (Act::Level, "command-say-level", Takes::Number),
    (Act::Balance, "command-say-balance", Takes::Nothing),
    (Act::Alternates, "command-say-alternates", Takes::Nothing),
    (Act::Draw, "command-say-draw", Takes::Nothing),
    (Act::Redraw, "command-say-redraw", Takes::Nothing),
    (Act::Plan, "command-say-plan", Takes::Nothing),
    (Act::MovesDone, "command-say-moves-done", Takes::Nothing),
    (Act::CloseRegistration, "command-say-close-registration", Takes::Nothing),
    (Act::OpenRegistration, "command-say-open-registration", Takes::Nothing),
    (Act::Penalty, "command-say-penalty", Takes::Penalty),
    (Act::Warn, "command-say-warn", Takes::Penalty),
    (Act::Away, "command-say-away", Takes::Player),
    (Act::Back, "command-say-back", Takes::Player),
    (Act::CountHand, "command-say-count-hand", Takes::Table),
    (Act::Undo, "command-say-undo", Takes::Nothing),
    (Act::Redo, "command-say-redo", Takes::Nothing),
    (Act::CallClock, "command-say-call-clock", Takes::Player),
    (Act::TimeCard, "command-say-time-card", Takes::Player),
    (Act::ClockActed, "command-say-clock-acted", Takes::Table),
    (Act::ClockDead, "command-say-clock-dead", Takes::Table),
    (Act::ClockChecked, "command-say-clock-checked", Takes::Table),
    (Act::ClockOff, "command-say-clock-off", Takes::Table),
    (Act::Dark, "command-say-dark", Takes::Nothing),
    (Act::Light, "command-say-light", Takes::Nothing),
    (Act::TableDone, "command-say-table-done", Takes::Table),
    (Act::AllDone, "command-say-all-done", Takes::Nothing),
    (Act::HandForHand, "command-say-hand-for-hand", Takes::Nothing),
    (Act::EndHandForHand, "command-say-end-hand-for-hand", Takes::Nothing),
    (Act::LastHands, "command-say-last-hands", Takes::Number),
    (Act::StopTable, "command-say-stop-table", Takes::Table),
    (Act::PlayTable, "command-say-play-table", Takes::Table),
    (Act::Race, "command-say-race", Takes::Text),
    (Act::Leave, "command-say-leave", Takes::Player),
    (Act::Bag, "command-say-bag", Takes::Table),
    (Act::EndDay, "command-say-end-day", Takes::Nothing),
    (Act::BeginCount, "command-say-begin-count", Takes::Nothing),
    (Act::EndCount, "command-say-end-count", Takes::Nothing),
    (Act::Surrender, "command-say-surrender", Takes::Player),
];

/// A phrase with all its words.
#[derive(Debug)]
pub(super) struct Phrase {
    pub(super) act: Act,
    pub(super) takes: Takes,
    /// The words that are usual.
    pub(super) usual: String,
    /// Every way to say it, each as words without case and accents.
    ways: Vec<Vec<String>>,
}

impl Phrase {
    /// How well these words say it, if they do. A way that is not typed to its end counts less.
    pub(super) fn score(&self, typed: &[&str], is_all: bool) -> Option<u32> {
        let scores = self.ways.iter().filter_map(|way| way_score(way, typed, is_all));
        scores.max()
    }

    /// How many words its ways have, each number once.
    pub(super) fn lengths(&self) -> Vec<usize> {
        let mut lengths: Vec<usize> = self.ways.iter().map(Vec::len).collect();
        lengths.sort_unstable();
        lengths.dedup();
        lengths
    }
}

/// Less than this, and something else is meant.
const SCORE_MIN: u32 = 40;

fn way_score(way: &[String], typed: &[&str], is_all: bool) -> Option<u32> {
    let is_begun = is_all && typed.len() < way.len();
    if typed.is_empty() || (typed.len() != way.len() && !is_begun) {
        return None;
    }
    let mut sum = 0;
    for (word, wanted) in typed.iter().zip(way) {
        let score = word_score(word, wanted);
        let letters = word.chars().count();
        // One or two letters begin very many words.
        let vague = match letters {
            _ if word == wanted => 0,
            1 => 30,
            2 => 15,
            _ => 0,
        };
        let score = score.saturating_sub(vague);
        if score < SCORE_MIN {
            return None;
        }
        sum += score;
    }
    let whole = sum / u32::try_from(typed.len()).ok()?;
    Some(if is_begun { whole * 4 / 5 } else { whole })
}

/// All phrases of a language, and the small words around them.
#[derive(Debug)]
pub struct Phrasebook {
    pub(super) phrases: Vec<Phrase>,
    /// Words that say nothing: *to*, *at*, *the*.
    pub(super) small: Vec<String>,
    /// Words before whoever won the chips.
    pub(super) winner: Vec<String>,
    /// Words before the number of a table.
    pub(super) table: Vec<String>,
    /// Words before the number of a seat.
    pub(super) seat: Vec<String>,
    /// Words before the number of a player.
    pub(super) number: Vec<String>,
}

impl Phrasebook {
    /// The phrases of the language that is spoken.
    #[must_use]
    pub fn new(words: &Words) -> Self {
        let list = |id: &str| -> Vec<String> {
            let text = words.text(id);
            text.split(',').map(|way| fold(way.trim())).filter(|way| !way.is_empty()).collect()
        };
        let phrase = |(act, id, takes): &(Act, &str, Takes)| {
            let text = words.text(id);
            let usual = text.split(',').next().unwrap_or_default().trim().to_owned();
            let split = |way: String| way.split_whitespace().map(str::to_owned).collect();
            let ways = list(id).into_iter().map(split).collect();
            Phrase { act: *act, takes: *takes, usual, ways }
        };
        Self {
            phrases: PHRASES.iter().map(phrase).collect(),
            small: list("command-word-small"),
            winner: list("command-word-winner"),
            table: list("command-word-table"),
            seat: list("command-word-seat"),
            number: list("command-word-number"),
        }
    }

    /// The usual words for an act.
    pub(super) fn usual(&self, act: Act) -> &str {
        let phrase = self.phrases.iter().find(|phrase| phrase.act == act);
        phrase.map_or("", |phrase| phrase.usual.as_str())
    }
}
