//! How much is borne of whoever is on the network: a hostile device slows nobody but itself.

use crate::device::device;
use std::collections::BTreeMap;
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Sleep;

/// How much the server takes on at once.
#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    /// So many connections at once; more are closed.
    pub connections: usize,
    /// So many more for devices of signed-in staff, so that floods of connections leave them room.
    pub for_staff: usize,
    /// So many of them from one device; more are closed at once.
    pub per_device: usize,
    /// So many from this computer itself.
    pub on_loopback: usize,
    /// Whoever takes longer to ask is not answered.
    pub asked_within: Duration,
    /// Whoever takes nothing of an answer for so long is given up.
    pub taken_within: Duration,
    /// What changes by time alone is looked at so often.
    pub looks_again_every: Duration,
}

impl Default for Bounds {
    fn default() -> Self {
        Self {
            connections: 4_096,
            for_staff: 256,
            per_device: 64,
            on_loopback: 4_096,
            asked_within: Duration::from_secs(10),
            taken_within: Duration::from_secs(30),
            looks_again_every: Duration::from_secs(15),
        }
    }
}

/// The places for connections.
pub(crate) struct Places {
    free: Arc<Semaphore>,
    for_staff: Arc<Semaphore>,
    by_device: Arc<Mutex<BTreeMap<IpAddr, usize>>>,
    bounds: Bounds,
}

/// The place of a connection, until it is dropped.
pub(crate) struct Place {
    device: IpAddr,
    by_device: Arc<Mutex<BTreeMap<IpAddr, usize>>>,
    _permit: OwnedSemaphorePermit,
}

impl Places {
    pub(crate) fn new(bounds: Bounds) -> Self {
        let [free, for_staff] =
            [bounds.connections, bounds.for_staff].map(|most| Arc::new(Semaphore::new(most)));
        Self { free, for_staff, by_device: Arc::default(), bounds }
    }

    /// Gives a device a place; `None` if it has enough, or all are taken and no staff are on it.
    pub(crate) fn take(
        &self,
        from: IpAddr,
        are_staff_on: impl Fn(IpAddr) -> bool,
    ) -> Option<Place> {
        let device = device(from);
        let free = Arc::clone(&self.free).try_acquire_owned().ok();
        let kept = || {
            let place = are_staff_on(device).then(|| Arc::clone(&self.for_staff));
            place.and_then(|place| place.try_acquire_owned().ok())
        };
        let permit = free.or_else(kept)?;
        let most = match device.is_loopback() {
            true => self.bounds.on_loopback,
            false => self.bounds.per_device,
        };
        let mut by_device = self.by_device.lock().unwrap_or_else(PoisonError::into_inner);
        let taken = by_device.entry(device).or_default();
        if *taken >= most {
            return None;
        }
        *taken += 1;
        let by_device = Arc::clone(&self.by_device);
        Some(Place { device, by_device, _permit: permit })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut by_device = self.by_device.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(taken) = by_device.get_mut(&self.device) {
            *taken -= 1;
            if *taken == 0 {
                by_device.remove(&self.device);
            }
        }
    }
}

/// A connection that ends where the other side takes nothing of what is written to it.
pub(crate) struct Written {
    stream: TcpStream,
    taken_within: Duration,
    /// Runs while somebody is waited for.
    waits: Option<Pin<Box<Sleep>>>,
}

impl Written {
    pub(crate) fn new(stream: TcpStream, taken_within: Duration) -> Self {
        Self { stream, taken_within, waits: None }
    }

    fn waited<T>(
        &mut self,
        written: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.waits = None;
            return written;
        }
        let within = self.taken_within;
        let waits = self.waits.get_or_insert_with(|| Box::pin(tokio::time::sleep(within)));
        waits.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Written {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buf)
    }
}

impl AsyncWrite for Written {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.waited(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.waited(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
