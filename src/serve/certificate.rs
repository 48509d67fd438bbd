//! The certificate of the room: with it, what pages show and staff type is secret on the network.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// A certificate with its key.
#[derive(Clone)]
pub struct Certificate {
    pub(crate) acceptor: TlsAcceptor,
}

/// Why a certificate cannot be used.
#[derive(Debug)]
pub enum CertificateError {
    /// A file cannot be read.
    File(PathBuf, io::Error),
    /// A file holds no certificate as PEM.
    NoCertificate(PathBuf),
    /// A file holds no private key as PEM.
    NoKey(PathBuf),
    /// The key does not belong to the certificate, or nobody would accept them.
    DoNotFit(String),
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
        if chain.is_empty() {
            return Err(no_chain());
        }
        let no_key = || CertificateError::NoKey(key.to_owned());
        let key = PrivateKeyDer::from_pem_file(key)
            .map_err(|error| unread(key, error).unwrap_or_else(no_key))?;
        let misfit =
            |error: tokio_rustls::rustls::Error| CertificateError::DoNotFit(error.to_string());
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(misfit)?
            .with_no_client_auth()
            .with_single_cert(chain, key)
            .map_err(misfit)?;
        Ok(Self { acceptor: TlsAcceptor::from(Arc::new(config)) })
    }
}
