//! Who played, what they bought, and when they went out.

use crate::fields::{Fields, Reader, Weight};
use crate::tables::read_seat;
use crate::{Decimal, FaultKind, Point, TdtSeat, Value, What};
use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TdtPlayer {
    /// Where they stand in the file.
    pub at: Point,
    /// The id by which the file knows them.
    pub uuid: String,
    /// The name that is shown: the nickname, or first and last name where there is none.
    pub name: String,
    /// First and last name, where they were told.
    pub full_name: String,
    /// The number or card by which the house knows them.
    pub member: String,
    /// How to reach them, and what was noted of them, field by field as the file calls it.
    pub contact: Vec<(&'static str, String)>,
    /// Their chips, where they were counted or given by hand.
    pub stack: Option<u64>,
    /// Whether they paid all that they bought.
    pub is_paid: bool,
    /// Their entry, and each later one.
    pub buy_ins: Vec<TdtBuyIn>,
    pub add_ons: Vec<TdtPurchase>,
    /// Points that were given or taken by hand.
    pub points_adjusted: Decimal,
    /// Hits that were given or taken by hand.
    pub hits_adjusted: Decimal,
    /// Money that was given or taken by hand.
    pub cash_adjusted: Decimal,
}

impl TdtPlayer {
    /// Their chips, where they are others than those they bought: counted, or given by hand.
    #[must_use]
    pub fn counted(&self) -> Option<u64> {
        let chips = |bought: &TdtPurchase| bought.chips.unwrap_or_default();
        let buy_ins = || self.buy_ins.iter().map(|buy_in| chips(&buy_in.bought));
        let entries: u64 = buy_ins().fold(0, u64::saturating_add);
        let bought = self.add_ons.iter().map(chips).fold(entries, u64::saturating_add);
        let own = [0, buy_ins().next()?, entries, bought];
        self.stack.filter(|stack| !own.contains(stack))
    }
}

/// An entry or rebuy, and how it ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TdtBuyIn {
    pub bought: TdtPurchase,
    /// When those chips were lost; none while they are played with.
    pub bust: Option<TdtBust>,
    /// The seat that was given with it, where that is told.
    pub seat: Option<TdtSeat>,
}

/// Something that a player bought.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TdtPurchase {
    /// Where it stands in the file.
    pub at: Point,
    /// When, in milliseconds since 1970, UTC; none where it is not told.
    pub time: Option<i64>,
    /// In which round; none where it is not told.
    pub round: Option<u16>,
    pub amount: Decimal,
    /// What the house took of that.
    pub rake: Vec<Decimal>,
    /// What was put on the head of the player.
    pub bounty: Decimal,
    /// The chips it brought; none where it is not told.
    pub chips: Option<u64>,
    pub points: Decimal,
    /// The name of its price; empty in older files.
    pub profile: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TdtBust {
    /// Where it stands in the file.
    pub at: Point,
    /// When, in milliseconds since 1970, UTC.
    pub time: i64,
    /// In which round; none where it is not told.
    pub round: Option<u16>,
    /// Who won the chips, as the file calls them.
    pub by: Vec<String>,
    pub seat: Option<TdtSeat>,
}

/// What somebody got in a deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TdtChop {
    /// Where it stands in the file.
    pub at: Point,
    /// Who, as the file calls them.
    pub player: String,
    pub cash: Decimal,
    /// Their chips, where they were counted.
    pub chips: Option<u64>,
}

/// The most chips that something brings.
const CHIPS_MAX: i64 = 1_000_000_000_000;

/// Reads the players and the deals among them.
pub(crate) fn read_people<'t>(
    reader: &mut Reader<'t>,
    of: &Fields<'_, 't>,
) -> (Vec<TdtPlayer>, Vec<TdtChop>) {
    // Old files have the list itself in this place.
    let (holder, name) = match reader_part(reader, of) {
        Some(players) => (players, "Players"),
        None => (*of, "Players"),
    };
    let mut players = Vec::new();
    let mut seen = BTreeSet::new();
    for (key, value) in reader.mapped(&holder, name, Weight::Needed) {
        let Some(fields) = reader.fields(value, &["GamePlayer", "Player"], Weight::Needed) else {
            continue;
        };
        let player = read_player(reader, &fields, key);
        if !player.uuid.is_empty() && !seen.insert(player.uuid.clone()) {
            reader.odd(&fields, "UUID", FaultKind::Twice, Weight::Needed);
        }
        players.push(player);
    }
    (players, read_chops(reader, &holder))
}

