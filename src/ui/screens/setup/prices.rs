//! Prices and payouts: what is sold and for how much, and how the pool is shared.

use crate::parts::lists::{ListPage, ListTaken, PageDone};
use crate::parts::steady_ui;
use crate::screens::setup::price_draft::{
    BountyKind, OWN_TEMPLATE, PriceDraft, PriceRow, SmallField,
};
use crate::theme::{Size, Tone, icons, regular, space};
use crate::view::View;
use crate::vocabulary::SheetOf;
use crate::widgets::{
    Empty, Ground, Push, choices_ui, field_ui, framed_ui, heading_ui, muted_ui, remark_ui, small_ui,
};
use egui::{Align, Frame, Layout, Margin, Panel, TextEdit, Ui, Vec2};
use engine::Command;
use engine::money::{BountyWinners, MoneyTerms, TieShares};
use engine::settings::Settings;
use engine::values::Sale;
use exchange::{PaysByError, handed_on_said, pays_by};
use rulebook::PayoutTemplate;
use std::path::Path;
use words::{Args, Words};

/// A small field with its name over it.
const FIELD_HEIGHT: f32 = 48.0;

#[derive(Debug, Default)]
pub(super) struct PricesPage {
    draft: Option<PriceDraft>,
    /// Payouts of somebody else that are looked at.
    list: Option<ListPage>,
}

impl PricesPage {
    /// Takes payouts from a file.
    pub(super) fn take_list(&mut self, words: &Words, path: &Path) {
        self.list.get_or_insert_with(|| ListPage::new(SheetOf::Payouts)).take(words, path);
    }

    /// Shows payouts of somebody else, where some are looked at. What is taken stands in the draft,
    /// like a template that was chosen.
    fn list_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let Some(page) = &mut self.list else { return false };
        let command = |taken: &ListTaken| match taken {
            ListTaken::Payouts(sheet) => Some(pays_by(view.tournament, sheet, Path::new(""))),
            ListTaken::Structure(_) | ListTaken::Chips(_) => None,
        };
        let why = |error: PaysByError| match error {
            PaysByError::Refused(refusal) => view.refusal_text(&refusal),
            PaysByError::HandedOn(error) => {
                let terms = view.tournament.settings().money.as_ref();
                let currency = terms.map(|terms| &terms.currency);
                let said = currency.map(|currency| handed_on_said(view.words, &error, currency));
                said.unwrap_or_default().join("\n")
            }
        };
        let done = page.ui(ui, view, |taken| {
            let command = command(taken)?;
            match command {
                Ok(command) => view.closed().or_else(|| view.refusal(&command)),
                Err(error) => Some(why(error)),
            }
        });
        if let Some(PageDone::Taken(taken)) = &done
            && let Some(Ok(command)) = command(taken)
        {
            view.actions.submit(command);
            self.draft = None;
        }
        if done.is_some() {
            self.list = None;
        }
        true
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if self.list_ui(ui, view) {
            return;
        }
        let stands = view.tournament.settings().money.as_ref();
        let Some(draft) = &mut self.draft else {
            match stands {
                Some(terms) => self.draft = Some(PriceDraft::of(view.words, terms)),
                None => {
                    let (title, hint) = (view.text("prices-none"), view.text("prices-none.hint"));
                    let push = Push::primary(view.text("prices-begin")).refused(view.closed());
                    if Empty::new(icons::PRIZES, title, hint).button(push).ui(ui) {
                        self.draft = Some(PriceDraft::usual(view.words));
                    }
                }
            }
            ui.ctx().request_repaint();
            return;
        };
        let made = draft.terms(view.words);
        let is_changed = made.as_ref().map_or(true, |made| stands != Some(made));
        let (mut is_dropped, mut wants_list) = (false, false);
        if is_changed {
            // Under the fields, so that none of them moves away from whoever types into it.
            let panel = Panel::bottom("prices-unsaved").resizable(false).frame(Frame::new());
            panel.show_separator_line(false).show(ui, |ui| {
                ui.add_space(space::ONE);
                is_dropped = save_ui(ui, view, made);
            });
        }
        let fields = egui::ScrollArea::vertical().id_salt("prices").auto_shrink(false);
        let fields_ui = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = space::ONE;
            let unsaved = is_changed.then(|| view.text("list-payouts-unsaved"));
            wants_list = draft_ui(ui, view, draft, view.closed().or(unsaved).as_deref());
        };
        steady_ui(ui, "prices", |ui| fields.show(ui, fields_ui));
        if wants_list {
            self.list = Some(ListPage::new(SheetOf::Payouts));
        }
        if is_dropped {
            self.draft = None;
        }
    }
}

