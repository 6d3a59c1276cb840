// States what every benchmark does with what it has measured: a table for who runs it, a run kept in results/<name>.json, and
// the page made anew from all that are kept.
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, release, type as systemType, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Measurement, Results, Run } from './measurement.ts';
import { withMeasured } from './readme-table.ts';
import { resultsPage } from './results-page.ts';
import { markdownTable } from './table.ts';
import { trendPicture } from './trend-picture.ts';

const folder = join(import.meta.dirname, '../results');
const readme = join(import.meta.dirname, '../README.md');

/** Prints a measurement; keeps it and makes the page anew, unless it was a hurried one that shall not count. */
export async function record(measurement: Measurement, { keep = true } = {}): Promise<void> {
  const { rows, versions, ...described } = measurement;
  console.log(`\n${described.title}\n${described.about}\n\n${markdownTable(rows)}\n`);
  if (!keep) return;
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${described.name}.json`);
  const before = await readResults(path);
  const run: Run = { ...circumstances(), versions: { node: process.versions.node, ...versions }, rows };
  const results: Results = { ...described, runs: [...(before?.runs ?? []), run] };
  await writeFile(path, `${JSON.stringify(results, null, 2)}\n`);
  await writeResultsPage();
}

/** Makes the page and its pictures from the runs that are kept. */
async function writeResultsPage(): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const all = (await Promise.all(names.map((name) => readResults(join(folder, name))))).filter(
    (one) => one !== null,
  );
  for (const results of all) await writeFile(join(folder, `${results.name}.svg`), trendPicture(results));
  await writeFile(join(folder, 'README.md'), resultsPage(all));
  await writeFile(readme, withMeasured(await readFile(readme, 'utf8'), all));
}

async function readResults(path: string): Promise<Results | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Results;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function circumstances(): Omit<Run, 'versions' | 'rows'> {
  const [processor] = cpus();
  return {
    date: new Date().toISOString().slice(0, 16),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    machine: {
      cpu: processor?.model.trim() ?? 'unknown',
      cores: availableParallelism(),
      memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
      os: `${systemType()} ${release().split('-', 1)[0]}`,
    },
  };
}
