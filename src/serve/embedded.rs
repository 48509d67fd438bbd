//! What pages load, and what they may.

/// Nothing comes from anywhere else, and no other page can hold ours in a frame.
pub(crate) const POLICY: &str = include_str!("../../assets/web/policy.txt");

/// What a browser shows beside the title of a page.
pub(crate) const ICON: &[u8] = include_bytes!("../../assets/icon/floorman.png");

pub(crate) const STYLE: &str = include_str!("../../assets/web/page.css");
pub(crate) const SCRIPT: &str = include_str!("../../assets/web/page.js");
pub(crate) const STAFF_STYLE: &str = include_str!("../../assets/web/staff.css");
pub(crate) const STAFF_SCRIPT: &str = include_str!("../../assets/web/staff.js");

/// The letters of screens, in which they are measured: Latin letters, figures and signs.
pub(crate) const REGULAR: &[u8] = include_bytes!("../../assets/web/NotoSans-Regular-Latin.woff2");
pub(crate) const BOLD: &[u8] = include_bytes!("../../assets/web/NotoSans-Bold-Latin.woff2");

/// What pages and their script agree on; a page of before an update is told to load itself anew.
pub(crate) const VERSION: u64 =
    version(version(version(version(START, STYLE), SCRIPT), STAFF_STYLE), STAFF_SCRIPT);

const START: u64 = 0xcbf2_9ce4_8422_2325;

/// The 64-bit hash of Fowler, Noll and Vo, which can be worked out while building.
const fn version(mut hash: u64, text: &str) -> u64 {
    let mut rest = text.as_bytes();
    while let [byte, after @ ..] = rest {
        hash = (hash ^ *byte as u64).wrapping_mul(0x0100_0000_01b3);
        rest = after;
    }
    hash
}
