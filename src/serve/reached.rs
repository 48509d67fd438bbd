//! Under which addresses others reach this computer.

use crate::certificate::Certificate;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

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
    /// The likeliest first.
    pub links: Vec<String>,
    /// Only browsers of this computer find it: it is on no network.
    pub is_alone: bool,
    /// The certificate of the room holds for none of them, of which browsers warn.
    pub is_warned_of: bool,
}

impl Links {
    /// What leads to what is shared at this address: by the names of the certificate, and by the
    /// addresses of this computer for which it holds.
    pub(crate) fn to(listens: SocketAddr, certificate: Option<&Certificate>) -> Self {
        let reached = reached_at(listens);
        let is_alone = reached.iter().all(|at| at.ip().is_loopback());
        let Some(certificate) = certificate else {
            let links = reached.iter().map(|at| format!("http://{at}")).collect();
            return Self { links, is_alone, is_warned_of: false };
        };
        let names = certificate.names().iter();
        let names = names.map(|name| format!("https://{name}:{}", listens.port()));
        let held_for = reached.iter().filter(|at| certificate.holds_for(at.ip()));
        let links: Vec<String> = names.chain(held_for.map(|at| format!("https://{at}"))).collect();
        let is_warned_of = links.is_empty();
        let any = reached.iter().filter(|_| is_warned_of).map(|at| format!("https://{at}"));
        Self { links: links.into_iter().chain(any).collect(), is_alone, is_warned_of }
    }
}

/// Where browsers find what is shared at this address, the likeliest first: where it is shared on
/// every network, one for each of them, and those of this computer alone only where there are no
/// others.
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
    use super::{every_network, reached_at};

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
}
