//! One person's whole evening: where they sat, what they bought, what happened, and what can be
//! done.

use crate::parts::{no_font_ui, sits_out_words};
use crate::screens::players::PlayersScreen;
use crate::screens::players::card_cache::CardShown;
use crate::screens::players::deeds::wishes;
use crate::theme::{Size, Tone, color, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::{Action, Destination, LogAction};
use crate::widgets::{
    LinePart, PartKind, Push, TimeLine, form_ui, heading_ui, muted_ui, remark_ui, said_ui,
    time_line_ui,
};
use egui::{Label, Link, Ui, Vec2};
use engine::entries::{Player, Status};
use engine::values::{Money, PlayerId, Seq, Timestamp};
use engine::winnings::{Winning, prize_of};
use reports::{Arrival, Evening, EveningLine, Stay};
use words::Args;

impl PlayersScreen {
    /// Shows the card of whoever is chosen.
    pub(super) fn card_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let current = self.selection.current();
        let Some(player) = current.and_then(|id| view.tournament.entries().player(id)) else {
            self.is_card_open = false;
            return;
        };
        let mut card = std::mem::take(&mut self.card);
        card.renew(view, player.id);
        let close = view.text("common-close");
        let (_, closed) = form_ui(ui, player.name.as_str(), &close, |ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            no_font_ui(ui, view, player.name.as_str());
            facts_ui(ui, view, player, &card);
            ui.add_space(space::HALF);
            line_ui(ui, view, &card.evening);
            ui.add_space(space::HALF);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(space::HALF);
                self.player_deeds_ui(ui, view, player);
            });
            stays_ui(ui, view, &card.evening);
            lines_ui(ui, view, player.id, &card.evening);
        });
        self.card = card;
        if closed {
            self.is_card_open = false;
        }
    }
}

/// Where they stand, what they bought, what counts for them.
fn facts_ui(ui: &mut Ui, view: &View<'_>, player: &Player, card: &CardShown) {
    let mut stands = vec![view.words.standing(view.tournament, player)];
    if let Some(place) = card.place {
        stands.push(view.say("card-place", &Args::new().no("place", place.0)));
    }
    if player.waits_one_hand {
        stands.push(view.text("tables-waits-one-hand"));
    }
    stands.extend(sits_out_words(view, player));
    said_ui(ui, text_bold(stands.join(" · "), Size::Body));
    let mut facts = vec![view.say("card-number", &Args::new().no("number", player.id.0))];
    if player.is_in() && view.digest.winner() != Some(player.id) {
        let args = Args::new().text("chips", view.words.chips(player.stack));
        facts.push(view.say("card-stack", &args));
    }
    facts.push(view.say("card-entries", &Args::new().count("entries", player.entries)));
    if player.rebuys > 0 {
        facts.push(view.say("card-rebuys", &Args::new().count("rebuys", player.rebuys)));
    }
    if player.add_ons > 0 {
        facts.push(view.say("card-add-ons", &Args::new().count("add_ons", player.add_ons)));
    }
    if player.is_locked {
        facts.push(view.text("card-locked"));
    }
    facts.extend(money_facts(view, player));
    facts.extend(wishes(view, player));
    muted_ui(ui, facts.join(" · "));
    if player.status == Status::Out
        && let Some((_, hand)) = view.tournament.finishes().last_bust(player.id)
        && let Some(bust) = hand.bust_of(player.id)
    {
        names_ui(ui, view, "card-busted-by", hand.won_by(bust));
    }
    names_ui(ui, view, "card-took-out", &card.evening.took_out);
}

/// What they paid and owe, and what they won; nothing where nothing has a price.
fn money_facts(view: &View<'_>, player: &Player) -> Vec<String> {
    let t = view.tournament;
    let amount = |id: &str, amount: Money| {
        let said = view.words.money_of(t, amount);
        (!amount.is_zero()).then(|| view.say(id, &Args::new().text("amount", said)))
    };
    let paid = t.money().charges_of(player.id).iter();
    let paid = paid.filter(|charge| charge.stands()).map(|charge| charge.paid).sum();
    let won = prize_of(t, player.id).map_or(Money::ZERO, |(_, prize)| prize);
    let facts = [
        amount("card-paid", paid),
        amount("players-owes", t.money().owed_by(player.id)),
        amount("card-prize", won),
        amount("card-prize-paid", t.winnings().paid(player.id, Winning::Prize)),
    ];
    facts.into_iter().flatten().collect()
}

const LINE_HEIGHT: f32 = 20.0;

/// A line of names, each of which leads to that player.
fn names_ui(ui: &mut Ui, view: &View<'_>, id: &str, players: &[PlayerId]) {
    if players.is_empty() {
        return;
    }
    ui.spacing_mut().interact_size.y = LINE_HEIGHT;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::HALF);
        let words = view.say(id, &Args::new().text("players", ""));
        muted_ui(ui, words.trim_end());
        for (index, player) in players.iter().enumerate() {
            if index > 0 {
                muted_ui(ui, "·");
            }
            let name = view.player(*player);
            if ui.add(Link::new(text(name, Size::Small))).clicked() {
                view.actions.go(Destination::Player(*player));
            }
        }
    });
}

