//! Learns from `assets/asked` how floor questions are asked, and writes what was learned there.

use std::io::Result;

fn main() -> Result<()> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/asked/learned.bin");
    std::fs::write(path, words::asked::learn())
}
