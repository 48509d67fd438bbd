//! The tournament on the local network: the switch, where browsers find it, and who may do what.

use crate::theme::{Size, Tone, color, shape, space, text, text_bold};
use crate::view::{MadeCode, Network, View};
use crate::vocabulary::{Action, ShareAction, ShareAsked};
use crate::widgets::{
    Ground, Push, choices_ui, field_ui, framed_ui, heading_ui, label_ui, muted_ui, number_ui,
    qr_ui, remark_ui, said_ui, title_ui,
};
use egui::{Align, Grid, Key, Label, Ui};
use engine::values::TableNo;
use serve::{Role, Staff, role_name};
use std::path::PathBuf;
use words::Args;

/// How wide what cameras read is.
const QR_WIDTH: f32 = 184.0;

/// What is half-typed and chosen.
#[derive(Debug, Default)]
pub(super) struct ShareForm {
    how: Option<ShareAsked>,
    role: RoleChosen,
    table: Option<u16>,
    /// Somebody wants to see it, which stands further down.
    comes: bool,
}

/// The role for which a code is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum RoleChosen {
    #[default]
    Director,
    Floor,
    Registration,
    Dealer,
}

impl ShareForm {
    pub(super) fn take_certificate(&mut self, path: PathBuf) {
        self.how.get_or_insert_default().certificate = Some(path);
    }

    pub(super) fn take_key(&mut self, path: PathBuf) {
        self.how.get_or_insert_default().key = Some(path);
    }

    pub(super) fn comes_into_sight(&mut self) {
        self.comes = true;
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let title = title_ui(ui, view.text("share-title"));
        if std::mem::take(&mut self.comes) {
            title.scroll_to_me(Some(Align::TOP));
        }
        match view.network {
            Some(network) => self.on_ui(ui, view, network),
            None => self.off_ui(ui, view),
        }
        ui.add_space(space::TWO);
    }

    fn off_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        muted_ui(ui, view.text("share-off"));
        let how = self.how.get_or_insert_with(|| view.devices.share.clone());
        let field = ui.scope(|ui| {
            ui.set_max_width(shape::NUMBER_WIDTH);
            field_ui(ui, &view.text("share-port"), "8080", &mut how.port)
        });
        let is_sent = field.inner.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        certificate_ui(ui, view, how);
        let is_pressed = ui.add(Push::secondary(view.text("share-begin"))).clicked();
        if is_pressed || is_sent {
            ask(view, ShareAction::Begin(how.clone()));
        }
    }

    fn on_ui(&mut self, ui: &mut Ui, view: &View<'_>, network: &Network) {
        let pages = Args::new().count("pages", network.room.pages());
        ui.horizontal_wrapped(|ui| {
            label_ui(ui, view.say("share-on", &pages), Size::Body, Tone::Text);
            if ui.add(Push::danger(view.text("share-stop")).small()).clicked() {
                ask(view, ShareAction::End);
            }
        });
        if network.reached.is_alone {
            remark_ui(ui, view.text("share-no-network"), Tone::AttentionText);
        }
        for why in &network.reached.warned_of {
            remark_ui(ui, why.said(view.words), Tone::AttentionText);
        }
        for link in &network.reached.links {
            address_ui(ui, view, network, link);
        }
        let port = Args::new().no("port", network.port);
        muted_ui(ui, view.say("share-not-found", &port));
        ui.columns(2, |columns| {
            let [players, staff] = columns else { return };
            // Columns make everything as wide as they are, and buttons and words need not be.
            players.vertical(|ui| players_ui(ui, view, network));
            staff.vertical(|ui| match network.room.staff() {
                Some(there) => self.staff_ui(ui, view, network, there),
                None => {
                    heading_ui(ui, view.text("share-staff"));
                    muted_ui(ui, view.text("share-read-only"));
                }
            });
        });
        if let Some(staff) = network.room.staff() {
            here_ui(ui, view, staff);
            codes_ui(ui, view, staff);
        }
    }

    /// The code that was made, or what one is made for.
    fn staff_ui(&mut self, ui: &mut Ui, view: &View<'_>, network: &Network, staff: &Staff) {
        heading_ui(ui, view.text("share-staff"));
        if let Some(made) = &network.made {
            return made_ui(ui, view, made);
        }
        muted_ui(ui, view.text("share-staff.hint"));
        let roles = [
            (RoleChosen::Director, role_name(view.words, Role::Director)),
            (RoleChosen::Floor, role_name(view.words, Role::Floor)),
            (RoleChosen::Registration, role_name(view.words, Role::Registration)),
            (RoleChosen::Dealer, view.text("share-dealer")),
        ];
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
            choices_ui(ui, &mut self.role, roles)
        });
        let (role, refusal) = self.chosen(ui, view);
        if staff.roles().contains(&role) {
            muted_ui(ui, view.text("share-code-again"));
        }
        let push = Push::secondary(view.text("share-code-show")).refused(refusal);
        if ui.add(push).clicked() {
            ask(view, ShareAction::MakeCode(role));
        }
    }

    /// The role that is chosen, and why no code can be made for it.
    fn chosen(&mut self, ui: &mut Ui, view: &View<'_>) -> (Role, Option<String>) {
        match self.role {
            RoleChosen::Director => (Role::Director, None),
            RoleChosen::Floor => (Role::Floor, None),
            RoleChosen::Registration => (Role::Registration, None),
            RoleChosen::Dealer => self.dealer(ui, view),
        }
    }

    fn dealer(&mut self, ui: &mut Ui, view: &View<'_>) -> (Role, Option<String>) {
        let seating = view.tournament.seating();
        let Some(first) = seating.tables().next() else {
            return (Role::Dealer(TableNo(1)), Some(view.text("staff-no-tables")));
        };
        let last = seating.tables().last().map_or(first.no, |table| table.no);
        let no = self.table.get_or_insert(first.no.0);
        number_ui(ui, &view.text("common-table"), no, first.no.0..=last.0);
        let no = TableNo(*no);
        let missing = Args::new().no("table", no.0);
        let is_there = seating.table(no).is_some();
        (Role::Dealer(no), (!is_there).then(|| view.say("staff-no-table", &missing)))
    }
}

