//! Passwords that stand elsewhere than in an address: in `PGPASSWORD`, and in files that only their
//! owner may read.
//!
//! ```text
//! room:5432:floorman:ana:secret
//! *:*:*:ana:secret
//! ```
//!
//! The files are those of every program for PostgreSQL: `PGPASSFILE`, or `.pgpass` in the home
//! folder, and one of our own in the same form.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use storage::{read_text_bounded, write_secret};
use tokio_postgres::Config;
use tokio_postgres::config::Host;

/// No file of passwords is larger.
const FILE_BYTES_MAX: u64 = 1 << 20;

/// The password for this server, database and user, where one is known.
pub(super) fn password_for(config: &Config, own: Option<&Path>) -> Option<String> {
    if let Ok(password) = env::var("PGPASSWORD") {
        return Some(password);
    }
    let files = usual_file().into_iter().chain(own.map(Path::to_path_buf));
    let mut texts = files.filter(|file| is_private(file)).filter_map(|file| {
        // A file that is not there is the usual case.
        read_text_bounded(&file, FILE_BYTES_MAX).ok()
    });
    texts.find_map(|text| password_in(&text, config))
}

/// The file that every program for PostgreSQL reads.
fn usual_file() -> Option<PathBuf> {
    let in_home = || {
        if cfg!(windows) {
            Some(PathBuf::from(env::var_os("APPDATA")?).join("postgresql/pgpass.conf"))
        } else {
            Some(PathBuf::from(env::var_os("HOME")?).join(".pgpass"))
        }
    };
    env::var_os("PGPASSFILE").map(PathBuf::from).or_else(in_home)
}

/// Whether nobody else may read a file; a password that others can read is none.
#[cfg(unix)]
fn is_private(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(file).is_ok_and(|found| found.permissions().mode() & 0o077 == 0)
}

/// Whether it is a file: the folder of a user is closed to others there.
#[cfg(not(unix))]
fn is_private(file: &Path) -> bool {
    fs::metadata(file).is_ok()
}

/// The computer and the port of a server, as files of passwords name them.
pub(super) fn host_of(config: &Config) -> (String, u16) {
    let host = match config.get_hosts().first() {
        Some(Host::Tcp(name)) => name.clone(),
        // A socket of this computer; only Unix has them.
        _ => "localhost".to_owned(),
    };
    (host, config.get_ports().first().copied().unwrap_or(5432))
}

/// The password of the first line that fits.
fn password_in(text: &str, config: &Config) -> Option<String> {
    let user =
        config.get_user().map_or_else(|| env::var("USER").unwrap_or_default(), str::to_owned);
    let database = config.get_dbname().unwrap_or(&user);
    let (host, port) = host_of(config);
    let port = port.to_string();
    let wanted = [host.as_str(), port.as_str(), database, user.as_str()];
    text.lines().filter(|line| !line.starts_with('#')).find_map(|line| {
        let fields = fields(line);
        let (password, keys) = fields.split_last().filter(|(_, keys)| keys.len() == 4)?;
        let fits = |(key, wanted): (&String, &&str)| key == "*" || key == wanted;
        keys.iter().zip(&wanted).all(fits).then(|| password.clone())
    })
}

/// Keeps a password in our own file; one that stands there for the same server, database and user
/// goes, everything else stays.
///
/// # Errors
/// [`io::ErrorKind::InvalidInput`] where one of them cannot stand in such a file, because a line
/// ends in it; where the file or its folder cannot be read or written: then it is as it was.
pub fn keep_password(
    file: &Path,
    host: &str,
    port: u16,
    database: &str,
    user: &str,
    password: &str,
) -> io::Result<()> {
    let keys = [host, &port.to_string(), database, user];
    if keys.iter().chain([&password]).any(|field| field.contains(['\n', '\r', '\0'])) {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let before = match read_text_bounded(file, FILE_BYTES_MAX) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        read => read?,
    };
    let is_same = |line: &&str| {
        let fields = fields(line);
        fields.len() == 5 && fields.iter().zip(&keys).all(|(field, key)| field == key)
    };
    let kept = || before.lines().filter(|line| line.starts_with('#') || !is_same(line));
    // The first line that fits counts, so it comes before all others; not before what heads them.
    let heads = kept().take_while(|line| line.starts_with('#')).count();
    let ours: Vec<String> = keys.iter().chain([&password]).map(|field| escaped(field)).collect();
    let ours = ours.join(":");
    let lines = kept().take(heads).chain([ours.as_str()]).chain(kept().skip(heads));
    let text: String = lines.flat_map(|line| [line, "\n"]).collect();
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    write_secret(file, text.as_bytes())
}

