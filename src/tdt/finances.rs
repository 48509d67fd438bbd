//! What things cost, and where the money goes.

use crate::fields::{Fields, Reader, Weight};
use crate::{Decimal, FaultKind};

/// The money of the evening, as it was chosen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TdtFinances {
    pub buy_ins: TdtSale,
    pub rebuys: TdtSale,
    pub add_ons: TdtSale,
    /// What the house adds to the pool.
    pub added: Decimal,
    /// The pool is never less than this.
    pub guarantee: Decimal,
    /// What the house takes from the pool, in money.
    pub fixed_rake: Vec<Decimal>,
    /// The same, in hundredths of the pool.
    pub fixed_rake_percent: Vec<Decimal>,
    pub has_bounties: bool,
    /// Whether only those win a bounty who bought one: others leave it to whoever goes out.
    pub restricted_bounties: bool,
    /// The formula by which points are given; empty where there is none.
    pub formula: String,
    /// Points for every player who was knocked out.
    pub points_for_hit: Decimal,
    /// Chips in play beside those that were sold; fewer where negative.
    pub chips_adjusted: Decimal,
}

/// Something that is sold, with its prices.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TdtSale {
    pub is_sold: bool,
    pub profiles: Vec<TdtProfile>,
    /// Which of them is the usual one, from 0.
    pub usual: usize,
    /// Until this round is over; none without a limit.
    pub last_round: Option<u16>,
    /// So often to one player; none without a limit.
    pub per_player: Option<u16>,
    /// So often in all; none without a limit.
    pub in_all: Option<u32>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TdtProfile {
    /// Its name; empty in older files, which have one of each sort.
    pub name: String,
    /// What a player pays for it, but for a bounty chip.
    pub fee: Decimal,
    /// What of that the house takes.
    pub rake: Vec<Decimal>,
    pub chips: u64,
    pub points: Decimal,
    /// What a bounty chip costs with it.
    pub bounty: Decimal,
    /// True while it is still sold.
    pub is_enabled: bool,
}

/// The most chips that something brings.
const CHIPS_MAX: i64 = 1_000_000_000_000;

/// No list of prices is longer.
const PROFILES_MAX: usize = 100;

pub(crate) fn read_finances<'t>(reader: &mut Reader<'t>, of: &Fields<'_, 't>) -> TdtFinances {
    let needed = Weight::Needed;
    let known = ["FinancialConfig", "GameFinancials"];
    let Some(fields) = reader.part(of, "Financials", &known, needed) else {
        return TdtFinances::default();
    };
    let fields = &fields;
    let points = reader.part(fields, "PointsForPlaying", &["UserFormula"], Weight::Aside);
    let formula = points.map(|points| reader.text(&points, "Text", Weight::Aside));
    // Older files have one price of each sort, beside everything else.
    let is_older = fields.has("EntryFee");
    let has_bounties = reader.is_so(fields, "UseBounties", Weight::Aside);
    let heads = if has_bounties { Heads::Priced } else { Heads::Free };
    let buy_ins = match is_older {
        true => older_entry(reader, fields, heads),
        false => sale(reader, fields, "Buyins", heads),
    };
    let (fixed_rake, fixed_rake_percent) = fixed_rake(reader, fields);
    TdtFinances {
        buy_ins,
        rebuys: sale(reader, fields, "Rebuys", heads),
        add_ons: sale(reader, fields, "AddOns", heads),
        added: reader.amount(fields, "HouseContribution", needed),
        guarantee: reader.amount(fields, "GuaranteedPot", needed),
        fixed_rake,
        fixed_rake_percent,
        has_bounties,
        restricted_bounties: reader.is_so(fields, "RestrictedBounty", Weight::Aside),
        formula: formula.unwrap_or_default(),
        points_for_hit: reader.number(fields, "PointsForHit", Weight::Aside).unwrap_or_default(),
        chips_adjusted: reader
            .number(fields, "TotalChipsAdjustment", Weight::Aside)
            .unwrap_or_default(),
    }
}

