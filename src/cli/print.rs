//! `print`: writes seat cards, seating lists, move slips, rulings and house rules as a PDF.

use crate::Desk;
use crate::act::command;
use crate::one_of::OneOf;
use crate::show::open;
use crate::trouble::Trouble;
use clap::Args;
use engine::command::Command;
use engine::entries::Player;
use engine::values::{PlayerId, Seq, TableNo};
use engine::{Refusal, Settings, Tournament};
use house::lay_out;
use print::{
    Also, CardOrder, Job, Occasion, Page, Paper, PdfError, Sheet, SheetRequest, WebAddress, pdf,
    sheets, why_nothing,
};
use reports::{Choice, WhichMoves, newest_draw};
use session::{Failure, Session};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use storage::{Readers, write_out};
use strum::VariantArray;
use words::{Args as Arguments, Language, Words};

const MINUTE_MILLIS: i64 = 60_000;

#[derive(Debug, Args)]
pub struct Print {
    /// Tournament file or database address.
    pub file: PathBuf,
    /// Handout to print.
    #[arg(value_name = "HANDOUT", value_parser = SHEETS)]
    pub sheet: &'static Sheet,
    /// PDF to write; replaces an existing file, but never a tournament.
    #[arg(short, long)]
    pub out: Option<PathBuf>,
    /// Paper size.
    #[arg(long, value_parser = PAPERS, default_value = "a4")]
    pub paper: Paper,
    /// Print only this table; repeat for several tables.
    #[arg(long = "table")]
    pub tables: Vec<u16>,
    /// Print only this player, by name or by number, such as '#7'.
    #[arg(long)]
    pub player: Option<String>,
    /// Print only what changed with action N or later.
    #[arg(long, value_name = "N")]
    pub since: Option<u64>,
    /// Print only the newest draw or broken table; for move slips, the newest moves.
    #[arg(long, conflicts_with = "since")]
    pub newest: bool,
    /// Print the move slips of the last N minutes instead of the moves under way.
    #[arg(long, value_name = "N", conflicts_with_all = ["since", "newest"])]
    pub minutes: Option<u16>,
    /// Order of seat cards.
    #[arg(long, value_parser = ORDERS, default_value = "table")]
    pub order: CardOrder,
    /// Proposed deal to print for signing, as a `MakeDeal` command in JSON or RON.
    #[arg(long, value_name = "COMMAND")]
    pub deal: Option<String>,
    /// Address of the shared event, such as http://192.168.1.5:8080.
    ///
    /// Each seat card then gets a QR code that opens its player's page on a phone.
    #[arg(long, value_name = "ADDRESS")]
    pub address: Option<String>,
}

const SHEETS: OneOf<&Sheet> =
    OneOf { all: &print::SHEETS, id: |sheet| sheet.id, about: |sheet, words| sheet.about(words) };

pub(super) const PAPERS: OneOf<Paper> = OneOf {
    all: Paper::VARIANTS,
    id: |paper| paper.into(),
    about: |paper, words| {
        words.text(match paper {
            Paper::A4 => "print-paper-a4.about",
            Paper::Letter => "print-paper-letter.about",
        })
    },
};

const ORDERS: OneOf<CardOrder> = OneOf {
    all: CardOrder::VARIANTS,
    id: |order| order.into(),
    about: |order, words| {
        words.text(match order {
            CardOrder::Table => "print-order-table.about",
            CardOrder::Name => "print-order-name.about",
        })
    },
};