/// A field as it stands in a line.
fn escaped(field: &str) -> String {
    field.replace('\\', "\\\\").replace(':', "\\:")
}

/// The fields of a line; a backslash takes its meaning from a colon and from another one.
fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        match letter {
            // Four fields say where, and the rest is the password.
            ':' if fields.len() < 5 => fields.push(String::new()),
            '\\' => {
                let next = letters.next();
                fields.iter_mut().last().into_iter().for_each(|last| last.extend(next));
            }
            other => fields.iter_mut().last().into_iter().for_each(|last| last.push(other)),
        }
    }
    fields
}

#[cfg(test)]
mod tests {
    use crate::passwords::{is_private, keep_password, password_in};
    use std::str::FromStr;
    use tokio_postgres::Config;

    #[test]
    fn the_first_line_that_fits_has_the_password() {
        let text = "# ours\nroom:5432:club:bo:wrong\nroom:*:club:ana:a\\:b\\\\c\n*:*:*:*:last\nbad";
        let ask = |address: &str| password_in(text, &Config::from_str(address).unwrap());
        assert_eq!(ask("postgresql://ana@room/club").as_deref(), Some("a:b\\c"));
        assert_eq!(ask("postgresql://ana@hall:5433/club").as_deref(), Some("last"));
        let none = password_in(
            "room:5432:club:ana",
            &Config::from_str("postgresql://ana@room/club").unwrap(),
        );
        assert_eq!(none, None);
    }

    #[test]
    fn a_password_is_kept_in_the_place_of_the_one_before_and_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("settings/pgpass");
        let keep = |host: &str, user: &str, password: &str| {
            keep_password(&file, host, 5432, "club", user, password)
        };
        let read = || std::fs::read_to_string(&file).unwrap();
        keep("room", "ana", "first").unwrap();
        std::fs::write(&file, format!("# ours\n*:*:*:*:any\nhall:1:c:bo:x\n{}", read())).unwrap();
        keep("room", "ana", "a:b\\c").unwrap();
        assert_eq!(read(), "# ours\nroom:5432:club:ana:a\\:b\\\\c\n*:*:*:*:any\nhall:1:c:bo:x\n");
        keep("fe80::1", "b:o", "y").unwrap();
        let ask = |address: &str| password_in(&read(), &Config::from_str(address).unwrap());
        assert_eq!(ask("postgresql://ana@room/club").as_deref(), Some("a:b\\c"));
        assert_eq!(ask("postgresql://b%3Ao@[fe80::1]/club").as_deref(), Some("y"));
        assert_eq!(ask("postgresql://bo@hall/club").as_deref(), Some("any"));
        let before = read();
        for wrong in ["two\nlines", "two\rlines", "none\0"] {
            assert!(keep("room", "ana", wrong).is_err() && keep(wrong, "ana", "x").is_err());
        }
        assert_eq!(read(), before);
        assert_eq!(std::fs::read_dir(folder.path().join("settings")).unwrap().count(), 1);
        assert!(is_private(&file));
    }

    #[cfg(unix)]
    #[test]
    fn a_file_that_others_may_read_is_not_read() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("pgpass");
        std::fs::write(&file, "*:*:*:*:x").unwrap();
        for (mode, expected) in [(0o600, true), (0o640, false), (0o604, false)] {
            std::fs::set_permissions(&file, std::fs::Permissions::from_mode(mode)).unwrap();
            assert_eq!(is_private(&file), expected, "{mode:o}");
        }
        assert!(!is_private(&folder.path().join("none")));
    }
}
