//! Putting one wrong act right where undo would take back everything after it.

use crate::theme::{shape, space};
use crate::view::View;
use crate::vocabulary::{Destination, ScreenId};
use crate::widgets::{Push, heading_ui};
use egui::{Ui, Vec2};
use engine::command::Apart;
use engine::entries::{Sale, Who};
use engine::values::Seq;
use engine::{Command, Event};
use reports::{Correction, corrections, sales_among, void_of};
use words::Args;

/// At most so many corrections are offered; an act of more is undone, or put right one by one.
const OFFERED_MAX: usize = 8;

/// Shows what puts this act, of these events, right by itself.
pub(super) fn put_right_ui(ui: &mut Ui, view: &View<'_>, seq: Seq, events: &[Event]) {
    let corrections = corrections(events);
    if corrections.is_empty() || corrections.len() > OFFERED_MAX {
        return;
    }
    heading_ui(ui, view.text("put-right"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::HALF);
        ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
        for correction in corrections.into_iter().map(|it| in_force(view, it)) {
            one_ui(ui, view, seq, correction);
        }
    });
}

/// Whoever has played cannot be unregistered any more: then the entry is void.
fn in_force(view: &View<'_>, correction: Correction) -> Correction {
    let Correction::Command(Command::Unregister { players }) = &correction else {
        return correction;
    };
    let has_played =
        |command: &Command| matches!((view.check)(command), Err(engine::Refusal::HasPlayed { .. }));
    match players.as_slice() {
        [Who::Id(player)] if has_played(&Command::Unregister { players: players.clone() }) => {
            Correction::Command(void_of(Sale::Entry, *player))
        }
        _ => correction,
    }
}

/// Why a sale cannot be put right from its act: a newer one of the sort is void first.
fn bought_since(view: &View<'_>, seq: Seq, command: &Command) -> Option<String> {
    let Command::VoidSale { sale, player: Who::Id(player), .. } = command else { return None };
    let later = view.log.records().filter(|record| record.seq > seq);
    let later = later.flat_map(|record| record.act.body.events());
    let is_newest = sales_among(later, *sale, *player) == 0;
    let refusal = engine::Refusal::BoughtSince { player: *player };
    (!is_newest).then(|| view.refusal_text(&refusal))
}

fn one_ui(ui: &mut Ui, view: &View<'_>, seq: Seq, correction: Correction) {
    let words = words_of(view, &correction, short);
    let name = words_of(view, &correction, str::to_owned);
    let refusal = match &correction {
        Correction::Command(command) => {
            view.refusal(command).or_else(|| bought_since(view, seq, command))
        }
        _ => view.closed(),
    };
    if !ui
        .add(Push::secondary(&words).name(&name).tip(&name).small().refused(refusal.as_deref()))
        .clicked()
    {
        return;
    }
    match correction {
        Correction::Command(command) => view.actions.submit(command),
        Correction::BustOut(player)
        | Correction::Name(player)
        | Correction::Stack(player)
        | Correction::Need(player)
        | Correction::Note(player) => view.actions.go(Destination::Player(player)),
        Correction::Button(table) => view.actions.go(Destination::SetButton(table)),
        Correction::Settings => view.actions.go(Destination::Screen(ScreenId::Setup)),
        Correction::Structure => view.actions.go(Destination::Screen(ScreenId::Clock)),
    }
}

/// The words of a correction; `named` says how a name is written in them.
fn words_of(view: &View<'_>, correction: &Correction, named: fn(&str) -> String) -> String {
    let of = |id: &str, player| {
        let name = named(&view.words.player(view.log.state(), player));
        view.say(id, &Args::new().text("player", name))
    };
    match correction {
        Correction::Command(command) => command_words(view, command, named),
        Correction::BustOut(player) => of("put-right-bust-out", *player),
        Correction::Name(player) => of("put-right-name", *player),
        Correction::Stack(player) => of("put-right-stack", *player),
        Correction::Need(player) => of("put-right-need", *player),
        Correction::Note(player) => of("put-right-note", *player),
        Correction::Button(table) => {
            view.say("put-right-button", &Args::new().no("table", table.0))
        }
        Correction::Settings => view.text("put-right-settings"),
        Correction::Structure => view.text("put-right-structure"),
    }
}

fn command_words(view: &View<'_>, command: &Command, named: fn(&str) -> String) -> String {
    let name = |who: &Who| match who {
        Who::Id(id) => named(&view.words.player(view.log.state(), *id)),
        Who::Name(name) => named(name),
    };
    let of = |id: &str, who: &Who| view.say(id, &Args::new().text("player", name(who)));
    match command {
        Command::Reinstate { player, .. } => of("put-right-reinstate", player),
        Command::Unregister { players } => {
            let names: Vec<String> = players.iter().map(name).collect();
            view.say("put-right-unregister", &Args::new().text("player", view.words.list(&names)))
        }
        Command::VoidSale { sale, player, .. } => {
            let args = Args::new().text("player", name(player)).text("sale", sale.id());
            view.say("put-right-void", &args)
        }
        Command::LockPlayer { player } => of("put-right-lock", player),
        Command::UnlockPlayer { player } => of("put-right-unlock", player),
        Command::MovePlayer { player, to } => {
            let args = Args::new().text("player", name(player)).text("seat", view.words.seat(*to));
            view.say("put-right-move", &args)
        }
        Command::SwapSeats { players } => {
            let [one, other] = players.each_ref().map(name);
            let args = Args::new().text("player", one).text("other", other);
            view.say("command-do-swap", &args)
        }
        Command::KeepApart { players, apart } => {
            let names: Vec<String> = players.iter().map(name).collect();
            let id = match apart {
                Apart::Keep => "put-right-apart",
                Apart::Free => "put-right-free",
            };
            view.say(id, &Args::new().text("players", view.words.list(&names)))
        }
        Command::OpenSeat { at } | Command::CloseSeat { at } => {
            let id = match command {
                Command::OpenSeat { .. } => "put-right-open-seat",
                _ => "put-right-close-seat",
            };
            view.say(id, &Args::new().text("seat", view.words.seat(*at)))
        }
        Command::RemoveTable { table } => {
            view.say("put-right-table", &Args::new().no("table", table.0))
        }
        Command::AdjustClock { secs } => {
            let id = if *secs < 0 { "put-right-less" } else { "put-right-more" };
            let time = view.words.duration(secs.saturating_abs());
            view.say(id, &Args::new().text("time", time))
        }
        Command::ResumeClock => view.text("clock-resume"),
        Command::PauseClock => view.text("clock-pause"),
        Command::OpenRegistration => view.text("players-open-registration"),
        Command::CloseRegistration => view.text("players-close-registration"),
        _ => view.text("put-right-hands"),
    }
}

/// So many letters of a name fit on a button.
pub const NAME_LETTERS: usize = 24;

/// A name as it fits on a button; the whole of it is the button's name.
pub fn short(name: &str) -> String {
    if name.chars().count() <= NAME_LETTERS {
        return name.to_owned();
    }
    let start: String = name.chars().take(NAME_LETTERS - 1).collect();
    format!("{}…", start.trim_end())
}
