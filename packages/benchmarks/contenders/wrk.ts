import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { residentMegabytes } from '../../../tests/support/resident-megabytes.ts';

/** Each `{n}` in the path or the body becomes another number in each request. */
export interface Target {
  path: string;
  /** A form's fields; with them it is a POST. */
  body?: string;
  acceptEncoding?: string;
}

interface Load {
  url: string;
  pids: readonly number[];
  asked: Target;
  connections: number;
  seconds: number;
}

export interface Borne {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time of what answers, in microseconds, what the system does for it included. */
  perRequestUs: number;
  /** Resident memory of the server right afterwards. */
  megabytes: number;
  failed: number;
}

/** wrk has the first core and the server another, so that neither is paid by the other. */
const ASKING_CORE = 0;
export const ANSWERING_CORE = 1;
const FROM_BROWSERS = 'gzip, deflate, br, zstd';
const TICKS_A_SECOND = 100;
const run = promisify(execFile);

/** Lets wrk ask with all its might, and reads from the system what that cost the server. */
export async function bear({ url, pids, asked, connections, seconds }: Load): Promise<Borne> {
  const folder = await mkdtemp(join(tmpdir(), 'wrk-'));
  const script = join(folder, 'asked.lua');
  try {
    await writeFile(script, scriptFor(asked));
    const before = await sum(pids, processorUs);
    const words = [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--timeout',
      '10s',
      '--latency',
      '-s',
      script,
      url,
    ];
    const { stdout, stderr } = await run('taskset', ['-c', String(ASKING_CORE), 'wrk', ...words]);
    // A script that it cannot read does not stop it.
    if (stderr) throw new Error(stderr);
    const used = (await sum(pids, processorUs)) - before;
    const { answered, ...report } = readReport(stdout);
    return { ...report, perRequestUs: used / answered, megabytes: await sum(pids, residentMegabytes) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** As a browser asks: with what it says of itself, and what it takes. */
function scriptFor({ path, body, acceptEncoding = FROM_BROWSERS }: Target): string {
  const headers: Record<string, string> = {
    'Accept-Encoding': acceptEncoding,
    'User-Agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    Accept: body ? 'application/json' : 'text/html',
    ...(body && { 'Content-Type': 'application/x-www-form-urlencoded' }),
  };
  const lines = Object.entries(headers).map(
    ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
  );
  const first = randomInt(1e8) * 100_000;
  const numbered = (text: string) =>
    text.includes('{n}')
      ? `(${JSON.stringify(text)}):gsub("{n}", string.format('%d', n))`
      : JSON.stringify(text);
  const isFixed = !`${path}${body}`.includes('{n}');
  const asking = `wrk.format(${JSON.stringify(body ? 'POST' : 'GET')}, (${numbered(path)}), nil, ${body ? `(${numbered(body)})` : 'nil'})`;
  return isFixed
    ? `${lines.join('\n')}\nlocal asked\ninit = function() asked = ${asking} end\nrequest = function() return asked end\n`
    : `${lines.join('\n')}\nlocal n = ${first}\nrequest = function() n = n + 1; return ${asking} end\n`;
}

const MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

export function readReport(text: string) {
  const share = (percent: number) => {
    const [, figure, unit = ''] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s|m)\\b`).exec(text) ?? [];
    return Number(figure) * (MILLISECONDS[unit] ?? Number.NaN);
  };
  const figureAt = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const refused = figureAt(/Non-2xx or 3xx responses: (\d+)/);
  const requests = figureAt(/(\d+) requests in/);
  // A request that is refused under load is no work done.
  const answered = requests - refused;
  return {
    answered,
    perSecond: figureAt(/Requests\/sec:\s+([\d.]+)/) * (answered / Math.max(requests, 1)),
    p50Ms: share(50),
    p99Ms: share(99),
    failed: refused + figureAt(/timeout (\d+)/),
  };
}

async function sum(pids: readonly number[], of: (pid: number) => Promise<number>): Promise<number> {
  return (await Promise.all(pids.map(of))).reduce((total, one) => total + one, 0);
}

/** User and system time of a process so far. */
export async function processorUs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND) * 1e6;
}
