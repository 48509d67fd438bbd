//! The games that levels are played in: what each means for the button, the stakes, the deal and
//! the showdown.

use cards::games::Game as Dealt;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// A poker game that a level can be played in.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Game {
    /// No-limit hold'em, with blinds or with antes alone.
    #[default]
    #[serde(alias = "Holdem")]
    Holdem,
    /// Limit hold'em, with blinds and fixed bets.
    #[serde(alias = "LimitHoldem")]
    LimitHoldem,
    /// Hold'em with the 36 cards from the six up.
    #[serde(alias = "ShortDeck")]
    ShortDeck,
    /// Pot-limit Omaha with four own cards.
    #[serde(alias = "Omaha")]
    Omaha,
    /// Pot-limit Omaha with five own cards.
    #[serde(alias = "Omaha5")]
    Omaha5,
    /// Omaha high-low, eight or better.
    #[serde(alias = "Omaha8")]
    Omaha8,
    /// Seven-card stud for the highest hand, with fixed bets.
    #[serde(alias = "Stud7")]
    Stud7,
    /// Seven-card stud high-low, eight or better.
    #[serde(alias = "Stud8")]
    Stud8,
    /// Razz: seven-card stud for the lowest hand.
    #[serde(alias = "Razz")]
    Razz,
    /// Five-card stud for the highest hand, with fixed bets.
    #[serde(alias = "Stud5")]
    Stud5,
    /// Five-card draw with one exchange.
    #[serde(alias = "Draw5")]
    Draw5,
    /// Five-card draw with two exchanges.
    #[serde(alias = "DoubleDraw5")]
    DoubleDraw5,
    /// Five-card draw with the 32 cards from the seven up.
    #[serde(alias = "Draw32")]
    Draw32,
    /// Ace-to-five lowball with one exchange.
    #[serde(alias = "LowballA5")]
    LowballA5,
    /// Ace-to-five lowball with three exchanges.
    #[serde(alias = "TripleA5")]
    TripleA5,
    /// Deuce-to-seven lowball with one exchange.
    #[serde(alias = "Single27")]
    Single27,
    /// Deuce-to-seven triple draw.
    #[serde(alias = "Triple27")]
    Triple27,
    /// Badugi, with three exchanges.
    #[serde(alias = "Badugi")]
    Badugi,
}

/// What a game is like for the button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Family {
    /// Community cards, with a button and blinds.
    Flop,
    /// Draw games, with a button and blinds.
    Draw,
    /// Stud games: no button, a bring-in.
    Stud,
}

/// How much may be bet at most where bets are not fixed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ceiling {
    /// The whole stack of a player, as in no-limit.
    Stack,
    /// What the pot holds, as in pot-limit.
    Pot,
}

/// What the stakes of a level consist of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum StakesForm {
    /// Blinds, perhaps with antes; bets are not fixed.
    Blinds,
    /// Everybody posts an ante and nobody a blind; bets are not fixed.
    Antes,
    /// Blinds, and bets of two fixed sizes.
    Limit,
    /// Antes without a blind or a bring-in, and fixed bets.
    AntesAndLimit,
    /// Antes, a bring-in, and fixed bets.
    BringIn,
}

