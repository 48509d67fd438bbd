//! `show`: prints one view of a tournament.

use crate::moment::time;
use crate::points_sheet::points_sheet;
use crate::todo::{needs_sheet, needs_text, plan_sheet};
use crate::trouble::Trouble;
use crate::{Desk, Format, Output, format};
use clap::{Args, ValueEnum};
use engine::entries::Who;
use engine::event::Event;
use engine::log::{Act, ActBody, Log};
use engine::refusal::Refusal;
use engine::tournament::Tournament;
use engine::values::{Seq, Timestamp};
use reports::{self, Cell, SETTINGS, Setting, Sheet};
use session::{Earlier, EarlierPenalty, Failure, Session, chance};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use words::{Args as Arguments, Words, legible_lines};

#[derive(Debug, Args)]
pub struct Show {
    /// Tournament file or database address.
    pub file: PathBuf,
    /// View to show.
    #[arg(value_enum)]
    pub view: View,
    /// With the view `player`: the player's full name, with or without accents.
    #[arg(long, required_if_eq("view", "player"))]
    pub name: Option<String>,
    /// With the view `penalties`: penalties of these players in the journals beside this one.
    #[arg(long)]
    pub history: bool,
    /// With the view `prizes`: prizes if more were sold, such as 'Entry=20'; repeatable.
    #[arg(long = "more", value_name = "PRICE=COUNT")]
    pub more: Vec<String>,
    /// Show the state after the action with this number.
    #[arg(long)]
    pub as_of: Option<u64>,
    /// Show the state at this time (default: now, or the time of the --as-of action).
    #[arg(long)]
    pub at: Option<String>,
    #[command(flatten)]
    pub output: Output,
}

/// A view of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum View {
    /// Order of finish.
    Standings,
    /// Who sits where.
    Seats,
    /// Tables, with their buttons if known.
    Tables,
    /// Tournament clock.
    Clock,
    /// Levels and breaks.
    Structure,
    /// Paid places and their shares.
    Payouts,
    /// Things to do now, the most urgent first, each with its command.
    Needs,
    /// Tables to break, players to move, and what the floor must enter or choose first.
    Plan,
    /// Name, rules and terms; the JSON can go back into `ChangeSettings`, whole or in part.
    Settings,
    /// Ordered moves that are not done yet.
    Moves,
    /// Chips in play.
    Chips,
    /// Chips of the house, and how many stacks they make.
    ChipSet,
    /// Color-up plan, and the chips to bring.
    ColorUps,
    /// Prize of each place, and who gets it.
    Prizes,
    /// League points of each player, by the formula of the event.
    Points,
    /// Where the money came from and where it went, in one row.
    Money,
    /// Money taken in and paid out at each desk, hour by hour.
    Cash,
    /// Players who owe money.
    Owed,
    /// Bounties: on heads, won and paid.
    Bounties,
    /// Actions that brought chips into play or took them out.
    ChipActs,
    /// Counts of all stacks, by table.
    Counts,
    /// Hand for hand, last hands, and tables stopped by the floor.
    Pace,
    /// Chip races, by table and chip value.
    Races,
    /// Bags of the last day, the largest first.
    Bags,
    /// Logged rulings.
    Rulings,
    /// Penalties, with the hands left to serve.
    Penalties,
    /// Absent players.
    Absent,
    /// Clocks called on players.
    Clocks,
    /// Time cards that players have left.
    TimeCards,
    /// Log in sentences.
    Log,
    /// Tournament in one row.
    Summary,
    /// History of one player, named with --name.
    Player,
}

pub fn run(show: &Show, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let opened = open(&show.file, show.at.as_deref(), desk)?;
    let (log, now) = as_of(&opened, show, &desk.words)?;
    if show.view == View::Log && show.output.format() == Format::Text {
        let text = legible_lines(&log_text(&log, desk));
        return desk.out.write_all(text.as_bytes()).map_err(Trouble::output);
    }
    if show.view == View::Needs && show.output.format() == Format::Text {
        let text = needs_text(log.state(), now, desk);
        return desk.out.write_all(text.as_bytes()).map_err(Trouble::output);
    }
    if show.view == View::Settings && show.output.format() == Format::Json {
        let settings = serde_json::to_string(log.state().settings()).unwrap_or_default();
        return desk.line(&settings);
    }
    let sheet = match show.view {
        View::Penalties if show.history => history_sheet(&show.file, &log, desk),
        View::Prizes if !show.more.is_empty() => prizes_if(&log, &show.more, &desk.words)?,
        view => sheet(view, show.name.as_deref(), &log, now, desk)?,
    };
    let text = format::write_event(&sheet, show.output.format(), opened.tournament(), desk);
    let text = if show.output.format() == Format::Text { legible_lines(&text) } else { text };
    desk.out.write_all(text.as_bytes()).map_err(Trouble::output)
}

