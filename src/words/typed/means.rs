//! What somebody may want who typed this: every way to understand it, made into deeds.

use crate::Args;
use crate::typed::fuzzy::word_score;
use crate::typed::moves::moves;
use crate::typed::parse::{Token, Understood, understand};
use crate::typed::penalties::penalties;
use crate::typed::phrase::{Act, Takes};
use crate::typed::who::{Said, people, seat_at, table_no};
use crate::typed::winner::busts_by;
use crate::typed::{Asking, Deed, Form, OFFERS_MAX, chips_keyed, chips_typed, player_clock};
use engine::Command;
use engine::chips::{CountOccasion, RaceStep, SeatChips, TableChips};
use engine::command::{ButtonMoment, SameNames};
use engine::days::LeaverChips;
use engine::entries::{NewPlayer, Player, PlayerName, Status, Who, fold};
use engine::finishes::Bust;
use engine::seating::due_redraw;
use engine::settings::Limit;
use engine::values::{LevelNo, SeatAt, SeatNo, StageNo, TableNo};
use std::cmp::Reverse;

/// A deed with how likely it is meant.
#[derive(Debug, Clone)]
pub(super) struct Candidate {
    pub(super) score: u32,
    pub(super) deed: Deed,
    /// Nobody said what is to be done: only a player was named.
    pub(super) is_guessed: bool,
}

impl Candidate {
    pub(super) fn said(score: u32, deed: Deed) -> Self {
        Self { score, deed, is_guessed: false }
    }

    fn guessed(score: u32, deed: Deed) -> Self {
        Self { score, deed, is_guessed: true }
    }
}

/// So much worse a name may fit, and may still be meant as well as the best one.
const CLOSE: u32 = 30;

/// Nobody adds or takes more than a day.
const MINUTES_MAX: i64 = 24 * 60;

/// Everything that may be meant, the likeliest first.
pub(super) fn candidates(asking: &Asking<'_>, typed: &str) -> Vec<Candidate> {
    let mut found = Vec::new();
    for way in understand(asking.phrases, typed) {
        if asking.tournament.is_created() {
            found.extend(candidates_of(asking, &way));
        }
        if way.said.is_none() {
            found.extend(verbs(asking, &way.rest));
        } else if let Some((act @ (Act::Dark | Act::Light), _)) = way.said
            && way.rest.is_empty()
        {
            let deed = if act == Act::Dark { Deed::Dark } else { Deed::Light };
            found.push(Candidate::said(way.score, deed));
        }
    }
    found.sort_by_key(|candidate| Reverse(candidate.score));
    let mut kept: Vec<Candidate> = Vec::new();
    for candidate in found {
        if kept.len() < OFFERS_MAX && !kept.iter().any(|other| other.deed == candidate.deed) {
            kept.push(candidate);
        }
    }
    let room = OFFERS_MAX - kept.len();
    kept.extend(questions(asking, typed).take(room.min(QUESTIONS_MAX)));
    kept
}

/// No more floor questions and pages than these are offered beneath what can be done.
const QUESTIONS_MAX: usize = 4;

/// Shorter words mean too many questions.
const QUESTION_LETTERS: usize = 3;

/// Floor questions and pages that may be meant.
fn questions<'a>(asking: &Asking<'a>, typed: &str) -> impl Iterator<Item = Candidate> + use<'a> {
    let is_long = typed.trim().chars().count() >= QUESTION_LETTERS;
    let book = asking.tournament.settings().rules.rulebook;
    let found = asking.index.filter(|_| is_long).map(|index| index.find(typed, book));
    found.into_iter().flatten().map(|entry| Candidate::said(0, Deed::Found(entry.found)))
}

