//! Under which addresses others reach this computer.

use crate::certificate::{Certificate, WarnedOf};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use tokio_rustls::rustls::pki_types::UnixTime;

/// Where to listen for every network of this computer: those of IPv6 where it has no other.
#[must_use]
pub fn every_network(port: u16) -> SocketAddr {
    let ours = if_addrs::get_if_addrs().unwrap_or_default();
    let found: Vec<IpAddr> = ours.iter().map(if_addrs::Interface::ip).filter(leads_here).collect();
    let is_only_ipv6 = !found.is_empty() && found.iter().all(IpAddr::is_ipv6);
    let any =
        if is_only_ipv6 { Ipv6Addr::UNSPECIFIED.into() } else { Ipv4Addr::UNSPECIFIED.into() };
    SocketAddr::new(any, port)
}

/// Whether other computers may reach this one so.
fn leads_here(ip: &IpAddr) -> bool {
    !ip.is_loopback()
        && match ip {
            IpAddr::V4(ip) => !ip.is_link_local(),
            // An address with a zone cannot be typed into a browser.
            IpAddr::V6(ip) => !ip.is_unicast_link_local(),
        }
}

/// What browsers are told to find what is shared.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Links {
    /// The links, the likeliest first.
    pub links: Vec<String>,
    /// Only browsers of this computer find it: it is on no network.
    pub is_alone: bool,
    /// What is wrong with the certificate.
    pub warned_of: Vec<WarnedOf>,
}

impl Links {
    /// What leads to what is shared where it is reached: by the names of the certificate, and by
    /// the addresses for which it holds. A name by which every computer calls itself leads nobody
    /// here but this one, and is left out where there are others.
    pub(crate) fn to(
        reached: &[SocketAddr],
        certificate: Option<&Certificate>,
        now: UnixTime,
    ) -> Self {
        let is_alone = reached.iter().all(|at| at.ip().is_loopback());
        let Some(certificate) = certificate else {
            let links = reached.iter().map(|at| format!("http://{at}")).collect();
            return Self { links, is_alone, warned_of: Vec::new() };
        };
        let port = reached.first().map_or(0, SocketAddr::port);
        let names = certificate.names().iter().filter(|name| is_alone || !means_itself(name));
        let names = names.map(|name| format!("https://{name}:{port}"));
        let held_for = reached.iter().filter(|at| certificate.holds_for(at.ip()));
        let held: Vec<String> = names.chain(held_for.map(|at| format!("https://{at}"))).collect();
        let other_names = held.is_empty().then_some(WarnedOf::OtherNames);
        let open_key = certificate.is_key_open().then_some(WarnedOf::OpenKey);
        let warned_of = certificate.warned_of_at(now).or(other_names);
        let warned_of = warned_of.into_iter().chain(open_key).collect();
        let links = match held.is_empty() {
            true => reached.iter().map(|at| format!("https://{at}")).collect(),
            false => held,
        };
        Self { links, is_alone, warned_of }
    }
}

/// Whether every computer calls itself so (RFC 6761, 6.3).
fn means_itself(name: &str) -> bool {
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    name == "localhost" || name.ends_with(".localhost") || name == "localhost.localdomain"
}

/// Where browsers find what is shared at this address, the likeliest first: where it is shared on
/// every network, one for each, and those of this computer alone only where there are no others.
pub(crate) fn reached_at(listens: SocketAddr) -> Vec<SocketAddr> {
    if !listens.ip().is_unspecified() {
        return vec![listens];
    }
    let ours = if_addrs::get_if_addrs().unwrap_or_default();
    let mut found: Vec<IpAddr> = ours.iter().map(if_addrs::Interface::ip).collect();
    found.retain(|ip| ip.is_loopback() || leads_here(ip));
    found.retain(|ip| ip.is_ipv4() || listens.is_ipv6());
    found.sort_by_key(|ip| (ip.is_loopback(), ip.is_ipv6(), *ip));
    found.dedup();
    if found.iter().any(|ip| !ip.is_loopback()) {
        found.retain(|ip| !ip.is_loopback());
    }
    found.into_iter().map(|ip| SocketAddr::new(ip, listens.port())).collect()
}

#[cfg(test)]
mod tests {
    use super::{Links, every_network, reached_at};
    use crate::certificate::{Certificate, WarnedOf};
    use std::net::SocketAddr;
    use std::path::Path;
    use std::time::Duration;
    use tokio_rustls::rustls::pki_types::UnixTime;