pub fn run(print: &Print, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let Some(out) = &print.out else {
        return Err(Trouble::malformed(desk.words.text("print-no-out")));
    };
    let session = open(&print.file, None, desk)?;
    let words = &desk.words;
    let settings = session.tournament().settings();
    let of_event = || settings.languages(words.language()).into_iter().next();
    let paper = Words::new(desk.chosen.or_else(of_event).unwrap_or_default());
    let deal = print.deal.as_deref().map(|deal| proposed(deal, settings, words)).transpose()?;
    let job = job(print, &session, deal.as_ref(), words, paper.language())?;
    // If the pool cannot be shared, there are no prizes to print: report why.
    let fault = reports::Prizes::of(session.tournament()).and_then(|prizes| prizes.fault);
    if let Some(fault) = fault.filter(|_| print.sheet.id == sheets::prizes::SHEET.id) {
        let refused = Failure::Refused(Refusal::from(fault));
        return Err(Trouble::failure(refused, session.tournament(), words));
    }
    if job.is_empty() {
        let (tournament, now) = (session.tournament(), session.now());
        let why = why_nothing(print.sheet, tournament, deal.as_ref(), now, words);
        return Err(Trouble::refused(why));
    }
    let log = session.log();
    let occasion = Occasion::of(log, session.now(), &paper, desk.offset);
    let mut watch = |_, _| ControlFlow::Continue(());
    let stopped = |_| Trouble::world(words.text("print-failed"));
    let pages = lay_out(&job, &occasion, print.paper, &paper, &mut watch).map_err(stopped)?;
    let title = format!("{} · {}", occasion.event, print.sheet.id);
    write(&pages, &title, paper.language(), out, desk)
}

/// Writes pages as a PDF with this title and language, and reports it.
pub(super) fn write(
    pages: &[Page],
    title: &str,
    language: Language,
    out: &Path,
    desk: &mut Desk<'_>,
) -> Result<(), Trouble> {
    let words = &desk.words;
    let mut watch = |_, _| ControlFlow::Continue(());
    let made = pdf(pages, title, language.id(), &mut watch);
    let bytes = made.map_err(|error| Trouble::world(unmade(&error, words)))?;
    write_out(out, &bytes, Readers::All)
        .map_err(|error| Trouble::file("terminal-file-unwritable", &error, out, words))?;
    let args = Arguments::new().count("pages", pages.len()).text("file", out.display().to_string());
    let said = words.say("print-written", &args);
    desk.line(&said)
}

fn proposed(deal: &str, settings: &Settings, words: &Words) -> Result<Command, Trouble> {
    match command(deal, settings, words)? {
        proposed @ Command::MakeDeal { .. } => Ok(proposed),
        _ => Err(Trouble::malformed(words.text("print-no-such-deal"))),
    }
}

fn job(
    print: &Print,
    session: &Session,
    deal: Option<&Command>,
    words: &Words,
    language: Language,
) -> Result<Job, Trouble> {
    let log = session.log();
    let named = print.player.as_deref();
    let player = named.map(|who| player(session.tournament(), who, words)).transpose()?;
    let newest = match print.sheet.also {
        Also::Moves => None,
        Also::Nothing | Also::Order => print.newest.then(|| newest_draw(log)).flatten(),
    };
    let since = newest.or(print.since.map(Seq));
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
    let address = print.address.as_deref().map(|asked| address(asked, print, words)).transpose()?;
    Ok((print.sheet.gather)(&SheetRequest {
        log,
        now,
        choice,
        moves,
        order: print.order,
        language,
        deal,
        address: address.as_ref(),
    }))
}

/// Reads the address for the codes; only seat cards have them.
fn address(asked: &str, print: &Print, words: &Words) -> Result<WebAddress, Trouble> {
    if print.sheet.id != sheets::seat_cards::SHEET.id {
        return Err(Trouble::malformed(words.text("print-no-codes")));
    }
    let args = Arguments::new().text("address", asked);
    WebAddress::read(asked).ok_or_else(|| Trouble::malformed(words.say("print-no-address", &args)))
}

fn has_table(session: &Session, table: u16) -> bool {
    session.tournament().seating().table(TableNo(table)).is_some()
}

/// Finds a player by name, or by number after a `#`.
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

fn unmade(error: &PdfError, words: &Words) -> String {
    let said = words.text("print-failed");
    match error {
        PdfError::Stopped => said,
        PdfError::Failed(source) => format!("{said} ({source})"),
    }
}
