//! Following a tournament that another window works on.

/// How long a tournament is looked at before what others did is read, in seconds.
pub(super) const FOLLOW_SECS: f64 = 1.0;

/// Following what another window does.
#[derive(Debug, Default)]
pub(super) struct Following {
    /// When the file was looked at last.
    pub(super) looked_at: f64,
    /// The file can no longer be followed.
    pub(super) has_lost_it: bool,
}
