//! What stands over the list: to what it is narrowed, and a ruling in own words.

use crate::screens::rulings::desk::Desk;
use crate::theme::{icons, space};
use crate::vocabulary::{Action, RulingsAction};
use crate::widgets::Push;
use egui::{Role, Ui, WidgetInfo};
use words::find::Sort;

/// Shows the buttons; gives whether a ruling in own words is wanted.
pub(super) fn narrow_ui(ui: &mut Ui, desk: &Desk<'_>) -> bool {
    let mut is_own_wanted = false;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::HALF;
        let sorts = [None].into_iter().chain(Sort::ALL.map(Some));
        for sort in sorts {
            let id = match sort {
                None => "calls-only-all",
                Some(Sort::Question) => "calls-only-questions",
                Some(Sort::Rule) => "calls-only-rules",
                Some(Sort::Guide) => "calls-only-guides",
            };
            let words = desk.text(id);
            let is_on = desk.only == sort;
            let push = Push::one_of(&words, sort, desk.only);
            let response = ui.add(push.small());
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_on, &words));
            if response.clicked() && !is_on {
                desk.actions.push(Action::Rulings(RulingsAction::Only(sort)));
            }
        }
        if desk.view.is_some() {
            ui.add_space(space::TWO);
            let (words, tip) = (desk.text("calls-own"), desk.text("calls-own.tip"));
            let push = Push::quiet(&words).icon(icons::CREATE).tip(&tip).small();
            is_own_wanted = ui.add(push).clicked();
        }
    });
    is_own_wanted
}
