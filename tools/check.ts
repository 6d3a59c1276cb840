// `npm run check` runs what must hold before a change lands; `npm run check -- all` everything; `npm run check -- NAME …` one longer check.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { byName, type Check, checksFor, longRun } from './check/checks.ts';
import { commitOf, type RecordedResult, warnOfOldProof, writeProof } from './check/proof.ts';
import { type CheckResult, type Held, printSummary, runCheck, sumOf } from './check/run-check.ts';
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
  const results = checksFor(root).map((check) => runCheck(check, root));
  console.log(
    `\nLeft out: tests called *.long.test.ts, journeys tagged @long, second sizes of journeys, and ${Object.keys(byName).join(', ')}. \`npm run check -- all\` runs everything.`,
  );
  warnOfOldProof(root);
  conclude(results);
}

function recordedResults(): readonly RecordedResult[] {
  return existsSync(progressFile) ? JSON.parse(readFileSync(progressFile, 'utf8')) : [];
}

/** What held in the last run of a check, of whatever commit. */
function heldBy({ title }: Check): Held | undefined {
  const last = recordedResults().find((result) => result.title === title);
  const held = last?.scenarios?.filter(({ broken }) => broken.length === 0) ?? [];
  if (!last || held.length === 0) return undefined;
  return {
    seconds: last.seconds,
    scenarios: held.map((scenario) => ({ commit: last.commit, ...scenario })),
  };
}

function record(result: CheckResult): RecordedResult {
  const recorded = { ...result, commit: commitOf(root), date: new Date().toISOString().slice(0, 10) };
  const others = recordedResults().filter(({ title }) => title !== result.title);
  mkdirSync(reports, { recursive: true });
  writeFileSync(progressFile, JSON.stringify([...others, recorded]));
  return recorded;
}

/** A run that was stopped goes on where it was; with `--go-on` also after later commits, and each row of the page names its own. */
function checkAll(words: readonly string[]): void {
  const commit = commitOf(root);
  const goOn = words.includes('--go-on');
  const leftOut = words.filter((word) => word !== '--go-on').map((word) => word.replace(/^--without-/, ''));
  const before = recordedResults().filter((result) => result.passed && (goOn || result.commit === commit));
  const results = longRun
    .filter((one) => !leftOut.some((without) => byName[without] === one))
    // The first makes the build that the others ask: one that was made before may be of other sources.
    .map(
      (check, index) =>
        (index > 0 && before.find(({ title }) => title === check.title)) ||
        record(runCheck(check, root, [], goOn ? heldBy(check) : undefined)),
    );
  writeProof(root, results, leftOut);
  conclude(results);
}

function checkOne(check: Check, more: readonly string[]): void {
  const goOn = more[0] === '--go-on';
  const words = goOn ? more.slice(1) : more;
  const result = runCheck(check, root, words, goOn ? heldBy(check) : undefined);
  if (words.length === 0) record(result);
  process.exitCode = result.passed ? 0 : 1;
}

const [name, ...args] = process.argv.slice(2);
if (name === 'webkit') sayIfWithoutWebKit();
const check: Check | undefined = byName[name ?? ''];
if (name === undefined) checkEveryChange();
else if (name === 'all') checkAll(args);
else if (check) checkOne(check, args);
else {
  const known = Object.entries(byName).map(([one, { title }]) => `  ${one.padEnd(15)}${title}`);
  const everything = `  ${'all'.padEnd(15)}everything, written to docs/proof.md; --without-NAME leaves one out, --go-on, behind one name, too, keeps what held at earlier commits`;
  console.error([`There is no check called ${name}. There are:`, ...known, everything].join('\n'));
  process.exitCode = 2;
}
