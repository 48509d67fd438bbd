//! Samples at the rate of another device.

/// The samples of a sound as a device of another rate plays them, each from -1 to 1.
#[cfg(any(test, not(target_os = "linux")))]
pub fn at_rate(samples: &[i16], from: u32, to: u32) -> Vec<f32> {
    let floats: Vec<f32> = samples.iter().map(|sample| f32::from(*sample) / 32_768.0).collect();
    resampled(&floats, from, to)
}

/// Samples of one rate at another one.
///
/// Between two samples runs a straight line: these are sounds of a clock and not music.
pub fn resampled(samples: &[f32], from: u32, to: u32) -> Vec<f32> {
    let one = |at: usize| samples.get(at).copied().unwrap_or_default();
    let (from, to) = (u64::from(from.max(1)), u64::from(to.max(1)));
    let length = samples.len() as u64 * to / from;
    (0..length)
        .map(|at| {
            let place = at * from;
            let whole = usize::try_from(place / to).unwrap_or(usize::MAX);
            let share = (place % to) as f32 / to as f32;
            one(whole) * (1.0 - share) + one(whole.saturating_add(1)) * share
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::sounds::wave::at_rate;

    #[test]
    fn another_rate_keeps_the_length_and_the_shape() {
        let samples: Vec<i16> = (0..480).map(|at| at * 60).collect();
        assert_eq!(at_rate(&samples, 48_000, 48_000).len(), 480);
        assert_eq!(at_rate(&samples, 48_000, 44_100).len(), 441);
        let twice = at_rate(&samples, 24_000, 48_000);
        assert_eq!(twice.len(), 960);
        assert!(twice[..958].windows(2).all(|pair| pair[0] <= pair[1]), "a slope stays one");
        assert!((twice[101] - (50.0 * 60.0 + 30.0) / 32_768.0).abs() < 1e-6);
        assert!(at_rate(&[], 48_000, 44_100).is_empty());
        assert_eq!(at_rate(&[i16::MIN], 1, 1), [-1.0]);
    }
}
