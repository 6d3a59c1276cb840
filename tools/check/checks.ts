import { join } from 'node:path';
import { contentFolder } from '../content/content-folder.js';

export interface Check {
  title: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

export const unitReport = '.reports/unit.json';
export const journeysReport = '.reports/journeys.json';

const script = (title: string, name: string, ...args: string[]): Check => ({
  title,
  command: 'npm',
  args: ['run', '--silent', name, '--', ...args],
});
const program = (title: string, ...args: string[]): Check => ({ title, command: process.execPath, args });
const unit = (title: string, ...paths: string[]): Check =>
  script(title, 'unit', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`, ...paths);
const playwright = (title: string, folder: string): Check => ({
  title,
  command: 'playwright',
  args: ['test', '--config', `tests/${folder}/playwright.config.ts`],
});

/** Must hold before a change lands, quickest to fail first. */
const everyChange: readonly Check[] = [
  program('the built site', 'tools/setup.js', 'build'),
  script('format, lint, boundaries, settings', 'lint'),
  script('types', 'types'),
  script('dead code', 'dead-code'),
  unit('unit, contract, request and chaos tests'),
  script('budgets', 'budgets'),
  script('journeys in the browser', 'e2e'),
];

/** What holds for any provider. Other tests are about the site's code, and look for the words of the sample. */
const ofAProvider: readonly Check[] = [
  program('the words of the folder', 'tools/site/main.ts', 'check'),
  unit(
    'the site of the folder, built aside: every page, mail, feed and answer',
    'tests/provider/this-provider',
  ),
];

/** @param root the project's folder */
export const checksFor = (root: string): readonly Check[] =>
  contentFolder(root) === join(root, 'content') ? everyChange : ofAProvider;

/** Too long for every change, or in need of a program that not every machine has. */
export const byName: Readonly<Record<string, Check>> = {
  'every-page': {
    title: 'every page, not one of each kind: whole, without violations, and still',
    command: 'playwright',
    args: ['test', '--config', 'tests', 'every-page', 'a-capture', 'nothing-moves', 'keeps-out-of-the-way'],
    env: { EVERY_PAGE: 'all' },
  },
  accessibility: playwright('every state by two engines, three widths, light and dark', 'accessibility'),
  journeys: playwright('every journey in every access profile', 'journeys'),
  keyboard: playwright('every page by Tab at the pace of a person, three sizes', 'keyboard'),
  firefox: playwright('every journey in Firefox', 'firefox'),
  'by-ear': program('four journeys as a screen reader says them', 'tests/accessibility/by-ear.ts'),
  'valid-html': program('every page by the checker of the standard', 'tests/accessibility/valid-html.ts'),
  'reading-age': program('how hard the pages are to read', 'tools/content/reading-age.ts'),
  chaos: program('kills, full disks, restarts, backups under load', 'tests/chaos/run.ts'),
  load: program('many visitors at once', 'tests/load/run.ts'),
  faults: {
    title: 'every fault of every outside service',
    command: 'vitest',
    args: ['run', '--config', 'tests/vitest.config.ts', 'tests/faults'],
    env: { FAULTS: 'all' },
  },
  month: {
    title:
      'a month of 600 submissions by the test clock, three instances that are killed in turn, on both stores',
    command: 'vitest',
    args: ['run', '--config', 'tests/vitest.config.ts', 'server/follow-up/a-month.test.ts'],
    env: { MONTH_SUBMISSIONS: '600', MONTH_ROUNDS_BETWEEN_KILLS: '4' },
  },
  imap: {
    title: 'returned mails, read from the machine’s Dovecot',
    command: 'vitest',
    args: ['run', '--config', 'tests/vitest.config.ts', 'server/returns'],
    env: { IMAP_SERVER: 'dovecot' },
  },
  'fuzz-http': program('hostile requests, at length', 'tests/fuzz/run.ts'),
  licences: program('licences of all that is installed', 'tools/documents/licences.ts'),
  'clean-root': {
    title: 'npm start and npm test on a fresh Debian',
    command: 'bash',
    args: ['tests/clean-root.sh'],
  },
};
