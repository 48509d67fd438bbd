//! Hearing under X11 that monitors come and go.
//!
//! The window system asks the X server for that news, but Xlib throws away what nobody has taught
//! it to read, so the list of monitors would stay as it was at the start. libXrandr teaches it in
//! one call. Where that library is missing, monitors are those of the start.

#![expect(unsafe_code, reason = "a C library that is opened while running has no safe door")]

use libloading::Library;
use std::ffi::{c_int, c_void};
use std::mem::forget;
use std::ptr;
use std::sync::Once;
use winit::raw_window_handle::{HasDisplayHandle, RawDisplayHandle};

type QueryExtension = unsafe extern "C" fn(*mut c_void, *mut c_int, *mut c_int) -> c_int;

const FILE: &str = "libXrandr.so.2";

static TAUGHT: Once = Once::new();

/// Lets Xlib read news of monitors, once. Elsewhere than under X11 nothing is needed.
pub fn hear_of_monitors(display: &impl HasDisplayHandle) {
    TAUGHT.call_once(|| {
        let handle = display.display_handle().map(|handle| handle.as_raw());
        if let Ok(RawDisplayHandle::Xlib(xlib)) = handle
            && let Some(display) = xlib.display
        {
            teach(display);
        }
    });
}

fn teach(mut display: ptr::NonNull<c_void>) {
    // SAFETY: opening a library runs its start-up code; this one is the system's own. The name
    // stands beside the type that `X11/extensions/Xrandr.h` gives it, and the display is open
    // while the window that gave it is.
    unsafe {
        let Ok(library) = Library::new(FILE) else { return };
        if let Ok(query) = library.get::<QueryExtension>(b"XRRQueryExtension\0") {
            let (mut event, mut error) = (0, 0);
            query(display.as_mut(), &raw mut event, &raw mut error);
        }
        // Xlib calls into it from now on.
        forget(library);
    }
}
