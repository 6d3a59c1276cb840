// `npm run check` runs what must hold before a change lands; `npm run check -- all` everything; `npm run check -- NAME …` one longer check.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { byName, type Check, checksFor, longRun } from './check/checks.ts';
import { commitOf, warnOfOldProof, writeProof } from './check/proof.ts';
import { type CheckResult, printSummary, runCheck, sumOf } from './check/run-check.ts';
import { hasWebKit } from './setup/find-browser.js';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.reports');
const progressFile = join(reports, 'all.json');

function sayIfWithoutWebKit(): void {
  if (hasWebKit()) return;
  console.log(
    'WebKit is not installed: its tests are skipped, and nothing was tried in the engine of iPhones (apt-get install webkit2gtk-driver xvfb).',
  );
}

/** The last line counts the tests, in the form that a continuous integration reads. */
function conclude(results: readonly CheckResult[]): void {
  printSummary(results);
  sayIfWithoutWebKit();
  const failed = results.filter(({ passed }) => !passed).map(({ title }) => title);
  const minutes = (results.reduce((sum, { seconds }) => sum + seconds, 0) / 60).toFixed(1);
  console.log(`\n${failed.length > 0 ? `Failed: ${failed.join('; ')}` : 'All is well'} (${minutes} minutes)`);
  const counts = sumOf(results);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

function checkEveryChange(): void {
  rmSync(reports, { recursive: true, force: true });
  const results = checksFor(root).map((check) => runCheck(check, root));
  console.log(
    `\nLeft out: tests called *.long.test.ts, journeys tagged @long, second sizes of journeys, and ${Object.keys(byName).join(', ')}. \`npm run check -- all\` runs everything.`,
  );
  warnOfOldProof(root);
  conclude(results);
}

/** Parts of an earlier run of this commit that held, so that a run that was stopped goes on where it was. */
function resultsSoFar(commit: string): readonly CheckResult[] {
  if (!existsSync(progressFile)) return [];
  const progress: { commit: string; results: CheckResult[] } = JSON.parse(readFileSync(progressFile, 'utf8'));
  return progress.commit === commit ? progress.results.filter(({ passed }) => passed) : [];
}

function checkAll(leftOut: readonly string[]): void {
  const commit = commitOf(root);
  const before = resultsSoFar(commit);
  const results: CheckResult[] = [];
  mkdirSync(reports, { recursive: true });
  for (const check of longRun.filter((one) => !leftOut.some((name) => byName[name] === one))) {
    results.push(before.find(({ title }) => title === check.title) ?? runCheck(check, root));
    writeFileSync(progressFile, JSON.stringify({ commit, results }));
  }
  writeProof(root, results, leftOut);
  conclude(results);
}

const [name, ...args] = process.argv.slice(2);
if (name === 'webkit') sayIfWithoutWebKit();
const check: Check | undefined = byName[name ?? ''];
if (name === undefined) checkEveryChange();
else if (name === 'all') checkAll(args.map((word) => word.replace(/^--without-/, '')));
else if (check) process.exitCode = runCheck(check, root, args).passed ? 0 : 1;
else {
  const known = Object.entries(byName).map(([one, { title }]) => `  ${one.padEnd(15)}${title}`);
  const everything = `  ${'all'.padEnd(15)}everything, written to docs/proof.md; --without-NAME leaves one out`;
  console.error([`There is no check called ${name}. There are:`, ...known, everything].join('\n'));
  process.exitCode = 2;
}
