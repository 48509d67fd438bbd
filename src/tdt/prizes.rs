//! Prizes, as the file worked them out.

use crate::fields::{Fields, Reader, Weight};
use crate::{Decimal, FaultKind, Point, What};

/// The prizes of the evening.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TdtPrizes {
    pub prizes: Vec<TdtPrize>,
    /// What prizes are rounded to; nothing where they are not.
    pub rounded_to: Decimal,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TdtPrize {
    /// Where it stands in the file.
    pub at: Point,
    pub name: String,
    /// For which place; none where it is not for a place.
    pub place: Option<u32>,
    /// The unit in which it is told.
    pub unit: PrizeUnit,
    pub told: Decimal,
    /// What it came to in money, all in all.
    pub amount: Decimal,
    /// What it is beside money; empty where it is money alone.
    pub thing: String,
    pub points: Decimal,
    /// Who got it, as the file calls them; several share it.
    pub to: Vec<String>,
}

/// The unit in which a prize is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PrizeUnit {
    /// In hundredths of the prize pool.
    Percent,
    Money,
    /// Something that is not known.
    Other,
}

/// No list of prizes is longer.
const PRIZES_MAX: usize = 1_000;

/// The last place that has a prize.
const PLACE_MAX: i64 = 100_000;

pub(crate) fn read_prizes<'t>(reader: &mut Reader<'t>, of: &Fields<'_, 't>) -> TdtPrizes {
    let needed = Weight::Needed;
    let Some(holder) = reader.part(of, "Prizes", &["GamePrizes"], needed) else {
        return TdtPrizes::default();
    };
    let mut prizes = Vec::new();
    for value in reader.items(&holder, "Prizes", needed) {
        let Some(fields) = reader.fields(value, &["GamePrize"], needed) else { continue };
        if prizes.len() >= PRIZES_MAX {
            reader.odd(&holder, "Prizes", FaultKind::TooMany { most: PRIZES_MAX }, needed);
            break;
        }
        prizes.push(read_prize(reader, &fields));
    }
    TdtPrizes { prizes, rounded_to: reader.amount(&holder, "RoundToNearest", Weight::Aside) }
}

fn read_prize<'t>(reader: &mut Reader<'t>, fields: &Fields<'_, 't>) -> TdtPrize {
    let (needed, aside) = (Weight::Needed, Weight::Aside);
    let kind = reader.whole(fields, "Type", 1_000, needed).unwrap_or_default();
    let place = reader.whole(fields, "Recipient", PLACE_MAX, needed);
    let unit = match reader.whole(fields, "AmountType", 1_000, needed) {
        Some(0) | None => PrizeUnit::Percent,
        Some(1) => PrizeUnit::Money,
        Some(_) => PrizeUnit::Other,
    };
    let mut to = Vec::new();
    for value in reader.items(fields, "AwardedToPlayers", aside) {
        if let What::Text(uuid) = &value.what {
            to.push(uuid.clone().into_owned());
        }
    }
    let place = place.and_then(|place| u32::try_from(place).ok());
    TdtPrize {
        at: reader.point(fields.at),
        name: reader.text(fields, "Description", aside),
        place: place.filter(|place| kind == 0 && *place > 0),
        unit,
        told: reader.amount(fields, "Amount", needed),
        amount: reader.amount(fields, "CalculatedAmount", needed),
        thing: reader.text(fields, "NonMonetary", aside),
        points: reader.number(fields, "Points", aside).unwrap_or_default(),
        to,
    }
}
