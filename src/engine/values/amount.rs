//! What all amounts share, of chips and of money: sums that cannot wrap around.

/// Gives an amount its sums: a type around one `u64`.
macro_rules! amount {
    ($amount:ident) => {
        impl $amount {
            /// Nothing.
            pub const ZERO: Self = Self(0);

            /// The sum, or the largest amount that can be written down.
            #[must_use]
            pub fn plus(self, other: Self) -> Self {
                Self(self.0.saturating_add(other.0))
            }

            /// The difference, or nothing where `other` is larger.
            #[must_use]
            pub fn minus(self, other: Self) -> Self {
                Self(self.0.saturating_sub(other.0))
            }
        }

        impl std::iter::Sum for $amount {
            fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
                iter.fold(Self::ZERO, Self::plus)
            }
        }
    };
}

pub(super) use amount;
