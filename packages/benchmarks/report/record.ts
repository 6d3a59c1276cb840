// States what every benchmark does with what it has measured: a table for who runs it, and for the page of results.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, release, type as systemType, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Measurement } from './measurement.ts';
import { markdownTable } from './table.ts';

const file = join(import.meta.dirname, '../results/README.md');

/** Prints a measurement, and writes it over the last one of its title, unless it was a hurried one that shall not count. */
export async function record(measurement: Measurement, { keep = true } = {}): Promise<void> {
  const { title, about, rows, versions } = measurement;
  console.log(`\n${title}\n${about}\n\n${markdownTable(rows)}\n`);
  if (!keep) return;
  const section = sectionOf(measurement, circumstances({ node: process.versions.node, ...versions }));
  await writeFile(file, withSection(await readFile(file, 'utf8'), section));
}

export function sectionOf({ title, about, rows }: Measurement, circumstances: string): string {
  return [`## ${title}`, about, circumstances, markdownTable(rows)].join('\n\n');
}

/** The page with a section in the place of the one of the same title, or at its end. */
export function withSection(page: string, section: string): string {
  const [title] = section.split('\n', 1);
  const sections = page.trimEnd().split(/\n\n(?=## )/);
  const at = sections.findIndex((one) => one.startsWith(`${title}\n`));
  const all = at < 0 ? [...sections, section] : sections.with(at, section);
  return `${all.join('\n\n')}\n`;
}

/** A line that says when, where and of what a run was taken. */
function circumstances(versions: Readonly<Record<string, string>>): string {
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = [
    cpus()[0]?.model.trim() ?? 'unknown',
    `${availableParallelism()} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${systemType()} ${release().split('-', 1)[0]}`,
  ];
  const named = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return `${date} UTC, commit ${commit}, ${machine.join(', ')}; ${named.join(', ')}.`;
}
