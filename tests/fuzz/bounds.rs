//! How much memory and work one input may cost, in relation to its length.

use allocation_counter::measure;

/// What one input may cost.
///
/// Work is counted as allocations, which are the same on every machine; a walk that allocates
/// nothing and takes forever is found by whoever waits for it, and by libFuzzer's clock.
#[derive(Debug, Clone, Copy)]
pub struct Budget {
    /// Bytes held at once, whatever the input.
    pub held: u64,
    /// Bytes held at once for each byte of the input.
    pub held_per_byte: u64,
    /// Allocations, whatever the input.
    pub work: u64,
    /// Allocations for each byte of the input.
    pub work_per_byte: u64,
}

/// Does something with so many bytes of input.
///
/// # Panics
/// Where it costs more than the budget.
pub fn within(budget: Budget, input_bytes: usize, does: impl FnOnce()) {
    let info = measure(does);
    let len = input_bytes as u64;
    let held = budget.held + budget.held_per_byte * len;
    assert!(
        info.bytes_max <= held,
        "{len} bytes of input hold {} bytes of memory at once, and may hold {held}",
        info.bytes_max
    );
    let work = budget.work + budget.work_per_byte * len;
    assert!(
        info.count_total <= work,
        "{len} bytes of input take {} allocations, and may take {work}",
        info.count_total
    );
}
