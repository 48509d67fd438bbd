//! The certificate of the room: with it, what pages show and staff type is secret on the network.

use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName, UnixTime};
use webpki::{EndEntityCert, KeyUsage};
use words::{Args, Words};

/// A certificate with its key.
#[derive(Clone)]
pub struct Certificate {
    pub(crate) acceptor: TlsAcceptor,
    /// The names for which it holds, but for those that stand for many.
    names: Vec<String>,
    own: CertificateDer<'static>,
    /// Whether anybody at this computer can read its key.
    is_key_open: bool,
}

/// Why a certificate cannot be used.
#[derive(Debug)]
pub enum CertificateError {
    File(PathBuf, io::Error),
    /// A file holds no certificate as PEM.
    NoCertificate(PathBuf),
    /// A file holds no private key as PEM.
    NoKey(PathBuf),
    /// A file holds a private key that opens with a password only.
    LockedKey(PathBuf),
    /// The key does not belong to the certificate, or nobody would accept them.
    DoNotFit(String),
}

impl CertificateError {
    #[must_use]
    pub fn said(&self, words: &Words) -> String {
        let of = |id: &str, path: &Path, source: &str| {
            let path = path.display().to_string();
            words.say(id, &Args::new().text("path", path).text("source", source))
        };
        match self {
            Self::File(path, error) => {
                of("certificate-unread", path, wording::without_number(&error.to_string()))
            }
            Self::NoCertificate(path) => of("certificate-none", path, ""),
            Self::NoKey(path) => of("certificate-no-key", path, ""),
            Self::LockedKey(path) => of("certificate-locked-key", path, ""),
            Self::DoNotFit(why) => {
                words.say("certificate-misfit", &Args::new().text("source", why.as_str()))
            }
        }
    }
}

/// What is wrong with the certificate of the room, though it can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WarnedOf {
    /// Browsers warn: it holds for no address by which others reach this computer.
    OtherNames,
    /// Browsers warn: by the clock of this computer it counts no longer.
    RunOut,
    /// Browsers warn: by the clock of this computer it does not count yet.
    NotYet,
    /// Every login of this computer may read its key, and so pass for the room.
    OpenKey,
}

impl WarnedOf {
    #[must_use]
    pub fn said(self, words: &Words) -> String {
        words.text(match self {
            Self::OtherNames => "certificate-other-names",
            Self::RunOut => "certificate-run-out",
            Self::NotYet => "certificate-not-yet",
            Self::OpenKey => "certificate-open-key",
        })
    }
}

impl Certificate {
    /// Reads a certificate, with those that vouch for it behind it, and its key.
    ///
    /// # Errors
    /// Where a file cannot be read or holds something else, or the two do not belong together.
    pub fn read(certificate: &Path, key: &Path) -> Result<Self, CertificateError> {
        let unread = |path: &Path, error| match error {
            pem::Error::Io(error) => Some(CertificateError::File(path.to_owned(), error)),
            _ => None,
        };
        let no_chain = || CertificateError::NoCertificate(certificate.to_owned());
        let chain = CertificateDer::pem_file_iter(certificate)
            .and_then(Iterator::collect::<Result<Vec<_>, _>>)
            .map_err(|error| unread(certificate, error).unwrap_or_else(no_chain))?;
        let no_key = || match is_locked(key) {
            true => CertificateError::LockedKey(key.to_owned()),
            false => CertificateError::NoKey(key.to_owned()),
        };
        let is_key_open = is_open(key);
        let key = PrivateKeyDer::from_pem_file(key)
            .map_err(|error| unread(key, error).unwrap_or_else(no_key))?;
        let misfit =
            |error: tokio_rustls::rustls::Error| CertificateError::DoNotFit(error.to_string());
        let (own, names) = chain.first().ok_or_else(no_chain).and_then(|own| {
            let read = EndEntityCert::try_from(own)
                .map_err(|error| CertificateError::DoNotFit(error.to_string()))?;
            let names = read.valid_dns_names().filter(|name| !name.starts_with('*'));
            Ok((own.clone(), names.map(str::to_owned).collect()))
        })?;
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(misfit)?
            .with_no_client_auth()
            .with_single_cert(chain, key)
            .map_err(misfit)?;
        Ok(Self { acceptor: TlsAcceptor::from(Arc::new(config)), names, own, is_key_open })
    }

    /// The names for which it holds, but for those that stand for many.
    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    /// Whether a browser that comes by this address is told so by the certificate.
    pub(crate) fn holds_for(&self, ip: IpAddr) -> bool {
        let read = EndEntityCert::try_from(&self.own);
        let name = ServerName::IpAddress(ip.into());
        read.is_ok_and(|read| read.verify_is_valid_for_subject_name(&name).is_ok())
    }

    /// Whether anybody at this computer can read its key.
    pub(crate) fn is_key_open(&self) -> bool {
        self.is_key_open
    }

    /// Why browsers warn of it by this time, whatever its names.
    pub(crate) fn warned_of_at(&self, time: UnixTime) -> Option<WarnedOf> {
        // Nobody is asked to vouch for it, so it always fails; but its time is looked at first.
        let verified = EndEntityCert::try_from(&self.own).and_then(|read| {
            let usage = KeyUsage::server_auth();
            read.verify_for_usage(&[], &[], &[], time, usage, None, None).map(drop)
        });
        match verified {
            Err(webpki::Error::CertExpired { .. }) => Some(WarnedOf::RunOut),
            Err(webpki::Error::CertNotValidYet { .. }) => Some(WarnedOf::NotYet),
            Ok(()) | Err(_) => None,
        }
    }
}

/// Whether a file holds a key, but one that a password opens: both ways to write one say so.
fn is_locked(key: &Path) -> bool {
    fs::read_to_string(key).is_ok_and(|text| text.contains("ENCRYPTED"))
}

/// Whether a file is for everybody to read; groups are made for keys.
#[cfg(unix)]
fn is_open(key: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(key).is_ok_and(|found| found.permissions().mode() & 0o004 != 0)
}

/// What somebody's folder holds is theirs alone.
#[cfg(not(unix))]
fn is_open(_key: &Path) -> bool {
    false
}
