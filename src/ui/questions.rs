//! What is known of how questions are asked is read beside the window when somebody may ask one: it
//! takes several frames.

use asked::Asked;
use std::sync::Once;
use std::thread;

/// Begins to read it, once; where there is no thread for it, the first sentence does.
pub fn know_beside() {
    static BEGUN: Once = Once::new();
    BEGUN.call_once(|| {
        drop(thread::Builder::new().name("questions".to_owned()).spawn(Asked::shared));
    });
}
