//! Shares turned into money: whole units, and the sum exact.

use crate::values::Money;

/// Shares an amount by weights, in steps of `unit`: everybody gets their share rounded down, and
/// the units that are left go to those who lost most by that, the first among equals. What is less
/// than a unit is shared in the same way, to the smallest unit of money.
///
/// All get nothing where no weight is above nothing.
#[must_use]
pub fn by_largest_remainder(amount: Money, weights: &[u64], unit: Money) -> Vec<Money> {
    let unit = unit.0.max(1);
    let total: u128 = weights.iter().map(|weight| u128::from(*weight)).sum();
    if total == 0 {
        return vec![Money::ZERO; weights.len()];
    }
    let units = u128::from(amount.0 / unit);
    let mut shares = Vec::with_capacity(weights.len());
    let mut lost: Vec<(u128, usize)> = Vec::with_capacity(weights.len());
    for (at, weight) in weights.iter().enumerate() {
        let exact = units * u128::from(*weight);
        shares.push(u64::try_from(exact / total).unwrap_or(u64::MAX));
        lost.push((exact % total, at));
    }
    let mut left = u64::try_from(units).unwrap_or(u64::MAX) - shares.iter().sum::<u64>();
    lost.sort_by_key(|(lost, at)| (std::cmp::Reverse(*lost), *at));
    for (_, at) in lost {
        if left == 0 {
            break;
        }
        if let Some(share) = shares.get_mut(at) {
            *share += 1;
            left -= 1;
        }
    }
    let mut shares: Vec<Money> = shares.into_iter().map(|share| Money(share * unit)).collect();
    let odd = Money(amount.0 % unit);
    if odd > Money::ZERO {
        let odd = by_largest_remainder(odd, weights, Money(1));
        shares.iter_mut().zip(odd).for_each(|(share, odd)| *share = share.plus(odd));
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::{Money, by_largest_remainder};

    #[test]
    fn what_is_left_goes_to_those_who_lost_most() {
        let shared = |amount, weights: &[u64], unit| -> Vec<u64> {
            let shared = by_largest_remainder(Money(amount), weights, Money(unit));
            assert_eq!(shared.iter().copied().sum::<Money>(), Money(amount));
            shared.into_iter().map(|share| share.0).collect()
        };
        assert_eq!(shared(100, &[1, 1, 1], 1), [34, 33, 33]);
        assert_eq!(shared(1000, &[402, 318, 280], 100), [400, 300, 300]);
        assert_eq!(shared(1007, &[402, 318, 280], 100), [403, 302, 302]);
        assert_eq!(shared(15, &[1, 1], 100), [8, 7]);
        assert_eq!(shared(u64::MAX, &[u64::MAX, u64::MAX], 1).len(), 2);
    }

    #[test]
    fn without_weights_nobody_gets_anything() {
        assert_eq!(by_largest_remainder(Money(5), &[0, 0], Money(1)), [Money(0), Money(0)]);
    }
}
