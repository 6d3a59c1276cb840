// Everything that must hold before a change lands, in the order in which it fails fastest; it ends with a count of the tests.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const unitReport = '.reports/unit.json';
const journeysReport = '.reports/journeys.json';

const steps: [what: string, script: string, ...words: string[]][] = [
  ['format, lint, boundaries, settings', 'lint'],
  ['types', 'types'],
  ['dead code', 'dead-code'],
  [
    'unit, contract, request and chaos tests',
    'unit',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
  ['budgets', 'budgets'],
  ['journeys in the browser', 'e2e'],
];

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** The counts of a report, or none where the step did not get so far. */
function countOf<Report>(file: string, read: (report: Report) => Count): Count {
  try {
    return read(JSON.parse(readFileSync(join(root, file), 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

function countTests(): Count {
  const unit = countOf<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(
    unitReport,
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    }),
  );
  const journeys = countOf<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }>(journeysReport, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
  return {
    passed: unit.passed + journeys.passed,
    failed: unit.failed + journeys.failed,
    skipped: unit.skipped + journeys.skipped,
  };
}

rmSync(join(root, '.reports'), { recursive: true, force: true });
const begun = Date.now();
let failedStep: string | null = null;
for (const [what, script, ...words] of steps) {
  console.log(`\n— ${what}`);
  const started = Date.now();
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...words], {
    cwd: root,
    stdio: 'inherit',
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${status === 0 ? '✓' : '✗'} ${what} (${seconds} s)`);
  if (status !== 0) {
    failedStep = what;
    break;
  }
}
const { passed, failed, skipped } = countTests();
const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
console.log(`\n${failedStep ? `Not well: ${failedStep}` : 'All is well'} (${minutes} minutes)`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failedStep ? 1 : 0);
