import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { plainAddress } from '../limits/client-key.ts';
import { strangerOf } from './load/connection-limits.ts';

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** The proxies whose forwarding headers are believed, also with a port. `list` has addresses and CIDR ranges between commas. */
export function trustedProxies(list: string | null): false | ((address: string) => boolean) {
  if (list === null) return false;
  const proxies = new BlockList();
  for (const entry of list.split(',')) {
    const [address = '', bits] = entry.trim().split('/', 2);
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return (text) => {
    const address = plainAddress(text);
    return address !== null && proxies.check(address, familyOf(address));
  };
}

const FORWARDING_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded'];

/** Warns once if a proxy seems to stand before the site that is not named: all visitors then share one set of limits. */
export function createProxyWarning(): (request: FastifyRequest) => void {
  let isWarned = false;
  return ({ headers, socket, log }) => {
    if (isWarned || !FORWARDING_HEADERS.some((name) => name in headers)) return;
    const address = socket.remoteAddress ?? '';
    if (strangerOf(address) !== null) return;
    isWarned = true;
    log.warn(
      { proxy: address },
      'A proxy forwards visitors, and TRUST_PROXY does not name it: all of them count as one, and the 21st form in ten minutes is refused.',
    );
  };
}
