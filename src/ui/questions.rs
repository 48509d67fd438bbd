//! What sentences are compared with is learned beside the window when somebody may ask one: it
//! takes a second, and memory that an evening without questions does without.

use std::sync::Once;
use std::thread;
use words::asked::Asked;

/// Begins to learn, once; where there is no thread for it, the first sentence does.
pub fn learn_beside() {
    static BEGUN: Once = Once::new();
    BEGUN.call_once(|| {
        drop(thread::Builder::new().name("questions".to_owned()).spawn(Asked::shared));
    });
}
