//! A shared event that browsers open.

use engine::values::Timestamp;
use exchange::make_sample;
use serve::{Room, Seated, Sharing, Snapshot};
use session::{SeededChance, Session, Time};
use std::net::SocketAddr;
use std::path::Path;
use words::{Language, UtcOffset};

/// The moment at which everything begins.
pub const NOW: Timestamp = Timestamp(1_800_000_000_000);

/// An event that is shared; what is shown can be changed.
pub struct Shared {
    pub shown: Snapshot,
    pub room: Room,
    sharing: Option<Sharing>,
    address: SocketAddr,
}

impl Shared {
    /// An evening that is on, with five tables.
    pub fn sample() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self::of(&make_sample(folder.path(), "Sample", NOW).unwrap())
    }

    /// An evening that was played for money.
    pub fn paid() -> Self {
        let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../saves");
        Self::of(&saves.join("v7/prices-and-a-deal.floorman"))
    }

    fn of(path: &Path) -> Self {
        let chance = Box::new(SeededChance::new(1));
        let session = Session::open_to_read(path, Time::told(NOW), chance).unwrap();
        let shown = Snapshot::of(session.log(), NOW, Language::English);
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let room = Room::new(UtcOffset::fixed(0));
        let mut shared = Self { shown, room, sharing: None, address };
        shared.publish();
        shared.start(address);
        shared
    }

    /// Shows what is to be shown now.
    pub fn publish(&self) {
        self.room.show(self.shown.clone(), NOW);
    }

    /// Shares it at this address.
    pub fn start(&mut self, address: SocketAddr) {
        let sharing = Sharing::start(self.room.clone(), address).unwrap();
        self.address = sharing.address();
        self.sharing = Some(sharing);
    }

    /// Ends that; where it was.
    pub fn stop(&mut self) -> SocketAddr {
        self.sharing = None;
        self.address
    }

    /// Where a page is.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Somebody who sits at a table.
    pub fn somebody(&self) -> Seated {
        self.shown.seated.iter().find(|one| one.at.is_some()).unwrap().clone()
    }
}
