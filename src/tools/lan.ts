// The address of this machine in its own network, where it has one.

import os from 'node:os';

export function lanAddress(): string | undefined {
  const addresses = Object.values(os.networkInterfaces()).flatMap((some) => some ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}
