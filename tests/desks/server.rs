//! A PostgreSQL server of our own on loopback: made, killed, started again, and gone at the end.
//!
//! It needs `initdb` and `postgres` on this machine; where they are not, the tests say so.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::Write;
use std::net::TcpListener;
use std::ops::Deref;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{
    LazyLock, Mutex, MutexGuard, OnceLock, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard,
};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long a server may take to come up or go down.
const WAIT: Duration = Duration::from_secs(30);

/// The user that owns the database.
pub const OWNER: &str = "owner";

/// Everybody's password.
pub const PASSWORD: &str = "over-the-felt";

/// What is needed of PostgreSQL, all in one folder.
const PROGRAMS: [&str; 4] = ["initdb", "postgres", "pg_isready", "psql"];

/// A disk in memory, where there is one.
const MEMORY: &str = "/dev/shm";

/// Lets a commit wait three milliseconds, and nothing else write down what is committed.
const LATE_COMMIT: [&str; 6] =
    ["-c", "commit_delay=3000", "-c", "commit_siblings=0", "-c", "wal_writer_delay=10s"];

/// Where a server keeps its data.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Disk {
    /// On the disk of this computer.
    Real,
    /// In memory, where coming up after a kill does not take seconds; a commit takes as long as on
    /// a disk, so that a kill finds acts that are not safe yet.
    Memory,
    /// In memory, where each flush takes so long: the same disk on every computer.
    Flushing(Duration),
}

/// A server that is running, or was killed and can be started again.
pub struct Server {
    folder: PathBuf,
    programs: PathBuf,
    port: u16,
    running: Mutex<Option<Child>>,
    disk: Disk,
    /// A library that lets its clock show what a file says.
    clock: Option<PathBuf>,
    /// A library that lets its disk be slow, and how slow that is.
    slow: Option<(PathBuf, Duration)>,
    /// Ends the server and takes its folder away when the tests are over, however they end.
    caretaker: Child,
}

/// Where the library stands that shows a program another time.
const FAKE_CLOCKS: [&str; 3] = [
    "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1",
    "/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1",
    "/usr/lib/faketime/libfaketime.so.1",
];

/// Held by every test while it runs; the one that measures holds it alone.
static RUNNING: RwLock<()> = RwLock::new(());

/// A server for the time of one test.
pub struct Lent<G> {
    server: &'static Server,
    _for_now: G,
}

impl<G> Deref for Lent<G> {
    type Target = Server;

    fn deref(&self) -> &Server {
        self.server
    }
}

/// The server that tests share which do not kill one; none where this machine has no PostgreSQL,
/// which is said.
pub fn shared() -> Option<Lent<RwLockReadGuard<'static, ()>>> {
    let for_now = at_once();
    Some(Lent { server: the_server()?, _for_now: for_now })
}

/// The same while no other test runs.
pub fn alone() -> Option<Lent<RwLockWriteGuard<'static, ()>>> {
    settings();
    let for_now = RUNNING.write().unwrap_or_else(PoisonError::into_inner);
    Some(Lent { server: the_server()?, _for_now: for_now })
}

/// What these tests keep of servers, which is nothing of the user's; from then on their databases
/// can be reached.
pub fn settings() -> &'static Path {
    static FOLDER: LazyLock<TempDir> = LazyLock::new(|| {
        let folder = tempfile::tempdir().expect("a folder");
        session::reach_databases_through(&database::PostgreSql);
        database::keep_passwords_in(&folder.path().join("pgpass"));
        folder
    });
    FOLDER.path()
}

/// Other tests may run at the same time.
pub fn at_once() -> RwLockReadGuard<'static, ()> {
    settings();
    RUNNING.read().unwrap_or_else(PoisonError::into_inner)
}

fn the_server() -> Option<&'static Server> {
    static SHARED: OnceLock<Option<Server>> = OnceLock::new();
    SHARED.get_or_init(|| Server::start(Disk::Real)).as_ref()
}

/// Where `initdb` and `postgres` are.
fn programs() -> Option<PathBuf> {
    let on_path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&on_path).collect();
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    folders.extend(debian.map(|version| version.path().join("bin")));
    let has_all = |folder: &PathBuf| PROGRAMS.iter().all(|name| folder.join(name).is_file());
    folders.into_iter().find(has_all)
}

/// Says aloud that these tests did not run; an error where somebody insists.
fn lacking() {
    let said = "\n*** The tests of desks did NOT run: this machine has no PostgreSQL (initdb and \
                postgres).\n*** On Debian: apt-get install postgresql\n";
    assert!(std::env::var_os("FLOORMAN_INSIST").is_none(), "{said}");
    say(said);
}

