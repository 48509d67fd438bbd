//! Whether the connection is secret and with whom, as `sslmode` and `sslrootcert` ask for it.
//!
//! All words mean what they mean to every program for PostgreSQL. Certificates are checked by
//! rustls, so the build needs no library of the system.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use storage::JournalTrouble;
use tokio_postgres_rustls::MakeRustlsConnect;
use tokio_rustls::rustls::client::WebPkiServerVerifier;
use tokio_rustls::rustls::client::danger::{
    HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier,
};
use tokio_rustls::rustls::crypto::{CryptoProvider, ring};
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio_rustls::rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
};

/// How secret a connection must be, and how well the server must be known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Secrecy {
    Off,
    /// Secret where the server can.
    Preferred,
    /// Always secret, with anybody; unless the address says otherwise, with a server that proves
    /// for its certificate that it knows the password, and is sent no password.
    Required,
    /// With a server that somebody trusted vouches for.
    KnownServer,
    /// The same, and under the name that the address has.
    NamedServer,
}

impl Secrecy {
    /// What a word of `sslmode` asks for.
    pub(super) fn from_mode(mode: &str) -> Option<Self> {
        match mode {
            "disable" => Some(Self::Off),
            "allow" | "prefer" => Some(Self::Preferred),
            "require" => Some(Self::Required),
            "verify-ca" => Some(Self::KnownServer),
            "verify-full" => Some(Self::NamedServer),
            _ => None,
        }
    }
}

/// Makes connections secret, as an address asks for it.
///
/// # Errors
/// Where the certificates to go by cannot be had.
pub(super) fn secret(
    secrecy: Secrecy,
    root_cert: Option<&str>,
) -> Result<MakeRustlsConnect, JournalTrouble> {
    let provider = Arc::new(ring::default_provider());
    let not_secure = |error: &dyn std::error::Error| JournalTrouble::NotSecure(error.to_string());
    // A file of certificates is there to be gone by, as everywhere.
    let secrecy = match secrecy {
        Secrecy::Required if root_cert.is_some() => Secrecy::KnownServer,
        other => other,
    };
    let check = match secrecy {
        Secrecy::Off | Secrecy::Preferred | Secrecy::Required => Check::Nothing,
        Secrecy::KnownServer | Secrecy::NamedServer => {
            let roots = Arc::new(roots(root_cert)?);
            let check = WebPkiServerVerifier::builder_with_provider(roots, Arc::clone(&provider));
            let check = check.build().map_err(|error| not_secure(&error))?;
            if secrecy == Secrecy::NamedServer { Check::Name(check) } else { Check::Root(check) }
        }
    };
    let verifier = Arc::new(Verifier { check, provider: Arc::clone(&provider) });
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| not_secure(&error))?
        .dangerous()
        .with_custom_certificate_verifier(verifier)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

/// The certificates to go by: those of a file, or those of this computer.
fn roots(root_cert: Option<&str>) -> Result<RootCertStore, JournalTrouble> {
    let unread = |file: &Path, why: &dyn std::error::Error| {
        JournalTrouble::NotSecure(format!("{}: {why}", file.display()))
    };
    let usual = || {
        let home = PathBuf::from(env::var_os("HOME").or_else(|| env::var_os("APPDATA"))?);
        Some(home.join(".postgresql/root.crt")).filter(|file| file.is_file())
    };
    let file = match root_cert {
        Some("system") => None,
        Some(file) => Some(PathBuf::from(file)),
        None => usual(),
    };
    let mut roots = RootCertStore::empty();
    if let Some(file) = file {
        let found = CertificateDer::pem_file_iter(&file).map_err(|error| unread(&file, &error))?;
        for found in found {
            let found = found.map_err(|error| unread(&file, &error))?;
            roots.add(found).map_err(|error| unread(&file, &error))?;
        }
    } else {
        // What cannot be read of them is as if it were not there.
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    }
    Ok(roots)
}

/// What is asked of a server's certificate.
#[derive(Debug)]
enum Check {
    Nothing,
    Root(Arc<WebPkiServerVerifier>),
    Name(Arc<WebPkiServerVerifier>),
}

#[derive(Debug)]
struct Verifier {
    check: Check,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let check = match &self.check {
            Check::Nothing => return Ok(ServerCertVerified::assertion()),
            Check::Root(check) | Check::Name(check) => check,
        };
        let checked = check.verify_server_cert(end_entity, intermediates, name, ocsp, now);
        let is_named = matches!(self.check, Check::Name(_));
        match checked {
            // The name is looked at last, so everything else was right.
            Err(Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) if !is_named => Ok(ServerCertVerified::assertion()),
            checked => checked,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        tokio_rustls::rustls::crypto::verify_tls12_signature(message, cert, signed, algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        tokio_rustls::rustls::crypto::verify_tls13_signature(message, cert, signed, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}
