//! Which form stakes have, and about the same in another.

use super::game::StakesForm;
use super::{Ante, Stakes};
use crate::values::Chips;

impl Stakes {
    /// What these stakes consist of.
    ///
    /// ```
    /// use engine::structure::{Ante, Stakes, StakesForm};
    /// use engine::values::Chips;
    ///
    /// let (small_blind, big_blind) = (Chips::ZERO, Chips::ZERO);
    /// let ante = Ante::PerPlayer(Chips(100));
    /// let stakes = Stakes::Blinds { small_blind, big_blind, ante };
    /// assert_eq!(stakes.form(), StakesForm::Antes);
    /// ```
    ///
    /// Rules: Czech home rules 001, five-card draw; Polish rules 004, draw: everyone posts an ante.
    #[must_use]
    pub fn form(&self) -> StakesForm {
        match *self {
            Self::Blinds { big_blind: Chips::ZERO, .. } => StakesForm::Antes,
            Self::Blinds { .. } => StakesForm::Blinds,
            Self::Limit { .. } => StakesForm::Limit,
            Self::Stud { bring_in: Chips::ZERO, .. } => StakesForm::AntesAndLimit,
            Self::Stud { .. } => StakesForm::BringIn,
        }
    }

    /// Stakes about as high in another form; the same where they have it.
    #[must_use]
    pub fn in_form(self, form: StakesForm) -> Self {
        if self.form() == form {
            return self;
        }
        let unit = self.orbit_unit();
        let double = unit.plus(unit);
        let part = |parts: u64| Chips((unit.0 / parts).max(1));
        let half = Chips(unit.0 / 2);
        match form {
            StakesForm::Blinds => {
                Self::Blinds { small_blind: half, big_blind: unit, ante: Ante::None }
            }
            StakesForm::Antes => Self::Blinds {
                small_blind: Chips::ZERO,
                big_blind: Chips::ZERO,
                ante: Ante::PerPlayer(part(ANTES_TO_A_BIG_BLIND)),
            },
            StakesForm::Limit => {
                Self::Limit { small_blind: half, big_blind: unit, small_bet: unit, big_bet: double }
            }
            StakesForm::AntesAndLimit => Self::Stud {
                ante: part(ANTES_TO_A_BIG_BLIND),
                bring_in: Chips::ZERO,
                small_bet: unit,
                big_bet: double,
            },
            StakesForm::BringIn => {
                Self::Stud { ante: part(8), bring_in: part(4), small_bet: unit, big_bet: double }
            }
        }
    }

    /// The big blind of a level whose orbit costs as much as here, so that several forms compare.
    #[must_use]
    pub fn orbit_unit(&self) -> Chips {
        match *self {
            Self::Blinds { big_blind: Chips::ZERO, ante, .. } => {
                let (Ante::PerPlayer(each) | Ante::BigBlind(each)) = ante else {
                    return Chips::ZERO;
                };
                Chips(each.0.saturating_mul(ANTES_TO_A_BIG_BLIND))
            }
            Self::Blinds { .. } | Self::Limit { .. } | Self::Stud { .. } => self.big_blind(),
        }
    }
}

/// A table of eight posts eight antes an orbit from every stack, or one and a half big blinds.
const ANTES_TO_A_BIG_BLIND: u64 = 5;
