import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { byName } from './checks.ts';
import type { CheckResult } from './run-check.ts';
import type { PlayedScenario, TestedFile } from './test-counts.ts';

export interface RecordedResult extends CheckResult {
  commit: string;
  date: string;
}

const page = 'docs/proof.md';
const readme = 'README.md';
/** In README, between these, stand ten rows of the page. */
const ROWS_IN_README = /(<!-- proof -->\n)[\s\S]*?(<!-- end of proof -->)/;
const TELLING = 'accessibility keyboard firefox webkit orca chaos load fuzz-http month clock'
  .split(' ')
  .map((name) => byName[name]?.title);
const MAX_COMMITS_SINCE = 100;
const SHORT_COMMIT = 10;

const git = (root: string, ...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

const minutes = (seconds: number) =>
  seconds < 100 ? `${seconds} s` : `${(seconds / 60).toFixed(1)} minutes`;

const HEAD = [
  '| part | result | passed | failed | skipped | time | day | commit |',
  '| --- | --- | --: | --: | --: | --: | --- | --- |',
];

function rowOf({ title, passed, seconds, counts, commit, date }: RecordedResult): string {
  const cells = [
    title,
    passed ? 'held' : '**failed**',
    counts.passed,
    counts.failed,
    counts.skipped,
    minutes(seconds),
    date,
    commit.slice(0, SHORT_COMMIT),
  ];
  return `| ${cells.join(' | ')} |`;
}

function lineOf({ title, figures, broken, commit }: PlayedScenario): string {
  const all = Object.entries(figures).map(([what, figure]) => `${what} ${figure}`);
  const earlier = commit ? [`at ${commit.slice(0, SHORT_COMMIT)}`] : [];
  return `- ${broken.length === 0 ? 'Held' : '**Broken**'}: ${[title, ...all, ...earlier].join('; ')}`;
}

const figuresOf = ({ title, scenarios = [] }: RecordedResult) =>
  scenarios.length > 0 ? ['', `## ${title}`, '', ...scenarios.map(lineOf)] : [];

export const commitOf = (root: string) => git(root, 'rev-parse', 'HEAD');

/**
 * Writes the result of a whole run to its page, each part with the commit of its run, and the machine on which it was made.
 * @param leftOut names of what was not tried
 */
export function writeProof(
  root: string,
  results: readonly RecordedResult[],
  leftOut: readonly string[],
): void {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const all = results.flatMap(({ files }) => files);
  writeFileSync(
    join(root, page),
    [
      '# What the last whole run showed',
      '',
      'Written by `npm run check -- all`, and by nothing else.',
      '',
      `- Machine: ${machine}`,
      `- Not run: ${leftOut.length > 0 ? leftOut.join('; ') : 'nothing of the checks'}`,
      '- Not tried by any check: NVDA, JAWS, VoiceOver, TalkBack, Dragon, Safari on a phone, Windows',
      '- Elsewhere: [each row of the specification with its tests](spec-coverage.md); [what visitors wait for and what the server bears, beside peers](../packages/benchmarks/results/README.md), each with its day and commit',
      '',
      ...HEAD,
      ...results.map(rowOf),
      '',
      `The slowest of ${all.length} files of tests: ${slowest(all)}.`,
      ...results.flatMap(figuresOf),
      '',
    ].join('\n'),
  );
  writeReadme(root, results);
}

function writeReadme(root: string, results: readonly RecordedResult[]): void {
  const file = join(root, readme);
  const rows = [...HEAD, ...results.filter(({ title }) => TELLING.includes(title)).map(rowOf)];
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(ROWS_IN_README, `$1\n${rows.join('\n')}\n\n$2`));
}

const slowest = (files: readonly TestedFile[]) =>
  [...files]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `\`${name}\` (${Math.round(seconds)} s)`)
    .join(', ');

export function warnOfOldProof(root: string): void {
  const fault = existsSync(join(root, '.git')) ? faultOfProof(root) : undefined;
  if (fault) console.warn(`${fault}: run \`npm run check -- all\`.`);
}

function faultOfProof(root: string): string | undefined {
  if (!existsSync(join(root, page))) return `There is no ${page}`;
  const text = readFileSync(join(root, page), 'utf8');
  const commits = new Set([...text.matchAll(/([0-9a-f]{10}) \|$/gm)].map(([, commit = '']) => commit));
  const since = Math.max(...[...commits].map((commit) => commitsSince(root, commit)));
  if (since === Number.POSITIVE_INFINITY) return `${page} has a part that is of no commit of this history`;
  if (since > MAX_COMMITS_SINCE) return `${page} has a part that is ${since} commits old`;
  return undefined;
}

function commitsSince(root: string, commit: string): number {
  try {
    return Number(git(root, 'rev-list', '--count', `${commit}..HEAD`));
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
