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
use std::path::{Path, PathBuf};
use storage::read_text_bounded;
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

/// The password of the first line that fits.
fn password_in(text: &str, config: &Config) -> Option<String> {
    let user =
        config.get_user().map_or_else(|| env::var("USER").unwrap_or_default(), str::to_owned);
    let database = config.get_dbname().unwrap_or(&user);
    let host = match config.get_hosts().first() {
        Some(Host::Tcp(name)) => name.clone(),
        // A socket of this computer; only Unix has them.
        _ => "localhost".to_owned(),
    };
    let port = config.get_ports().first().copied().unwrap_or(5432).to_string();
    let wanted = [host.as_str(), port.as_str(), database, user.as_str()];
    text.lines().filter(|line| !line.starts_with('#')).find_map(|line| {
        let fields = fields(line);
        let (password, keys) = fields.split_last().filter(|(_, keys)| keys.len() == 4)?;
        let fits = |(key, wanted): (&String, &&str)| key == "*" || key == wanted;
        keys.iter().zip(&wanted).all(fits).then(|| password.clone())
    })
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
    use crate::passwords::{is_private, password_in};
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