/// The object that holds the list of players, where there is one.
fn reader_part<'v, 't>(reader: &mut Reader<'t>, of: &Fields<'v, 't>) -> Option<Fields<'v, 't>> {
    let value = of.get("Players")?;
    let is_holder = match &value.what {
        What::Call { name, .. } => *name == "GamePlayers",
        What::Object(fields) => fields.iter().any(|field| field.name == "Players"),
        What::Text(_) | What::Number(_) | What::Word(_) | What::Array(_) => false,
    };
    if is_holder { reader.fields(value, &["GamePlayers"], Weight::Needed) } else { None }
}

fn read_player<'t>(reader: &mut Reader<'t>, fields: &Fields<'_, 't>, key: &str) -> TdtPlayer {
    let (needed, aside) = (Weight::Needed, Weight::Aside);
    let uuid = match reader.text(fields, "UUID", needed) {
        uuid if uuid.is_empty() => key.to_owned(),
        uuid => uuid,
    };
    let name = reader.part(fields, "Name", &["PlayerName"], needed);
    let said = name.map(|name| {
        ["Nickname", "Firstname", "Lastname"].map(|field| reader.text(&name, field, needed))
    });
    let [nickname, first, last] = said.unwrap_or_default();
    let full_name = format!("{first} {last}").trim().to_owned();
    let nickname = nickname.trim();
    let info = reader.part(fields, "Info", &["PlayerInfo"], aside);
    let told = |field| Some((field, reader.text(&info?, field, aside).trim().to_owned()));
    let contact = CONTACT.into_iter().filter_map(told).filter(|(_, said)| !said.is_empty());
    let contact = contact.collect();
    let member = info.map(|info| reader.text(&info, "OptID", aside)).unwrap_or_default();
    let mut buy_ins = Vec::new();
    for value in reader.items(fields, "Buyins", needed) {
        if let Some(bought) = reader.fields(value, &["GameBuyin"], needed) {
            buy_ins.extend(read_buy_in(reader, &bought));
        }
    }
    let mut add_ons = Vec::new();
    for value in reader.items(fields, "AddOns", needed) {
        if let Some(bought) = reader.fields(value, &["GameAddOn", "GameAddon"], needed) {
            add_ons.push(read_purchase(reader, &bought));
        }
    }
    let stack = reader.whole(fields, "ChipCount", CHIPS_MAX, aside);
    TdtPlayer {
        at: reader.point(fields.at),
        uuid,
        name: if nickname.is_empty() { full_name.clone() } else { nickname.to_owned() },
        full_name,
        member,
        contact,
        stack: stack.and_then(|chips| u64::try_from(chips).ok()),
        is_paid: !fields.has("PaidInFull") || reader.is_so(fields, "PaidInFull", aside),
        buy_ins,
        add_ons,
        points_adjusted: reader.number(fields, "PointsAdjustment", aside).unwrap_or_default(),
        hits_adjusted: reader.number(fields, "HitsAdjustment", aside).unwrap_or_default(),
        cash_adjusted: reader.number(fields, "CashAdjustment", aside).unwrap_or_default(),
    }
}

/// The fields that tell how to reach somebody.
const CONTACT: [&str; 10] = [
    "StreetAddress",
    "City",
    "State",
    "Zipcode",
    "Country",
    "Phone1",
    "Phone2",
    "Email1",
    "Email2",
    "Notes",
];

fn read_buy_in<'t>(reader: &mut Reader<'t>, fields: &Fields<'_, 't>) -> Option<TdtBuyIn> {
    let bought = read_purchase(reader, fields);
    let seat = fields.get("Seat").and_then(|value| read_seat(reader, value));
    let bust = match fields.get("BustOut") {
        None => None,
        Some(value) => {
            let bust = reader.fields(value, &["GameBustOut"], Weight::Needed)?;
            Some(read_bust(reader, &bust, bought.time)?)
        }
    };
    Some(TdtBuyIn { bought, bust, seat })
}

