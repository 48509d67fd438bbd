//! Giving a penalty: who, what for, how hard, and what that comes to before it is given.

use crate::parts::{Pick, answer_ui, asking_ui};
use crate::screens::penalties::penalty_words::{joined, stands_words, what_for};
use crate::theme::{Size, Tone, icons, shape, space, text};
use crate::view::View;
use crate::widgets::{Push, field_ui, heading_ui, muted_ui, number_ui, remark_ui, title_ui};
use egui::{Ui, Vec2};
use engine::Command;
use engine::entries::{Player, Who};
use engine::penalties::{LADDER, Offense, Penalty, PenaltyKind, Reputation, next_step};
use engine::values::PlayerId;
use session::{Earlier, EarlierPenalty};
use words::Args;
use words::typed::chips_typed;

#[derive(Debug, Default)]
pub(super) struct GiveForm {
    player: Option<PlayerId>,
    pick: Pick,
    offense: Option<Offense>,
    kind: Option<PenaltyKind>,
    note: String,
    /// What a disqualified player has, as typed.
    stack: String,
}

impl GiveForm {
    pub(super) fn of(player: Option<PlayerId>, offense: Option<Offense>) -> Self {
        let pick = if player.is_none() { Pick::ready() } else { Pick::default() };
        Self { player, pick, offense, ..Self::default() }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>, earlier: Option<&Earlier>) -> bool {
        let title = view.text("penalties-give");
        asking_ui(ui, view, &title, |ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            let is_new = self.player.is_none();
            self.player_ui(ui, view);
            if is_new {
                // The Enter that chose the player gives them nothing.
                return false;
            }
            let Some(player) = self.player.and_then(|id| view.tournament.entries().player(id))
            else {
                return false;
            };
            let before = Before::of(view, player, earlier);
            self.offense_ui(ui, view);
            let proposed = before.proposed(self.offense);
            self.kind_ui(ui, view, proposed, &before);
            let kind = self.kind.unwrap_or(proposed);
            self.comes_to_ui(ui, view, player, kind);
            let hint = view.text("penalties-note.hint");
            field_ui(ui, &view.text("penalties-note"), &hint, &mut self.note);
            if kind == PenaltyKind::Disqualification {
                let hint = view.words.chips(player.stack);
                field_ui(ui, &view.text("penalties-stack"), &hint, &mut self.stack);
            }
            let done = self.give_ui(ui, view, player, kind);
            before.ui(ui, view);
            done
        })
    }

    fn player_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if let Some(player) = self.player.and_then(|id| view.tournament.entries().player(id)) {
            ui.horizontal_wrapped(|ui| {
                title_ui(ui, player.name.as_str());
                if ui.add(Push::quiet(view.text("penalties-other-player")).small()).clicked() {
                    self.player = None;
                }
            });
            muted_ui(ui, view.words.standing(view.tournament, player));
            return;
        }
        let label = view.text("penalties-player");
        let chosen = self.pick.ui(ui, view, &label, Player::is_in);
        if chosen.is_some() {
            (self.player, self.kind) = (chosen, None);
        }
    }

    fn offense_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        heading_ui(ui, view.text("penalties-offense"));
        let book = view.tournament.settings().rules.rulebook;
        let chosen = self.offense.map(|offense| view.words.offense(offense));
        let shown = chosen.unwrap_or_else(|| view.text("penalties-offense-own"));
        let width = ui.available_width();
        let combo = egui::ComboBox::from_id_salt("offense")
            .width(width)
            .height(shape::LIST_HEIGHT)
            .selected_text(text(&shown, Size::Body))
            .truncate();
        let shown = combo.show_ui(ui, |ui| {
            let own = view.text("penalties-offense-own");
            if ui.selectable_label(self.offense.is_none(), text(own, Size::Body)).clicked() {
                (self.offense, self.kind) = (None, None);
            }
            for offense in Offense::ALL.iter().copied() {
                let words = text(view.words.offense(offense), Size::Body);
                if ui.selectable_label(self.offense == Some(offense), words).clicked() {
                    (self.offense, self.kind) = (Some(offense), None);
                }
            }
        });
        let name = view.text("penalties-offense");
        shown.response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, &name));
        if let Some(offense) = self.offense {
            let must = if offense.must_be_penalized() { "yes" } else { "no" };
            let args = Args::new()
                .text("must", must)
                .text("rules", view.words.offense_rules(offense, book));
            muted_ui(ui, view.say("penalties-offense-rules", &args));
        }
    }

    fn kind_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        proposed: PenaltyKind,
        before: &Before<'_>,
    ) {
        heading_ui(ui, view.text("penalties-kind"));
        let kind = self.kind.unwrap_or(proposed);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(space::HALF);
            ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
            for offered in LADDER {
                let words = view.words.penalty_kind(offered);
                let push = Push::one_of(&words, offered, kind);
                let push = if offered == proposed { push.icon(icons::DONE) } else { push };
                let args = Args::new().text("kind", words.as_str());
                let name = view.say("penalties-proposed-name", &args);
                let push = if offered == proposed { push.name(&name) } else { push };
                if ui.add(push.small()).clicked() {
                    self.kind = Some(offered);
                }
            }
            self.number_ui(ui, view, kind);
        });
        let args = Args::new().text("kind", view.words.penalty_kind(proposed));
        let why = view.say(before.why(self.offense), &args);
        muted_ui(ui, format!("{} {why}", icons::DONE));
    }

    /// More hands or rounds than there are buttons for.
    fn number_ui(&mut self, ui: &mut Ui, view: &View<'_>, kind: PenaltyKind) {
        let Some(mut count) = kind.count() else { return };
        let label = view.text(&format!("penalties-number-{}", kind.id()));
        if number_ui(ui, &label, &mut count, 1..=99).changed() {
            self.kind = Some(kind.counted(count));
        }
    }

    /// How many hands it is, or what a disqualification takes.
    fn comes_to_ui(&self, ui: &mut Ui, view: &View<'_>, player: &Player, kind: PenaltyKind) {
        let table = player.seat().and_then(|at| view.tournament.seating().table(at.table));
        let players = table.map_or(0, |table| u32::try_from(table.taken().len()).unwrap_or(0));
        let hands = kind.hands(players);
        let args = Args::new()
            .count("hands", hands)
            .count("rounds", kind.count().unwrap_or_default())
            .count("players", players)
            .no("table", table.map_or(0, |table| table.no.0))
            .text("chips", view.words.chips(player.stack));
        title_ui(ui, view.say(&format!("penalties-comes-{}", kind.id()), &args));
        if hands > 0 {
            muted_ui(ui, view.text("penalties-comes-next"));
        }
    }

    fn give_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        player: &Player,
        kind: PenaltyKind,
    ) -> bool {
        let is_out = kind == PenaltyKind::Disqualification;
        let stack = if is_out { chips_typed(&self.stack) } else { None };
        let unreadable = is_out && !self.stack.trim().is_empty() && stack.is_none();
        let command = Command::GivePenalty {
            player: Who::Id(player.id),
            kind,
            offense: self.offense,
            note: self.note.trim().to_owned(),
            stack,
        };
        let command =
            if unreadable { Err(view.text("common-chips-unreadable")) } else { Ok(command) };
        let words = view.text(&format!("penalties-do-{}", kind.id()));
        let push = if is_out { Push::danger(&words) } else { Push::primary(&words) };
        answer_ui(ui, view, push, command)
    }
}

