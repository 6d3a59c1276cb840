import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { MIN_BYTES_PER_SECOND, SLOW_START_MS } from '../../limits/limits.ts';

export interface ReadingRate {
  slowStartMs?: number;
  bytesPerSecond?: number;
  checkedEveryMs?: number;
}

/** Counts the bytes a client has been given and not taken yet, and by when it must have. */
interface Backlog {
  until: number;
  deadline: number;
}

/** Closes connections whose client takes an answer more slowly than it may: each holds what it is to be sent. */
export function cutOffSlowReaders(
  server: Server,
  {
    slowStartMs = SLOW_START_MS,
    bytesPerSecond = MIN_BYTES_PER_SECOND,
    checkedEveryMs = 5000,
  }: ReadingRate = {},
): void {
  const backlogs = new Map<Socket, Backlog | null>();

  function check(socket: Socket, backlog: Backlog | null): Backlog | null {
    const now = performance.now();
    const waiting = socket.writableLength;
    if (waiting === 0) return null;
    const taken = socket.bytesWritten - waiting;
    if (!backlog || taken >= backlog.until) {
      const allowedMs = slowStartMs + (waiting / bytesPerSecond) * 1000;
      return { until: socket.bytesWritten, deadline: now + allowedMs };
    }
    if (now > backlog.deadline) socket.destroy();
    return backlog;
  }

  const timer = setInterval(() => {
    for (const [socket, backlog] of backlogs) backlogs.set(socket, check(socket, backlog));
  }, checkedEveryMs).unref();
  server.on('connection', (socket: Socket) => {
    backlogs.set(socket, null);
    socket.once('close', () => backlogs.delete(socket));
  });
  server.once('close', () => clearInterval(timer));
}
