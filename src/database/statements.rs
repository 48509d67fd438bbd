//! What is asked again and again on one connection, read by the server once.

use crate::trouble::Trouble;
use futures_util::future::{try_join, try_join4};
use tokio_postgres::{Client, Statement};

/// What is asked again and again on one connection.
pub(super) struct Statements {
    pub(super) acts: Statement,
    pub(super) add_many: Statement,
    pub(super) safe_after: Statement,
    pub(super) tell: Statement,
    pub(super) clock: Statement,
}

impl Statements {
    /// Has the server read all of them at once.
    pub(super) async fn prepare(client: &Client) -> Result<Self, Trouble> {
        client.batch_execute(include_str!("sql/prepare.sql")).await?;
        let others = try_join4(
            client.prepare(include_str!("sql/acts.sql")),
            client.prepare(include_str!("sql/write.sql")),
            client.prepare(include_str!("sql/safe_after.sql")),
            client.prepare(include_str!("sql/tell.sql")),
        );
        let clock = client.prepare(include_str!("sql/clock.sql"));
        let ((acts, add_many, safe_after, tell), clock) = try_join(others, clock).await?;
        Ok(Self { acts, add_many, safe_after, tell, clock })
    }
}