fn candidates_of(asking: &Asking<'_>, way: &Understood) -> Vec<Candidate> {
    if matches!(way.said, None | Some((Act::BustOut, _)))
        && let Some(found) = busts_by(asking, way.score, &way.rest)
    {
        return found;
    }
    let said = Said::of(&way.rest);
    let Some((act, takes)) = way.said else { return bare(asking, &said) };
    let one = |deed| vec![Candidate::said(way.score, deed)];
    let more = || {
        // The clock alone is the screen; on a player it is called only with his name.
        let score = way.score.saturating_sub(u32::from(act == Act::CallClock));
        let deed = Deed::Complete(format!("{} ", asking.phrases.usual(act)));
        vec![Candidate::said(score, deed)]
    };
    match takes {
        Takes::Nothing if way.rest.is_empty() => deed_of(asking, act).map_or(Vec::new(), one),
        Takes::Nothing => Vec::new(),
        Takes::Player if way.rest.is_empty() => more(),
        Takes::Player => with_players(asking, act, way.score, &said),
        Takes::PlayerAndSeat if way.rest.is_empty() => more(),
        Takes::PlayerAndSeat => moves(asking, way.score, &said),
        Takes::Text if act == Act::Race => race(asking, way).map_or_else(more, one),
        Takes::Text => register(asking, way),
        Takes::Penalty => penalties(asking, act, way.score, &way.rest),
        _ if !said.names.is_empty() => Vec::new(),
        Takes::Number => match (said.plain.as_slice(), way.rest.len()) {
            ([hands], 1) if act == Act::LastHands => {
                let hands = u16::try_from(*hands).unwrap_or(u16::MAX);
                one(Deed::Submit(Command::AnnounceLastHands { hands }))
            }
            ([level], 1) => one(go_to_level(asking, *level)),
            (_, 0) => more(),
            _ => Vec::new(),
        },
        Takes::Table | Takes::Seat => match (said.place(0), act) {
            ((None, _), Act::NextHand | Act::DrawButton | Act::CountHand) => {
                match only_table(asking) {
                    Some(table) => one(with_table(act, table)),
                    None => more(),
                }
            }
            ((None, _), Act::Bag) => one(Deed::Form(Form::Bags)),
            ((None, _), _) => match player_clock::only_clock(asking) {
                Some(table) if player_clock::settle(act, table).is_some() => {
                    one(with_table(act, table))
                }
                _ => more(),
            },
            ((Some(table), None), Act::Bag) => one(Deed::Form(Form::BagTable(table_no(table)))),
            ((Some(table), None), Act::Button) => one(Deed::Button(table_no(table))),
            ((Some(table), None), Act::CloseSeat | Act::OpenSeat) => {
                one(Deed::Complete(format!("{} {table} ", asking.phrases.usual(act))))
            }
            ((Some(table), None), _) => one(with_table(act, table_no(table))),
            ((Some(table), Some(seat)), _) if takes == Takes::Seat => {
                one(with_seat(act, seat_at(table, seat)))
            }
            _ => Vec::new(),
        },
    }
}

/// What needs nothing said with it.
fn deed_of(asking: &Asking<'_>, act: Act) -> Option<Deed> {
    Some(match act {
        Act::Start => Deed::Submit(Command::StartClock),
        Act::Pause => Deed::Submit(Command::PauseClock),
        Act::Resume => Deed::Submit(Command::ResumeClock),
        Act::NextStage => Deed::Submit(Command::NextStage),
        Act::PreviousStage => Deed::Submit(Command::PreviousStage),
        Act::Balance => Deed::Submit(Command::Balance { players: Vec::new() }),
        Act::Alternates => Deed::Submit(Command::SeatAlternates),
        Act::MovesDone => Deed::Submit(Command::CompleteMoves { players: Vec::new() }),
        Act::CloseRegistration => Deed::Submit(Command::CloseRegistration),
        Act::OpenRegistration => Deed::Submit(Command::OpenRegistration),
        Act::BeginCount => Deed::Submit(Command::BeginCount { occasion: CountOccasion::default() }),
        Act::EndCount => Deed::Submit(Command::EndCount),
        Act::Undo => Deed::Submit(Command::Undo),
        Act::Redo => Deed::Submit(Command::Redo),
        Act::AllDone => Deed::Submit(Command::TableDone { tables: Vec::new() }),
        // While it is on, the same words begin its next hand.
        Act::HandForHand => Deed::Submit(match asking.tournament.pace().hand_for_hand() {
            Some(_) => Command::NextHandForHand,
            None => Command::StartHandForHand,
        }),
        Act::EndHandForHand => Deed::Submit(Command::EndHandForHand),
        Act::EndDay => Deed::Submit(Command::EndDay),
        Act::Draw => Deed::Form(Form::Draw),
        Act::Plan => Deed::Form(Form::Plan),
        Act::Redraw => {
            let all = || asking.tournament.seating().tables().map(|table| table.no).collect();
            Deed::Form(Form::Redraw(due_redraw(asking.tournament).unwrap_or_else(all)))
        }
        // Both are offered without a tournament, too.
        _ => return None,
    })
}

