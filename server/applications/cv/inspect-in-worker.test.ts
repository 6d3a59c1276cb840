import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { createInspector } from './inspect-in-worker.ts';
import { pdf } from './pdf-for-tests.ts';

function program(code: string): URL {
  const path = join(temporaryFolder(), 'thread.mjs');
  writeFileSync(path, code);
  return pathToFileURL(path);
}

it('a file gets its verdict in a thread of its own, and is still there', async () => {
  const inspect = createInspector();
  const file = new Uint8Array(pdf());
  const verdicts = await Promise.all([inspect(file), inspect(new Uint8Array([1])), inspect(file)]);
  expect(verdicts).toMatchObject([{ extension: 'pdf' }, { reason: 'unsupported' }, { extension: 'pdf' }]);
  expect(Buffer.compare(file, pdf())).toBe(0);
});

it.each([
  ['longer', 'for (;;);', 3000],
  ['more memory', 'const all = []; for (;;) all.push(new Array(1e5).fill({}));', 60_000],
])(
  'a file that takes %s than any CV is refused, and the next one has a new thread',
  async (_, harm, maxMs) => {
    const code = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ([first]) => { if (first === 1) { ${harm} } parentPort.postMessage('sound'); });`;
    const inspect = createInspector({ program: program(code), maxMs });
    const verdicts = [inspect(new Uint8Array([1])), inspect(new Uint8Array([2]))];
    expect(await Promise.all(verdicts)).toMatchObject([{ reason: 'too-complex' }, 'sound']);
  },
);

it.each([
  ['a sound file has longer where a machine leaves its thread no time', 2.5, 'sound'],
  ['a thread that never comes back is ended', 30, { reason: 'too-complex' }],
])('%s', async (_, rounds, verdict) => {
  const maxMs = 400;
  const code = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => { setTimeout(() => parentPort.postMessage('sound'), ${rounds * maxMs}); });`;
  const inspect = createInspector({ program: program(code), maxMs });
  expect(await inspect(new Uint8Array([1]))).toEqual(
    typeof verdict === 'string' ? verdict : expect.objectContaining(verdict),
  );
});
