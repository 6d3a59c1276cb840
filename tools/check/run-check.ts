import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Check } from './checks.ts';
import {
  type Counts,
  type FailedTest,
  type PlayedScenario,
  readReport,
  readScenarios,
  type TestedFile,
} from './test-counts.ts';

export interface CheckResult {
  title: string;
  passed: boolean;
  seconds: number;
  counts: Counts;
  files: readonly TestedFile[];
  failures: readonly FailedTest[];
  scenarios?: readonly PlayedScenario[];
}

/** Of an earlier run: scenarios that held, which are not played again, and the time that it took. */
export interface Held {
  scenarios: readonly PlayedScenario[];
  seconds: number;
}

export function runCheck(check: Check, root: string, more: readonly string[] = [], held?: Held): CheckResult {
  console.log(`\n— ${check.title}`);
  if (check.report) {
    mkdirSync(dirname(join(root, check.report.file)), { recursive: true });
    rmSync(join(root, check.report.file), { force: true });
  }
  const begun = Date.now();
  const SCENARIOS_HELD = held?.scenarios.map(({ title }) => title).join('\n');
  const env = { ...process.env, ...check.env, SCENARIOS_HELD };
  const { status } = spawnSync(check.command, [...check.args, ...more], { cwd: root, env, stdio: 'inherit' });
  const seconds = Math.round((Date.now() - begun) / 1000);
  const passed = status === 0;
  console.log(`${passed ? '✓' : '✗'} ${check.title} (${seconds} s)`);
  const read = readReport(check, root, passed);
  const all = held ? readScenarios([...held.scenarios, ...(read.scenarios ?? [])]) : read;
  return { title: check.title, passed, seconds: seconds + (held?.seconds ?? 0), ...all };
}

export function sumOf(results: readonly CheckResult[]): Counts {
  const sum = (count: keyof Counts) => results.reduce((all, { counts }) => all + counts[count], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

const SLOWEST = 10;
const LINES_OF_A_REASON = 12;

/** Prints each part with its counts and time, the slowest files of all, and last what failed: a long log is often kept by its end. */
export function printSummary(results: readonly CheckResult[]): void {
  console.log('\nParts:');
  for (const { title, passed, seconds, counts } of results)
    console.log(`${passed ? '✓' : '✗'} ${String(seconds).padStart(5)} s  ${counts.passed} passed  ${title}`);
  const slowest = results
    .flatMap(({ files }) => files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  console.log('\nSlowest files, which run beside others:');
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  for (const { name, reason } of results.flatMap(({ failures }) => failures))
    console.log(`\n✗ ${name}\n${reason.split('\n').slice(0, LINES_OF_A_REASON).join('\n')}`);
}