fn with_table(act: Act, table: TableNo) -> Deed {
    Deed::Submit(match act {
        Act::NextHand => Command::NextHand { table, confirmed: Vec::new() },
        Act::DrawButton => Command::DrawButton { table },
        Act::TableDone => Command::TableDone { tables: vec![table] },
        Act::StopTable => Command::HaltTable { table },
        Act::PlayTable => Command::ResumeTable { table },
        Act::CountHand => Command::CountHand { table },
        _ => match player_clock::settle(act, table) {
            Some(command) => command,
            None => Command::BreakTables { tables: vec![table] },
        },
    })
}

fn with_seat(act: Act, at: SeatAt) -> Deed {
    Deed::Submit(match act {
        Act::CloseSeat => Command::CloseSeat { at },
        Act::OpenSeat => Command::OpenSeat { at },
        _ => Command::SetButton {
            table: at.table,
            button: at.seat,
            small_blind: None,
            big_blind: None,
            when: ButtonMoment::ThisHand,
        },
    })
}

fn go_to_level(asking: &Asking<'_>, level: u32) -> Deed {
    let level = LevelNo(u16::try_from(level).unwrap_or(u16::MAX));
    let stage = asking.tournament.structure().stage_of_level(level);
    match stage {
        Some(stage) => Deed::Submit(Command::GoToStage { stage }),
        None => Deed::Submit(Command::GoToStage { stage: StageNo(u16::MAX) }),
    }
}

fn only_table(asking: &Asking<'_>) -> Option<TableNo> {
    let mut tables = asking.tournament.seating().tables();
    let table = tables.next()?.no;
    tables.next().is_none().then_some(table)
}

/// Sells an entry to the name as it was typed.
fn register(asking: &Asking<'_>, way: &Understood) -> Vec<Candidate> {
    let typed: Vec<&str> = way.rest.iter().map(|token| token.raw.as_str()).collect();
    if typed.is_empty() {
        return vec![Candidate::said(way.score, Deed::Form(Form::Register))];
    }
    let Some(name) = PlayerName::new(&typed.join(" ")) else { return Vec::new() };
    let is_taken = asking.tournament.entries().named(name.as_str()).next().is_some();
    let player = NewPlayer { name, need: None };
    let command = |same_names| Command::Register { players: vec![player.clone()], same_names };
    let deed = Deed::Submit(command(SameNames::Refuse));
    let mut found = vec![Candidate::said(way.score, deed)];
    if is_taken {
        let deed = Deed::Submit(command(SameNames::Allow));
        found.push(Candidate::said(way.score.saturating_sub(1), deed));
    }
    found
}

/// The race of a table: its number, the value that goes, and the chips of each player by seat.
///
/// None while more has to be said.
fn race(asking: &Asking<'_>, way: &Understood) -> Option<Deed> {
    let mut told = way.rest.iter().map(|token| token.raw.as_str());
    let no = told.by_ref().find_map(|word| {
        let digits = word.trim_start_matches(|c: char| c.is_alphabetic());
        digits.parse::<u16>().ok().map(TableNo)
    })?;
    let remove = chips_typed(told.next()?)?;
    let typed: Vec<&str> = told.collect();
    let table = asking.tournament.seating().table(no);
    let seats: Vec<SeatNo> = table.map(|table| table.taken().iter().collect()).unwrap_or_default();
    let keyed = match chips_keyed(&typed.join(" "), seats.len()) {
        _ if typed.is_empty() => return None,
        Ok(keyed) => keyed,
        Err(unkeyed) => {
            let what = asking.words.say("command-do-race", &Args::new().no("table", no.0));
            return Some(Deed::Cannot { what, why: asking.words.unkeyed(&unkeyed) });
        }
    };
    let seats = seats.into_iter().zip(keyed).map(|(seat, keyed)| SeatChips {
        seat,
        chips: vec![keyed.chips],
        is_whole_stack: keyed.is_whole_stack,
        cards: Vec::new(),
    });
    Some(Deed::Submit(Command::RaceChips {
        steps: vec![RaceStep { remove, next: None }],
        tables: vec![TableChips { table: no, seats: seats.collect() }],
        public: None,
    }))
}

