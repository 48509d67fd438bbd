//! A notice for a penalized player: what he got, what for, what he has to do, and what comes next.

use crate::occasion::{Desk, called};
use crate::page::Page;
use crate::passages::{Passage, Tone, pages as passage_pages};
use crate::{Stopped, Watch, step};
use engine::penalties::{Penalty, PenaltyKind};
use reports::PenaltyLine;
use std::ops::ControlFlow;
use words::Args;

/// A page for each of them.
pub(super) fn pages(
    desk: &Desk<'_>,
    lines: &[PenaltyLine],
    watch: Watch<'_>,
) -> Result<Vec<Page>, Stopped> {
    let mut all = Vec::with_capacity(lines.len());
    for (no, line) in lines.iter().enumerate() {
        step(watch, no, lines.len())?;
        let name = called(desk.letters, desk.words, &line.name, line.penalty.player, false);
        let title = desk.words.say("print-penalty-title", &Args::new().text("player", name));
        let summary = desk.words.rulebook(desk.occasion.rulebook);
        let mut on = |_, _| ControlFlow::Continue(());
        let notice = passages(desk, line);
        all.extend(passage_pages((desk, 1), &notice, (&title, &summary), &mut on)?);
    }
    Ok(all)
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
    let title = words.say(
        match penalty.kind {
            PenaltyKind::Warning => "print-penalty-warning",
            PenaltyKind::Disqualification => "print-penalty-out",
            PenaltyKind::Hands(_) | PenaltyKind::Rounds(_) => "print-penalty-hands",
        },
        &args,
    );
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
