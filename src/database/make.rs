//! Making an event, and all of its lines at once.

use crate::address::Address;
use crate::link::{Link, connect, end_hold};
use crate::news::News;
use crate::rows::ActRow;
use crate::tables::{look, make as make_tables};
use crate::trouble::Trouble;
use crate::within::within;
use std::sync::Arc;
use std::time::Duration;
use storage::{Access, JournalTrouble};
use tokio_postgres::types::ToSql;

/// The server has so long to make tables.
const MAKE_WAIT: Duration = Duration::from_secs(20);

/// Makes an event of these acts, and the tables where there are none.
pub(super) async fn make(
    address: &Address,
    news: Arc<News>,
    rows: &[ActRow],
) -> Result<Link, Trouble> {
    let client = connect(address, Arc::clone(&news)).await?;
    let begun = client.batch_execute(include_str!("sql/make.sql"));
    match within(MAKE_WAIT, begun).await {
        Err(Trouble::Told(JournalTrouble::HeldUp)) => {
            drop(client.batch_execute(include_str!("sql/rollback.sql")).await);
            return Err(end_hold(&client, 0).await.into());
        }
        begun => begun?,
    }
    // The transaction ends with the connection where anything is in the way.
    let found = within(MAKE_WAIT, look(&client)).await?;
    within(MAKE_WAIT, make_tables(&client, found)).await?;
    let name: [&(dyn ToSql + Sync); 1] = [&address.event];
    let made = client.query_opt(include_str!("sql/new_event.sql"), &name);
    let made = within(MAKE_WAIT, made).await?;
    let event = made.ok_or(JournalTrouble::EventExists)?.try_get(0)?;
    news.listen_for(event);
    let link = Link::on(client, event, Access::ReadWrite, news).await?;
    link.insert_all(rows).await?;
    link.commit().await.map_err(|trouble| match trouble {
        Trouble::Lost(_) => JournalTrouble::NotConfirmed.into(),
        told @ Trouble::Told(_) => told,
    })?;
    Ok(link)
}