/// Says something aloud.
pub fn say(said: &str) {
    // Also where the output of a test that passed is kept back.
    let told = fs::OpenOptions::new().append(true).open("/dev/stderr");
    let told = told.and_then(|mut err| std::io::Write::write_all(&mut err, said.as_bytes()));
    if told.is_err() {
        eprintln!("{said}");
    }
}

/// A process that waits until these tests are over, also where they were killed: then its input
/// ends.
fn caretaker(folder: &Path) -> Child {
    let script = r#"cat; kill -9 "$(head -n 1 "$1/data/postmaster.pid")"; sleep 0.5; umount "$1/data"; rm -rf "$1""#;
    let mut command = Command::new("sh");
    command.args(["-c", script, "caretaker"]).arg(folder).stdin(Stdio::piped());
    command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("a caretaker")
}

fn runs_as_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

/// A port for a server, below those that the system gives to connections: one of them would be in
/// the way when the server is started again.
fn free_port() -> u16 {
    static TAKEN: AtomicU32 = AtomicU32::new(0);
    let own = std::process::id() % 100 * 100;
    let next = || 20_000 + (own + TAKEN.fetch_add(1, Ordering::Relaxed)) % 10_000;
    let ports = std::iter::repeat_with(|| u16::try_from(next()).expect("a port")).take(10_000);
    let is_free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
    ports.into_iter().find(is_free).expect("a free port")
}

/// A program of the server; as another user where the tests run as root, which the server refuses.
fn program(programs: &Path, name: &str) -> Command {
    as_its_user(&[programs.join(name).as_os_str()])
}

fn as_its_user(program: &[&OsStr]) -> Command {
    let other = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", "--"];
    let other = if runs_as_root() { &other[..] } else { &[] };
    let words: Vec<&OsStr> = other.iter().map(OsStr::new).chain(program.iter().copied()).collect();
    let mut command = Command::new(words[0]);
    command.args(&words[1..]);
    command
}

fn assigned(name: &str, value: &OsStr) -> OsString {
    let mut assigned = OsString::from(format!("{name}="));
    assigned.push(value);
    assigned
}

