//! What can be done with the players who are chosen.

use crate::parts::{BustForm, penalty_ui, player_clock_ui, sits_out_words};
use crate::screens::players::charge_form::{ChargeForm, charged};
use crate::screens::players::correct::CorrectForm;
use crate::screens::players::count_form::CountForm;
use crate::screens::players::leave::LeaveForm;
use crate::screens::players::note_form::NoteForm;
use crate::screens::players::price_form::{PriceForm, sales};
use crate::screens::players::rename_form::RenameForm;
use crate::screens::players::sell_form::{SellForm, past_limit};
use crate::screens::players::void_form::VoidForm;
use crate::screens::players::wishes::{ApartForm, NeedForm, apart};
use crate::screens::players::{PlayersForm, PlayersScreen};
use crate::theme::{Size, Tone, color, space, text, text_bold};
use crate::view::{Rank, View};
use crate::vocabulary::{Destination, PrintChoice, Verb, Whom};
use crate::widgets::{Ground, Push, framed_ui, label_ui, remark_ui};
use egui::{Label, Ui};
use engine::Command;
use engine::command::Apart;
use engine::entries::{Player, Status, Who};
use engine::money::Pays;
use engine::values::{PlayerId, Sale};
use words::Args;

impl PlayersScreen {
    /// Shows the bar with actions under the list.
    pub(super) fn deeds_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        framed_ui(ui, Ground::Part, |ui| {
            let current = self.selection.current();
            let current = current.and_then(|id| view.tournament.entries().player(id));
            match (self.selection.chosen().len(), current) {
                (0, _) | (1, None) => {
                    let hint = view.text("players-choose");
                    label_ui(ui, hint, Size::Body, Tone::TextMuted);
                }
                (1, Some(player)) => self.one_ui(ui, view, player),
                _ => self.many_ui(ui, view),
            }
        });
    }

    fn one_ui(&mut self, ui: &mut Ui, view: &View<'_>, player: &Player) {
        title_ui(ui, view, player);
        ui.horizontal_wrapped(|ui| {
            self.player_deeds_ui(ui, view, player);
            let words = view.text("card-open");
            let tip = view.text("card-open.tip");
            self.is_card_open |= ui.add(Push::secondary(&words).tip(&tip)).clicked();
        });
    }

    /// Everything that can be done with one player, as buttons one after the other.
    pub(super) fn player_deeds_ui(&mut self, ui: &mut Ui, view: &View<'_>, player: &Player) {
        match player.status {
            Status::Seated(_) => self.seated_ui(ui, view, player),
            Status::Out => self.out_ui(ui, view, player),
            _ => self.waiting_ui(ui, view, player),
        }
    }

    fn seated_ui(&mut self, ui: &mut Ui, view: &View<'_>, player: &Player) {
        let who = Who::Id(player.id);
        if view.verb_ui(ui, Verb::BustOut, Rank::Danger, None) {
            self.form = Some(PlayersForm::BustOut(BustForm::of(vec![player.id])));
        }
        sold_ui(ui, view, &who);
        self.sell_ui(ui, view, player);
        self.void_ui(ui, view, player);
        group_ui(ui);
        if view.verb_ui(ui, Verb::Move, Rank::Secondary, None) {
            view.actions.go(Destination::Carry(player.id));
        }
        lock_ui(ui, view, player);
        self.seat_wishes_ui(ui, view, player);
        group_ui(ui);
        player_clock_ui(ui, view, player.id);
        penalty_ui(ui, view, player);
        if view.tournament.clock().has_begun(view.now) && view.form_button_ui(ui, "days-leave") {
            self.form = Some(PlayersForm::Leave(LeaveForm::of(player.id)));
        }
        group_ui(ui);
        if view.form_button_ui(ui, "players-count") {
            self.form = Some(PlayersForm::Count(CountForm::of(player.id)));
        }
        self.name_ui(ui, view, player);
        let card = PrintChoice::Sheet(&print::sheets::seat_cards::SHEET, Whom::Player(player.id));
        view.print_ui(ui, "print-card-button", card);
        if !view.tournament.clock().has_begun(view.now) {
            unregister_ui(ui, view, vec![who]);
        }
    }

    /// What the terms no longer allow, and a sale that is void.
    fn sell_ui(&mut self, ui: &mut Ui, view: &View<'_>, player: &Player) {
        if !sales(view, player).is_empty() && view.form_button_ui(ui, "players-at-a-price") {
            self.form = Some(PlayersForm::Price(PriceForm::of(player.id)));
        }
        let is_charged = !charged(view, player.id).is_empty();
        if is_charged && view.form_button_ui(ui, "players-correct-charge") {
            self.form = Some(PlayersForm::Charge(ChargeForm::of(player.id)));
        }
        if past_limit(view, player).is_empty() {
            return;
        }
        if view.form_button_ui(ui, "players-sell") {
            self.form = Some(PlayersForm::Sell(SellForm::of(player.id)));
        }
    }

    fn void_ui(&mut self, ui: &mut Ui, view: &View<'_>, player: &Player) {
        if view.form_button_ui(ui, "players-void") {
            self.form = Some(PlayersForm::Void(VoidForm::of(player.id)));
        }
    }

    fn out_ui(&mut self, ui: &mut Ui, view: &View<'_>, player: &Player) {
        let who = Who::Id(player.id);
        let plain = Rank::Secondary;
        let reinstate = Command::Reinstate { player: who.clone(), to: None };
        // The reason stands beside the button: who waits for a seat to open sees why.
        let refusal = view.refusal(&reinstate);
        view.command_ui(ui, Verb::Reinstate, Rank::Primary, reinstate);
        if let Some(refusal) = refusal {
            remark_ui(ui, refusal, Tone::AttentionText);
            let unseated = Command::ReinstateUnseated { player: who.clone() };
            if view.refusal(&unseated).is_none() {
                view.plain_command_ui(ui, "players-reinstate-unseated", unseated);
            }
        }
        if view.tournament.settings().sells(Sale::ReEntry) {
            let command = Command::ReEnter { player: who.clone(), pays: Pays::default() };
            view.command_ui(ui, Verb::ReEnter, plain, command);
        }
        if view.tournament.settings().sells(Sale::Rebuy) {
            let command = Command::Rebuy { player: who, pays: Pays::default() };
            view.command_ui(ui, Verb::Rebuy, plain, command);
        }
        self.sell_ui(ui, view, player);
        group_ui(ui);
        if view.form_button_ui(ui, "players-correct-bust") {
            self.form = Some(PlayersForm::Correct(CorrectForm::of(view, player.id)));
        }
        if view.form_button_ui(ui, "players-rename") {
            self.form = Some(PlayersForm::Rename(RenameForm::of(player)));
        }
        self.void_ui(ui, view, player);
    }

    fn waiting_ui(&mut self, ui: &mut Ui, view: &View<'_>, player: &Player) {
        let words = view.text("players-seat");
        let nowhere = view.tournament.seating().tables().len() == 0;
        let refusal = nowhere.then(|| view.text("tables-none"));
        let rank = Rank::Primary;
        if view.named_verb_ui(ui, Verb::Move, rank, &words, refusal.as_deref()) {
            view.actions.go(Destination::Carry(player.id));
        }
        self.seat_wishes_ui(ui, view, player);
        group_ui(ui);
        self.name_ui(ui, view, player);
        unregister_ui(ui, view, vec![Who::Id(player.id)]);
        self.void_ui(ui, view, player);
    }

    /// What the next draw must respect.
    fn seat_wishes_ui(&mut self, ui: &mut Ui, view: &View<'_>, player: &Player) {
        if view.form_button_ui(ui, "players-need") {
            self.form = Some(PlayersForm::Need(NeedForm::of(player)));
        }
        if view.form_button_ui(ui, "players-apart") {
            self.form = Some(PlayersForm::Apart(ApartForm::of(player.id)));
        }
    }

    /// What they are called, and what is to be known of them.
    fn name_ui(&mut self, ui: &mut Ui, view: &View<'_>, player: &Player) {
        if view.form_button_ui(ui, "players-rename") {
            self.form = Some(PlayersForm::Rename(RenameForm::of(player)));
        }
        if view.form_button_ui(ui, "players-note") {
            self.form = Some(PlayersForm::Note(NoteForm::of(player)));
        }
    }
}