    #[test]
    fn a_named_address_is_the_only_one_and_every_network_is_named_else() {
        let named = "192.0.2.7:8080".parse().unwrap();
        assert_eq!(reached_at(named), [named]);
        let all = reached_at("0.0.0.0:8080".parse().unwrap());
        assert!(!all.is_empty(), "this computer at least");
        assert!(all.iter().all(|at| at.port() == 8080 && !at.ip().is_unspecified()), "{all:?}");
        assert!(all.iter().all(|at| at.is_ipv4()), "nobody listens on the others: {all:?}");
        let every = every_network(8080);
        assert!(every.ip().is_unspecified() && every.port() == 8080, "{every}");
    }

    /// In 2030, when the certificates for tests count, but for the one that has run out.
    const NOW: UnixTime = UnixTime::since_unix_epoch(Duration::from_secs(1_900_000_000));
    /// Before the first of them was made.
    const EARLIER: UnixTime = UnixTime::since_unix_epoch(Duration::from_secs(1_600_000_000));

    fn links(reached: &[&str], name: &str, now: UnixTime) -> Links {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/floor/certificate");
        let file = |name: &str| folder.join(name);
        let (certificate, key) = (file(&format!("{name}.pem")), file(&format!("{name}-key.pem")));
        // A checkout is for everybody to read.
        let own = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(own.path(), std::fs::read(key).unwrap()).unwrap();
        let certificate = Certificate::read(&certificate, own.path()).unwrap();
        let reached: Vec<SocketAddr> = reached.iter().map(|at| at.parse().unwrap()).collect();
        Links::to(&reached, Some(&certificate), now)
    }

    #[test]
    fn a_name_by_which_every_computer_calls_itself_leads_nobody_here_from_elsewhere() {
        let alone = links(&["127.0.0.1:80"], "own", NOW);
        assert_eq!(alone.links, ["https://localhost:80", "https://127.0.0.1:80"]);
        assert_eq!((alone.is_alone, alone.warned_of), (true, vec![]));
        let found = links(&["192.0.2.7:80", "192.0.2.8:80"], "own", NOW);
        assert_eq!(found.links, ["https://192.0.2.7:80", "https://192.0.2.8:80"]);
        assert_eq!((found.is_alone, found.warned_of), (false, vec![WarnedOf::OtherNames]));
        let named = links(&["192.0.2.7:80"], "named", NOW);
        assert_eq!(named.links, ["https://clock.example.org:80"]);
        assert_eq!(named.warned_of, []);
        let held_for = links(&["192.0.2.7:80", "192.0.2.9:80"], "elsewhere", NOW);
        assert_eq!(held_for.links, ["https://192.0.2.9:80"]);
        assert_eq!(held_for.warned_of, []);
    }

    #[test]
    fn a_certificate_that_does_not_count_at_this_time_is_warned_of() {
        let at = ["192.0.2.7:80"];
        assert_eq!(links(&at, "run-out", NOW).warned_of, [WarnedOf::RunOut]);
        assert_eq!(links(&at, "run-out", NOW).links, ["https://clock.example.org:80"]);
        assert_eq!(links(&at, "run-out", EARLIER).warned_of, [], "it counted in 2020");
        assert_eq!(links(&at, "named", EARLIER).warned_of, [WarnedOf::NotYet]);
        assert_eq!(links(&at, "own", EARLIER).warned_of, [WarnedOf::NotYet]);
    }

    #[test]
    #[cfg(unix)]
    fn a_key_that_everybody_may_read_is_warned_of() {
        use std::os::unix::fs::PermissionsExt;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/floor/certificate");
        let key = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(key.path(), std::fs::read(folder.join("named-key.pem")).unwrap()).unwrap();
        for (mode, warned_of) in
            [(0o644, vec![WarnedOf::OpenKey]), (0o640, vec![]), (0o600, vec![])]
        {
            std::fs::set_permissions(key.path(), std::fs::Permissions::from_mode(mode)).unwrap();
            let certificate = Certificate::read(&folder.join("named.pem"), key.path()).unwrap();
            let at = ["192.0.2.7:80".parse().unwrap()];
            assert_eq!(Links::to(&at, Some(&certificate), NOW).warned_of, warned_of, "{mode:o}");
        }
    }
}
