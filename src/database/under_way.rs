//! What was asked of a server and is not answered yet, while nobody stands still for it.

use crate::news::News;
use crate::trouble::Trouble;
use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// Whoever asked so long ago and has no answer takes the server for away.
const LATE: Duration = Duration::from_millis(700);

/// Something that was asked and is not answered yet.
pub(super) struct UnderWay<T> {
    answer: JoinHandle<Result<T, Trouble>>,
    since: Instant,
}

impl<T: Send + 'static> UnderWay<T> {
    /// Asks; whoever listens to `news` is called when the answer has come, and when it is late.
    pub(super) fn ask(
        runtime: &Runtime,
        news: &Arc<News>,
        asked: impl Future<Output = Result<T, Trouble>> + Send + 'static,
    ) -> Self {
        let news = Arc::clone(news);
        let answer = runtime.spawn(async move {
            let mut asked = pin!(asked);
            let answer = match timeout(LATE, &mut asked).await {
                Ok(answer) => answer,
                Err(_) => {
                    news.call_on();
                    asked.await
                }
            };
            news.call_on();
            answer
        });
        Self { answer, since: Instant::now() }
    }

    /// The answer, where it comes by then; otherwise what is still under way.
    pub(super) fn wait(
        mut self,
        runtime: &Runtime,
        longest: Duration,
    ) -> Result<Result<T, Trouble>, Self> {
        if longest.is_zero() && !self.answer.is_finished() {
            return Err(self);
        }
        let answer = async { timeout(longest, &mut self.answer).await };
        match runtime.block_on(answer) {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(ended)) => Ok(Err(Trouble::Lost(ended.to_string()))),
            Err(_) => Err(self),
        }
    }

    /// Waits until it is answered.
    pub(super) async fn answered(self) -> Result<T, Trouble> {
        self.answer.await.unwrap_or_else(|ended| Err(Trouble::Lost(ended.to_string())))
    }

    /// Since when nobody has answered, where that is too long.
    pub(super) fn late_since(&self) -> Option<Instant> {
        (!self.answer.is_finished() && self.since.elapsed() >= LATE).then_some(self.since)
    }
}
