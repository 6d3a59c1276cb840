import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BlockList, isIPv4, isIPv6, type Socket } from 'node:net';
import { clientKey } from '../../limits/client-key.ts';
import { createConcurrencyLimit } from '../../limits/concurrency-limit.ts';

export interface ConnectionLimits {
  max: number;
  maxPerClient: number;
  clientOf: (address: string) => string | null;
}

const MAX_CONNECTIONS = 3000;
const MIN_CONNECTIONS = 100;
/** Uploads on the disk, the database, connections to other services. */
const FILES_OF_ITS_OWN = 500;

/** Unlimited where the system does not say. */
function maxOpenFiles(): number {
  if (!existsSync('/proc/self/limits')) return Number.POSITIVE_INFINITY;
  const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return soft ? Number(soft) : Number.POSITIVE_INFINITY;
}

/** As in docs/operations/nginx.conf: a browser opens six, and an office shares an address. */
const MAX_CONNECTIONS_PER_CLIENT = 100;

/** @param direct false where every connection comes from a proxy, and brings many clients */
export function connectionLimits({ direct }: { direct: boolean }): ConnectionLimits {
  return {
    max: Math.max(MIN_CONNECTIONS, Math.min(MAX_CONNECTIONS, maxOpenFiles() - FILES_OF_ITS_OWN)),
    maxPerClient: MAX_CONNECTIONS_PER_CLIENT,
    clientOf: direct ? strangerOf : () => null,
  };
}

const OWN_NETWORK = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  OWN_NETWORK.addSubnet(network, bits, 'ipv4');
}
OWN_NETWORK.addSubnet('fc00::', 7, 'ipv6');
OWN_NETWORK.addAddress('::1', 'ipv6');

/** Null for an address of the own machine or network: it is a proxy that `TRUST_PROXY` does not name. */
export function strangerOf(address: string): string | null {
  const client = clientKey(address);
  const isOwn = isIPv4(client)
    ? OWN_NETWORK.check(client)
    : isIPv6(address) && OWN_NETWORK.check(address, 'ipv6');
  return isOwn ? null : client;
}

export interface Connections {
  /** Leaves out those that have not asked for anything yet: their first request may be on its way. */
  closeIdle(): void;
  closeSilent(): void;
  /** Ends the busy ones too: a client that sends or reads a byte now and then would never come to an end. */
  closeAll(): void;
}

/** Refuses connections over the limits; for a new one the longest idle gives way, if any is idle. */
export function limitConnections(
  server: Server,
  { max, maxPerClient, clientOf }: ConnectionLimits,
): Connections {
  const open = new Map<Socket, number>();
  const clients = createConcurrencyLimit({ max: Number.POSITIVE_INFINITY, maxPerClient });

  const idle = () => open.entries().flatMap(([socket, requests]) => (requests === 0 ? [socket] : []));

  function closeLongestIdle(): boolean {
    const [longest] = idle().take(1);
    if (!longest) return false;
    open.delete(longest);
    longest.destroy();
    return true;
  }

  function admit(socket: Socket): void {
    const client = clientOf(socket.remoteAddress ?? '');
    const release = client === null ? () => {} : clients.take(client);
    if (!release || (open.size >= max && !closeLongestIdle())) {
      release?.();
      socket.destroy();
      return;
    }
    open.set(socket, 0);
    socket.once('close', () => {
      open.delete(socket);
      release();
    });
  }

  function addRequests(socket: Socket, change: 1 | -1): void {
    const requests = open.get(socket);
    if (requests === undefined) return;
    open.delete(socket);
    open.set(socket, requests + change);
  }

  server.prependListener('connection', admit);
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    addRequests(socket, 1);
    response.once('close', () => addRequests(socket, -1));
  });

  return {
    closeIdle: () => {
      for (const socket of idle()) if (socket.bytesRead > 0) socket.destroySoon();
    },
    closeSilent: () => {
      for (const socket of idle()) socket.destroySoon();
    },
    closeAll: () => {
      for (const socket of open.keys()) socket.destroy();
    },
  };
}
