//! The address of an event: an ordinary PostgreSQL address, and the event's name after `#`.
//!
//! ```text
//! postgresql://ana@room:5432/floorman?sslmode=verify-full#Friday night
//! ```

use crate::passwords::{host_of, keep_password, password_for};
use crate::secrecy::Secrecy;
use std::fmt;
use std::io;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;
use storage::{JournalError, JournalTrouble, shown};
use tokio_postgres::Config;
use tokio_postgres::config::{ChannelBinding, Host, SslMode, TargetSessionAttrs};

/// Of several servers one that does not take a connection by then is passed over.
const NEXT_AFTER: Duration = Duration::from_secs(2);

/// Where an event is in a database, and who asks for it.
#[derive(Clone)]
pub struct Address {
    pub(crate) config: Config,
    pub(crate) event: String,
    pub(crate) secrecy: Secrecy,
    /// The file with the certificates to go by, where the address names one.
    pub(crate) root_cert: Option<String>,
    /// The folder in which this computer keeps what it knows of servers.
    kept_in: Option<PathBuf>,
    shown: PathBuf,
}

impl Address {
    /// Reads an address. Where it has no password one is looked for in `PGPASSWORD`, in the files
    /// of passwords that other programs for PostgreSQL read, and in `own`.
    ///
    /// # Errors
    /// Where it is no address, or names no event.
    pub fn read(path: &Path, own: Option<&Path>) -> Result<Self, JournalError> {
        let shown = shown(path).into_owned();
        let text = path.to_str().unwrap_or_default();
        let (server, event) = text.split_once('#').unwrap_or((text, ""));
        let event = event.trim();
        if event.is_empty() {
            return Err(JournalTrouble::EventUnnamed.at(&shown));
        }
        Self::parse(server, event, shown.clone(), own).map_err(|trouble| trouble.at(&shown))
    }

    fn parse(
        server: &str,
        event: &str,
        shown: PathBuf,
        own: Option<&Path>,
    ) -> Result<Self, JournalTrouble> {
        let (bare, query) = server.split_once('?').unwrap_or((server, ""));
        let (mut told, mut root_cert, mut others) = (None, None, Vec::new());
        for part in query.split('&').filter(|part| !part.is_empty()) {
            match part.split_once('=') {
                Some(("sslmode", mode)) => {
                    let unreadable = || JournalTrouble::AddressUnreadable(part.to_owned());
                    told = Some(Secrecy::from_mode(mode).ok_or_else(unreadable)?);
                }
                Some(("sslrootcert", file)) => root_cert = Some(unescaped(file)),
                _ => others.push(part),
            }
        }
        let plain = format!("{bare}?{}", others.join("&"));
        let config = Config::from_str(plain.trim_end_matches('?'));
        // What the parser says names the parameter and never its value.
        let mut config = config.map_err(|error| {
            let source = std::error::Error::source(&error).map(ToString::to_string);
            JournalTrouble::AddressUnreadable(source.unwrap_or_else(|| error.to_string()))
        })?;
        let secrecy = told.unwrap_or_else(|| usual_secrecy(&config));
        let is_bound = others.iter().any(|part| part.starts_with("channel_binding="));
        if secrecy == Secrecy::Required && root_cert.is_none() && !is_bound {
            config.channel_binding(ChannelBinding::Require);
        }
        config.ssl_mode(match secrecy {
            Secrecy::Off => SslMode::Disable,
            Secrecy::Preferred => SslMode::Prefer,
            Secrecy::Required | Secrecy::KnownServer | Secrecy::NamedServer => SslMode::Require,
        });
        if config.get_hosts().len() > 1 {
            reach_the_one_that_writes(&mut config);
        }
        if config.get_password().is_none()
            && let Some(password) = password_for(&config, own)
        {
            config.password(password);
        }
        let kept_in = own.and_then(Path::parent).map(Path::to_path_buf);
        Ok(Self { config, event: event.to_owned(), secrecy, root_cert, kept_in, shown })
    }

    #[must_use]
    pub fn event(&self) -> &str {
        &self.event
    }

    /// The user who asks; empty where the address names none.
    #[must_use]
    pub fn user(&self) -> &str {
        self.config.get_user().unwrap_or_default()
    }

    /// The address as it may be shown: without its password.
    #[must_use]
    pub fn shown(&self) -> &Path {
        &self.shown
    }

