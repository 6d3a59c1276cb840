// `npm run check` runs what must hold before a change lands and counts its tests; `npm run check -- NAME …` runs a longer check.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { byName, type Check, checksFor } from './check/checks.ts';
import { readCounts } from './check/test-counts.ts';

const root = join(import.meta.dirname, '..');

function isPassed({ command, args, env }: Check, more: readonly string[] = []): boolean {
  const options = { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' } as const;
  return spawnSync(command, [...args, ...more], options).status === 0;
}

function isPassedInTime(check: Check): boolean {
  console.log(`\n— ${check.title}`);
  const begun = Date.now();
  const passed = isPassed(check);
  console.log(`${passed ? '✓' : '✗'} ${check.title} (${Math.round((Date.now() - begun) / 1000)} s)`);
  return passed;
}

function checkEveryChange(): boolean {
  rmSync(join(root, '.reports'), { recursive: true, force: true });
  const begun = Date.now();
  const failed = checksFor(root)
    .filter((check) => !isPassedInTime(check))
    .map(({ title }) => title);
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
  console.log(`\n${failed.length > 0 ? `Failed: ${failed.join('; ')}` : 'All is well'} (${minutes} minutes)`);
  const { passed, skipped, ...tests } = readCounts(root);
  // A red check without a red test is a failure, too.
  console.log(`${passed} passed, ${Math.max(tests.failed, failed.length)} failed, ${skipped} skipped`);
  return failed.length === 0;
}

const [name, ...args] = process.argv.slice(2);
if (name === undefined) {
  process.exitCode = checkEveryChange() ? 0 : 1;
} else if (byName[name]) {
  process.exitCode = isPassed(byName[name], args) ? 0 : 1;
} else {
  const known = Object.entries(byName).map(([one, { title }]) => `  ${one.padEnd(15)}${title}`);
  console.error([`There is no check called ${name}. There are:`, ...known].join('\n'));
  process.exitCode = 2;
}