/// What the house takes from the pool: in money, and in hundredths.
fn fixed_rake<'t>(
    reader: &mut Reader<'t>,
    fields: &Fields<'_, 't>,
) -> (Vec<Decimal>, Vec<Decimal>) {
    let needed = Weight::Needed;
    let is_newer = fields.get("FixedRake").and_then(|value| value.object()).is_some();
    let newer = match is_newer {
        true => reader.part(fields, "FixedRake", &["FixedRakeConfig"], needed),
        false => None,
    };
    let (kind, money, percent) = match newer {
        Some(newer) => (
            reader.whole(&newer, "Type", 1_000, needed),
            reader.numbers(&newer, "Real", needed),
            reader.numbers(&newer, "Percent", needed),
        ),
        None => (
            reader.whole(fields, "FixedRakeType", 1_000, needed),
            reader.numbers(fields, "FixedRake", needed),
            reader.numbers(fields, "FixedRakePercent", needed),
        ),
    };
    let is_told =
        |rake: Vec<Decimal>| rake.into_iter().filter(|part| !part.is_zero()).collect::<Vec<_>>();
    match kind {
        Some(0) | None => (is_told(money), Vec::new()),
        Some(_) => (Vec::new(), is_told(percent)),
    }
}

/// Whether there are bounties: what they would cost otherwise says nothing.
#[derive(Clone, Copy)]
enum Heads {
    Priced,
    Free,
}

impl Heads {
    fn price<'t>(self, reader: &mut Reader<'t>, of: &Fields<'_, 't>, name: &str) -> Decimal {
        match self {
            Self::Priced => reader.amount(of, name, Weight::Needed),
            Self::Free => Decimal::ZERO,
        }
    }
}

fn sale<'t>(reader: &mut Reader<'t>, of: &Fields<'_, 't>, name: &str, heads: Heads) -> TdtSale {
    let needed = Weight::Needed;
    let Some(fields) = reader.part(of, name, &["BuyConfig", "AddOnRebuy"], needed) else {
        return TdtSale::default();
    };
    let mut profiles = Vec::new();
    if fields.of == "AddOnRebuy" || fields.has("Fee") {
        profiles.push(profile(reader, &fields, heads));
    }
    for value in reader.items(&fields, "Profiles", needed) {
        let Some(each) = reader.fields(value, &["FeeProfile"], needed) else { continue };
        if profiles.len() >= PROFILES_MAX {
            reader.odd(&fields, "Profiles", FaultKind::TooMany { most: PROFILES_MAX }, needed);
            break;
        }
        profiles.push(profile(reader, &each, heads));
    }
    let mut limit = |field| {
        let limit = reader.whole(&fields, field, i64::from(u32::MAX), needed);
        limit.filter(|limit| *limit > 0)
    };
    let last_round = limit("LastRound").map(|last| u16::try_from(last).unwrap_or(u16::MAX));
    let per_player = limit("MaxPerPlayer").map(|most| u16::try_from(most).unwrap_or(u16::MAX));
    let in_all = limit("MaxTotal").and_then(|most| u32::try_from(most).ok());
    let usual = reader.whole(&fields, "DefIndex", CHIPS_MAX, Weight::Aside);
    TdtSale {
        is_sold: reader.is_so(&fields, "Allow", needed),
        profiles,
        usual: usual.and_then(|index| usize::try_from(index).ok()).unwrap_or_default(),
        last_round,
        per_player,
        in_all,
    }
}

fn profile<'t>(reader: &mut Reader<'t>, fields: &Fields<'_, 't>, heads: Heads) -> TdtProfile {
    let needed = Weight::Needed;
    let chips = reader.whole(fields, "Chips", CHIPS_MAX, needed);
    TdtProfile {
        name: reader.text(fields, "Name", needed),
        fee: reader.amount(fields, "Fee", needed),
        rake: reader.numbers(fields, "Rake", needed),
        chips: chips.and_then(|chips| u64::try_from(chips).ok()).unwrap_or_default(),
        points: reader.number(fields, "Points", Weight::Aside).unwrap_or_default(),
        bounty: heads.price(reader, fields, "BountyChipCost"),
        is_enabled: !fields.has("Enabled") || reader.is_so(fields, "Enabled", Weight::Aside),
    }
}

/// The entry as older files tell it.
fn older_entry<'t>(reader: &mut Reader<'t>, fields: &Fields<'_, 't>, heads: Heads) -> TdtSale {
    let needed = Weight::Needed;
    let chips = reader.whole(fields, "StartingChips", CHIPS_MAX, needed);
    let profile = TdtProfile {
        name: String::new(),
        fee: reader.amount(fields, "EntryFee", needed),
        rake: reader.numbers(fields, "PPRake", needed),
        chips: chips.and_then(|chips| u64::try_from(chips).ok()).unwrap_or_default(),
        points: reader.number(fields, "PointsForBuyin", Weight::Aside).unwrap_or_default(),
        bounty: heads.price(reader, fields, "DefaultBounty"),
        is_enabled: true,
    };
    TdtSale { is_sold: true, profiles: vec![profile], ..TdtSale::default() }
}
