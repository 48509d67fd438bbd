//! Waiting for an answer, and no longer.

use crate::trouble::Trouble;
use std::future::Future;
use std::time::Duration;

/// Waits for an answer, and no longer than this.
pub(super) async fn within<T, E: Into<Trouble>>(
    longest: Duration,
    asked: impl Future<Output = Result<T, E>>,
) -> Result<T, Trouble> {
    match tokio::time::timeout(longest, asked).await {
        Ok(answer) => answer.map_err(Into::into),
        Err(late) => Err(Trouble::Lost(late.to_string())),
    }
}
