//! What a formula may ask of the prices of an event.

use crate::error::Wrong;

/// What a price sells: an entry, a rebuy or an add-on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PriceSale {
    /// A first entry.
    BuyIn,
    /// A rebuy or re-entry.
    Rebuy,
    /// An add-on.
    AddOn,
}

/// What a formula may ask of one price.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PricePart {
    /// What it costs, without a bounty.
    Fee,
    /// What the house takes of that.
    Rake,
    /// The chips that it brings.
    Chips,
    /// The points that it brings.
    Points,
}

/// What a formula asks of the prices of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PriceAsk {
    /// One part of one price of this sale.
    Of(PriceSale, PricePart),
    /// What rakes took in the whole event.
    RakeInAll,
}

/// A name by which prices are asked.
#[derive(Debug, PartialEq, Eq)]
pub struct PriceRow {
    /// The name in a formula, as `buyinProfileFee`.
    pub name: &'static str,
    /// What a formula asks with it.
    pub ask: PriceAsk,
    /// Whether it is called with the names of prices and rakes; otherwise it stands alone and asks
    /// the first price of its sale.
    pub is_called: bool,
}

impl PriceRow {
    /// So many names it takes at most.
    pub(crate) fn most(&self) -> u32 {
        match self.ask {
            PriceAsk::Of(_, PricePart::Rake) => 2,
            PriceAsk::Of(..) | PriceAsk::RakeInAll => 1,
        }
    }

    /// The end of its text's id in the catalogues.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self.ask {
            PriceAsk::Of(_, PricePart::Fee) => "fee",
            PriceAsk::Of(_, PricePart::Rake) => "rake",
            PriceAsk::Of(_, PricePart::Chips) => "chips",
            PriceAsk::Of(_, PricePart::Points) => "points",
            PriceAsk::RakeInAll => "rake-in-all",
        }
    }
}

/// Every name by which prices are asked.
#[rustfmt::skip]
pub const PRICES: &[PriceRow] = &[
    called("buyinProfileFee", PriceAsk::Of(PriceSale::BuyIn, PricePart::Fee)),
    called("buyinProfileRake", PriceAsk::Of(PriceSale::BuyIn, PricePart::Rake)),
    called("buyinProfileChips", PriceAsk::Of(PriceSale::BuyIn, PricePart::Chips)),
    called("buyinProfilePoints", PriceAsk::Of(PriceSale::BuyIn, PricePart::Points)),
    called("rebuyProfileFee", PriceAsk::Of(PriceSale::Rebuy, PricePart::Fee)),
    called("rebuyProfileRake", PriceAsk::Of(PriceSale::Rebuy, PricePart::Rake)),
    called("rebuyProfileChips", PriceAsk::Of(PriceSale::Rebuy, PricePart::Chips)),
    called("rebuyProfilePoints", PriceAsk::Of(PriceSale::Rebuy, PricePart::Points)),
    called("addOnProfileFee", PriceAsk::Of(PriceSale::AddOn, PricePart::Fee)),
    called("addOnProfileRake", PriceAsk::Of(PriceSale::AddOn, PricePart::Rake)),
    called("addOnProfileChips", PriceAsk::Of(PriceSale::AddOn, PricePart::Chips)),
    called("addOnProfilePoints", PriceAsk::Of(PriceSale::AddOn, PricePart::Points)),
    called("totalForRake", PriceAsk::RakeInAll),
    alone("defaultBuyinFee", PriceAsk::Of(PriceSale::BuyIn, PricePart::Fee)),
    alone("defaultBuyinRake", PriceAsk::Of(PriceSale::BuyIn, PricePart::Rake)),
    alone("defaultBuyinChips", PriceAsk::Of(PriceSale::BuyIn, PricePart::Chips)),
    alone("defaultRebuyFee", PriceAsk::Of(PriceSale::Rebuy, PricePart::Fee)),
    alone("defaultRebuyRake", PriceAsk::Of(PriceSale::Rebuy, PricePart::Rake)),
    alone("defaultRebuyChips", PriceAsk::Of(PriceSale::Rebuy, PricePart::Chips)),
    alone("defaultAddOnFee", PriceAsk::Of(PriceSale::AddOn, PricePart::Fee)),
    alone("defaultAddOnRake", PriceAsk::Of(PriceSale::AddOn, PricePart::Rake)),
    alone("defaultAddOnChips", PriceAsk::Of(PriceSale::AddOn, PricePart::Chips)),
];

const fn called(name: &'static str, ask: PriceAsk) -> PriceRow {
    PriceRow { name, ask, is_called: true }
}

const fn alone(name: &'static str, ask: PriceAsk) -> PriceRow {
    PriceRow { name, ask, is_called: false }
}

/// The row of a name, whatever its case.
pub(crate) fn price(name: &str) -> Option<&'static PriceRow> {
    PRICES.iter().find(|row| row.name.eq_ignore_ascii_case(name))
}

/// A price, in whole units of the currency.
#[derive(Debug, Clone, PartialEq)]
pub struct PriceFacts {
    /// What it sells.
    pub sale: PriceSale,
    /// Its name, by which formulas ask for it.
    pub name: String,
    /// What it costs, without a bounty.
    pub fee: f64,
    /// What the house takes of that, by name.
    pub rakes: Vec<(String, f64)>,
    /// The chips that it brings.
    pub chips: f64,
    /// The points that it brings.
    pub points: f64,
}

/// The prices of an event, and what its rakes took.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct PriceBook {
    /// In their order: the first of a sale is meant where none is named.
    pub prices: Vec<PriceFacts>,
    /// What each rake took in all.
    pub rakes: Vec<(String, f64)>,
}

impl PriceBook {
    /// What is asked, of the price and rake so named; 0 where none is named and the sale has none.
    pub(crate) fn answer(&self, ask: PriceAsk, names: &[String]) -> Result<f64, Wrong> {
        let (sale, part) = match ask {
            PriceAsk::RakeInAll => return rake(&self.rakes, names.first()),
            PriceAsk::Of(sale, part) => (sale, part),
        };
        let mut of_sale = self.prices.iter().filter(|price| price.sale == sale);
        let price = match names.first() {
            None => of_sale.next(),
            Some(name) => Some(
                of_sale
                    .find(|price| is_same(&price.name, name))
                    .ok_or_else(|| Wrong::PriceUnknown { name: name.clone() })?,
            ),
        };
        let Some(price) = price else { return Ok(0.0) };
        match part {
            PricePart::Fee => Ok(price.fee),
            PricePart::Rake => rake(&price.rakes, names.get(1)),
            PricePart::Chips => Ok(price.chips),
            PricePart::Points => Ok(price.points),
        }
    }
}

fn is_same(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}

/// The rake of a name, or all of them.
fn rake(rakes: &[(String, f64)], name: Option<&String>) -> Result<f64, Wrong> {
    let Some(name) = name else { return Ok(rakes.iter().map(|(_, amount)| amount).sum()) };
    let mut of_name = rakes.iter().filter(|(own, _)| is_same(own, name)).peekable();
    if of_name.peek().is_none() {
        return Err(Wrong::PriceUnknown { name: name.clone() });
    }
    Ok(of_name.map(|(_, amount)| amount).sum())
}
