import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { CheckResult } from './run-check.ts';
import type { TestedFile } from './test-counts.ts';

const page = 'docs/proof.md';
const MAX_COMMITS_SINCE = 100;

const git = (root: string, ...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

const minutes = (seconds: number) =>
  seconds < 100 ? `${seconds} s` : `${(seconds / 60).toFixed(1)} minutes`;

function rowOf({ title, passed, seconds, counts }: CheckResult): string {
  const cells = [
    title,
    passed ? 'held' : '**failed**',
    counts.passed,
    counts.failed,
    counts.skipped,
    minutes(seconds),
  ];
  return `| ${cells.join(' | ')} |`;
}

export const commitOf = (root: string) => git(root, 'rev-parse', 'HEAD');

/**
 * Writes the result of a whole run to its page, with the commit and the machine on which it was made.
 *
 * @param leftOut names of what was not tried
 */
export function writeProof(root: string, results: readonly CheckResult[], leftOut: readonly string[]): void {
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
      `- Date: ${new Date().toISOString().slice(0, 10)}`,
      `- Commit: ${commitOf(root)}`,
      `- Machine: ${machine}`,
      `- Not run: ${leftOut.length > 0 ? leftOut.join('; ') : 'nothing of the checks'}`,
      '- Not tried by any check: NVDA, JAWS, VoiceOver, TalkBack, Dragon, Safari on a phone, Windows',
      '',
      '| part | result | passed | failed | skipped | time |',
      '| --- | --- | --: | --: | --: | --: |',
      ...results.map(rowOf),
      '',
      `The slowest of ${all.length} files of tests: ${slowest(all)}.`,
      '',
    ].join('\n'),
  );
}

const slowest = (files: readonly TestedFile[]) =>
  [...files]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `\`${name}\` (${Math.round(seconds)} s)`)
    .join(', ');

/** Warns if the page is missing or was written many commits ago. A copy without history says nothing. */
export function warnOfOldProof(root: string): void {
  if (!existsSync(join(root, '.git'))) return;
  const text = existsSync(join(root, page)) ? readFileSync(join(root, page), 'utf8') : '';
  const commit = /^- Commit: ([0-9a-f]{40})$/m.exec(text)?.[1];
  const since = commit ? commitsSince(root, commit) : Number.POSITIVE_INFINITY;
  if (since > MAX_COMMITS_SINCE)
    console.warn(
      `${page} is ${Number.isFinite(since) ? `${since} commits old` : 'of no commit of this history'}: run \`npm run check -- all\`.`,
    );
}

function commitsSince(root: string, commit: string): number {
  try {
    return Number(git(root, 'rev-list', '--count', `${commit}..HEAD`));
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
