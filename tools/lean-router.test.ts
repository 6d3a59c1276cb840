import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decide, decidedFiles, leanRouter } from './lean-router.ts';

const library = join(import.meta.dirname, '../node_modules/react-router/dist/production/lib');
const read = (file: string) => readFile(join(library, file), 'utf8');

test.each(decidedFiles)('%s of the installed router is as it was examined', async (file) => {
  const code = await read(file);
  expect(decide(file, code)).not.toBe(code);
});

test('a router that looks different stops the build', async () => {
  const code = await read('router/router.js');
  expect(() => decide('router/router.js', code.replace('init.instrumentations', 'init.watchers'))).toThrow(
    'says "init.instrumentations" 3 times instead of 4',
  );
});

test('settings that need what is left out stop the build', () => {
  expect(() => leanRouter({ ssr: true, routeDiscovery: { mode: 'lazy' } })).toThrow('all routes at once');
});
