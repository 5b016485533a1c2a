// The addresses of this machine in its own network, the likeliest first.

import os from 'node:os';

type Interfaces = ReturnType<typeof os.networkInterfaces>;

/** Cable and radio, by the names that Linux, macOS and Windows give them. Docker's bridges and VPNs have others. */
const ORDINARY = /^(en|eth|wl|wi-?fi|wlan|ethernet|lan)/i;
const VIRTUAL = /vethernet|virtual|vmware|docker/i;
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/;

export function lanAddresses(interfaces: Interfaces = os.networkInterfaces()): readonly string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses]) =>
    (addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ address, rank: rankOf(name, address) })),
  );
  return found.sort((a, b) => a.rank - b.rank).map(({ address }) => address);
}

const rankOf = (name: string, address: string): number =>
  (ORDINARY.test(name) && !VIRTUAL.test(name) ? 0 : 2) + (PRIVATE.test(address) ? 0 : 1);
