// npm run check -- clock: at twelve moments of the calendar the site is built, its request, content and domain tests are run
// and its pages are weighed, by the clock of Debian's faketime. Words behind it name moments in the place of the twelve.
import { spawnSync } from 'node:child_process';
import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { copyEngine } from '../../tools/setup/copy-engine.ts';
import { playScenarios } from '../chaos/play-scenarios.ts';
import { sayUsage } from '../support/usage.ts';

const root = join(import.meta.dirname, '../..');

/** In UTC. Summer time in Britain changes at one o'clock; the list of bank holidays ends with 2028. */
const MOMENTS: Readonly<Record<string, string>> = {
  'the end of a year': '2026-12-31 23:30',
  'a Sunday night': '2027-01-17 23:30',
  'a day in March': '2027-03-01 10:00',
  'the hour before summer time': '2027-03-28 00:58',
  'a day in June': '2027-06-15 11:00',
  'a bank holiday': '2027-08-30 11:00',
  'the hour before winter time': '2027-10-31 00:58',
  'a day in November': '2027-11-27 14:00',
  'a leap day': '2028-02-29 12:00',
  'a day in 2028': '2028-07-12 10:00',
  'the day after the last known bank holiday': '2028-12-27 11:00',
  'a day in 2031': '2031-03-05 11:00',
};

const steps = {
  build: [process.execPath, 'tools/build.ts'],
  tests: ['vitest', 'run', '--config', 'tests/vitest.config.ts', '.request.test', 'tools/content', 'domain'],
  budgets: [process.execPath, 'tests/budgets/budgets.ts'],
} as const;

/** @returns the step that failed, if one did */
async function failedStepAt(moment: string): Promise<string | undefined> {
  const copy = await copyEngine(root, ['tests', 'docs']);
  try {
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
    return Object.entries(steps).find(([name, words]) => {
      const { status, stdout, stderr } = spawnSync('faketime', [`${moment}:00 UTC`, ...words], {
        cwd: copy,
        encoding: 'utf8',
        maxBuffer: Number.POSITIVE_INFINITY,
      });
      if (status !== 0) console.error(`${name}:\n${stdout}${stderr}`);
      return status !== 0;
    })?.[0];
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

sayUsage("npm run check -- clock ['2027-06-15 11:00' …]");
if (spawnSync('faketime', ['--version']).error) {
  console.error('There is no faketime here, which sets the clock: apt-get install faketime');
  process.exit(2);
}
const asked = process.argv.slice(2).map((moment) => [moment, moment] as const);
await playScenarios(
  (asked.length > 0 ? asked : Object.entries(MOMENTS)).map(([name, moment]) => ({
    title: `${name} (${moment})`,
    async play() {
      const failed = await failedStepAt(moment);
      return { figures: {}, broken: failed ? [`${failed} failed`] : [] };
    },
  })),
);
