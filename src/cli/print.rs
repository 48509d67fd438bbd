//! `print`: seat cards, seating lists, move slips, rulings and house rules as a PDF.

use crate::Desk;
use crate::show::open;
use crate::trouble::Trouble;
use clap::{Args, ValueEnum};
use engine::Tournament;
use engine::entries::Player;
use engine::values::{PlayerId, Seq, TableNo};
use print::{CardOrder, Handout, Job, Occasion, Page, Paper, PdfError, lay_out, pdf};
use reports::{Choice, WhichMoves, newest_draw};
use session::Session;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use storage::write_whole;
use words::{Args as Arguments, Words};

const MINUTE_MILLIS: i64 = 60_000;

/// Writes seat cards, seating lists, move slips, rulings or house rules as a PDF.
#[derive(Debug, Args)]
pub struct Print {
    /// The tournament.
    pub file: PathBuf,
    /// What to print.
    #[arg(value_enum)]
    pub handout: Handed,
    /// The PDF to write; a file that is there is replaced by a whole one.
    #[arg(short, long)]
    pub out: Option<PathBuf>,
    /// The paper in the printer.
    #[arg(long, value_enum, default_value = "a4")]
    pub paper: PaperSize,
    /// Only this table; may be given several times.
    #[arg(long = "table")]
    pub tables: Vec<u16>,
    /// Only this player, by name or as #7 by number.
    #[arg(long)]
    pub player: Option<String>,
    /// Only what act N or a later one brought.
    #[arg(long, value_name = "N")]
    pub since: Option<u64>,
    /// Only what the newest draw, broken table or, for move slips, the newest move brought.
    #[arg(long, conflicts_with = "since")]
    pub newest: bool,
    /// Move slips of the last N minutes instead of the moves under way.
    #[arg(long, value_name = "N", conflicts_with_all = ["since", "newest"])]
    pub minutes: Option<u16>,
    /// The order of seat cards.
    #[arg(long, value_enum, default_value = "table")]
    pub order: Order,
}

/// What can be printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Handed {
    /// A card for each player.
    SeatCards,
    /// Everybody by name.
    SeatingByName,
    /// Every table with its seats.
    SeatingByTable,
    /// A slip for each player who moves.
    MoveSlips,
    /// The chip race, each table with lines to fill in or with what came of it.
    ChipRace,
    /// What the floor ruled.
    Rulings,
    /// How this event plays where rulebooks differ.
    HouseRules,
    /// A notice of each penalty, for the player.
    PenaltyNotices,
    /// A tag for each bag of the last evening.
    BagTags,
    /// Every table with a box for each stack, to be counted.
    CountSheets,
    /// Which chip goes when, what to bring, and a starting stack.
    ColorUps,
}

/// A size of paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum PaperSize {
    /// 210 by 297 millimetres.
    A4,
    /// 8½ by 11 inches.
    Letter,
}

/// The order of seat cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Order {
    /// By table and seat, to be dealt out at the tables.
    Table,
    /// By name, to be handed out at the desk.
    Name,
}

/// Writes it.
pub fn run(print: &Print, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let words = &desk.words;
    let Some(out) = &print.out else {
        return Err(Trouble::malformed(words.text("print-no-out")));
    };
    let session = open(&print.file, None, desk)?;
    let job = job(print, &session, words)?;
    if job.is_empty() {
        return Err(Trouble::refused(words.text(nothing(print.handout.handout()))));
    }
    let log = session.log();
    let occasion = Occasion::of(log, session.now(), words, desk.offset);
    let mut watch = |_, _| ControlFlow::Continue(());
    let stopped = |_| Trouble::world(words.text("print-failed"));
    let paper = print.paper.paper();
    let pages = lay_out(&job, &occasion, paper, words, &mut watch).map_err(stopped)?;
    let title = format!("{} · {}", occasion.event, print.handout.handout().id());
    write(&pages, &title, out, desk)
}

/// Writes pages as a PDF of this title, and says so.
pub(super) fn write(
    pages: &[Page],
    title: &str,
    out: &Path,
    desk: &mut Desk<'_>,
) -> Result<(), Trouble> {
    let words = &desk.words;
    let mut watch = |_, _| ControlFlow::Continue(());
    let made = pdf(pages, title, words.language().id(), &mut watch);
    let bytes = made.map_err(|error| Trouble::world(unmade(&error, words)))?;
    write_whole(out, &bytes)
        .map_err(|error| Trouble::file("terminal-file-unwritable", &error, out, words))?;
    let args = Arguments::new().count("pages", pages.len()).text("file", out.display().to_string());
    let said = words.say("print-written", &args);
    desk.line(&said)
}

