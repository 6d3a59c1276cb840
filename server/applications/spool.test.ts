import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { spoolBody } from './spool.ts';

/** A body of so many pieces, each of which takes so long to come. */
function slowBody(pieces: number, bytes: number, ms: number) {
  const clock = { now: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (pieces === 0) return controller.close();
        pieces -= 1;
        clock.now += ms;
        controller.enqueue(new Uint8Array(bytes));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, now: () => clock.now };
}

it.each([
  ['a byte every five seconds', 200, 1, 5000, 'interrupted', 6],
  ['10 kB a second, as on an old telephone', 200, 10_000, 1000, 'whole', 2_000_000],
  ['a few words, and slowly', 5, 100, 5000, 'whole', 500],
])('an upload of %s', async (_, pieces, bytes, ms, end, size) => {
  const { body, now } = slowBody(pieces, bytes, ms);
  const spool = await spoolBody(body, {
    folder: temporaryFolder(),
    maxBytes: 5_000_000,
    idleMs: 30_000,
    now,
  });
  expect([spool.end, (await spool.bytes(0, spool.size)).length]).toEqual([end, size]);
  await spool.close();
});