/// A library that lets each flush take longer; none where it cannot be built here, which is said.
fn slow_disk(folder: &Path) -> Option<PathBuf> {
    let library = folder.join("slow_disk.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("slow_disk.c");
    let mut cc = Command::new("cc");
    let built = cc.args(["-shared", "-fPIC", "-O1", "-o"]).args([&library, &source]).args(["-ldl"]);
    if built.output().is_ok_and(|output| output.status.success()) {
        return Some(library);
    }
    say("\n*** Desks on a slow disk were NOT measured: this machine has no C compiler.\n");
    None
}

fn done(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{command:?}: {said}");
    output
}

impl Server {
    /// Makes a server and starts it.
    pub fn start(disk: Disk) -> Option<Self> {
        Self::start_with(disk, None)
    }

    /// The same with a clock that [`Self::set_clock`] sets; none where this machine cannot, which
    /// is said.
    pub fn start_with_clock(disk: Disk) -> Option<Self> {
        let found = FAKE_CLOCKS.iter().map(PathBuf::from).find(|library| library.is_file());
        if found.is_none() {
            let said = "\n*** A test of a server whose clock is wrong did NOT run: this machine \
                        has no libfaketime.\n*** On Debian: apt-get install faketime\n";
            assert!(std::env::var_os("FLOORMAN_INSIST").is_none(), "{said}");
            say(said);
        }
        Self::start_with(disk, Some(found?))
    }

    fn start_with(disk: Disk, clock: Option<PathBuf>) -> Option<Self> {
        let Some(programs) = programs() else {
            lacking();
            return None;
        };
        let mut server = Self::without_data(programs, disk);
        server.clock = clock;
        server.set_clock(0);
        if let Disk::Flushing(flush) = disk {
            server.slow = Some((slow_disk(&server.folder)?, flush));
        }
        let folder = &server.folder;
        let password = folder.join("password");
        fs::write(&password, PASSWORD).expect("a file");
        let mut made = program(&server.programs, "initdb");
        made.args(["--username", OWNER, "--auth", "scram-sha-256", "--encoding", "UTF8"])
            .args(["--locale", "C", "--no-sync", "--pwfile"])
            .arg(&password)
            .arg("--pgdata")
            .arg(server.data())
            .current_dir(folder);
        done(&mut made);
        server.restart();
        Some(server)
    }

    /// A server that has nothing yet but its folder and a port.
    fn without_data(programs: PathBuf, disk: Disk) -> Self {
        settings();
        let root = match disk {
            Disk::Memory | Disk::Flushing(_) if Path::new(MEMORY).is_dir() => PathBuf::from(MEMORY),
            Disk::Memory | Disk::Flushing(_) | Disk::Real => std::env::temp_dir(),
        };
        let folder = tempfile::Builder::new().prefix("floorman-desks-").tempdir_in(root);
        let folder = folder.expect("a folder").keep();
        let caretaker = caretaker(&folder);
        let port = free_port();
        let running = Mutex::new(None);
        let (clock, slow) = (None, None);
        let server = Self { folder, programs, port, running, disk, clock, slow, caretaker };
        server.give(&server.folder);
        server
    }

    /// Another server that follows this one, which is started again for it.
    pub fn standby(&self) -> Self {
        let standby = Self::without_data(self.programs.clone(), self.disk);
        self.kill();
        done(Command::new("cp").arg("-a").arg(self.data()).arg(standby.data()));
        // From its start on: asked for later, it holds for each process from a moment of its own.
        self.configure("synchronous_standby_names = '*'");
        self.restart();
        let from = format!("host=127.0.0.1 port={} user={OWNER} password={PASSWORD}", self.port);
        standby.configure(&format!("primary_conninfo = '{from}'"));
        standby.configure("wal_retrieve_retry_interval = 100ms");
        fs::write(standby.data().join("standby.signal"), "").expect("a file");
        standby.restart();
        let wait_for = |state: &str| {
            let asked = format!("SELECT count(*) FROM pg_stat_replication WHERE {state}");
            self.until("postgres", &asked, "1");
        };
        wait_for("sync_state = 'sync'");
        standby
    }

    /// Goes on with its data on a small disk of its own, in memory; false where this machine does
    /// not let us make one.
    pub fn moves_to_small_disk(&self) -> bool {
        self.kill();
        let (data, before) = (self.data(), self.folder.join("before"));
        fs::rename(&data, &before).expect("the data");
        fs::create_dir(&data).expect("a folder");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=128m,mode=0700", "floorman-desks"]).arg(&data);
        let is_mounted = mount.output().is_ok_and(|output| output.status.success());
        if is_mounted {
            self.give(&data);
            done(Command::new("cp").arg("-a").arg(before.join(".")).arg(&data));
        } else {
            fs::remove_dir(&data).expect("a folder");
            fs::rename(before, data).expect("the data");
        }
        self.restart();
        is_mounted
    }

    /// Waits until the server answers this.
    pub fn until(&self, database: &str, sql: &str, wanted: &str) {
        let until = Instant::now() + WAIT;
        while self.ask(database, sql) != wanted {
            assert!(Instant::now() < until, "{sql} never becomes {wanted}: {}", self.log());
            sleep(Duration::from_millis(20));
        }
    }

    /// Settings that hold from the next start on.
    pub fn configure(&self, settings: &str) {
        let file = fs::File::options().append(true).open(self.data().join("postgresql.conf"));
        writeln!(file.expect("the settings"), "{settings}").expect("a line");
    }

    /// Sets the clock of a server that was started with one; so many seconds from what it is.
    pub fn set_clock(&self, secs: i64) {
        // Its processes look at the file at any moment.
        let new = self.folder.join("new_clock");
        fs::write(&new, format!("{secs:+}")).expect("a file");
        fs::rename(new, self.clock_file()).expect("a file");
    }

    /// The server itself, with the libraries that are loaded before its own.
    fn postgres(&self) -> Command {
        let mut told = Vec::new();
        if let Some(library) = &self.clock {
            told.push(assigned("LD_PRELOAD", library.as_os_str()));
            told.push(assigned("FAKETIME_TIMESTAMP_FILE", self.clock_file().as_os_str()));
            told.extend(["FAKETIME_NO_CACHE=1", "FAKETIME_DONT_FAKE_MONOTONIC=1"].map(Into::into));
        }
        if let Some((library, flush)) = &self.slow {
            told.push(assigned("LD_PRELOAD", library.as_os_str()));
            told.push(format!("SLOW_DISK_MICROS={}", flush.as_micros()).into());
        }
        if told.is_empty() {
            return program(&self.programs, "postgres");
        }
        // Set where it is that user already, who must own what a library makes.
        let postgres = self.programs.join("postgres");
        let told = told.iter().map(OsString::as_os_str);
        let words: Vec<&OsStr> =
            [OsStr::new("env")].into_iter().chain(told).chain([postgres.as_os_str()]).collect();
        as_its_user(&words)
    }

    fn clock_file(&self) -> PathBuf {
        self.folder.join("clock")
    }

    /// A file becomes that of the user as whom the server runs.
    pub fn give(&self, file: &Path) {
        if runs_as_root() {
            done(Command::new("chown").arg("-h").arg("postgres").arg(file));
        }
    }

    fn running(&self) -> MutexGuard<'_, Option<Child>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where its data is.
    pub fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// Starts the server again after it was killed or stopped.
    pub fn restart(&self) {
        let mut running = self.running();
        assert!(running.is_none(), "it runs already");
        let log = fs::File::options().create(true).append(true).open(self.folder.join("log"));
        let log = log.expect("a log");
        let mut command = self.postgres();
        command
            .arg("-D")
            .arg(self.data())
            .args(["-p", &self.port.to_string(), "-c", "listen_addresses=127.0.0.1"])
            .args(["-c", "unix_socket_directories=", "-c", "max_connections=60"])
            .args(if self.disk == Disk::Memory { &LATE_COMMIT[..] } else { &[] })
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .stdout(Stdio::from(log.try_clone().expect("a log")))
            .stderr(Stdio::from(log));
        *running = Some(command.spawn().expect("the server starts"));
        drop(running);
        let until = Instant::now() + WAIT;
        while !self.answers() {
            assert!(Instant::now() < until, "the server does not come up: {}", self.log());
            sleep(Duration::from_millis(20));
        }
    }

    /// What the server wrote down.
    pub fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }

    fn answers(&self) -> bool {
        let mut asked = Command::new(self.programs.join("pg_isready"));
        asked.args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-q"]);
        asked.status().is_ok_and(|status| status.success())
    }

    /// Kills the server and all of its processes at once, as a cut of the power does.
    pub fn kill(&self) {
        let mut running = self.running();
        let Some(mut server) = running.take() else { return };
        // The first process answers for the others: it is killed first, and they end by themselves.
        server.kill().expect("it is killed");
        server.wait().expect("it is gone");
        drop(running);
        let until = Instant::now() + WAIT;
        while !self.processes().is_empty() {
            assert!(Instant::now() < until, "processes of the server stay");
            sleep(Duration::from_millis(20));
        }
        // The number in it may be that of another process by now.
        let _ = fs::remove_file(self.data().join("postmaster.pid"));
    }

    /// The processes of the server; some may be left after the first one was killed.
    pub fn processes(&self) -> Vec<String> {
        let data = self.data();
        let works_there = |process: &fs::DirEntry| {
            fs::read_link(process.path().join("cwd")).is_ok_and(|folder| folder == data)
        };
        let processes = fs::read_dir("/proc").into_iter().flatten().flatten().filter(works_there);
        processes.map(|process| process.file_name().to_string_lossy().into_owned()).collect()
    }

    /// The server does nothing any more, and its connections stay, while this lives.
    pub fn freeze(&self) -> Frozen {
        let frozen = Frozen(self.processes());
        done(Command::new("kill").arg("-STOP").args(&frozen.0));
        frozen
    }

    fn psql(&self, user: &str, database: &str) -> Command {
        let mut asked = Command::new(self.programs.join("psql"));
        asked
            .args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", user, "-d", database])
            .args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"])
            .env("PGPASSWORD", PASSWORD)
            .current_dir(&self.folder);
        asked
    }

    /// Asks the server something as its owner.
    pub fn ask(&self, database: &str, sql: &str) -> String {
        let output = done(self.psql(OWNER, database).args(["-c", sql]));
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// What the server says to something that it does not allow.
    pub fn refuses(&self, user: &str, database: &str, sql: &str) -> String {
        let output = self.psql(user, database).args(["-c", sql]).output().expect("psql");
        assert!(!output.status.success(), "{sql} was allowed");
        String::from_utf8_lossy(&output.stderr).into_owned()
    }

    /// Somebody who asks the server something, and waits for the answer as long as it takes.
    pub fn keeps_asking(&self, user: &str, database: &str, sql: &str) -> Child {
        let mut asked = self.psql(user, database);
        asked.args(["-c", sql]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        asked.spawn().expect("psql")
    }

    /// Does one line of a script after the other, each committed by itself.
    pub fn play(&self, database: &str, script: &str) {
        let file = self.folder.join("script.sql");
        fs::write(&file, script).expect("a file");
        done(self.psql(OWNER, database).arg("-f").arg(file));
    }

    /// Makes a database.
    pub fn database(&self, name: &str) {
        self.ask("postgres", &format!("CREATE DATABASE {name}"));
    }

    /// A user who may add acts and read them.
    pub fn desk(&self, name: &str) {
        self.ask(
            "postgres",
            &format!("CREATE ROLE {name} LOGIN PASSWORD '{PASSWORD}' IN ROLE floorman_desk"),
        );
    }

    /// The address of an event there.
    pub fn address(&self, user: &str, database: &str, event: &str) -> PathBuf {
        let port = self.port;
        PathBuf::from(format!("postgresql://{user}:{PASSWORD}@127.0.0.1:{port}/{database}#{event}"))
    }

    /// Where the server listens.
    pub fn port(&self) -> u16 {
        self.port
    }
}

/// Processes that do nothing until it is dropped.
pub struct Frozen(Vec<String>);

impl Drop for Frozen {
    fn drop(&mut self) {
        done(Command::new("kill").arg("-CONT").args(&self.0));
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
        drop(self.caretaker.stdin.take());
        // It only takes the folder away.
        let _ = self.caretaker.wait();
    }
}
