//! What can be done in a story: the words after `>`.

use super::setup;
use super::text::{
    moment, name_and_chips, name_and_number, number, option, parts, people, seat, split, tables,
    who,
};
use engine::Settings;
use engine::button::Flag;
use engine::command::{Apart, ButtonMoment, Command, LostTime, SameNames, Tracking};
use engine::entries::{MoneyBack, NewPlayer, PlayerName, Sale, SeatNeed, StackCount, Who};
use engine::finishes::{Bust, Elsewhere};
use engine::money::Pays;
use engine::seating::NewTable;
use engine::structure::Structure;
use engine::values::{Chips, SeatAt, SeatNo, StageNo, TableNo};

type Asked = Result<Command, String>;

/// The command that a line asks for.
pub fn command(line: &str, settings: &Settings, structure: &Structure) -> Asked {
    let known = simple(line)
        .or_else(|| clock(line))
        .or_else(|| entries(line))
        .or_else(|| seating(line))
        .or_else(|| button(line))
        .or_else(|| finishes(line))
        .or_else(|| change(line, settings, structure));
    known.unwrap_or_else(|| Err(format!("nobody knows how to {line:?}")))
}

fn simple(line: &str) -> Option<Asked> {
    Some(Ok(match line {
        "start" => Command::StartClock,
        "pause" => Command::PauseClock,
        "resume" => Command::ResumeClock,
        "next level" => Command::NextStage,
        "previous level" => Command::PreviousStage,
        "close registration" => Command::CloseRegistration,
        "open registration" => Command::OpenRegistration,
        "seat alternates" => Command::SeatAlternates,
        "balance" => Command::Balance { players: Vec::new() },
        "break tables" => Command::BreakTables { tables: Vec::new() },
        "draw seats" => Command::DrawSeats { public: None },
        "moves done" => Command::CompleteMoves { players: Vec::new() },
        "undo" => Command::Undo,
        "redo" => Command::Redo,
        _ => return None,
    }))
}

fn clock(line: &str) -> Option<Asked> {
    let after = |word: &str| line.strip_prefix(word);
    if let Some(at) = after("start at ") {
        return Some(moment(at).map(|at| Command::ScheduleStart { at }));
    }
    if let Some(minutes) = after("add ").and_then(|rest| rest.strip_suffix(" minutes")) {
        return Some(number::<i64>(minutes).map(|m| Command::AdjustClock { secs: m * 60 }));
    }
    if let Some(minutes) = after("take ").and_then(|rest| rest.strip_suffix(" minutes")) {
        return Some(number::<i64>(minutes).map(|m| Command::AdjustClock { secs: -m * 60 }));
    }
    if let Some(stage) = after("go to line ") {
        return Some(number(stage).map(|stage| Command::GoToStage { stage: StageNo(stage) }));
    }
    if let Some(from) = after("the clock was wrong at ") {
        return Some(moment(from).map(|from| Command::CorrectTime { from }));
    }
    let since = after("lost time since ")?;
    let (from, verdict) = match since.strip_suffix(" does not count") {
        Some(from) => (from, LostTime::DoesNotCount),
        None => (since.strip_suffix(" counts")?, LostTime::Counts),
    };
    Some(moment(from).map(|from| Command::SettleLostTime { from, verdict }))
}

fn entries(line: &str) -> Option<Asked> {
    let (word, rest) = line.split_once(' ')?;
    let player = || who(rest);
    Some(match word {
        "register" => register(rest),
        "unregister" => people(rest).map(|players| Command::Unregister { players }),
        "re-enter" => player().map(|player| Command::ReEnter { player, pays: Pays::default() }),
        "rebuy" => player().map(|player| Command::Rebuy { player, pays: Pays::default() }),
        "add-on" => player().map(|player| Command::AddOn { player, pays: Pays::default() }),
        "void" => void(rest),
        "sell" => sell(rest),
        "lock" => player().map(|player| Command::LockPlayer { player }),
        "unlock" => player().map(|player| Command::UnlockPlayer { player }),
        "apart" => pair(rest, Apart::Keep),
        "together" => pair(rest, Apart::Free),
        "rename" => rename(rest),
        "need" => need(rest),
        "count" => count(rest),
        _ => return None,
    })
}

fn sale(text: &str) -> Result<Sale, String> {
    let sale = Sale::ALL.iter().copied().find(|sale| sale.id() == text);
    sale.ok_or_else(|| format!("nothing is sold as {text:?}"))
}

/// `rebuy of Ana: the wrong Ana`, `entry of Ana stack 4000 kept`.
fn void(text: &str) -> Asked {
    let (what, note) = text.split_once(": ").unwrap_or((text, ""));
    let (sold, player) = split(what, " of ")?;
    let (player, money) = match player.strip_suffix(" kept") {
        Some(player) => (player, MoneyBack::Kept),
        None => (player, MoneyBack::GivenBack),
    };
    let (player, stack) = option(player, "stack");
    let stack = stack.map(number).transpose()?.map(Chips);
    let (sale, player, note) = (sale(sold)?, who(player)?, note.to_owned());
    Ok(Command::VoidSale { sale, player, stack, money, note })
}