    /// Under which name this computer keeps how far the event went; none where it keeps nothing.
    pub(crate) fn seen_under(&self) -> Option<PathBuf> {
        let (host, port) = host_of(&self.config);
        let database = self.config.get_dbname().unwrap_or_default();
        let whole = format!("{host}:{port}/{database}#{}", self.event);
        let legible: String =
            self.event.chars().filter(|sign| sign.is_alphanumeric()).take(40).collect();
        let name = format!("{:08x}-{legible}", crc32fast::hash(whole.as_bytes()));
        Some(self.kept_in.as_ref()?.join("events").join(name))
    }
}

/// The secrecy of a connection if its address names none: required if a host is another computer.
fn usual_secrecy(config: &Config) -> Secrecy {
    let is_here = |host: &Host| match host {
        #[cfg(unix)]
        Host::Unix(_) => true,
        Host::Tcp(name) => {
            let number = IpAddr::from_str(name.trim_matches(['[', ']']));
            name.eq_ignore_ascii_case("localhost") || number.is_ok_and(|no| no.is_loopback())
        }
    };
    // Where numbers stand beside names, they are what is called.
    let numbers = config.get_hostaddrs();
    let stays = match numbers.is_empty() {
        true => config.get_hosts().iter().all(is_here),
        false => numbers.iter().all(IpAddr::is_loopback),
    };
    if stays { Secrecy::Preferred } else { Secrecy::Required }
}

/// Of several servers the one that takes acts is meant, unless the address says otherwise; one that
/// is gone without a word leaves time for the others.
fn reach_the_one_that_writes(config: &mut Config) {
    if config.get_target_session_attrs() == TargetSessionAttrs::Any {
        config.target_session_attrs(TargetSessionAttrs::ReadWrite);
    }
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(NEXT_AFTER);
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Address").field(&self.shown).finish()
    }
}

/// Where events are, and who asks for them: an address that names no event.
#[derive(Clone)]
pub struct ServerAddress {
    address: Address,
    typed: String,
}

impl ServerAddress {
    /// Reads an address as [`Address::read`] does; an event that it names is left out.
    ///
    /// # Errors
    /// Where it is no address.
    pub fn read(path: &Path, own: Option<&Path>) -> Result<Self, JournalError> {
        let text = path.to_str().unwrap_or_default();
        let (server, _) = text.split_once('#').unwrap_or((text, ""));
        let shown = shown(Path::new(server)).into_owned();
        let address = Address::parse(server, "", shown.clone(), own);
        let address = address.map_err(|trouble| trouble.at(&shown))?;
        Ok(Self { address, typed: server.to_owned() })
    }

    /// The address of an event there, as it was typed: where a password stands in it, with it.
    #[must_use]
    pub fn of_event(&self, event: &str) -> PathBuf {
        PathBuf::from(format!("{}#{event}", self.typed))
    }

    /// The address as it may be shown: without its password.
    #[must_use]
    pub fn shown(&self) -> &Path {
        self.address.shown()
    }

    /// Keeps the password that lets in there in this file, which only its owner can read.
    ///
    /// # Errors
    /// As [`keep_password`].
    pub fn keep_password(&self, file: &Path) -> io::Result<()> {
        let config = &self.address.config;
        let Some(password) = config.get_password() else { return Ok(()) };
        let password = std::str::from_utf8(password).map_err(|_| io::ErrorKind::InvalidInput)?;
        let user = config.get_user().unwrap_or_default();
        let (host, port) = host_of(config);
        keep_password(file, &host, port, config.get_dbname().unwrap_or(user), user, password)
    }

    pub(crate) fn address(&self) -> &Address {
        &self.address
    }
}

impl fmt::Debug for ServerAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ServerAddress").field(&self.shown()).finish()
    }
}