/// Between groups of buttons: what is bought and lost, the seat, the floor, the person. A line in
/// the menu, and room in the bar, where a line would stand at the end of a row that wraps.
fn group_ui(ui: &mut Ui) {
    if ui.layout().is_vertical() {
        ui.separator();
    } else {
        ui.add_space(space::TWO);
    }
}

/// Two who are kept apart, or no longer.
pub(super) fn pair_ui(ui: &mut Ui, view: &View<'_>, pair: [PlayerId; 2]) {
    let [one, other] = pair;
    let player = view.tournament.entries().player(one);
    let (id, change) = if player.is_some_and(|player| player.apart.contains(&other)) {
        ("players-apart-free", Apart::Free)
    } else {
        ("players-apart-pair", Apart::Keep)
    };
    view.plain_command_ui(ui, id, apart(pair, change));
}

/// How much of the bar a long name may take.
const NAME_SHARE: f32 = 0.6;

fn title_ui(ui: &mut Ui, view: &View<'_>, player: &Player) {
    ui.horizontal(|ui| {
        let room = ui.available_width() * NAME_SHARE;
        ui.scope(|ui| {
            ui.set_max_width(room);
            let name = text_bold(player.name.as_str(), Size::Lead);
            ui.add(Label::new(name).truncate());
        });
        let muted = color(ui, Tone::TextMuted);
        let mut words = vec![view.words.standing(view.tournament, player)];
        if player.waits_one_hand {
            words.push(view.text("tables-waits-one-hand"));
        }
        words.extend(sits_out_words(view, player));
        if player.is_in() {
            words.extend(wishes(view, player));
        }
        let words = text(words.join(" · "), Size::Small).color(muted);
        ui.add(Label::new(words).truncate());
    });
}