/// The likeliest deeds for whoever is named with nothing else, and the table of this number.
fn bare(asking: &Asking<'_>, said: &Said<'_>) -> Vec<Candidate> {
    let mut found = Vec::new();
    if let Some(minutes) = said.minutes.filter(|minutes| minutes.abs() <= MINUTES_MAX) {
        if said.names.is_empty() && said.plain.is_empty() {
            let deed = Deed::Submit(Command::AdjustClock { secs: minutes.saturating_mul(60) });
            found.push(Candidate::said(100, deed));
        }
        return found;
    }
    let people = people(asking, said);
    let best = people.first().map_or(0, |meant| meant.score);
    let close = people.iter().map(|meant| meant.score).filter(|score| score + CLOSE >= best);
    let below = close.min().unwrap_or(0);
    for (index, meant) in people.iter().enumerate() {
        let Some(player) = asking.tournament.entries().player(meant.player) else { continue };
        let acts = likely(asking, player);
        // Everybody who may be meant is offered first, then all other acts for the first one.
        let shown = if index == 0 { acts.len() } else { 1 };
        for (rank, deed) in (0..).zip(acts).take(shown) {
            let score = if rank == 0 { meant.score } else { below.saturating_sub(rank) };
            found.push(Candidate::guessed(score, deed));
        }
    }
    if said.names.is_empty()
        && let (Some(table), seat) = said.place(0)
        && asking.tournament.seating().table(table_no(table)).is_some()
    {
        let score = if seat.is_none() { 90 } else { 60 };
        found.push(Candidate::said(score, Deed::Table(table_no(table))));
    }
    found
}

/// What can be done with a player, the likeliest first.
fn likely(asking: &Asking<'_>, player: &Player) -> Vec<Deed> {
    let terms = &asking.tournament.settings().entries;
    let act = |act| Deed::Submit(with_player(act, player));
    let show = Deed::Player(player.id);
    let sold = [
        (terms.rebuys != Limit::Never).then(|| act(Act::Rebuy)),
        terms.add_on_chips.map(|_| act(Act::AddOn)),
    ];
    let lock = if player.is_locked { Act::Unlock } else { Act::Lock };
    let has_begun = asking.tournament.clock().has_begun(asking.now);
    match player.status {
        Status::Seated(_) if has_begun => {
            let mut acts = vec![act(Act::BustOut), Deed::Carry(player.id)];
            acts.extend(sold.into_iter().flatten());
            acts.extend([act(lock), show]);
            acts
        }
        Status::Seated(_) => {
            vec![show, act(Act::Unregister), Deed::Carry(player.id), act(lock)]
        }
        Status::Out => {
            let mut acts = vec![act(Act::Reinstate)];
            acts.extend((terms.re_entries != Limit::Never).then(|| act(Act::ReEnter)));
            acts.extend((terms.rebuys != Limit::Never).then(|| act(Act::Rebuy)));
            // What may happen comes before what may not.
            acts.sort_by_key(|deed| match deed {
                Deed::Submit(command) => (asking.check)(command).is_err(),
                _ => false,
            });
            acts.push(show);
            acts
        }
        _ => vec![show, Deed::Carry(player.id), act(Act::Unregister)],
    }
}

