//! What somebody got over the events that were played here, and what it comes to.

use crate::parts::Memo;
use crate::theme::{Size, Tone, space, text};
use crate::view::HouseDesk;
use crate::vocabulary::{Action, LeagueAction};
use crate::widgets::{Push, heading_ui, muted_ui, remark_ui, said_ui};
use egui::{Link, Ui};
use house::played_as;
use people::Person;
use reports::{History, HistoryLine, Rivals, Statistics, WhoIsWho};
use std::path::PathBuf;
use words::Args;

/// What was worked out for somebody.
#[derive(Debug, Default)]
pub(super) struct HistoryShown(Memo<(u64, u64, i64), Result<Known, String>>);

#[derive(Debug, Default)]
struct Known {
    history: History,
    statistics: Option<Statistics>,
    /// Results that have their name alone may be somebody else's, and are left out.
    is_doubtful: bool,
    /// The file of the event in each line of the history.
    files: Vec<Option<PathBuf>>,
}

impl HistoryShown {
    /// Shows it, where events were read; else a button that has them read.
    pub(super) fn ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>, person: &Person) {
        heading_ui(ui, desk.text("people-history"));
        let Some((version, _)) = desk.events else {
            if ui.add(Push::secondary(desk.text("people-history-read")).small()).clicked() {
                let folder = desk.folder.to_path_buf();
                desk.ask_league(LeagueAction::Read(folder));
            }
            return;
        };
        let key = (desk.house.version(), version, person.id.0);
        match self.0.of(key, || known(desk, person)) {
            Err(said) => {
                remark_ui(ui, said.as_str(), Tone::AttentionText);
            }
            Ok(known) => known_ui(ui, desk, known),
        }
    }
}

fn known(desk: &HouseDesk<'_>, person: &Person) -> Result<Known, String> {
    let Some((_, read)) = desk.events else { return Ok(Known::default()) };
    let mut who = WhoIsWho::of(&read.events);
    let played = desk.house.read(desk.words, |file| played_as(file, person, &mut who))?;
    let Some(played) = played else { return Ok(Known::default()) };
    let is_doubtful = played.is_doubtful;
    let Some(key) = played.who else { return Ok(Known { is_doubtful, ..Known::default() }) };
    let history = History::of(&read.events, &who, &key);
    let everybody = Statistics::of_everybody(&read.events, &who);
    let statistics = everybody.into_iter().find(|one| one.who == key);
    let files = history.lines.iter().map(|line| read.files.get(line.event).cloned()).collect();
    Ok(Known { history, statistics, is_doubtful, files })
}

fn known_ui(ui: &mut Ui, desk: &HouseDesk<'_>, known: &Known) {
    if known.is_doubtful {
        remark_ui(ui, desk.text("people-history-doubtful"), Tone::AttentionText);
    }
    let Some(statistics) = known.statistics.as_ref() else {
        muted_ui(ui, desk.text("people-history-none"));
        return;
    };
    said_ui(ui, text(sums(desk, statistics), Size::Small));
    for said in rivals(desk, statistics) {
        muted_ui(ui, said);
    }
    ui.add_space(space::HALF);
    for (line, file) in known.history.lines.iter().zip(&known.files).rev() {
        let name = Link::new(text(line.name.as_str(), Size::Body));
        if ui.add(name).clicked()
            && let Some(file) = file
        {
            desk.actions.push(Action::OpenFile(file.clone()));
        }
        muted_ui(ui, line_words(desk, line));
    }
}

/// Events, wins, prizes and places in a line.
fn sums(desk: &HouseDesk<'_>, statistics: &Statistics) -> String {
    let best = statistics.best_place.map_or(0, |place| place.0);
    let args = Args::new()
        .count("events", statistics.events)
        .count("wins", statistics.wins)
        .count("cashes", statistics.cashes)
        .no("best", best)
        .text("average", desk.words.average_place(statistics.average_place_hundredths()))
        .count("streak", statistics.longest_streak);
    let mut parts = vec![desk.say("people-history-sums", &args)];
    let won = statistics.won.iter();
    parts.extend(won.map(|(currency, amount)| desk.words.money(*amount, currency)));
    if statistics.penalties > 0 {
        let args = Args::new().count("count", statistics.penalties);
        parts.push(desk.say("people-history-penalties", &args));
    }
    if statistics.rulings > 0 {
        let args = Args::new().count("count", statistics.rulings);
        parts.push(desk.say("people-history-rulings", &args));
    }
    parts.join(" · ")
}

/// Whom they knocked out most often, and who them.
fn rivals<'a>(
    desk: &'a HouseDesk<'_>,
    statistics: &'a Statistics,
) -> impl Iterator<Item = String> + 'a {
    let said = |id: &str, rivals: &Rivals| {
        let names = desk.words.list(&rivals.names);
        desk.say(id, &Args::new().text("names", names).no("times", rivals.times))
    };
    [
        ("people-history-out", &statistics.took_out_most),
        ("people-history-by", &statistics.knocked_out_most_by),
    ]
    .into_iter()
    .filter_map(move |(id, rivals)| rivals.as_ref().map(|rivals| said(id, rivals)))
}

/// What they got in an event, in a line.
fn line_words(desk: &HouseDesk<'_>, line: &HistoryLine) -> String {
    let words = desk.words;
    let mut parts = vec![words.date(line.at, desk.offset)];
    let args = Args::new().count("players", line.players);
    parts.push(match line.result.place {
        Some(place) => desk.say("people-history-place", &args.no("place", place.0)),
        None => desk.say("people-history-no-place", &args),
    });
    if let Some(currency) = &line.currency {
        let won = line.result.prize.plus(line.result.bounties);
        parts.extend((!won.is_zero()).then(|| words.money(won, currency)));
    }
    if let Some(points) = line.result.points {
        let args = Args::new().text("points", words.points(points));
        parts.push(desk.say("people-history-points", &args));
    }
    if !line.by.is_empty() {
        let args = Args::new().text("names", words.list(&line.by));
        parts.push(desk.say("people-history-busted-by", &args));
    }
    parts.join(" · ")
}
