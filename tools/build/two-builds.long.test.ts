import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyEngine } from '../setup/copy-engine.ts';

const root = join(import.meta.dirname, '../..');

async function buildAside(): Promise<Record<string, string>> {
  const copy = await copyEngine(root);
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  // The day of the build is in it, and that of the running one is kept.
  cpSync(join(root, 'build/content/build-day.ts'), join(copy, 'build/content/build-day.ts'));
  const { status, stderr } = spawnSync(process.execPath, ['tools/build.ts'], { cwd: copy, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const files = globSync('**/*', { cwd: join(copy, 'build'), exclude: ['compile-cache'] }).sort();
  const sums = files
    .filter((file) => statSync(join(copy, 'build', file)).isFile())
    .map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(copy, 'build', file)))
        .digest('hex'),
    ]);
  return Object.fromEntries(sums);
}

it('two builds of the same sources in two folders are the same, byte for byte', {
  timeout: 600_000,
}, async () => {
  const [one, other] = [await buildAside(), await buildAside()];
  expect(Object.keys(one).length).toBeGreaterThan(400);
  expect(other).toEqual(one);
});