/// A command about one player and nothing else.
fn with_player(act: Act, player: &Player) -> Command {
    let who = Who::Id(player.id);
    match act {
        Act::Rebuy => Command::Rebuy { player: who },
        Act::AddOn => Command::AddOn { player: who },
        Act::ReEnter => Command::ReEnter { player: who },
        Act::Surrender => Command::SurrenderStack { player: who },
        Act::Reinstate => Command::Reinstate { player: who, to: None },
        Act::Leave => Command::LeaveEarly { player: who, stack: None, chips: LeaverChips::ByRules },
        Act::Lock => Command::LockPlayer { player: who },
        Act::Unlock => Command::UnlockPlayer { player: who },
        Act::Unregister => Command::Unregister { players: vec![who] },
        Act::Away => Command::MarkAbsent { players: vec![who] },
        Act::Back => Command::MarkPresent { players: vec![who] },
        Act::CallClock => player_clock::call(who),
        Act::TimeCard => Command::UseTimeCard { player: who },
        _ => {
            let busts = vec![Bust { player: who, stack: None }];
            Command::BustOut { busts, by: Vec::new(), at: None }
        }
    }
}

fn with_players(asking: &Asking<'_>, act: Act, said_score: u32, said: &Said<'_>) -> Vec<Candidate> {
    let people = people(asking, said);
    if people.is_empty() {
        return nobody(asking, act, said_score, said);
    }
    let entries = asking.tournament.entries();
    let players = people.iter().filter_map(|meant| Some((meant, entries.player(meant.player)?)));
    let found = players.map(|(meant, player)| {
        let deed = match act {
            Act::Show => Deed::Player(player.id),
            _ => Deed::Submit(with_player(act, player)),
        };
        let score = both(said_score, meant.score);
        let fits = match act {
            Act::BustOut
            | Act::Lock
            | Act::AddOn
            | Act::CallClock
            | Act::TimeCard
            | Act::Surrender => player.seat().is_some(),
            Act::ReEnter | Act::Reinstate => player.status == Status::Out,
            Act::Unlock => player.is_locked,
            Act::Away => player.is_in(),
            Act::Back => asking.tournament.penalties().absence(player.id).is_some(),
            _ => true,
        };
        Candidate::said(if fits { score } else { score.saturating_sub(20) }, deed)
    });
    found.collect()
}

/// What else can be done, by the words on its button.
fn verbs(asking: &Asking<'_>, rest: &[Token]) -> Vec<Candidate> {
    if rest.is_empty() || rest.iter().any(|token| token.number.is_some()) {
        return Vec::new();
    }
    let fit = |words: &str| {
        let folded = fold(words);
        let own: Vec<&str> =
            folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let mut sum = 0;
        for token in rest {
            let best = own.iter().map(|own| word_score(&token.folded, own)).max()?;
            if best < 55 {
                return None;
            }
            sum += best;
        }
        let whole = sum / u32::try_from(rest.len()).ok()?;
        let unsaid = u32::try_from(own.len().saturating_sub(rest.len())).unwrap_or(0);
        Some(whole.saturating_sub(3 * unsaid))
    };
    let scored = asking.verbs.iter().enumerate();
    let scored = scored.filter_map(|(index, words)| Some((index, fit(words)?)));
    scored.map(|(index, score)| Candidate::said(score, Deed::Verb(index))).collect()
}

pub(super) fn both(said: u32, meant: u32) -> u32 {
    u32::midpoint(said, meant) + 10
}

/// The act is clear, and whom it concerns is not.
pub(super) fn nobody(asking: &Asking<'_>, act: Act, score: u32, said: &Said<'_>) -> Vec<Candidate> {
    if score < 80 {
        return Vec::new();
    }
    let what = asking.phrases.usual(act).to_owned();
    let why = match (said.names.is_empty(), said.place(0)) {
        (true, (Some(table), Some(seat))) => {
            let at = asking.words.seat(seat_at(table, seat));
            let args = Args::new().text("seat", at);
            asking.words.say("command-nobody-sits", &args)
        }
        _ => asking.words.text("command-nobody-found"),
    };
    vec![Candidate::said(score, Deed::Cannot { what, why })]
}
