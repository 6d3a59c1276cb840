import { contentFolder, isSampleFolder } from '../content/content-folder.js';

export interface Check {
  title: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** The file in which the run counts its tests, in the form of its runner; without one it counts as one test. */
  report?: { file: string; runner: 'vitest' | 'playwright' | 'scenarios' };
}

const reportOf = (name: string) => `.reports/${name}.json`;

const script = (title: string, name: string, ...args: string[]): Check => ({
  title,
  command: 'npm',
  args: ['run', '--silent', name, '--', ...args],
});
const program = (title: string, ...args: string[]): Check => ({ title, command: process.execPath, args });

function scenarios(title: string, name: string, ...args: string[]): Check {
  const file = reportOf(name);
  return {
    ...program(title, ...args),
    env: { SCENARIOS_REPORT: file },
    report: { file, runner: 'scenarios' },
  };
}

function unit(title: string, name: string, ...paths: string[]): Check {
  const file = reportOf(name);
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return { ...script(title, 'unit', ...report, ...paths), report: { file, runner: 'vitest' } };
}

function playwright(title: string, name: string, ...args: string[]): Check {
  const file = reportOf(name);
  return {
    title,
    command: 'playwright',
    args: ['test', ...args],
    env: { JOURNEYS_REPORT: file },
    report: { file, runner: 'playwright' },
  };
}

const scan = (title: string, folder: string): Check =>
  playwright(title, folder, '--config', `tests/${folder}/playwright.config.ts`);

/** Must hold before a change lands, quickest to fail first. */
const everyChange: readonly Check[] = [
  program('the built site', 'tools/setup.js', 'build'),
  script('format, lint, boundaries, settings', 'lint'),
  script('types', 'types'),
  script('dead code', 'dead-code'),
  unit('unit, contract, request and chaos tests', 'unit'),
  script('budgets', 'budgets'),
  playwright('journeys in the browser', 'journeys-in-chromium', '--config', 'tests'),
];

/** Hold for any provider. Other tests are about the site's code, and look for the words of the sample. */
const ofAProvider: readonly Check[] = [
  program('the words of the folder', 'packages/editor/main.ts', 'check'),
  unit(
    'the site of the folder, built aside: every page, mail, feed and answer',
    'provider',
    'tests/provider/this-provider',
  ),
];

/** Leaves out what takes long: files called `*.long.test.ts`, journeys tagged `@long`, and the second size of a journey. */
const short = (check: Check): Check => ({ ...check, env: { ...check.env, SHORT_RUN: '1' } });

export const checksFor = (root: string): readonly Check[] =>
  isSampleFolder(root, contentFolder(root)) ? everyChange.map(short) : ofAProvider;

/** Too long for every change, or in need of a program that not every machine has. */
export const byName: Readonly<Record<string, Check>> = {
  'every-page': {
    ...playwright(
      'every page, not one of each kind: whole, without violations, and still',
      'every-page',
      ...['--config', 'tests', 'every-page', 'a-capture', 'nothing-moves', 'keeps-out-of-the-way'],
    ),
    env: { EVERY_PAGE: 'all', JOURNEYS_REPORT: reportOf('every-page') },
  },
  accessibility: scan('every state by two engines, three widths, light and dark', 'accessibility'),
  pictures: {
    ...playwright('every state looks as it was accepted, four widths, light and dark', 'pictures'),
    command: process.execPath,
    args: ['tests/pictures/run.ts'],
  },
  journeys: scan('every journey in every access profile', 'journeys'),
  keyboard: scan('every page by Tab at the pace of a person, three sizes', 'keyboard'),
  firefox: scan('every journey in Firefox', 'firefox'),
  webkit: {
    ...unit(
      'every journey and page in WebKit, two widths, light and dark, with pictures to look at',
      'webkit',
      'tests/webkit',
    ),
    env: { WEBKIT: 'all' },
  },
  'by-ear': scenarios(
    'eight journeys by keyboard, in the words that are kept',
    'by-ear',
    'tests/by-ear/run.ts',
  ),
  orca: scenarios(
    'eight journeys as Orca says them, in the words that are kept',
    'orca',
    'tests/by-ear/run.ts',
    '--orca',
  ),
  'valid-html': program('every page by the checker of the standard', 'tests/accessibility/valid-html.ts'),
  'reading-age': program('how hard the pages are to read', 'tests/accessibility/reading-age.ts'),
  chaos: scenarios(
    'kills, full disks, restarts, backups under load',
    'chaos',
    'tests/chaos/run.ts',
    ...['--kills', '200'],
  ),
  load: scenarios('many visitors at once', 'load', 'tests/load/run.ts'),
  faults: {
    ...unit('every fault of every outside service', 'faults', 'tests/faults'),
    env: { FAULTS: 'all' },
  },
  month: {
    ...unit(
      'a month of 600 submissions by the test clock, three instances that are killed in turn, on both stores',
      'month',
      'server/follow-up/a-month.long.test.ts',
    ),
    env: { MONTH_SUBMISSIONS: '600', MONTH_ROUNDS_BETWEEN_KILLS: '4' },
  },
  imap: {
    ...unit('returned mails, read from the machine’s Dovecot', 'imap', 'server/returns'),
    env: { IMAP_SERVER: 'dovecot' },
  },
  clock: scenarios(
    'the build, tests and budgets at twelve moments of the calendar',
    'clock',
    'tests/clock/run.ts',
  ),
  'fuzz-http': scenarios('hostile requests, at length', 'fuzz-http', 'tests/fuzz/run.ts'),
  licences: program('licences of all that is installed', 'tools/documents/licences.ts'),
  'clean-root': {
    title: 'npm start and npm test on a fresh Debian',
    command: 'bash',
    args: ['tests/clean-root.sh'],
  },
};

/** Everything: each change's checks in full, then the named ones. */
export const longRun: readonly Check[] = [...everyChange, ...Object.values(byName)];
