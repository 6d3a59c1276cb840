import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { journeysReport, unitReport } from './checks.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The counts of a report, or none if its tests did not get so far. */
function countsOf<Report>(path: string, read: (report: Report) => Counts): Counts {
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

const readUnit = (report: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests,
});

const readJourneys = ({
  stats,
}: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped });

/** Counts how many tests of both reports passed, failed and were skipped. */
export function readCounts(root: string): Counts {
  const unit = countsOf(join(root, unitReport), readUnit);
  const journeys = countsOf(join(root, journeysReport), readJourneys);
  return {
    passed: unit.passed + journeys.passed,
    failed: unit.failed + journeys.failed,
    skipped: unit.skipped + journeys.skipped,
  };
}
