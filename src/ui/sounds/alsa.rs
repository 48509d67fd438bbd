//! Playing through ALSA, which every Linux desktop has under its own sound server.
//!
//! Its library is opened when the first sound is played: so the program builds without it and
//! starts where it is missing, and is told about it then.

#![expect(unsafe_code, reason = "a C library that is opened while running has no safe door")]

use crate::sounds::speaker::{NoSound, Speaker};
use crate::sounds::tune::RATE;
use libloading::Library;
use std::ffi::{CStr, c_char, c_int, c_long, c_uint, c_ulong, c_void};
use std::{io, ptr};
use wording::without_number;

type Open = unsafe extern "C" fn(*mut *mut c_void, *const c_char, c_int, c_int) -> c_int;
type SetParams =
    unsafe extern "C" fn(*mut c_void, c_int, c_int, c_uint, c_uint, c_int, c_uint) -> c_int;
type Write = unsafe extern "C" fn(*mut c_void, *const c_void, c_ulong) -> c_long;
type Recover = unsafe extern "C" fn(*mut c_void, c_int, c_int) -> c_int;
type Handler =
    unsafe extern "C" fn(*const c_char, c_int, *const c_char, c_int, *const c_char, *mut c_void);
type SetLocalHandler = unsafe extern "C" fn(Option<Handler>) -> *const c_void;
type OfDevice = unsafe extern "C" fn(*mut c_void) -> c_int;

const FILE: &str = "libasound.so.2";
const DEVICE: &CStr = c"default";
const PLAYBACK: c_int = 0;
const SIGNED_16_BIT_LITTLE_ENDIAN: c_int = 2;
const INTERLEAVED: c_int = 3;
/// Many devices have no single channel.
const CHANNELS: usize = 2;
const LATENCY_MICROS: c_uint = 100_000;
/// A device that keeps failing is given up.
const TRIES: usize = 5;

/// The sound card that the desktop calls its default.
#[derive(Debug, Default)]
pub struct Alsa {
    library: Option<Library>,
}

impl Speaker for Alsa {
    fn play(&mut self, samples: &[i16]) -> Result<(), NoSound> {
        let library = match self.library.take() {
            Some(library) => library,
            // SAFETY: opening a library runs its start-up code; this one is the system's own.
            None => unsafe { Library::new(FILE) }.inspect(quieten).map_err(|_| NoSound::Library)?,
        };
        let played = Functions::of(&library).and_then(|functions| functions.play(samples));
        self.library = Some(library);
        played
    }
}

/// Keeps the library from writing about a missing device on the terminal: the window says it.
fn quieten(library: &Library) {
    // SAFETY: the name stands beside its type, and what is set is a function of this program. The
    // last argument is a list of arguments that nobody looks at.
    unsafe {
        if let Ok(set) = library.get::<SetLocalHandler>(b"snd_lib_error_set_local\0") {
            set(Some(say_nothing));
        }
    }
}

unsafe extern "C" fn say_nothing(
    _file: *const c_char,
    _line: c_int,
    _function: *const c_char,
    _error: c_int,
    _format: *const c_char,
    _arguments: *mut c_void,
) {
}

/// What is called in the library. The types are those of `alsa/pcm.h`, unchanged since 1998.
#[derive(Clone, Copy)]
struct Functions {
    open: Open,
    set_params: SetParams,
    write: Write,
    recover: Recover,
    drain: OfDevice,
    close: OfDevice,
}

impl Functions {
    fn of(library: &Library) -> Result<Self, NoSound> {
        Self::found(library).map_err(|_| NoSound::Library)
    }

    fn found(library: &Library) -> Result<Self, libloading::Error> {
        // SAFETY: each name stands beside the type that the library's header gives it, and the
        // functions are called only while the library is open.
        unsafe {
            Ok(Self {
                open: *library.get::<Open>(b"snd_pcm_open\0")?,
                set_params: *library.get::<SetParams>(b"snd_pcm_set_params\0")?,
                write: *library.get::<Write>(b"snd_pcm_writei\0")?,
                recover: *library.get::<Recover>(b"snd_pcm_recover\0")?,
                drain: *library.get::<OfDevice>(b"snd_pcm_drain\0")?,
                close: *library.get::<OfDevice>(b"snd_pcm_close\0")?,
            })
        }
    }

    fn play(self, samples: &[i16]) -> Result<(), NoSound> {
        let mut device = ptr::null_mut();
        // SAFETY: the name ends with a zero, and `device` is written before it is read.
        checked(unsafe { (self.open)(&raw mut device, DEVICE.as_ptr(), PLAYBACK, 0) })?;
        let channels = CHANNELS as c_uint;
        // SAFETY: the device is open; it stays so until it is closed below, whatever happens.
        let set = checked(unsafe {
            let format = SIGNED_16_BIT_LITTLE_ENDIAN;
            (self.set_params)(device, format, INTERLEAVED, channels, RATE, 1, LATENCY_MICROS)
        });
        let played = set.and_then(|()| self.write_all(device, samples));
        // SAFETY: the device is open, and nobody uses it after this.
        unsafe {
            if played.is_ok() {
                (self.drain)(device);
            }
            (self.close)(device);
        }
        played
    }

    fn write_all(self, device: *mut c_void, samples: &[i16]) -> Result<(), NoSound> {
        let frames: Vec<[i16; CHANNELS]> = samples.iter().map(|one| [*one; CHANNELS]).collect();
        let (mut rest, mut failures) = (frames.as_slice(), 0);
        while !rest.is_empty() {
            // SAFETY: so many frames of two channels with 16 bits lie at the pointer.
            let written =
                unsafe { (self.write)(device, rest.as_ptr().cast(), rest.len() as c_ulong) };
            match usize::try_from(written) {
                Ok(written) if written > 0 => rest = rest.get(written..).unwrap_or_default(),
                _ => {
                    failures += 1;
                    let error = c_int::try_from(written).unwrap_or(-1);
                    // SAFETY: the device is open.
                    let recovered = checked(unsafe { (self.recover)(device, error, 1) });
                    if failures > TRIES {
                        recovered.and(Err(device_failed(-error)))?;
                    } else {
                        recovered?;
                    }
                }
            }
        }
        Ok(())
    }
}

/// What a negative answer of the library means.
fn checked(answer: c_int) -> Result<(), NoSound> {
    if answer < 0 { Err(device_failed(answer.saturating_neg())) } else { Ok(()) }
}

/// A computer without a sound card has no file for one.
const NO_SUCH_FILE: c_int = 2;
const NO_SUCH_DEVICE: c_int = 19;

fn device_failed(error: c_int) -> NoSound {
    if matches!(error, NO_SUCH_FILE | NO_SUCH_DEVICE) {
        return NoSound::NoDevice;
    }
    let said = io::Error::from_raw_os_error(error).to_string();
    NoSound::Device(without_number(&said).to_owned())
}