/// `rebuy to Ana: the level was over too early`.
fn sell(text: &str) -> Asked {
    let (what, reason) = text.split_once(": ").unwrap_or((text, ""));
    let (sold, player) = split(what, " to ")?;
    let (sale, player, reason) = (sale(sold)?, who(player)?, reason.to_owned());
    Ok(Command::SellAllTheSame { sale, player, reason, pays: Pays::default() })
}

fn register(text: &str) -> Asked {
    let (names, same_names) = match text.strip_prefix("anyway ") {
        Some(names) => (names, SameNames::Allow),
        None => (text, SameNames::Refuse),
    };
    let new = |text: &str| Ok(NewPlayer { name: name(text)?, need: None, member: None });
    let players = parts(names).into_iter().map(new).collect::<Result<_, String>>()?;
    Ok(Command::Register { players, same_names, pays: Pays::default() })
}

/// A name that a player can have.
pub fn name(text: &str) -> Result<PlayerName, String> {
    PlayerName::new(text).ok_or_else(|| format!("{text:?} is no name"))
}

fn rename(text: &str) -> Asked {
    let (player, new) = split(text, " to ")?;
    Ok(Command::Rename { player: who(player)?, name: name(new)?, same_names: SameNames::Refuse })
}

fn pair(text: &str, apart: Apart) -> Asked {
    let players = people(text)?.try_into().map_err(|_| "two players are needed")?;
    Ok(Command::KeepApart { players, apart })
}

/// `Ana: table 1 seat 3`, either of them, or `Ana: nothing`.
fn need(text: &str) -> Asked {
    let (player, need) = split(text, ":")?;
    let player = who(player)?;
    if need == "nothing" {
        return Ok(Command::SetNeed { player, need: None });
    }
    let (table, seat) = option(need, "seat");
    let table = option(table, "table").1.map(number).transpose()?.map(TableNo);
    let seat = seat.map(number).transpose()?.map(SeatNo);
    Ok(Command::SetNeed { player, need: Some(SeatNeed { table, seat }) })
}

fn count(text: &str) -> Asked {
    let count = |part: &str| {
        let (player, chips) = name_and_chips(part)?;
        Ok(StackCount { player, chips })
    };
    let stacks = parts(text).into_iter().map(count).collect::<Result<_, String>>()?;
    Ok(Command::CountStacks { stacks })
}

fn seating(line: &str) -> Option<Asked> {
    let after = |word: &str| line.strip_prefix(word);
    let one = |text: &str| number(text).map(TableNo);
    let known = if let Some(rest) = after("add table ") {
        split(rest, " seats ").and_then(|(table, seats)| {
            let new = NewTable { table: one(table)?, seats: number(seats)? };
            Ok(Command::AddTables { tables: vec![new] })
        })
    } else if let Some(rest) = after("remove table ") {
        one(rest).map(|table| Command::RemoveTable { table })
    } else if let Some(rest) = after("close seat ") {
        seat(rest).map(|at| Command::CloseSeat { at })
    } else if let Some(rest) = after("open seat ") {
        seat(rest).map(|at| Command::OpenSeat { at })
    } else if let Some(rest) = after("draw seats with ") {
        Ok(Command::DrawSeats { public: Some(rest.to_owned()) })
    } else if let Some(rest) = after("seat ") {
        to_seat(rest, " at ", |player, to| Command::SeatPlayer { player, to })
    } else if let Some(rest) = after("move ") {
        to_seat(rest, " to ", |player, to| Command::MovePlayer { player, to })
    } else if let Some(rest) = after("swap ") {
        people(rest).and_then(|players| {
            let players = players.try_into().map_err(|_| "swap two players".to_owned())?;
            Ok(Command::SwapSeats { players })
        })
    } else if let Some(rest) = after("balance ") {
        people(rest).map(|players| Command::Balance { players })
    } else if let Some(rest) = after("break order ") {
        tables(rest).map(|tables| Command::SetBreakOrder { tables })
    } else if let Some(rest) = after("break ") {
        tables(rest).map(|tables| Command::BreakTables { tables })
    } else if let Some(rest) = after("redraw at ") {
        tables(rest).map(|tables| Command::Redraw { tables, public: None })
    } else if let Some(rest) = after("moves done ") {
        people(rest).map(|players| Command::CompleteMoves { players })
    } else {
        one(after("waive halt of ")?).map(|table| Command::WaiveHalt { table })
    };
    Some(known)
}

fn to_seat(text: &str, word: &str, command: impl Fn(Who, SeatAt) -> Command) -> Asked {
    let (player, to) = split(text, word)?;
    Ok(command(who(player)?, seat(to)?))
}