/// The certificate of the room with its key, where it has one.
fn certificate_ui(ui: &mut Ui, view: &View<'_>, how: &mut ShareAsked) {
    heading_ui(ui, view.text("share-certificate"));
    muted_ui(ui, view.text("share-certificate.hint"));
    for (id, path) in [("share-certificate-file", &how.certificate), ("share-key-file", &how.key)] {
        let Some(path) = path else { continue };
        let file = path.display().to_string();
        said_ui(ui, text(view.say(id, &Args::new().text("file", file)), Size::Body));
    }
    ui.horizontal_wrapped(|ui| {
        let push = Push::secondary(view.text("share-certificate-choose")).small();
        if ui.add(push).clicked() {
            ask(view, ShareAction::AskForCertificate);
        }
        if how.certificate.is_none() {
            return;
        }
        if ui.add(Push::secondary(view.text("share-key-choose")).small()).clicked() {
            ask(view, ShareAction::AskForKey);
        }
        let push = Push::secondary(view.text("share-certificate-without")).small();
        if ui.add(push).clicked() {
            (how.certificate, how.key) = (None, None);
        }
    });
    ui.add_space(space::HALF);
}

fn ask(view: &View<'_>, asked: ShareAction) {
    view.actions.push(Action::Share(asked));
}

/// An address, to be read and copied; where there are several, one is what cameras read.
fn address_ui(ui: &mut Ui, view: &View<'_>, network: &Network, link: &str) {
    ui.horizontal_wrapped(|ui| {
        ui.add(Label::new(text_bold(link, Size::Lead)).selectable(true));
        let name = view.say("share-copy", &Args::new().text("address", link));
        if ui.add(Push::secondary(view.text("common-copy")).small().name(name)).clicked() {
            ui.ctx().copy_text(link.to_owned());
        }
        if network.reached.links.len() > 1 {
            let words = view.text("share-lead");
            let name = format!("{words}: {link}");
            let push = Push::one_of(words, link, network.leads_to.as_str()).small().name(name);
            if ui.add(push).clicked() {
                ask(view, ShareAction::LeadTo(link.to_owned()));
            }
        }
    });
}

fn players_ui(ui: &mut Ui, view: &View<'_>, network: &Network) {
    heading_ui(ui, view.text("share-players"));
    let name = view.text("share-players-qr");
    if let Some(picture) = &network.players {
        qr_ui(ui, picture, QR_WIDTH, &name);
    }
    muted_ui(ui, network.leads_to.as_str());
}

/// A code that is shown once.
fn made_ui(ui: &mut Ui, view: &View<'_>, made: &MadeCode) {
    framed_ui(ui, Ground::InHand, |ui| {
        said_ui(ui, text_bold(role_name(view.words, made.role), Size::Body));
        ui.add(Label::new(text_bold(made.code.spaced(), Size::Display)).selectable(true));
        muted_ui(ui, view.text("share-code-once"));
        if let Some(picture) = &made.picture {
            qr_ui(ui, picture, QR_WIDTH, &view.text("staff-code-qr"));
        }
        if ui.add(Push::secondary(view.text("share-code-away")).small()).clicked() {
            ask(view, ShareAction::PutCodeAway);
        }
    });
}

/// Everybody who is signed in.
fn here_ui(ui: &mut Ui, view: &View<'_>, staff: &Staff) {
    heading_ui(ui, view.text("share-here"));
    if let Some(attempts) = staff.attempts() {
        remark_ui(ui, serve::attempts_said(view.words, attempts), Tone::AttentionText);
    }
    let here = staff.here();
    if here.is_empty() {
        muted_ui(ui, view.text("share-here-none"));
    }
    let grid = Grid::new("here").num_columns(4).striped(true).spacing([space::TWO, space::HALF]);
    grid.show(ui, |ui| {
        for one in &here {
            ui.add(Label::new(text_bold(&one.name, Size::Body)).truncate());
            ui.label(text(role_name(view.words, one.role), Size::Body));
            let idle = Args::new()
                .count("mins", usize::try_from(one.idle.as_secs() / 60).unwrap_or(usize::MAX));
            let idle = text(view.say("staff-idle", &idle), Size::Small);
            ui.label(idle.color(color(ui, Tone::TextMuted)));
            let words = view.text("share-sign-out");
            let name = format!("{words}: {}", one.name);
            if ui.add(Push::secondary(words).small().takes_away().name(name)).clicked() {
                ask(view, ShareAction::SendAway(one.no));
            }
            ui.end_row();
        }
    });
}

/// Shows the codes of the roles that have one.
fn codes_ui(ui: &mut Ui, view: &View<'_>, staff: &Staff) {
    let roles = staff.roles();
    if roles.is_empty() {
        return;
    }
    heading_ui(ui, view.text("share-codes"));
    ui.horizontal_wrapped(|ui| {
        for role in roles {
            let args = Args::new().text("role", role_name(view.words, role));
            let push = Push::secondary(view.say("staff-withdraw", &args)).small().takes_away();
            if ui.add(push.tip(view.text("share-codes.tip"))).clicked() {
                ask(view, ShareAction::Withdraw(role));
            }
        }
    });
}