/// What the next draw must respect, and the note on the player, in words.
pub(super) fn wishes(view: &View<'_>, player: &Player) -> Vec<String> {
    let mut wishes = Vec::new();
    if let Some(table) = player.need.and_then(|need| need.table) {
        wishes.push(view.say("players-needs-table", &Args::new().no("table", table.0)));
    }
    if let Some(seat) = player.need.and_then(|need| need.seat) {
        wishes.push(view.say("players-needs-seat", &Args::new().no("seat", seat.0)));
    }
    if !player.note.is_empty() {
        wishes.push(view.words.note(&player.note));
    }
    if !player.apart.is_empty() {
        let names: Vec<String> = player.apart.iter().map(|other| view.player(*other)).collect();
        let args = Args::new().text("players", view.words.list(&names));
        wishes.push(view.say("players-is-apart", &args));
    }
    wishes
}

/// Rebuy and add-on, where the tournament sells them.
fn sold_ui(ui: &mut Ui, view: &View<'_>, who: &Who) {
    let settings = view.tournament.settings();
    let plain = Rank::Secondary;
    if settings.sells(Sale::Rebuy) {
        let command = Command::Rebuy { player: who.clone(), pays: Pays::default() };
        view.command_ui(ui, Verb::Rebuy, plain, command);
    }
    if settings.sells(Sale::AddOn) {
        let command = Command::AddOn { player: who.clone(), pays: Pays::default() };
        view.command_ui(ui, Verb::AddOn, plain, command);
    }
}

fn lock_ui(ui: &mut Ui, view: &View<'_>, player: &Player) {
    let player_is = Who::Id(player.id);
    let (id, command) = if player.is_locked {
        ("players-unlock", Command::UnlockPlayer { player: player_is })
    } else {
        ("players-lock", Command::LockPlayer { player: player_is })
    };
    let refusal = view.refusal(&command);
    let words = view.text(id);
    let plain = Rank::Secondary;
    if view.named_verb_ui(ui, Verb::Lock, plain, &words, refusal.as_deref()) {
        view.actions.submit(command);
    }
}

pub(super) fn unregister_ui(ui: &mut Ui, view: &View<'_>, players: Vec<Who>) {
    let command = Command::Unregister { players };
    view.command_ui(ui, Verb::Unregister, Rank::Danger, command);
}
