import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Check } from './checks.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface TestedFile {
  name: string;
  seconds: number;
}

interface ReportRead {
  counts: Counts;
  files: readonly TestedFile[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: readonly { name: string; startTime: number; endTime: number }[];
}

interface Suite {
  file: string;
  specs?: readonly { tests: readonly { results: readonly { duration: number }[] }[] }[];
  suites?: readonly Suite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly Suite[];
}

function durationOf({ specs = [], suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...own.map(({ duration }) => duration), ...suites.map(durationOf)].reduce((a, b) => a + b, 0);
}

const readers = {
  vitest: (report: VitestReport, root: string): ReportRead => ({
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    },
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  }),
  playwright: ({ stats, suites }: PlaywrightReport): ReportRead => ({
    counts: { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
    files: suites.map((suite) => ({ name: `tests/${suite.file}`, seconds: durationOf(suite) / 1000 })),
  }),
};

/**
 * Counts the tests of a check that has ended. A red check without a red test counts as one failure.
 *
 * @param root the project's folder
 * @param passed whether the check's program ended well
 */
export function readReport({ report }: Check, root: string, passed: boolean): ReportRead {
  if (!report) return { counts: { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }, files: [] };
  try {
    const { counts, files } = readers[report.runner](
      JSON.parse(readFileSync(join(root, report.file), 'utf8')),
      root,
    );
    return { counts: { ...counts, failed: Math.max(counts.failed, passed ? 0 : 1) }, files };
  } catch {
    // The run did not get so far as to write one.
    return { counts: { passed: 0, failed: 1, skipped: 0 }, files: [] };
  }
}
