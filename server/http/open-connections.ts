import type { Socket } from 'node:net';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { clientKey } from '../limits/client-key.ts';

export interface ConnectionLimits {
  atOnce: number;
  perClient: number;
  /** Whom a connection is counted for; null for nobody. */
  clientOf: (address: string) => string | null;
}

/** Below the 4,096 files that a process may have open on many a machine, and a thousand visitors all the same. */
const MAX_CONNECTIONS = 3000;
/** What the proxy of docs/operations allows one: a browser opens six, and an office shares an address. */
const MAX_CONNECTIONS_PER_CLIENT = 100;

/** The connections of a process that strangers reach by themselves, or only through proxies: those count for themselves. */
export function connectionLimits({ direct }: { direct: boolean }): ConnectionLimits {
  return {
    atOnce: MAX_CONNECTIONS,
    perClient: MAX_CONNECTIONS_PER_CLIENT,
    clientOf: direct ? strangerOf : () => null,
  };
}

const NEAR = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  NEAR.addSubnet(network, bits, 'ipv4');
}
NEAR.addSubnet('fc00::', 7, 'ipv6');
NEAR.addAddress('::1', 'ipv6');

/** Nobody where the address is of the own machine or network: whoever comes from there is a proxy, whose name was not set. */
export function strangerOf(address: string): string | null {
  const client = clientKey(address);
  const near = isIPv4(client) ? NEAR.check(client) : isIPv6(address) && NEAR.check(address, 'ipv6');
  return near ? null : client;
}

export interface OpenConnections {
  /** Whether a new connection may stay; it is counted until it closes. */
  admit(socket: Socket): boolean;
  closeAll(): void;
}

/** @param makeRoom closes one on which nothing is under way; answers whether there was one */
export function countConnections(
  { atOnce, perClient, clientOf }: ConnectionLimits,
  makeRoom: () => boolean,
): OpenConnections {
  const open = new Set<Socket>();
  const byClient = new Map<string, number>();
  return {
    admit(socket) {
      const client = clientOf(socket.remoteAddress ?? '');
      const ofClient = client === null ? 0 : (byClient.get(client) ?? 0);
      if (ofClient >= perClient || (open.size >= atOnce && !makeRoom())) return false;
      open.add(socket);
      if (client !== null) byClient.set(client, ofClient + 1);
      socket.once('close', () => {
        open.delete(socket);
        if (client === null) return;
        const left = (byClient.get(client) ?? 1) - 1;
        if (left > 0) byClient.set(client, left);
        else byClient.delete(client);
      });
      return true;
    },
    closeAll() {
      for (const socket of open) socket.destroy();
    },
  };
}
