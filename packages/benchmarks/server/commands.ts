// Measures what the project's own commands take in a fresh clone, and a start of the built site.
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asStarted } from '../../../tests/support/as-started.ts';
import { residentMegabytes } from '../../../tests/support/resident-megabytes.ts';
import { startSite } from '../../../tests/support/start-site.ts';
import { processorUs } from '../contenders/wrk.ts';
import type { BenchmarkOptions, Measurement, Row } from '../report/measurement.ts';
import { type Figures, medians } from '../report/median.ts';

const run = promisify(execFile);
const project = join(import.meta.dirname, '../../..');
const STARTS = 5;

export async function* measure({ quick }: BenchmarkOptions): AsyncGenerator<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'clone-'));
  const rows: Row[] = [];
  try {
    // PostgreSQL runs as a user of its own, who must see what is installed.
    await chmod(folder, 0o755);
    await run('git', ['clone', '--quiet', project, folder]);
    for (const command of ['npm ci', 'npm run build', ...(quick ? [] : ['npm test'])])
      rows.push({ command, ...(await timed(command, folder)) });
    const starts: Figures[] = [];
    while (starts.length < STARTS) starts.push(await started());
    rows.push({ command: 'a start of what is built', ...medians(starts) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  yield {
    title: 'What the commands take',
    about: `In a fresh clone of what is committed, one after the other; processor time is that of all their processes. Packages come from where npm is told to ask, or from what it has kept. A start is the median of ${STARTS}: until the site listens, and the memory that it then has.`,
    rows,
  };
}

/** As somebody types them: npm tells those who come from one of its commands of that command's project. */
const asTyped = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE$)/.test(name)),
);

/** By the shell's own clock, which counts the processes of processes. */
export async function timed(command: string, folder: string): Promise<Figures> {
  const clocked = `TIMEFORMAT='%R %U %S'; time ${command} >log 2>&1 || { tail -n 50 log >&2; exit 1; }`;
  const { stderr } = await run('bash', ['-c', clocked], { cwd: folder, env: asTyped });
  const [seconds = Number.NaN, user = Number.NaN, system = Number.NaN] = stderr.trim().split(' ').map(Number);
  return { seconds, 'processor s': user + system };
}

async function started(): Promise<Figures> {
  const begun = performance.now();
  const site = await startSite({ LOG_LEVEL: 'silent', ...asStarted() });
  try {
    const seconds = (performance.now() - begun) / 1000;
    return {
      seconds,
      'processor s': (await processorUs(site.pid)) / 1e6,
      MB: await residentMegabytes(site.pid),
    };
  } finally {
    await site.stop();
  }
}
