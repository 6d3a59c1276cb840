import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type ConnectionLimits, countConnections } from './open-connections.ts';
import { type PlainRequest, readPlainRequest } from './plain-request.ts';

export interface DirectAnswer {
  head: string;
  body: Buffer | null;
}

export interface DirectConnections {
  /** All that comes from now on goes the ordinary way, where each connection is closed behind its answer. */
  drain(): void;
  /** Ends every connection on which nothing is under way. */
  stop(): void;
  /** Ends all others too: whoever sends or reads a byte now and then would never come to an end. */
  closeAll(): void;
}

/**
 * Puts a shorter way before Node's HTTP parser: as long as a connection brings nothing but plain requests that
 * `answer` knows, they are answered by one write each. The first one that is anything else goes, with its
 * connection and for good, the ordinary way: parts of requests, several at once, bodies, older versions, other methods.
 */
export function answerDirectly(
  server: Server,
  answer: (request: PlainRequest) => DirectAnswer | null,
  limits: ConnectionLimits,
): DirectConnections {
  /** In the order in which something came last. */
  const held = new Set<Socket>();
  const open = countConnections(limits, () => {
    const idle = held.values().find((socket) => socket.writableLength === 0);
    if (!idle) return false;
    held.delete(idle);
    idle.destroy();
    return true;
  });
  let draining = false;
  const ordinary = server.listeners('connection');
  const acceptOrdinarily = (socket: Socket) => {
    for (const listener of ordinary) listener.call(server, socket);
  };
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (!open.admit(socket)) socket.destroy();
    else if (draining) acceptOrdinarily(socket);
    else hold(socket);
  });

  function hold(socket: Socket): void {
    const close = () => socket.destroy();
    const end = () => socket.end();
    const onData = (bytes: Buffer) => {
      // To somebody who does not read, Node stops listening.
      const request = draining || socket.writableNeedDrain ? null : readPlainRequest(bytes);
      const found = request && answer(request);
      if (!found) return handOver(bytes);
      held.delete(socket);
      held.add(socket);
      socket.cork();
      socket.write(found.head, 'latin1');
      if (found.body && request.method === 'GET') socket.write(found.body);
      socket.uncork();
    };
    const letGo = () => held.delete(socket);
    const handOver = (bytes: Buffer) => {
      letGo();
      socket
        .off('data', onData)
        .off('end', end)
        .off('error', close)
        .off('timeout', close)
        .off('close', letGo);
      socket.setTimeout(0);
      socket.pause();
      acceptOrdinarily(socket);
      socket.unshift(bytes);
      socket.resume();
    };
    held.add(socket);
    socket.setTimeout(Math.min(server.keepAliveTimeout, server.timeout));
    socket.on('data', onData).on('end', end).on('error', close).on('timeout', close).on('close', letGo);
  }

  return {
    drain: () => {
      draining = true;
    },
    stop: () => {
      draining = true;
      for (const socket of held) socket.destroySoon();
    },
    closeAll: open.closeAll,
  };
}
