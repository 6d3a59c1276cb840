// `npm run bench` measures everything; `npm run bench -- NAME …` what is named. Each prints a table and writes it into
// results/README.md; `--quick` is a look at a fraction of the time, which is not kept.
import { parseArgs } from 'node:util';
import type { Benchmark } from './report/measurement.ts';
import { record } from './report/record.ts';

const benchmarks: Record<string, () => Promise<{ measure: Benchmark }>> = {
  lighthouse: () => import('./pages/lighthouse.ts'),
  operations: () => import('./server/operations.ts'),
  pages: () => import('./pages/page-loads.ts'),
  server: () => import('./server/server.ts'),
  touches: () => import('./touches/touches.ts'),
  store: () => import('./scale/store.ts'),
  jobs: () => import('./scale/jobs.ts'),
  stalls: () => import('./server/stalls.ts'),
  mails: () => import('./scale/mails.ts'),
  growth: () => import('./scale/growth.ts'),
  processes: () => import('./scale/processes.ts'),
  commands: () => import('./server/commands.ts'),
};

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, runs: { type: 'string' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(benchmarks).join(', ')}.`,
  );
  process.exit(1);
}
const options = { quick: values.quick, runs: values.runs ? Number(values.runs) : undefined };
for (const name of positionals.length > 0 ? positionals : Object.keys(benchmarks)) {
  const { measure } = (await benchmarks[name]?.()) ?? {};
  if (!measure) continue;
  for await (const measurement of measure(options)) await record(measurement, { keep: !options.quick });
}