fn job(print: &Print, session: &Session, words: &Words) -> Result<Job, Trouble> {
    let log = session.log();
    let named = print.player.as_deref();
    let player = named.map(|who| player(session.tournament(), who, words)).transpose()?;
    let handout = print.handout.handout();
    let is_slips = handout == Handout::MoveSlips;
    let newest = print.newest.then(|| newest_draw(log)).flatten();
    let since = if is_slips { None } else { newest }.or(print.since.map(Seq));
    if let Some(missing) = print.tables.iter().find(|table| !has_table(session, **table)) {
        let args = Arguments::new().no("table", *missing);
        return Err(Trouble::refused(words.say("print-no-table", &args)));
    }
    let tables = print.tables.iter().copied().map(TableNo).collect();
    let choice = Choice { tables, player, since };
    let now = session.now();
    let moves = match print.minutes {
        Some(minutes) => WhichMoves::After(now.plus_millis(-i64::from(minutes) * MINUTE_MILLIS)),
        None if print.newest => WhichMoves::Newest,
        None => WhichMoves::UnderWay,
    };
    Ok(Job::of(log, now, handout, &choice, (moves, print.order.order())))
}

fn has_table(session: &Session, table: u16) -> bool {
    session.tournament().seating().table(TableNo(table)).is_some()
}

/// The player of this name, or of this number where it begins with `#`.
fn player(tournament: &Tournament, who: &str, words: &Words) -> Result<PlayerId, Trouble> {
    let entries = tournament.entries();
    let unknown = || {
        let args = Arguments::new().text("player", who);
        Trouble::refused(words.say("print-no-player", &args))
    };
    if let Some(number) = who.strip_prefix('#') {
        let number = number.parse().map_err(|_| unknown())?;
        return entries.player(PlayerId(number)).map(|player| player.id).ok_or_else(unknown);
    }
    let found: Vec<&Player> = entries.named(who).collect();
    match *found {
        [] => Err(unknown()),
        [player] => Ok(player.id),
        _ => {
            let numbers = found.iter().map(|player| format!("#{}", player.id));
            let numbers = words.list(&numbers.collect::<Vec<_>>());
            let args = Arguments::new().text("player", who).text("numbers", numbers);
            Err(Trouble::refused(words.say("print-several-players", &args)))
        }
    }
}

/// Why there is nothing to print.
fn nothing(handout: Handout) -> &'static str {
    match handout {
        Handout::MoveSlips => "print-nothing-moves",
        Handout::Rulings => "print-nothing-rulings",
        Handout::PenaltyNotices => "print-nothing-penalties",
        Handout::BagTags => "print-nothing-bags",
        Handout::ColorUps => "print-nothing-color-ups",
        _ => "print-nothing",
    }
}

fn unmade(error: &PdfError, words: &Words) -> String {
    let said = words.text("print-failed");
    match error {
        PdfError::Stopped => said,
        PdfError::Failed(source) => format!("{said} ({source})"),
    }
}

impl Handed {
    fn handout(self) -> Handout {
        match self {
            Self::SeatCards => Handout::SeatCards,
            Self::SeatingByName => Handout::SeatingByName,
            Self::SeatingByTable => Handout::SeatingByTable,
            Self::MoveSlips => Handout::MoveSlips,
            Self::ChipRace => Handout::ChipRace,
            Self::Rulings => Handout::Rulings,
            Self::HouseRules => Handout::HouseRules,
            Self::PenaltyNotices => Handout::PenaltyNotices,
            Self::BagTags => Handout::BagTags,
            Self::CountSheets => Handout::CountSheets,
            Self::ColorUps => Handout::ColorUps,
        }
    }
}

impl PaperSize {
    /// The paper.
    #[must_use]
    pub fn paper(self) -> Paper {
        match self {
            Self::A4 => Paper::A4,
            Self::Letter => Paper::Letter,
        }
    }
}

impl Order {
    fn order(self) -> CardOrder {
        match self {
            Self::Table => CardOrder::Table,
            Self::Name => CardOrder::Name,
        }
    }
}