fn line_ui(ui: &mut Ui, view: &View<'_>, evening: &Evening) {
    let Some((from, to)) = evening.span.filter(|_| !evening.stays.is_empty()) else { return };
    // A night is left out; between two days the line only breaks off.
    let played = |at: Timestamp| {
        let nights = evening.nights.iter().filter(|(night, _)| *night < at);
        let slept: i64 = nights.map(|(night, day)| day.min(&at).millis_since(*night)).sum();
        at.millis_since(from) - slept
    };
    let length = played(to).max(1) as f64;
    let share = |at: Timestamp| (played(at) as f64 / length) as f32;
    let time = |at: Timestamp| view.words.time(at, view.offset);
    let mut parts = Vec::new();
    for (index, stay) in evening.stays.iter().enumerate() {
        let end = stay.to.unwrap_or(to);
        let args = Args::new()
            .no("table", stay.seat.table.0)
            .text("from", time(stay.from))
            .text("to", time(end));
        let kind = if index % 2 == 0 { PartKind::Seat } else { PartKind::OtherSeat };
        let words = format!("{}-{}", stay.seat.table, stay.seat.seat);
        let tip = view.say("card-line-seat", &args);
        parts.push(LinePart { from: share(stay.from), to: share(end), words, tip, kind });
    }
    if let Some(end) = evening.stays.last().and_then(|stay| stay.to)
        && end < to
    {
        let words = view.text("card-line-out");
        let (tip, kind) = (words.clone(), PartKind::Out);
        parts.push(LinePart { from: share(end), to: 1.0, words, tip, kind });
    }
    for (start, end) in &evening.breaks {
        let args = Args::new().text("from", time(*start)).text("to", time(*end));
        let tip = view.say("card-line-break", &args);
        let (words, kind) = (String::new(), PartKind::Break);
        parts.push(LinePart { from: share(*start), to: share(*end), words, tip, kind });
    }
    let told: Vec<&str> = parts.iter().map(|part| part.tip.as_str()).collect();
    let name = format!("{}: {}", view.text("card-line"), told.join(", "));
    let (first, last) = (time(from), time(to));
    time_line_ui(ui, TimeLine { name: &name, parts: &parts, from: &first, to: &last });
    if !evening.breaks.is_empty() {
        remark_ui(ui, format!("▬ {}", view.text("card-line-break-mark")), Tone::InfoText);
    }
}

/// Every seat with its time, and how they came to it.
fn stays_ui(ui: &mut Ui, view: &View<'_>, evening: &Evening) {
    if evening.stays.is_empty() {
        return;
    }
    heading_ui(ui, view.text("card-seats"));
    for stay in &evening.stays {
        let seat = view.words.seat(stay.seat);
        if ui.add(Link::new(text(seat, Size::Body))).clicked() {
            view.actions.go(Destination::Table(stay.seat.table));
        }
        muted_ui(ui, stay_words(view, stay));
    }
}

fn stay_words(view: &View<'_>, stay: &Stay) -> String {
    let time = |at| view.words.time(at, view.offset);
    let args = Args::new().text("from", time(stay.from));
    let when = match stay.to {
        Some(to) => view.say("card-stay", &args.text("to", time(to))),
        None => view.say("card-stay-now", &args),
    };
    let mut parts = vec![when, view.words.arrival(stay.arrival)];
    if let Arrival::Moved(reason) = stay.arrival {
        parts.push(view.words.move_rule(reason, view.tournament));
    }
    if stay.waited_one_hand {
        parts.push(view.text("card-waited"));
    }
    parts.retain(|part| !part.is_empty());
    parts.join(" · ")
}

/// What happened to them, the latest first; each line leads to its act.
fn lines_ui(ui: &mut Ui, view: &View<'_>, player: PlayerId, evening: &Evening) {
    heading_ui(ui, view.text("card-what"));
    if evening.lines.is_empty() {
        said_ui(ui, text(view.text("card-what-none"), Size::Small));
    }
    for line in evening.lines.iter().rev() {
        if let Some(seq) = one_line_ui(ui, view, line) {
            view.actions.push(Action::Log(LogAction::Show(seq)));
        }
    }
    ui.add_space(space::HALF);
    if ui.add(Push::secondary(view.text("card-all-acts")).small()).clicked() {
        view.actions.push(Action::Log(LogAction::ShowPlayer(player)));
    }
}

/// One line; gives its act where that was asked for.
fn one_line_ui(ui: &mut Ui, view: &View<'_>, line: &EveningLine) -> Option<Seq> {
    let mut asked = None;
    let told = view.words.deed(&line.deed, view.tournament, view.offset);
    let words = match line.undone_by {
        None => text(told, Size::Body),
        Some(_) => text(told, Size::Body).strikethrough().color(color(ui, Tone::TextMuted)),
    };
    ui.add(Label::new(words).wrap());
    ui.spacing_mut().interact_size.y = LINE_HEIGHT;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::ONE;
        let time = view.words.time_with_secs(line.at, view.offset);
        muted_ui(ui, time);
        let act = view.say("log-act", &Args::new().no("act", line.seq.0));
        if ui.add(Link::new(text(act, Size::Small))).clicked() {
            asked = Some(line.seq);
        }
        if !line.by.is_empty() {
            muted_ui(ui, &line.by);
        }
        if let Some(undone) = line.undone_by {
            let words = view.say("card-undone", &Args::new().no("act", undone.0));
            remark_ui(ui, words, Tone::AttentionText);
        }
    });
    asked
}
