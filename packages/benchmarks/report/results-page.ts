import type { Results } from './measurement.ts';
import { markdownTable } from './table.ts';

/** A line that says when, where and of what the last run was taken. */
export function circumstancesOf({ runs }: Results): string {
  const run = runs.at(-1);
  if (!run) return '';
  const { cpu, cores, memory, os } = run.machine;
  const versions = Object.entries(run.versions).map(([name, version]) => `${name} ${version}`);
  return `${run.date.replace('T', ' ')} UTC, commit ${run.commit}, ${cpu}, ${cores} cores, ${memory}, ${os}; ${versions.join(', ')}.`;
}

/** The page of all results: of each benchmark the last run as a table, and all runs as a picture. */
export function resultsPage(all: readonly Results[]): string {
  const parts = all.map((results) =>
    [
      `## ${results.title}`,
      `${results.about}`,
      circumstancesOf(results),
      markdownTable(results.runs.at(-1)?.rows ?? []),
      `![${results.trend} over the recorded runs](${results.name}.svg)`,
    ].join('\n\n'),
  );
  return [
    '# What was measured',
    'Made from the files beside it, which keep every recorded run, by `npm run bench -w packages/benchmarks`: `npm run bench -w packages/benchmarks -- NAME` for one benchmark, `--quick` for a look that is not kept.',
    ...parts,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
