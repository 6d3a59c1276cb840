import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import { openPostgres } from './open-postgres.ts';

/** AuthenticationOk and ReadyForQuery, as PostgreSQL writes them. */
const WELCOME = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');

/** Takes each connection, and hangs up at the first question. */
async function startDeserter(): Promise<string> {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.once('data', () => socket.destroy());
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `postgres://site@127.0.0.1:${(server.address() as AddressInfo).port}/site`;
}

function watchFaults(): unknown[] {
  const faults: unknown[] = [];
  const note = (fault: unknown) => void faults.push(fault);
  process.on('unhandledRejection', note).on('uncaughtException', note);
  onTestFinished(() => void process.off('unhandledRejection', note).off('uncaughtException', note));
  return faults;
}

it.each([{ readOnly: false }, { readOnly: true }])(
  'a PostgreSQL that hangs up at once is said, and ends no process: %j',
  async (options) => {
    const faults = watchFaults();
    const opened = openPostgres(await startDeserter(), collectingLog(), options);
    await expect(opened).rejects.toThrow('cannot be used');
    await setImmediate();
    expect(faults).toEqual([]);
  },
);