/// The prizes if more entries, rebuys or other prices were sold.
fn prizes_if(log: &Log, told: &[String], words: &Words) -> Result<Sheet, Trouble> {
    let mut more = BTreeMap::new();
    for pair in told {
        let read = pair.rsplit_once('=').and_then(|(name, count)| {
            Some((name.trim().to_owned(), count.trim().parse::<u32>().ok()?))
        });
        let args = Arguments::new().text("told", pair.as_str());
        let unread = || Trouble::malformed(words.say("terminal-more-unreadable", &args));
        let (name, count) = read.ok_or_else(unread)?;
        more.insert(name, count);
    }
    let tournament = log.state();
    let refused = |refusal| Trouble::failure(Failure::Refused(refusal), tournament, words);
    reports::prizes_if_sheet(tournament, &more).map_err(refused)
}

/// Opens a tournament read-only, and reports on standard error what is wrong with its journal.
pub fn open(path: &Path, at: Option<&str>, desk: &mut Desk<'_>) -> Result<Session, Trouble> {
    let opened = Session::open_to_read(path, time(at, &desk.words)?, chance(None));
    let session = opened.map_err(|error| Trouble::opening(error, &desk.words))?;
    for notice in session.found().notices.iter().filter(|notice| notice.asks()) {
        desk.note(&wording::notice(&desk.words, notice));
    }
    if let Some(damage) = &session.found().damage {
        let said = wording::damage(&desk.words, damage);
        desk.note(&said);
    }
    Ok(session)
}

/// The log up to the `--as-of` act, and the time at which to show it.
fn as_of(session: &Session, show: &Show, words: &Words) -> Result<(Log, Timestamp), Trouble> {
    let Some(seq) = show.as_of else { return Ok((session.log().clone(), session.now())) };
    let last = session.log().last_seq();
    if seq == 0 || seq > last.0 {
        let args = Arguments::new().no("act", seq).no("last", last.0);
        return Err(Trouble::malformed(words.say("terminal-no-act", &args)));
    }
    let log = session.log().as_of(Seq(seq));
    let at = log.acts().last().map_or(session.now(), |act| act.at);
    let now = if show.at.is_some() { session.now() } else { at };
    Ok((log, now))
}

/// A view as rows; `name` is the player of [`View::Player`].
pub fn sheet(
    view: View,
    name: Option<&str>,
    log: &Log,
    now: Timestamp,
    desk: &Desk<'_>,
) -> Result<Sheet, Trouble> {
    let tournament: &Tournament = log.state();
    Ok(match view {
        View::Standings => reports::standings(tournament),
        View::Seats => reports::seats(tournament),
        View::Tables => reports::tables(tournament, now),
        View::Clock => reports::clock(tournament, now),
        View::Structure => reports::structure(tournament),
        View::Payouts => reports::payouts_sheet(tournament),
        View::Needs => needs_sheet(tournament, now),
        View::Plan => plan_sheet(tournament, now),
        View::Settings => settings_sheet(tournament, &desk.words),
        View::Moves => reports::moves(tournament),
        View::Pace => reports::pace(tournament, now),
        View::Chips => reports::chips(tournament),
        View::ChipSet => reports::chip_set(tournament),
        View::ColorUps => reports::color_ups_sheet(tournament, now),
        View::Prizes => reports::prizes_sheet(tournament).map_err(|refusal| {
            Trouble::failure(Failure::Refused(refusal), tournament, &desk.words)
        })?,
        View::Points => points_sheet(tournament, &desk.words)?,
        View::Money => reports::money_sheet(tournament),
        View::Cash => reports::cash_sheet(log),
        View::Owed => reports::owed_sheet(tournament),
        View::Bounties => reports::bounties_sheet(tournament),
        View::ChipActs => reports::chip_acts_sheet(log),
        View::Counts => reports::counts_sheet(tournament),
        View::Races => reports::races_sheet(log),
        View::Bags => reports::bags(tournament),
        View::Rulings => reports::rulings_sheet(log),
        View::Penalties => reports::penalties_sheet(log),
        View::Absent => reports::absent_sheet(log),
        View::Clocks => reports::player_clocks(tournament, now),
        View::TimeCards => reports::time_cards(tournament),
        View::Summary => reports::summary(tournament, now),
        View::Log => log_sheet(log, desk),
        View::Player => player_sheet(name, log, now, desk)?,
    })
}

/// All settings, one per row.
fn settings_sheet(tournament: &Tournament, words: &Words) -> Sheet {
    let settings = tournament.settings();
    let row = |setting: &Setting| {
        let value = words.setting_value(setting.id, &setting.get(settings));
        vec![
            ("setting", Cell::Text(words.setting(setting.id))),
            ("value", Cell::Text(value)),
            ("field", Cell::Text(setting.field.to_owned())),
        ]
    };
    Sheet { rows: SETTINGS.iter().map(row).collect() }
}

