//! Under which addresses others reach this computer.

use std::net::{IpAddr, SocketAddr};

/// Where browsers find what is shared at this address, the likeliest first: where it is shared on
/// every network, one for each of them, and those of this computer alone only where there are no
/// others.
#[must_use]
pub fn reached_at(listens: SocketAddr) -> Vec<SocketAddr> {
    if !listens.ip().is_unspecified() {
        return vec![listens];
    }
    let ours = if_addrs::get_if_addrs().unwrap_or_default();
    let mut found: Vec<IpAddr> = ours.iter().map(if_addrs::Interface::ip).collect();
    found.retain(|ip| match ip {
        IpAddr::V4(ip) => !ip.is_link_local(),
        // An address with a zone cannot be typed into a browser.
        IpAddr::V6(ip) => listens.is_ipv6() && !ip.is_unicast_link_local(),
    });
    found.sort_by_key(|ip| (ip.is_loopback(), ip.is_ipv6(), *ip));
    found.dedup();
    if found.iter().any(|ip| !ip.is_loopback()) {
        found.retain(|ip| !ip.is_loopback());
    }
    found.into_iter().map(|ip| SocketAddr::new(ip, listens.port())).collect()
}

#[cfg(test)]
mod tests {
    use super::reached_at;

    #[test]
    fn a_named_address_is_the_only_one_and_every_network_is_named_else() {
        let named = "192.0.2.7:8080".parse().unwrap();
        assert_eq!(reached_at(named), [named]);
        let all = reached_at("0.0.0.0:8080".parse().unwrap());
        assert!(!all.is_empty(), "this computer at least");
        assert!(all.iter().all(|at| at.port() == 8080 && !at.ip().is_unspecified()), "{all:?}");
        assert!(all.iter().all(|at| at.is_ipv4()), "nobody listens on the others: {all:?}");
    }
}
