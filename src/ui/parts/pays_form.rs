//! What somebody pays for a sale: which price where several fit, and whether now, later or never.

use crate::parts::amount::amount_typed;
use crate::theme::Tone;
use crate::view::View;
use crate::widgets::{choices_ui, field_ui, remark_ui};
use egui::Ui;
use engine::money::{BuyIn, Pays, PaysWhen};
use engine::values::{Money, Sale};
use words::Args;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum PaysHow {
    #[default]
    Now,
    Later,
    /// At once, and the house pays a part.
    Discount,
    /// The house pays the whole price.
    House,
}

/// What somebody pays, as it is chosen.
#[derive(Debug, Default)]
pub struct PaysForm {
    /// The price; the first that can be sold where nobody has chosen.
    price: Option<String>,
    how: PaysHow,
    /// What the house pays of a price with a discount, as typed.
    off: String,
}

impl PaysForm {
    /// Shows the choices, nothing where nothing costs anything; whether one was made.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, sale: Sale) -> bool {
        let prices: Vec<&BuyIn> = prices_for(view, sale).collect();
        if prices.is_empty() {
            return false;
        }
        let mut is_chosen = false;
        let chosen = self.chosen(view, sale).map(|price| price.name.clone());
        let mut name = chosen.as_deref().unwrap_or_default();
        ui.horizontal_wrapped(|ui| {
            let words = |price: &&BuyIn| {
                let total = view.words.money_of(view.tournament, price.price.total());
                let args = Args::new().text("price", price.name.as_str()).text("amount", total);
                view.say("pays-price", &args)
            };
            let offered = prices.iter().map(|price| (price.name.as_str(), words(price)));
            if choices_ui(ui, &mut name, offered.collect::<Vec<_>>()) {
                self.price = Some(name.to_owned());
                is_chosen = true;
            }
        });
        ui.horizontal_wrapped(|ui| {
            let ways = [PaysHow::Now, PaysHow::Later, PaysHow::Discount, PaysHow::House];
            let id = |how| match how {
                PaysHow::Now => "pays-now",
                PaysHow::Later => "pays-later",
                PaysHow::Discount => "pays-discount",
                PaysHow::House => "pays-house",
            };
            is_chosen |= choices_ui(ui, &mut self.how, ways.map(|how| (how, view.text(id(how)))));
        });
        if self.how == PaysHow::Discount {
            field_ui(ui, &view.text("pays-off"), "", &mut self.off);
            if let Err(why) = amount_typed(view, &self.off) {
                remark_ui(ui, why, Tone::AttentionText);
            }
        }
        is_chosen
    }

    /// What is said of it with the sale.
    ///
    /// # Errors
    /// In words, why the discount that was typed is none.
    pub fn pays(&self, view: &View<'_>, sale: Sale) -> Result<Pays, String> {
        let Some(price) = self.chosen(view, sale) else { return Ok(Pays::default()) };
        let (off, when) = match self.how {
            PaysHow::Now => (Money::ZERO, PaysWhen::Now),
            PaysHow::Later => (Money::ZERO, PaysWhen::Later),
            PaysHow::Discount => (amount_typed(view, &self.off)?, PaysWhen::Now),
            PaysHow::House => (price.price.total(), PaysWhen::Now),
        };
        Ok(Pays { buy_in: Some(price.name.clone()), off, when })
    }

    fn chosen<'v>(&self, view: &View<'v>, sale: Sale) -> Option<&'v BuyIn> {
        let is_chosen = |price: &&BuyIn| Some(&price.name) == self.price.as_ref();
        let chosen = prices_for(view, sale).find(is_chosen);
        chosen.or_else(|| prices_for(view, sale).next())
    }
}

/// The prices that a sale of this sort can have.
pub fn prices_for<'v>(view: &View<'v>, sale: Sale) -> impl Iterator<Item = &'v BuyIn> {
    let terms = view.tournament.settings().money.iter();
    terms.flat_map(|terms| &terms.buy_ins).filter(move |price| price.sale == sale)
}