/// Penalties of these players in other tournaments, the latest first.
fn history_sheet(path: &Path, log: &Log, desk: &mut Desk<'_>) -> Sheet {
    let earlier = Earlier::read(path, &[]);
    for unread in &earlier.unread {
        let args = Arguments::new().text("file", unread.display().to_string());
        let said = desk.words.say("penalties-journal-unread", &args);
        desk.note(&said);
    }
    let entries = log.state().entries();
    let is_here = |penalty: &&EarlierPenalty| entries.named(penalty.player.as_str()).count() > 0;
    let rows = earlier.penalties.iter().filter(is_here).map(|penalty| {
        let offense = penalty.offense.map(|offense| offense.id().to_owned());
        vec![
            ("player", Cell::Text(penalty.player.to_string())),
            ("event", Cell::Text(penalty.event.clone())),
            ("at", Cell::Moment(penalty.at)),
            ("kind", Cell::Text(penalty.kind.id().to_owned())),
            ("offense", offense.map_or(Cell::Empty, Cell::Text)),
            ("note", Cell::Text(penalty.note.clone())),
        ]
    });
    Sheet { rows: rows.collect() }
}

/// Everything that happened to one player, the earliest first.
fn player_sheet(
    name: Option<&str>,
    log: &Log,
    now: Timestamp,
    desk: &Desk<'_>,
) -> Result<Sheet, Trouble> {
    let tournament = log.state();
    let named = name.ok_or(Refusal::NobodyNamed);
    let found = named.and_then(|name| tournament.find(&Who::Name(name.to_owned())));
    let refused = |refusal| Trouble::failure(Failure::Refused(refusal), tournament, &desk.words);
    let player = found.map_err(refused)?;
    let evening = reports::evening(log, log.last_seq(), tournament, player.id, now);
    let rows = evening.lines.iter().map(|line| {
        vec![
            ("seq", Cell::number(Some(line.seq.0))),
            ("at", Cell::Moment(line.at)),
            ("by", Cell::Text(line.by.clone())),
            ("what", Cell::Text(desk.words.deed(&line.deed, tournament, desk.offset))),
            ("undone_by", Cell::number(line.undone_by.map(|seq| seq.0))),
        ]
    });
    Ok(Sheet { rows: rows.collect() })
}

fn log_sheet(log: &Log, desk: &Desk<'_>) -> Sheet {
    let rows = (1..).map(Seq).zip(log.acts()).map(|(seq, act)| {
        vec![
            ("seq", Cell::number(Some(seq.0))),
            ("at", Cell::Moment(act.at)),
            ("by", Cell::Text(act.by.clone())),
            ("what", Cell::Text(desk.words.act(log, seq, desk.offset))),
            ("in_force", Cell::Flag(is_standing(log, seq, act))),
            ("details", Cell::Texts(details(log, seq, act, desk))),
        ]
    });
    Sheet { rows: rows.collect() }
}

/// Whether an act is in force: undone records are not.
fn is_standing(log: &Log, seq: Seq, act: &Act) -> bool {
    !matches!(act.body, ActBody::Record(_)) || log.is_in_force(seq)
}

/// The details of an act below its sentence: every seat, and how to check its draws.
fn details(log: &Log, seq: Seq, act: &Act, desk: &Desk<'_>) -> Vec<String> {
    let full = desk.words.act_in_full(log, seq, desk.offset);
    let mut lines: Vec<String> = full.lines().skip(1).map(str::to_owned).collect();
    let ActBody::Record(events) = &act.body else { return lines };
    for event in events {
        if let Event::TournamentCreated { seed, .. } = event {
            lines.push(desk.words.first_commitment(seed));
        }
    }
    for draw in events.iter().filter_map(Event::shown_draw) {
        lines.extend(desk.words.draw(draw).lines().map(str::to_owned));
    }
    lines
}

/// The log as text: one line per act, with its details below.
fn log_text(log: &Log, desk: &Desk<'_>) -> String {
    let mut text = String::new();
    for (seq, act) in (1..).map(Seq).zip(log.acts()) {
        let at = desk.words.date_and_time_with_secs(act.at, desk.offset);
        let what = desk.words.act(log, seq, desk.offset);
        let mut line = format!("{seq:>5}  {at}  {what}");
        if !act.by.is_empty() {
            line.push_str(&format!(" ({})", act.by));
        }
        if !is_standing(log, seq, act) {
            line.push_str(&format!(" [{}]", desk.words.text("log-undone")));
        }
        text.push_str(&line);
        text.push('\n');
        for detail in details(log, seq, act, desk) {
            text.push_str(&format!("         {detail}\n"));
        }
    }
    text
}
