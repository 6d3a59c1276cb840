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

export interface FailedTest {
  name: string;
  reason: string;
}

export interface PlayedScenario {
  title: string;
  figures: Readonly<Record<string, number>>;
  broken: readonly string[];
  /** Of its run, where it was kept from an earlier one. */
  commit?: string;
}

interface ReportRead {
  counts: Counts;
  files: readonly TestedFile[];
  failures: readonly FailedTest[];
  scenarios?: readonly PlayedScenario[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: readonly {
    name: string;
    startTime: number;
    endTime: number;
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
}

interface Suite {
  file: string;
  specs?: readonly {
    title: string;
    ok: boolean;
    tests: readonly { results: readonly { duration: number; errors: readonly { message?: string }[] }[] }[];
  }[];
  suites?: readonly Suite[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly Suite[];
}

function durationOf({ specs = [], suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...own.map(({ duration }) => duration), ...suites.map(durationOf)].reduce((a, b) => a + b, 0);
}

const failuresOf = ({ file, specs = [], suites = [] }: Suite, folder: string): FailedTest[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return { name: `${join(folder, file)} › ${title}`, reason: errors[0]?.message ?? '' };
    }),
  ...suites.flatMap((suite) => failuresOf(suite, folder)),
];

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
    failures: report.testResults.flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const tests = assertionResults
        .filter(({ status }) => status === 'failed')
        .map((test) => ({ name: `${file} › ${test.fullName}`, reason: test.failureMessages[0] ?? '' }));
      return message && tests.length === 0 ? [{ name: file, reason: message }] : tests;
    }),
  }),
  playwright: ({ config, stats, suites }: PlaywrightReport, root: string): ReportRead => {
    const folder = relative(root, config.rootDir);
    return {
      counts: { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
      files: suites.map((suite) => ({ name: join(folder, suite.file), seconds: durationOf(suite) / 1000 })),
      failures: suites.flatMap((suite) => failuresOf(suite, folder)),
    };
  },
  scenarios: readScenarios,
};

export function readScenarios(scenarios: readonly PlayedScenario[]): ReportRead {
  const failed = scenarios.filter(({ broken }) => broken.length > 0);
  return {
    counts: { passed: scenarios.length - failed.length, failed: failed.length, skipped: 0 },
    files: [],
    failures: failed.map(({ title, broken }) => ({ name: title, reason: broken.join('\n') })),
    scenarios,
  };
}

const nothingRead = { files: [], failures: [] };

export function readReport({ report }: Check, root: string, passed: boolean): ReportRead {
  if (!report)
    return { counts: { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }, ...nothingRead };
  try {
    const { counts, ...read } = readers[report.runner](
      JSON.parse(readFileSync(join(root, report.file), 'utf8')),
      root,
    );
    return { counts: { ...counts, failed: Math.max(counts.failed, passed ? 0 : 1) }, ...read };
  } catch {
    // The run did not get so far as to write one.
    return { counts: { passed: 0, failed: 1, skipped: 0 }, ...nothingRead };
  }
}