/// What is typed and not saved; whether it is to be dropped.
fn save_ui(ui: &mut Ui, view: &View<'_>, made: Result<MoneyTerms, String>) -> bool {
    let command = made.map(|made| {
        let settings = view.tournament.settings().clone();
        let settings = Box::new(Settings { money: Some(made), ..settings });
        Command::ChangeSettings { settings }
    });
    let why = match &command {
        Ok(command) => view.refusal(command),
        Err(why) => Some(why.clone()),
    };
    let mut is_dropped = false;
    framed_ui(ui, Ground::Draft, |ui| {
        ui.horizontal_wrapped(|ui| {
            let push = Push::primary(view.text("prices-save"));
            let refused = view.closed().or_else(|| why.clone());
            if ui.add(push.refused(refused)).clicked()
                && let Ok(command) = command
            {
                view.actions.submit(command);
            }
            is_dropped = ui.add(Push::secondary(view.text("setup-discard"))).clicked();
        });
        if let Some(why) = why {
            remark_ui(ui, why, Tone::StoppedText);
        }
    });
    is_dropped
}

/// The fields; whether payouts are to be taken from a list, which is refused with this.
fn draft_ui(ui: &mut Ui, view: &View<'_>, draft: &mut PriceDraft, no_list: Option<&str>) -> bool {
    heading_ui(ui, view.text("prices-sold"));
    muted_ui(ui, view.text("prices-sold-hint"));
    let mut gone = None;
    for (at, row) in draft.rows.iter_mut().enumerate() {
        framed_ui(ui, Ground::Card, |ui| {
            if row_ui(ui, view, at, row) {
                gone = Some(at);
            }
        });
    }
    if let Some(at) = gone {
        draft.rows.remove(at);
    }
    ui.horizontal_wrapped(|ui| {
        for sale in Sale::ALL {
            let args = Args::new().text("sale", view.text(&format!("sale-{}", sale.id())));
            let words = view.say("prices-add", &args);
            if ui.add(Push::secondary(&words).icon(icons::MORE).small()).clicked() {
                let name = view.text(&format!("prices-name-{}", sale.id()));
                draft.rows.push(PriceRow::new(*sale, name));
            }
        }
    });
    ui.add_space(space::ONE);
    heading_ui(ui, view.text("prices-pool"));
    fields_ui(ui, view, 0, &mut draft.pool_fields());
    heading_ui(ui, view.text("prices-payouts"));
    ui.horizontal_wrapped(|ui| {
        let known = PayoutTemplate::all().iter().map(|template| {
            let slug = template.slug.as_str();
            (slug, view.text(&format!("choice-payouts-template-{slug}")))
        });
        let own = draft.own.as_ref().map(|own| (OWN_TEMPLATE, own_name(view, &own.slug)));
        let mut chosen = draft.template.as_str();
        if choices_ui(ui, &mut chosen, known.chain(own)) {
            draft.template = chosen.to_owned();
        }
    });
    muted_ui(ui, template_about(view, draft));
    let (list, tip) = (view.text("list-take-payouts"), view.text("list-take-payouts.tip"));
    let push = Push::secondary(&list).icon(icons::COPY).small().tip(&tip).refused(no_list);
    let wants_list = ui.add(push).clicked();
    let mut fields = draft.payout_fields();
    fields_ui(ui, view, 1, &mut fields);
    heading_ui(ui, view.text("prizes-ties"));
    ui.horizontal_wrapped(|ui| {
        let ways = TieShares::ALL.iter().copied();
        let words = |ties: TieShares| (ties, view.text(&format!("prizes-ties-{}", ties.id())));
        choices_ui(ui, &mut draft.ties, ways.map(words));
    });
    muted_ui(ui, view.text("prizes-ties-what"));
    bounties_ui(ui, view, draft);
    heading_ui(ui, view.text("prices-currency"));
    muted_ui(ui, view.text("prices-currency-hint"));
    fields_ui(ui, view, 2, &mut draft.currency_fields());
    field_ui(ui, &view.text("prices-extras"), &view.text("prices-extras.hint"), &mut draft.extras);
    ui.add_space(space::TWO);
    wants_list
}