impl StakesForm {
    /// Every form, those without fixed bets first.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// The end of its name in the text catalogue.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// What a game is: everything that follows from which one it is.
#[derive(Debug, Clone, Copy)]
struct Traits {
    family: Family,
    /// What is dealt, as the showdown knows it.
    dealt: Dealt,
    /// How often cards are exchanged.
    exchanges: u8,
    ceiling: Ceiling,
    /// The forms that its stakes have, the usual one first.
    forms: &'static [StakesForm],
}

const BLINDS: &[StakesForm] = &[StakesForm::Blinds, StakesForm::Antes];
const LIMIT: &[StakesForm] = &[StakesForm::Limit];
const BRING_IN: &[StakesForm] = &[StakesForm::BringIn];
const EVERY_DRAW: &[StakesForm] =
    &[StakesForm::Blinds, StakesForm::Antes, StakesForm::Limit, StakesForm::AntesAndLimit];
const ANTES_FIRST: &[StakesForm] =
    &[StakesForm::Antes, StakesForm::AntesAndLimit, StakesForm::Blinds, StakesForm::Limit];
const LIMIT_FIRST: &[StakesForm] =
    &[StakesForm::Limit, StakesForm::AntesAndLimit, StakesForm::Blinds, StakesForm::Antes];

impl Game {
    /// Every game: flop games first, then stud, then draw games.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    const fn traits(self) -> Traits {
        use Ceiling::{Pot, Stack};
        match self {
            Self::Holdem => flop_game(Dealt::Holdem, Stack, BLINDS),
            Self::LimitHoldem => flop_game(Dealt::Holdem, Stack, LIMIT),
            Self::ShortDeck => {
                flop_game(Dealt::ShortDeck, Stack, &[StakesForm::Antes, StakesForm::Blinds])
            }
            Self::Omaha => flop_game(Dealt::Omaha, Pot, BLINDS),
            Self::Omaha5 => flop_game(Dealt::Omaha5, Pot, BLINDS),
            Self::Omaha8 => flop_game(Dealt::Omaha8, Pot, &[StakesForm::Limit, StakesForm::Blinds]),
            Self::Stud7 => stud_game(Dealt::Stud7),
            Self::Stud8 => stud_game(Dealt::Stud8),
            Self::Razz => stud_game(Dealt::Razz),
            Self::Stud5 => stud_game(Dealt::Stud5),
            Self::Draw5 => draw_game(Dealt::Draw5, 1, EVERY_DRAW),
            Self::DoubleDraw5 => draw_game(Dealt::Draw5, 2, EVERY_DRAW),
            Self::Draw32 => draw_game(Dealt::Draw32, 1, ANTES_FIRST),
            Self::LowballA5 => draw_game(Dealt::LowballA5, 1, LIMIT_FIRST),
            Self::TripleA5 => draw_game(Dealt::LowballA5, 3, LIMIT_FIRST),
            Self::Single27 => draw_game(Dealt::Lowball27, 1, EVERY_DRAW),
            Self::Triple27 => draw_game(Dealt::Lowball27, 3, LIMIT_FIRST),
            Self::Badugi => draw_game(Dealt::Badugi, 3, LIMIT_FIRST),
        }
    }

    /// What the game is like for the button.
    #[must_use]
    pub const fn family(self) -> Family {
        self.traits().family
    }

    /// What is dealt, and what wins the showdown.
    #[must_use]
    pub const fn dealt(self) -> Dealt {
        self.traits().dealt
    }

    /// How often cards are exchanged.
    #[must_use]
    pub const fn exchanges(self) -> u8 {
        self.traits().exchanges
    }

    /// How much may be bet at most where bets are not fixed.
    #[must_use]
    pub const fn ceiling(self) -> Ceiling {
        self.traits().ceiling
    }

    /// The forms that its stakes have, the usual one first.
    #[must_use]
    pub const fn forms(self) -> &'static [StakesForm] {
        self.traits().forms
    }

    /// The end of this game's name in the text catalogue.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

const fn flop_game(dealt: Dealt, ceiling: Ceiling, forms: &'static [StakesForm]) -> Traits {
    Traits { family: Family::Flop, dealt, exchanges: 0, ceiling, forms }
}

const fn stud_game(dealt: Dealt) -> Traits {
    let (family, ceiling) = (Family::Stud, Ceiling::Stack);
    Traits { family, dealt, exchanges: 0, ceiling, forms: BRING_IN }
}

const fn draw_game(dealt: Dealt, exchanges: u8, forms: &'static [StakesForm]) -> Traits {
    Traits { family: Family::Draw, dealt, exchanges, ceiling: Ceiling::Stack, forms }
}
