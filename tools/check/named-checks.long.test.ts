import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { byName, type Check } from './checks.ts';

const root = join(import.meta.dirname, '../..');

/** First sign of life of each named check. One that is not here says how it is run. */
const SHORTEST: Readonly<Record<string, readonly string[]>> = {
  chaos: ['kill', '--kills', '1'],
  'fuzz-http': ['--count', '20'],
  licences: [],
  load: ['--visitors', '2', '--seconds', '2'],
  'reading-age': [],
};

function shortestWords(name: string, { report }: Check): readonly string[] {
  if (report?.runner === 'playwright') return ['--list'];
  if (report?.runner === 'vitest') return ['--testNamePattern', 'every file is read, and no test is run'];
  return SHORTEST[name] ?? ['--help'];
}

it.each(Object.entries(byName))('the check called %s starts', (name, check) => {
  const { status, stdout, stderr } = spawnSync(
    check.command,
    [...check.args, ...shortestWords(name, check)],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...check.env, JOURNEYS_REPORT: '' } },
  );
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).not.toBe('');
});