/// Who wins how much of a bounty, and who can.
fn bounties_ui(ui: &mut Ui, view: &View<'_>, draft: &mut PriceDraft) {
    heading_ui(ui, view.text("prices-bounties"));
    ui.horizontal_wrapped(|ui| {
        let kinds = [
            (BountyKind::Fixed, "prices-bounties-fixed"),
            (BountyKind::Progressive, "prices-bounties-progressive"),
            (BountyKind::Mystery, "prices-bounties-mystery"),
        ];
        choices_ui(ui, &mut draft.bounties, kinds.map(|(kind, id)| (kind, view.text(id))));
    });
    match draft.bounties {
        BountyKind::Fixed => muted_ui(ui, view.text("prices-bounties-fixed.hint")),
        BountyKind::Mystery => muted_ui(ui, view.text("prices-bounties-mystery.hint")),
        BountyKind::Progressive => {
            muted_ui(ui, view.text("prices-bounties-hint"));
            field_ui(ui, &view.text("prices-head-share"), "50", &mut draft.head_share)
        }
    };
    match draft.bounties {
        BountyKind::Fixed | BountyKind::Progressive => {
            ui.horizontal_wrapped(|ui| {
                let words = |who: BountyWinners| {
                    (who, view.text(&format!("prices-bounty-winners-{}", who.id())))
                };
                let all = BountyWinners::ALL.iter().copied();
                choices_ui(ui, &mut draft.bounty_winners, all.map(words));
            });
            muted_ui(
                ui,
                view.text(&format!("prices-bounty-winners-{}.hint", draft.bounty_winners.id())),
            );
        }
        BountyKind::Mystery => {}
    }
}

/// One price; whether it is to go.
fn row_ui(ui: &mut Ui, view: &View<'_>, at: usize, row: &mut PriceRow) -> bool {
    let mut is_gone = false;
    ui.horizontal_wrapped(|ui| {
        let sale = view.text(&format!("sale-{}", row.sale.id()));
        muted_ui(ui, sale);
        let args = Args::new().text("price", row.name.as_str());
        let remove = view.say("prices-remove", &args);
        let push = Push::quiet("").icon(icons::CLOSE).name(&remove).tip(&remove).small();
        is_gone = ui.add(push).clicked();
    });
    let settings = view.tournament.settings();
    fields_ui(ui, view, 10 + at, &mut row.fields(view.words, settings));
    is_gone
}

/// Small fields side by side, each under its name.
fn fields_ui(ui: &mut Ui, view: &View<'_>, group: usize, fields: &mut [SmallField<'_>]) {
    // Names in one line, and the fields in another.
    let row = Layout::left_to_right(Align::Min).with_main_wrap(true);
    ui.with_layout(row, |ui| {
        for SmallField { id, width, typed, hint } in fields {
            let size = Vec2::new(*width, FIELD_HEIGHT);
            ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                ui.set_width(*width);
                ui.spacing_mut().item_spacing.y = 2.0;
                let label = small_ui(ui, view.text(&format!("prices-{id}")));
                let edit = TextEdit::singleline(*typed)
                    .id_salt((group, *id))
                    .font(regular(Size::Body))
                    .hint_text(hint.as_str())
                    .margin(Margin::symmetric(8, 5))
                    .desired_width(*width - 16.0);
                ui.add(edit).labelled_by(label.id);
            });
        }
    });
}

/// What payouts of the tournament's own are called: those of a file, or of a template as it was.
fn own_name(view: &View<'_>, slug: &str) -> String {
    if PayoutTemplate::find(slug).is_none() {
        return slug.to_owned();
    }
    let name = view.text(&format!("choice-payouts-template-{slug}"));
    view.say("prices-template-earlier", &Args::new().text("template", name))
}

/// What the chosen template does.
fn template_about(view: &View<'_>, draft: &PriceDraft) -> String {
    match draft.own.as_ref().filter(|_| draft.template == OWN_TEMPLATE) {
        Some(own) if PayoutTemplate::find(&own.slug).is_some() => {
            view.text("payouts-about-earlier")
        }
        Some(_) => view.text("payouts-about-own"),
        None => view.text(&format!("payouts-about-{}", draft.template)),
    }
}
