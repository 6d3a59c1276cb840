import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import type { Check } from './checks.ts';
import { readReport } from './test-counts.ts';

function read(runner: 'vitest' | 'playwright' | 'scenarios', report: unknown, root = temporaryFolder()) {
  writeFileSync(join(root, 'report.json'), JSON.stringify(report));
  const check: Check = { title: 'tests', command: 'true', args: [], report: { file: 'report.json', runner } };
  return readReport(check, root, false);
}

it('a failed test is named with its reason, in the report of either runner', () => {
  const test = (fullName: string, ...failureMessages: string[]) => ({
    fullName,
    status: failureMessages.length > 0 ? 'failed' : 'passed',
    failureMessages,
  });
  const file = { name: 'a.test.ts', startTime: 0, endTime: 1, message: '' };
  const vitest = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    testResults: [
      { ...file, assertionResults: [test('holds'), test('breaks', 'expected 1 to be 2')] },
      { ...file, message: 'no such module', assertionResults: [] },
    ],
  };
  expect(read('vitest', vitest).failures.map(({ reason }) => reason)).toEqual([
    'expected 1 to be 2',
    'no such module',
  ]);

  const spec = (title: string, ...errors: { message: string }[]) => ({
    title,
    ok: errors.length === 0,
    tests: [{ results: [{ duration: 1, errors }] }],
  });
  const root = temporaryFolder();
  const playwright = {
    config: { rootDir: join(root, 'tests/keyboard') },
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [
      {
        file: 'b.spec.ts',
        suites: [{ file: 'b.spec.ts', specs: [spec('holds'), spec('breaks', { message: 'not visible' })] }],
      },
    ],
  };
  expect(read('playwright', playwright, root).failures).toEqual([
    { name: 'tests/keyboard/b.spec.ts › breaks', reason: 'not visible' },
  ]);
});

it('a scenario that broke a promise has failed, and its figures are kept', () => {
  const figures = { kills: 200, seed: 7 };
  const played = [
    { title: 'killed', figures, broken: [] },
    { title: 'no room', figures: {}, broken: ['a form was lost', 'a mail came twice'] },
  ];
  const { counts, failures, scenarios } = read('scenarios', played);
  expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(failures).toEqual([{ name: 'no room', reason: 'a form was lost\na mail came twice' }]);
  expect(scenarios?.[0]?.figures).toEqual(figures);
});

it('a run that wrote no report has failed', () => {
  const check: Check = {
    title: 'tests',
    command: 'true',
    args: [],
    report: { file: 'none.json', runner: 'vitest' },
  };
  expect(readReport(check, temporaryFolder(), true).counts.failed).toBe(1);
});