fn button(line: &str) -> Option<Asked> {
    let (line, table) = option(line, "at table");
    let table = match table.map(number).transpose() {
        Ok(table) => TableNo(table.unwrap_or(1)),
        Err(problem) => return Some(Err(problem)),
    };
    Some(match line {
        "track hands" => Ok(Command::TrackButton { table, tracking: Tracking::On }),
        "stop tracking" => Ok(Command::TrackButton { table, tracking: Tracking::Off }),
        "draw button" => Ok(Command::DrawButton { table }),
        "next hand" => Ok(Command::NextHand { table, confirmed: Vec::new() }),
        "next hand confirmed" => {
            let confirmed = vec![Flag::Collision, Flag::TwoDealtIn];
            Ok(Command::NextHand { table, confirmed })
        }
        _ => told(line.strip_prefix("button ")?, table),
    })
}

/// `3`, `3, small blind 4, big blind 5`, or either with `next hand` after it.
pub fn told(text: &str, table: TableNo) -> Asked {
    let (mut small_blind, mut big_blind, mut when) = (None, None, ButtonMoment::ThisHand);
    let mut parts = parts(text).into_iter();
    let button = SeatNo(number(parts.next().unwrap_or_default())?);
    for part in parts {
        if part == "next hand" {
            when = ButtonMoment::NextHand;
            continue;
        }
        let (what, seat) = name_and_number(part)?;
        let seat = Some(SeatNo(number(seat)?));
        match what {
            "small blind" => small_blind = seat,
            "big blind" => big_blind = seat,
            _ => return Err(format!("{what:?} is no position")),
        }
    }
    Ok(Command::SetButton { table, button, small_blind, big_blind, when })
}

fn finishes(line: &str) -> Option<Asked> {
    let (word, rest) = line.split_once(' ')?;
    Some(match word {
        "bust" => bust(rest),
        "reinstate" => {
            let (player, to) = option(rest, "to");
            let to = to.map(seat).transpose();
            to.and_then(|to| Ok(Command::Reinstate { player: who(player)?, to }))
        }
        "correct" => correct(rest),
        _ => return None,
    })
}

/// `Cy`, `Cy 4000, Dan 2500 by Ana, Bo at 19:30`, `Cy by Ana elsewhere`; `Cy 4000 to Ana` names the
/// winner of one of several.
fn bust(text: &str) -> Asked {
    let (text, elsewhere) = elsewhere(text);
    let (text, at) = option(text, "at");
    let (text, by) = option(text, "by");
    let at = at.map(moment).transpose()?;
    let by = by.map(people).transpose()?.unwrap_or_default();
    let busts = parts(text).into_iter().map(|part| {
        let (part, by) = option(part, "to");
        let by = by.map(|by| Ok::<_, String>(vec![who(by)?])).transpose()?;
        match part.rsplit_once(' ') {
            Some((name, stack)) if stack.parse::<u64>().is_ok() => {
                Ok(Bust { player: who(name)?, stack: Some(Chips(number(stack)?)), by })
            }
            _ => Ok(Bust { by, ..Bust::of(who(part)?) }),
        }
    });
    Ok(Command::BustOut { busts: busts.collect::<Result<_, String>>()?, by, at, elsewhere })
}

/// Whether the director confirmed that a winner sat at another table.
fn elsewhere(text: &str) -> (&str, Elsewhere) {
    match text.strip_suffix(" elsewhere") {
        Some(text) => (text, Elsewhere::Allow),
        None => (text, Elsewhere::Refuse),
    }
}

/// `Cy at 19:30`, `Cy stack 4000`, `Cy by Ana`, `Cy by nobody`, or several.
fn correct(text: &str) -> Asked {
    let (text, elsewhere) = elsewhere(text);
    let (text, by) = option(text, "by");
    let (text, stack) = option(text, "stack");
    let (text, at) = option(text, "at");
    let by = by.map(|by| if by == "nobody" { Ok(Vec::new()) } else { people(by) });
    Ok(Command::CorrectBust {
        player: who(text)?,
        at: at.map(moment).transpose()?,
        stack: stack.map(number).transpose()?.map(Chips),
        by: by.transpose()?,
        elsewhere,
    })
}

/// `set levels 20, 20`, or `set` with a line of the setup.
fn change(line: &str, settings: &Settings, structure: &Structure) -> Option<Asked> {
    let rest = line.strip_prefix("set ")?;
    if let Some(levels) = rest.strip_prefix("levels ") {
        return Some(setup::levels(levels).map(|structure| Command::SetStructure { structure }));
    }
    if rest == "levels" {
        return Some(Ok(Command::SetStructure { structure: structure.clone() }));
    }
    let mut settings = settings.clone();
    match setup::change(rest, &mut settings) {
        Ok(Some(())) => Some(Ok(Command::ChangeSettings { settings: Box::new(settings) })),
        Ok(None) => None,
        Err(problem) => Some(Err(problem)),
    }
}
