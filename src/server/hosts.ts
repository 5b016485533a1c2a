// Checks what a request calls this server. A page of a stranger whose name suddenly leads to this machine (DNS rebinding)
// would otherwise count as a page of our own, and could read and write everything that the browser can reach here.

import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

export interface HostRules {
  /** The names that this server has, where the operator lists them. */
  readonly hosts: readonly string[] | undefined;
  /** Other origins whose pages may connect: their hosts are names of ours as well. */
  readonly origins: readonly string[];
  /** The address or name that it listens on. */
  readonly host: string;
  /** A trusted proxy passes on only the names that it serves. */
  readonly trustProxy: boolean;
}

/** Nobody can rent these names on the internet: at most they lead around in one's own network. */
const LOCAL_NAME = /^[^.]+$|\.(localhost|local|lan|internal|home\.arpa)$/;

/** Gives whether a request calls this server by an address, a local name or a name that it has. */
export function hostCheck({ hosts, origins, host, trustProxy }: HostRules): (request: IncomingMessage) => boolean {
  const isAnyAllowed = trustProxy && hosts === undefined;
  const names = new Set([...(hosts ?? []), ...origins.map((origin) => new URL(origin).host), host].map(nameIn));
  return ({ headers }) => {
    // Browsers always send one.
    if (isAnyAllowed || !headers.host) return true;
    const name = nameIn(headers.host);
    return name !== undefined && (isIP(name) !== 0 || LOCAL_NAME.test(name) || names.has(name));
  };
}

/** The name or address without port, brackets and the dot of the root, as browsers write it. */
function nameIn(host: string): string | undefined {
  const url = `http://${isIP(host) === 6 ? `[${host}]` : host}`;
  if (/[\s/?#@\\]/.test(host) || !URL.canParse(url)) return undefined;
  return new URL(url).hostname.replace(/^\[|\]$|\.$/g, '');
}
