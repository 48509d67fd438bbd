//! A notice for a penalized player: what it is, what for, what has to be done, and what comes next.

use crate::job::{Content, Job};
use crate::occasion::{Desk, called};
use crate::page::Page;
use crate::passages::{Passage, Tone};
use crate::sheet::{Also, Offered, Sheet, SheetRequest, Whose};
use crate::strips::{Notice, strips};
use crate::watch::{Stopped, Watch};
use engine::penalties::{Penalty, PenaltyKind};
use reports::{PenaltyLine, Person};
use words::Args;

/// Of the penalties that count: of the chosen player, at the chosen tables, in the chosen acts.
pub static SHEET: Sheet = Sheet {
    id: "penalty-notices",
    whose: &[Whose::All, Whose::Tables, Whose::Player, Whose::Since],
    also: Also::Nothing,
    offered: Offered::Always,
    gather: |SheetRequest { log, choice, .. }| {
        let is_chosen = |line: &PenaltyLine| {
            let table = line.penalty.seat.map(|at| at.table);
            line.penalty.counts()
                && choice.player.is_none_or(|player| line.penalty.player == player)
                && choice.has_brought(line.seq, table)
        };
        let mut lines = reports::penalties(log);
        lines.retain(is_chosen);
        Job::new(PenaltyNotices(lines))
    },
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PenaltyNotices(pub Vec<PenaltyLine>);

impl Content for PenaltyNotices {
    fn count(&self) -> usize {
        self.0.len()
    }

    /// As many on a page as have room, to be cut apart.
    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        let notice = |line: &PenaltyLine| {
            let (player, name) = (line.penalty.player, line.name.clone());
            let name = called(desk, &Person { player, name, is_namesake: false });
            let title = desk.words.say("print-penalty-title", &Args::new().text("player", name));
            let foot = desk.words.rulebook(desk.occasion.rulebook);
            Notice { title, foot, passages: passages(desk, line) }
        };
        let notices: Vec<Notice> = self.0.iter().map(notice).collect();
        strips(desk, &notices, watch)
    }
}

fn passages(desk: &Desk<'_>, line: &PenaltyLine) -> Vec<Passage> {
    let mut passages = vec![given(desk, line)];
    let penalty = &line.penalty;
    if penalty.hands > 0 {
        let steps = ["print-penalty-begins", "print-penalty-dealt-in", "print-penalty-back"];
        let args = Args::new().count("hands", penalty.hands);
        let said = steps.map(|id| (Tone::Plain, desk.words.say(id, &args)));
        let title = desk.words.text("print-penalty-how");
        passages.push(Passage { title, said: said.to_vec(), ..Passage::default() });
    }
    if !line.earlier.is_empty() {
        let said = line.earlier.iter().map(|one| (Tone::Plain, told(desk, one)));
        let title = desk.words.text("print-penalty-earlier");
        passages.push(Passage { title, said: said.collect(), ..Passage::default() });
    }
    if penalty.kind != PenaltyKind::Disqualification {
        let args = Args::new().text("kind", desk.words.penalty_kind(line.next));
        let said = vec![(Tone::Plain, desk.words.say("print-penalty-next", &args))];
        let title = desk.words.text("print-penalty-again");
        passages.push(Passage { title, said, ..Passage::default() });
    }
    let signed = vec![(Tone::Quiet, desk.words.text("print-penalty-signed"))];
    passages.push(Passage { said: signed, ..Passage::default() });
    passages
}

/// What was given, what for, and by which rules.
fn given(desk: &Desk<'_>, line: &PenaltyLine) -> Passage {
    let words = desk.words;
    let penalty = &line.penalty;
    let args = Args::new()
        .count("hands", penalty.hands)
        .text("kind", words.penalty_kind(penalty.kind))
        .text("at", words.date_and_time(penalty.at, desk.occasion.offset))
        .no_or_none("level", penalty.level.map(|level| level.0))
        .no_or_none("table", penalty.seat.map(|at| at.table.0))
        .no_or_none("seat", penalty.seat.map(|at| at.seat.0))
        .text("by", line.by.as_str());
    let title = words.say(&format!("print-penalty-{}", penalty.kind.id()), &args);
    let mut said = Vec::new();
    if let Some(offense) = penalty.offense {
        said.push((Tone::Strong, words.offense(offense)));
        said.push((Tone::Plain, words.offense_rules(offense, desk.occasion.rulebook)));
    }
    if !penalty.note.is_empty() {
        said.push((Tone::Plain, penalty.note.clone()));
    }
    if !line.by.is_empty() {
        said.push((Tone::Quiet, words.say("print-ruling-by", &args)));
    }
    let aside = words.say("print-penalty-place", &args);
    Passage { title, aside, said, ..Passage::default() }
}

/// An earlier penalty in one line.
fn told(desk: &Desk<'_>, penalty: &Penalty) -> String {
    let parts = [
        Some(desk.words.date_and_time(penalty.at, desk.occasion.offset)),
        Some(desk.words.penalty_kind(penalty.kind)),
        penalty.offense.map(|offense| desk.words.offense(offense)),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
