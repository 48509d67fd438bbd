//! What is kept about somebody, and what can be done with it.

use crate::parts::person_notices;
use crate::screens::people::history::HistoryShown;
use crate::screens::people::picture::PictureShown;
use crate::theme::{Size, Tone, space, text};
use crate::view::{HouseDesk, View};
use crate::vocabulary::{Action, Destination, PeopleAction};
use crate::widgets::{Push, form_ui, heading_ui, muted_ui, remark_ui, said_ui};
use egui::{Label, Ui, Vec2};
use engine::Command;
use engine::command::SameNames;
use engine::entries::Player;
use engine::money::Pays;
use exchange::people_messages;
use house::as_player;
use people::{Details, Field, SubjectAccess};
use words::Args;

/// What was asked for on the card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Asked {
    Close,
    Change,
    Merge,
    Erase,
}

/// Shows it; gives what was asked for.
pub(super) fn card_ui(
    ui: &mut Ui,
    desk: &HouseDesk<'_>,
    kept: &SubjectAccess,
    picture: &PictureShown,
    history: &mut HistoryShown,
) -> Option<Asked> {
    let details = &kept.person.details;
    let name = details.name.as_str();
    let (asked, closed) = form_ui(ui, name, &desk.text("common-close"), |ui| {
        ui.spacing_mut().item_spacing.y = space::HALF;
        picture.ui(ui, &desk.say("people-picture-of", &Args::new().text("name", name)));
        let barred = desk.today().and_then(|day| people_messages::barred(desk.words, details, day));
        if let Some(said) = barred {
            remark_ui(ui, said, Tone::StoppedText);
        }
        if picture.is_spoilt() {
            remark_ui(ui, desk.text("people-picture-spoilt"), Tone::AttentionText);
        }
        if let Some(view) = desk.view {
            enter_ui(ui, desk, view, details);
        }
        let asked = deeds_ui(ui, desk, kept);
        fields_ui(ui, desk, kept);
        history.ui(ui, desk, &kept.person);
        earlier_ui(ui, desk, kept);
        asked
    });
    if closed { Some(Asked::Close) } else { asked }
}

/// Registers them in the tournament that is open, or shows them there.
fn enter_ui(ui: &mut Ui, desk: &HouseDesk<'_>, view: &View<'_>, details: &Details) {
    if let Some(player) = entered(view, details) {
        let words = desk.text("people-show-player");
        if ui.add(Push::primary(words)).clicked() {
            view.actions.go(Destination::Player(player.id));
        }
        return;
    }
    let command = Command::Register {
        players: vec![as_player(details)],
        same_names: SameNames::Refuse,
        pays: Pays::default(),
    };
    let refusal = view.refusal(&command);
    let may_play = desk.today().is_none_or(|today| details.may_play(today));
    let push = match may_play {
        true => Push::primary(desk.text("people-enter")),
        false => Push::danger(desk.text("people-enter-barred")),
    };
    if ui.add(push.refused(refusal.as_deref())).clicked() {
        view.actions.submit(command);
        for notice in person_notices(desk.words, details, desk.today()) {
            view.actions.push(Action::Tell(notice));
        }
    }
    if let Some(refusal) = refusal {
        remark_ui(ui, refusal, Tone::AttentionText);
    }
}

/// Who they are in the tournament: by their number, or by their name where they have none.
fn entered<'a>(view: &'a View<'_>, details: &Details) -> Option<&'a Player> {
    let new = as_player(details);
    let mut named = view.tournament.entries().named(details.name.as_str());
    match new.member {
        Some(member) => {
            let mut players = view.tournament.entries().players();
            players.find(|player| player.member.as_ref() == Some(&member))
        }
        None => named.find(|player| player.member.is_none()),
    }
}

fn deeds_ui(ui: &mut Ui, desk: &HouseDesk<'_>, kept: &SubjectAccess) -> Option<Asked> {
    let id = kept.person.id;
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::HALF);
        let mut button = |ui: &mut Ui, words: &str, what: Asked| {
            if ui.add(Push::secondary(desk.text(words)).small()).clicked() {
                asked = Some(what);
            }
        };
        button(ui, "people-change", Asked::Change);
        button(ui, "people-merge", Asked::Merge);
        if ui.add(Push::secondary(desk.text("people-picture-choose")).small()).clicked() {
            desk.ask(PeopleAction::AskForPicture(id));
        }
        let drop = Push::secondary(desk.text("people-picture-drop")).small();
        if kept.picture.is_some() && ui.add(drop).clicked() {
            desk.ask(PeopleAction::DropPicture(id));
        }
        if ui.add(Push::danger(desk.text("people-erase")).small()).clicked() {
            asked = Some(Asked::Erase);
        }
    });
    asked
}

/// Everything that is known of them.
fn fields_ui(ui: &mut Ui, desk: &HouseDesk<'_>, kept: &SubjectAccess) {
    let details = &kept.person.details;
    let line = |ui: &mut Ui, label: String, value: &str| {
        heading_ui(ui, label);
        ui.add(Label::new(text(value, Size::Body)).wrap());
    };
    for field in Field::ALL.iter().copied() {
        let value = details.get(field);
        let is_said = match field {
            Field::Name | Field::MayPlay => false,
            _ => !value.is_empty(),
        };
        if is_said {
            line(ui, people_messages::field(desk.words, field), &value);
        }
    }
    if !kept.person.former.is_empty() {
        let former = desk.words.list(&kept.person.former);
        line(ui, desk.text("column-former"), &former);
    }
    ui.add_space(space::ONE);
    let args = Args::new().no("id", kept.person.id.0);
    muted_ui(ui, desk.say("people-id", &args));
}

/// What only stands there so that something can be taken back.
fn earlier_ui(ui: &mut Ui, desk: &HouseDesk<'_>, kept: &SubjectAccess) {
    if !kept.earlier.is_empty() {
        heading_ui(ui, desk.text("people-earlier"));
        for earlier in &kept.earlier {
            let args = Args::new()
                .text("at", desk.words.date_and_time(earlier.at, desk.offset))
                .text("kind", earlier.kind.id())
                .text("by", if earlier.by.is_empty() { "none" } else { earlier.by.as_str() });
            said_ui(ui, text(desk.say("people-earlier-line", &args), Size::Small));
        }
    }
}
