import { expect, test } from 'vitest';
import { lanAddresses } from './lan.ts';

const at = (address: string, internal = false) => [
  { address, internal, family: 'IPv4' as const, netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null },
];

test.each([
  ['nothing but the machine itself', { lo: at('127.0.0.1', true) }, []],
  [
    'Linux with Docker and a VPN',
    { docker0: at('172.17.0.1'), tun0: at('10.8.0.2'), wlp3s0: at('192.168.1.20'), 'br-1f': at('172.18.0.1') },
    ['192.168.1.20', '172.17.0.1', '10.8.0.2', '172.18.0.1'],
  ],
  ['macOS', { utun4: at('100.64.0.9'), en0: at('10.0.0.5') }, ['10.0.0.5', '100.64.0.9']],
  ['Windows', { 'vEthernet (WSL)': at('172.20.0.1'), 'Wi-Fi': at('192.168.0.7') }, ['192.168.0.7', '172.20.0.1']],
  ['a rented machine', { eth0: at('203.0.113.4'), eth1: at('10.1.0.4') }, ['10.1.0.4', '203.0.113.4']],
])('%s', (_name, interfaces, expected) => expect(lanAddresses(interfaces)).toEqual(expected));
