//! A journal's file in memory.

use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use storage::JournalFile;

/// A file in memory that never fails. A clone is the same file.
#[derive(Debug, Clone, Default)]
pub struct MemoryFile(Arc<Mutex<Vec<u8>>>);

impl MemoryFile {
    /// A file that holds these bytes.
    #[must_use]
    pub fn holding(bytes: &[u8]) -> Self {
        Self(Arc::new(Mutex::new(bytes.to_vec())))
    }

    fn bytes(&self) -> MutexGuard<'_, Vec<u8>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl JournalFile for MemoryFile {
    fn length(&mut self) -> io::Result<u64> {
        Ok(self.bytes().len() as u64)
    }

    fn follow_name(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn read_by_name(&mut self, from: u64, bytes_max: u64) -> io::Result<Vec<u8>> {
        self.read(from, bytes_max)
    }

    fn read(&mut self, from: u64, bytes_max: u64) -> io::Result<Vec<u8>> {
        let bytes = self.bytes();
        let from = usize::try_from(from).unwrap_or(usize::MAX).min(bytes.len());
        let most = usize::try_from(bytes_max).unwrap_or(usize::MAX);
        Ok(bytes[from..].iter().take(most).copied().collect())
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.bytes().extend(bytes);
        Ok(())
    }

    fn replace(&mut self, bytes: &[u8]) -> io::Result<()> {
        *self.bytes() = bytes.to_vec();
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn truncate(&mut self, length: u64) -> io::Result<()> {
        self.bytes().truncate(usize::try_from(length).unwrap_or(usize::MAX));
        Ok(())
    }
}
