//! Playing through the sound system of Windows or macOS.

use crate::sounds::speaker::{NoSound, Speaker};
use crate::sounds::tune::RATE;
use crate::sounds::wave::at_rate;
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{FromSample, SampleFormat, SizedSample, StreamConfig};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// What a device still has to play once it has taken the last sample.
const LATENCY: Duration = Duration::from_millis(200);
/// A device that takes no samples for so long beyond the sound is given up.
const PATIENCE: Duration = Duration::from_secs(5);

/// The device that the system calls its default. It is asked for with each sound, because people
/// plug in speakers meanwhile.
#[derive(Debug, Default)]
pub struct SystemSpeaker;

impl Speaker for SystemSpeaker {
    fn play(&mut self, samples: &[i16]) -> Result<(), NoSound> {
        let device = cpal::default_host().default_output_device().ok_or(NoSound::NoDevice)?;
        let config = device.default_output_config().map_err(failed)?;
        let format = config.sample_format();
        let config = config.config();
        match format {
            SampleFormat::F32 => play_as::<f32>(&device, config, samples),
            SampleFormat::I16 => play_as::<i16>(&device, config, samples),
            SampleFormat::I32 => play_as::<i32>(&device, config, samples),
            SampleFormat::U16 => play_as::<u16>(&device, config, samples),
            other => Err(NoSound::Device(other.to_string())),
        }
    }
}

/// What a stream tells of itself.
enum Told {
    /// It has taken the last sample.
    Played,
    /// The stream stopped, and why.
    Failed(NoSound),
}

/// Plays on a device whose samples are of this type, and waits until all were heard.
fn play_as<T: SizedSample + FromSample<f32> + Send + 'static>(
    device: &cpal::Device,
    config: StreamConfig,
    samples: &[i16],
) -> Result<(), NoSound> {
    let wave = at_rate(samples, RATE, config.sample_rate);
    let lasts = Duration::from_secs_f32(wave.len() as f32 / config.sample_rate.max(1) as f32);
    let (tell, told) = channel();
    let told_failure = tell.clone();
    let channels = usize::from(config.channels.max(1));
    let mut filling = Filling { wave, at: 0, channels, tell };
    let stream = device
        .build_output_stream(
            config,
            move |frames: &mut [T], _: &cpal::OutputCallbackInfo| filling.fill(frames),
            move |error| drop(told_failure.send(Told::Failed(failed(error)))),
            None,
        )
        .map_err(failed)?;
    stream.play().map_err(failed)?;
    match told.recv_timeout(lasts + PATIENCE) {
        Ok(Told::Played) => {
            thread::sleep(LATENCY);
            Ok(())
        }
        Ok(Told::Failed(why)) => Err(why),
        Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => Err(NoSound::NoDevice),
    }
}

/// Samples on their way into a device.
struct Filling {
    wave: Vec<f32>,
    at: usize,
    channels: usize,
    tell: Sender<Told>,
}

impl Filling {
    fn fill<T: SizedSample + FromSample<f32>>(&mut self, frames: &mut [T]) {
        for frame in frames.chunks_mut(self.channels) {
            let sample = self.wave.get(self.at).copied().unwrap_or_default();
            frame.fill(T::from_sample(sample));
            self.at += 1;
        }
        if self.at >= self.wave.len() {
            // Whoever waits may have given up.
            drop(self.tell.send(Told::Played));
        }
    }
}

fn failed(error: cpal::Error) -> NoSound {
    NoSound::Device(error.to_string())
}