/// A parameter without its escapes, `%2F` for `/`.
fn unescaped(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let digits = after.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        let byte = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        (bytes, rest) = match byte.filter(|_| *first == b'%') {
            Some(byte) => ([bytes, vec![byte]].concat(), after.get(2..).unwrap_or_default()),
            None => ([bytes, vec![*first]].concat(), after),
        };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use crate::address::{Address, ServerAddress};
    use crate::secrecy::Secrecy;
    use std::path::Path;
    use storage::JournalTrouble;

    fn read(text: &str) -> Result<Address, JournalTrouble> {
        Address::read(Path::new(text), None).map_err(|error| error.what)
    }

    #[test]
    fn an_address_names_server_database_and_event() {
        let address = "postgresql://ana:x@room:5433/club?sslmode=verify-full\
                       &sslrootcert=%2Fetc%2Froom.crt&connect_timeout=3#Friday #2 night";
        let address = read(address).unwrap();
        assert_eq!(address.event(), "Friday #2 night");
        assert_eq!(address.config.get_dbname(), Some("club"));
        assert_eq!(address.config.get_ports(), [5433]);
        assert_eq!(address.secrecy, Secrecy::NamedServer);
        assert_eq!(address.root_cert.as_deref(), Some("/etc/room.crt"));
    }

    #[test]
    fn what_leaves_this_computer_is_secret_unless_the_address_says_otherwise() {
        use tokio_postgres::config::ChannelBinding::{Prefer, Require};
        let cases = [
            ("ana@localhost/club", Secrecy::Preferred, Prefer),
            ("ana@127.0.0.1:5433/club", Secrecy::Preferred, Prefer),
            ("ana@[::1]/club", Secrecy::Preferred, Prefer),
            ("ana@%2Fvar%2Frun%2Fpostgresql/club", Secrecy::Preferred, Prefer),
            ("ana@spare/club", Secrecy::Required, Require),
            ("ana@192.168.1.20/club", Secrecy::Required, Require),
            ("ana@[fe80::1]/club", Secrecy::Required, Require),
            ("ana@localhost,spare/club", Secrecy::Required, Require),
            ("ana@localhost.example/club", Secrecy::Required, Require),
            ("ana@localhost/club?hostaddr=192.168.1.20", Secrecy::Required, Require),
            ("ana@spare/club?hostaddr=127.0.0.1", Secrecy::Preferred, Prefer),
            ("ana@localhost/club?sslmode=require", Secrecy::Required, Require),
            ("ana@spare/club?sslmode=require&channel_binding=prefer", Secrecy::Required, Prefer),
            ("ana@spare/club?sslmode=require&sslrootcert=a.crt", Secrecy::Required, Prefer),
            ("ana@spare/club?sslmode=verify-full", Secrecy::NamedServer, Prefer),
            ("ana@spare/club?sslmode=prefer", Secrecy::Preferred, Prefer),
            ("ana@spare/club?sslmode=disable", Secrecy::Off, Prefer),
        ];
        for (typed, secrecy, binding) in cases {
            let found = read(&format!("postgresql://{typed}#Friday")).unwrap();
            let is_right = (found.secrecy, found.config.get_channel_binding());
            assert_eq!(is_right, (secrecy, binding), "{typed}");
        }
    }

    #[test]
    fn what_is_wrong_with_an_address_is_said() {
        for bare in ["postgresql://ana@room/club", "postgresql://ana@room/club#  "] {
            assert!(matches!(read(bare), Err(JournalTrouble::EventUnnamed)), "{bare}");
        }
        let wrong = ["sslmode=safe", "speed=high", "port=many"];
        for part in wrong {
            let found = read(&format!("postgresql://room/club?{part}#Friday"));
            let Err(JournalTrouble::AddressUnreadable(why)) = found else { panic!("{part}") };
            assert!(why.contains(part.split('=').next().unwrap()), "{part}: {why}");
        }
    }

    #[test]
    fn a_server_is_named_without_an_event_and_with_each_of_its_events() {
        for typed in ["postgresql://ana:x@room/club", "postgresql://ana:x@room/club#Friday #2"] {
            let server = ServerAddress::read(Path::new(typed), None).unwrap();
            assert_eq!(server.shown(), Path::new("postgresql://ana:***@room/club"));
            assert!(!format!("{server:?}").contains(":x@"), "{server:?}");
            let event = server.of_event("Saturday #1");
            assert_eq!(event, Path::new("postgresql://ana:x@room/club#Saturday #1"));
            assert_eq!(read(event.to_str().unwrap()).unwrap().event(), "Saturday #1");
        }
        let wrong = ServerAddress::read(Path::new("postgresql://room/club?port=many"), None);
        assert!(matches!(wrong.unwrap_err().what, JournalTrouble::AddressUnreadable(_)));
    }

    #[test]
    fn no_password_is_shown() {
        for typed in ["ana:secret@room/club", "ana@room/club?password=secret"] {
            let address = read(&format!("postgresql://{typed}#Friday")).unwrap();
            assert!(!format!("{address:?}").contains("se"), "{address:?}");
        }
    }
}
