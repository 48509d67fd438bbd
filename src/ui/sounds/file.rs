//! A sound in a file of the house, made into samples.

use crate::sounds::tune::RATE;
use crate::sounds::wave::resampled;
use std::io::Cursor;
use symphonia::core::codecs::CodecParameters;
use symphonia::core::codecs::audio::AudioDecoderOptions;
use symphonia::core::errors::Error;
use symphonia::core::formats::probe::Hint;
use symphonia::core::formats::{FormatOptions, TrackType};
use symphonia::core::io::MediaSourceStream;
use symphonia::core::meta::MetadataOptions;

/// No sound of the house is longer, in seconds: the next one waits for its end.
pub const SECS_MAX: u32 = 60;

/// Why a file is no sound that can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotPlayed {
    /// It is none, or is spoilt, or of a kind that is not known.
    Unknown,
    /// It lasts longer than a minute.
    TooLong,
}

/// The samples of a file, from -1 to 1, as one channel with [`RATE`] of them a second.
///
/// # Errors
/// Why it cannot be played.
pub fn samples_in(bytes: Vec<u8>) -> Result<Vec<f32>, NotPlayed> {
    let (samples, rate) = decoded(bytes)?;
    if samples.is_empty() {
        return Err(NotPlayed::Unknown);
    }
    Ok(resampled(&samples, rate, RATE))
}

/// The samples of the first track as one channel, and how many of them a second has.
fn decoded(bytes: Vec<u8>) -> Result<(Vec<f32>, u32), NotPlayed> {
    let unknown = |_: Error| NotPlayed::Unknown;
    let stream = MediaSourceStream::new(Box::new(Cursor::new(bytes)), Default::default());
    let options = (FormatOptions::default(), MetadataOptions::default());
    let probe = symphonia::default::get_probe();
    let mut format = probe.probe(&Hint::new(), stream, options.0, options.1).map_err(unknown)?;
    let track = format.default_track(TrackType::Audio).ok_or(NotPlayed::Unknown)?;
    let Some(CodecParameters::Audio(params)) = track.codec_params.clone() else {
        return Err(NotPlayed::Unknown);
    };
    let id = track.id;
    let codecs = symphonia::default::get_codecs();
    let made = codecs.make_audio_decoder(&params, &AudioDecoderOptions::default());
    let mut decoder = made.map_err(unknown)?;
    let (mut samples, mut rate) = (Vec::new(), RATE);
    while let Some(packet) = format.next_packet().map_err(unknown)? {
        if packet.track_id != id {
            continue;
        }
        let heard = match decoder.decode(&packet) {
            Ok(heard) => heard,
            // A spoilt packet is a crack in the sound, and not its end.
            Err(Error::DecodeError(_)) => continue,
            Err(_) => return Err(NotPlayed::Unknown),
        };
        rate = heard.spec().rate().max(1);
        let channels = heard.num_planes().max(1);
        let mut all: Vec<f32> = Vec::new();
        heard.copy_to_vec_interleaved(&mut all);
        let mixed = all.chunks(channels).map(|frame| frame.iter().sum::<f32>() / many(frame.len()));
        samples.extend(mixed);
        if samples.len() as u64 > u64::from(rate) * u64::from(SECS_MAX) {
            return Err(NotPlayed::TooLong);
        }
    }
    Ok((samples, rate))
}

fn many(channels: usize) -> f32 {
    f32::from(u16::try_from(channels.max(1)).unwrap_or(u16::MAX))
}

#[cfg(test)]
mod tests {
    use crate::sounds::file::{NotPlayed, samples_in};
    use crate::sounds::tune::RATE;

    /// A sound as a file of RIFF WAVE: so many channels with 16 bits, each at this level.
    fn wave(rate: u32, levels: &[i16], frames: u32) -> Vec<u8> {
        let channels = levels.len() as u16;
        let data = frames * u32::from(channels) * 2;
        let mut bytes = b"RIFF".to_vec();
        bytes.extend((36 + data).to_le_bytes());
        bytes.extend(b"WAVEfmt ");
        bytes.extend(16_u32.to_le_bytes());
        bytes.extend([1_u16, channels].map(u16::to_le_bytes).concat());
        bytes.extend([rate, rate * u32::from(channels) * 2].map(u32::to_le_bytes).concat());
        bytes.extend([channels * 2, 16].map(u16::to_le_bytes).concat());
        bytes.extend(b"data");
        bytes.extend(data.to_le_bytes());
        for _ in 0..frames {
            bytes.extend(levels.iter().flat_map(|level| level.to_le_bytes()));
        }
        bytes
    }

    #[test]
    fn a_file_becomes_one_channel_of_our_rate() {
        for (rate, levels) in [(44_100, vec![16_384]), (48_000, vec![0, 16_384]), (8_000, vec![-1])]
        {
            let samples = samples_in(wave(rate, &levels, rate / 2)).unwrap();
            assert_eq!(samples.len(), RATE as usize / 2, "half a second at {rate}");
            let mean = levels.iter().map(|level| f32::from(*level)).sum::<f32>();
            let mean = mean / levels.len() as f32 / 32_768.0;
            let middle = samples[samples.len() / 2];
            assert!((middle - mean).abs() < 1e-3, "{rate}: {middle}, not {mean}");
        }
    }

    #[test]
    fn what_is_none_is_refused() {
        for bytes in [&b""[..], b"no sound", b"RIFF\0\0\0\0WAVE", &[0xff; 5_000]] {
            assert_eq!(samples_in(bytes.to_vec()), Err(NotPlayed::Unknown));
        }
        let empty = wave(48_000, &[1], 0);
        assert_eq!(samples_in(empty), Err(NotPlayed::Unknown));
        let long = wave(8_000, &[1], 8_000 * 61);
        assert_eq!(samples_in(long), Err(NotPlayed::TooLong));
        // However a file is cut off, it is a sound or none, and nothing breaks.
        let whole = wave(8_000, &[5_000, -5_000], 400);
        for end in 0..whole.len() {
            let _ = samples_in(whole[..end].to_vec());
        }
    }
}