/// What a player was penalized for before.
struct Before<'a> {
    here: Vec<&'a Penalty>,
    elsewhere: Vec<&'a EarlierPenalty>,
    /// What other tournaments know is still being read.
    is_reading: bool,
    /// Journals that could not be read.
    unread: usize,
}

impl<'a> Before<'a> {
    fn of(view: &View<'a>, player: &Player, earlier: Option<&'a Earlier>) -> Self {
        let given = view.tournament.penalties().of(player.id);
        Self {
            here: given.filter(|penalty| penalty.counts()).collect(),
            elsewhere: earlier.map(|earlier| earlier.of(&player.name)).unwrap_or_default(),
            is_reading: earlier.is_none(),
            unread: earlier.map_or(0, |earlier| earlier.unread.len()),
        }
    }

    fn is_known(&self, offense: Option<Offense>) -> bool {
        offense.is_some() && self.elsewhere.iter().any(|penalty| penalty.offense == offense)
    }

    fn proposed(&self, offense: Option<Offense>) -> PenaltyKind {
        let kinds = self.here.iter().map(|penalty| penalty.kind);
        let reputation = match self.is_known(offense) {
            true => Reputation::KnownElsewhere,
            false => Reputation::New,
        };
        next_step(offense, kinds, reputation)
    }

    /// The id of the sentence that says why that is proposed.
    fn why(&self, offense: Option<Offense>) -> &'static str {
        if offense == Some(Offense::Cheating) {
            "penalties-proposed-cheating"
        } else if !self.here.is_empty() {
            "penalties-proposed-again"
        } else if self.is_known(offense) {
            "penalties-proposed-known"
        } else {
            "penalties-proposed-first"
        }
    }

    fn ui(&self, ui: &mut Ui, view: &View<'_>) {
        heading_ui(ui, view.text("penalties-before-here"));
        let line = |ui: &mut Ui, words: String, tone: Tone| {
            remark_ui(ui, words, tone);
        };
        if self.here.is_empty() {
            line(ui, view.text("penalties-before-none"), Tone::TextMuted);
        }
        for penalty in self.here.iter().rev() {
            let parts = [
                view.words.time(penalty.at, view.offset),
                view.words.penalty_kind(penalty.kind),
                what_for(view, penalty),
                stands_words(view, penalty),
            ];
            line(ui, joined(parts), Tone::Text);
        }
        heading_ui(ui, view.text("penalties-before-elsewhere"));
        if self.is_reading {
            line(ui, view.text("penalties-before-reading"), Tone::TextMuted);
        } else if self.elsewhere.is_empty() {
            line(ui, view.text("penalties-before-none"), Tone::TextMuted);
        }
        for penalty in &self.elsewhere {
            let offense = penalty.offense.map(|offense| view.words.offense(offense));
            let parts = [
                view.words.date_and_time(penalty.at, view.offset),
                penalty.event.clone(),
                view.words.penalty_kind(penalty.kind),
                offense.unwrap_or_default(),
                penalty.note.clone(),
            ];
            line(ui, joined(parts), Tone::Text);
        }
        if self.unread > 0 {
            let args = Args::new().count("files", self.unread);
            line(ui, view.say("penalties-before-unread", &args), Tone::AttentionText);
        }
    }
}