fn read_purchase<'t>(reader: &mut Reader<'t>, fields: &Fields<'_, 't>) -> TdtPurchase {
    let needed = Weight::Needed;
    let chips = reader.whole(fields, "Chips", CHIPS_MAX, needed);
    TdtPurchase {
        at: reader.point(fields.at),
        time: reader.moment(fields, "Time", needed),
        round: read_round(reader, fields),
        amount: reader.amount(fields, "Amount", needed),
        rake: reader.numbers(fields, "Rake", needed),
        bounty: reader.amount(fields, "PersonalBounty", needed),
        chips: chips.and_then(|chips| u64::try_from(chips).ok()),
        points: reader.number(fields, "Points", Weight::Aside).unwrap_or_default(),
        profile: reader.text(fields, "ProfileName", Weight::Aside),
    }
}

fn read_round<'t>(reader: &mut Reader<'t>, fields: &Fields<'_, 't>) -> Option<u16> {
    let round = reader.whole(fields, "Round", i64::from(u16::MAX), Weight::Aside)?;
    u16::try_from(round).ok().filter(|round| *round > 0)
}

/// A second, in milliseconds: bust-outs are told in whole ones, and what is bought is not.
const SECOND: i64 = 1000;

fn read_bust<'t>(
    reader: &mut Reader<'t>,
    fields: &Fields<'_, 't>,
    bought: Option<i64>,
) -> Option<TdtBust> {
    let time = reader.moment(fields, "Time", Weight::Needed);
    if time.is_none() && reader.number(fields, "Time", Weight::Aside).is_none_or(Decimal::is_zero) {
        reader.odd(fields, "Time", FaultKind::Missing, Weight::Needed);
    }
    let time = time?;
    if bought.is_some_and(|bought| time < bought / SECOND * SECOND) {
        reader.odd(fields, "Time", FaultKind::TooEarly, Weight::Needed);
    }
    let mut by: Vec<String> = Vec::new();
    // One hitman alone may stand there without an array.
    let hitmen = match fields.get("HitmanUUID") {
        None => &[][..],
        Some(one @ Value { what: What::Text(_), .. }) => std::slice::from_ref(one),
        Some(_) => reader.items(fields, "HitmanUUID", Weight::Needed),
    };
    for hitman in hitmen {
        match &hitman.what {
            What::Text(uuid) if uuid.is_empty() => {}
            What::Text(uuid) => {
                if !by.iter().any(|known| known == uuid) {
                    by.push(uuid.clone().into_owned());
                }
            }
            _ if hitman.is_nothing() => {}
            _ => reader.odd(fields, "HitmanUUID", FaultKind::WrongKind, Weight::Needed),
        }
    }
    Some(TdtBust {
        at: reader.point(fields.at),
        time,
        round: read_round(reader, fields),
        by,
        seat: fields.get("Seat").and_then(|value| read_seat(reader, value)),
    })
}

/// Deals: how the players shared the prizes.
fn read_chops<'t>(reader: &mut Reader<'t>, holder: &Fields<'_, 't>) -> Vec<TdtChop> {
    let aside = Weight::Aside;
    let Some(chops) = reader.part(holder, "Chops", &["GameChops"], aside) else {
        return Vec::new();
    };
    let mut read = Vec::new();
    for (key, value) in reader.mapped(&chops, "Chops", aside) {
        let Some(fields) = reader.fields(value, &["GameChop", "Chop", "PlayerChop"], aside) else {
            continue;
        };
        let told = ["PlayerUUID", "UUID"].map(|field| reader.text(&fields, field, aside));
        let player = told.into_iter().find(|uuid| !uuid.is_empty());
        let chips = reader.whole(&fields, "ChipCount", CHIPS_MAX, aside);
        read.push(TdtChop {
            at: reader.point(fields.at),
            player: player.unwrap_or_else(|| key.to_owned()),
            cash: reader.amount(&fields, "CashReal", aside),
            chips: chips.and_then(|chips| u64::try_from(chips).ok()),
        });
    }
    read
}
