import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startSite } from '../support/start-site.ts';
import { createForms } from './forms.ts';
import { seededRandom } from './random.ts';
import { inFolder, type Report } from './report.ts';
import { sendForm } from './send-form.ts';

interface HangingStoreOptions {
  databaseUrl: string | null;
  forms: number;
  seed: number;
  /** From one address, which may send any number of them. */
  applicationsAlone?: boolean;
}

const APPLICATION = 4;
const FORM_TIMEOUT_MS = 10_000;
const READY_TIMEOUT_MS = 2000;
const MAX_TRIES = 10;

/** While the store says nothing any more, every form is refused in its own words in time, and `/readyz` says no; then all is well. */
export function hangingStore(options: HangingStoreOptions): Promise<Report> {
  const { databaseUrl, forms, seed, applicationsAlone = false } = options;
  const kind = applicationsAlone ? APPLICATION : undefined;
  return inFolder(async (dataDir) => {
    const settings = {
      ...{ DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
      ...(applicationsAlone && { RATE_LIMITS: 'off' }),
    };
    const site = await startSite({ ...settings, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
    const nextForm = createForms(seededRandom(seed));
    const broken: string[] = [];
    const send = async (count: number, expected: string) => {
      const all = Array.from({ length: count }, async () => {
        const form = nextForm(kind);
        const { status } = await sendForm(form, site.url, { timeoutMs: FORM_TIMEOUT_MS });
        if (status !== expected) broken.push(`${form.path}: ${status}, not ${expected}`);
      });
      await Promise.all(all);
    };
    try {
      await send(1, 'acknowledged');
      const release = databaseUrl ? stopPostgres(databaseUrl) : lockSqlite(join(dataDir, 'site.db'));
      try {
        const [ready] = await Promise.all([readiness(site.url), send(forms, 'refused')]);
        if (ready !== 503) broken.push(`/readyz: ${ready}`);
      } finally {
        release();
      }
      const isTaken = async () => (await sendForm(nextForm(kind), site.url)).status === 'acknowledged';
      let tries = 0;
      while (!(await isTaken()) && tries < MAX_TRIES) tries += 1;
      if (tries === MAX_TRIES) broken.push('nothing is taken any more');
    } finally {
      await site.stop('SIGKILL');
    }
    return { figures: { seed, forms }, broken };
  });
}

const readiness = (origin: string) =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(READY_TIMEOUT_MS) }).then(
    ({ status }) => status,
    (error: Error) => error.name,
  );

function lockSqlite(file: string): () => void {
  const other = new DatabaseSync(file, { timeout: 5000 });
  other.exec('begin immediate');
  return () => {
    other.exec('rollback');
    other.close();
  };
}

/** The server itself, with all its processes: its sockets take what is sent, and answer nothing. */
function stopPostgres(databaseUrl: string): () => void {
  const { port } = new URL(databaseUrl);
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const processes = listed.split('\n').map((line) => line.trim().split(/\s+/));
  const [server] = processes.find((words) => words.includes('-p') && words.includes(port)) ?? [];
  const pids = processes
    .filter(([pid, parent]) => pid === server || parent === server)
    .map(([pid]) => Number(pid));
  if (pids.length < 2) throw new Error(`No PostgreSQL was found at the port ${port}`);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  };
}
