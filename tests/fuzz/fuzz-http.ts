import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { seededRandom } from '../chaos/random.ts';
import type { Report } from '../chaos/report.ts';
import { asStarted } from '../support/as-started.ts';
import { liveMegabytes, SAYS_LIVE_MEMORY } from '../support/live-memory.ts';
import { residentMegabytes } from '../support/resident-megabytes.ts';
import { type Settings, startSite } from '../support/start-site.ts';
import { type HostileRequest, hostileRequest } from './hostile-request.ts';

interface FuzzOptions {
  count: number;
  seed: number;
  settings?: Settings;
  atOnce?: number;
}

/** Only ends what hangs. */
const MAX_WAIT_MS = 30_000;
/** By then all that a site keeps is there: what it holds must not grow from there on. */
const WARM_SHARE = 0.1;
const MAX_GROWTH = { share: 1.1, megabytes: 10 };

/** Sends hostile requests through raw sockets, each on a connection of its own, and says what became of them. */
export async function fuzzHttp({ count, seed, settings = {}, atOnce = 20 }: FuzzOptions): Promise<Report> {
  const site = await startSite({
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    ...asStarted(SAYS_LIVE_MEMORY),
    ...settings,
  });
  const { host, port } = new URL(site.url);
  const random = seededRandom(seed);
  const statuses: Record<string, number> = {};
  const broken: string[] = [];
  let sent = 0;
  let warm: Promise<number> | undefined;

  async function sendOn(): Promise<void> {
    while (sent < count) {
      sent += 1;
      const number = sent;
      if (number === Math.ceil(count * WARM_SHARE)) warm = liveMegabytes(site);
      const request = hostileRequest(random, host);
      const status = await statusOf(request, Number(port));
      statuses[status] = (statuses[status] ?? 0) + 1;
      const isFault = status.startsWith('5') && status !== '503';
      if (isFault || (status === 'none' && request.whole) || status === 'hangs') {
        const head = request.bytes.subarray(0, 300).toString('latin1');
        broken.push(`request ${number} of seed ${seed}: ${status} for ${JSON.stringify(head)}`);
      }
    }
  }

  await Promise.all(Array.from({ length: atOnce }, sendOn));
  const alive = await fetch(`${site.url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  const resident = await residentMegabytes(site.pid);
  const held = { warm: (await warm) ?? Number.NaN, atEnd: alive ? await liveMegabytes(site) : Number.NaN };
  const hasGrown = held.atEnd > held.warm * MAX_GROWTH.share + MAX_GROWTH.megabytes;
  const stored = alive ? storedIn(site.dataDir) : 0;
  const output = site.output();
  await site.stop();
  const errors = output.split('\n').filter((line) => /^\{"level":[5-9]\d/.test(line));
  return {
    figures: {
      seed,
      requests: sent,
      'MB held warm': held.warm,
      'MB held at the end': held.atEnd,
      'MB resident': resident,
      ...statuses,
    },
    broken: [
      ...broken,
      ...(alive ? [] : [`the process is not there any more:\n${output.slice(-2000)}`]),
      ...(hasGrown ? [`from ${held.warm} MB held it grew to ${held.atEnd}`] : []),
      ...(stored === 0 ? [] : [`${stored} submissions were stored`]),
      ...errors.slice(0, 20),
    ],
  };
}

/** More than the two sockets hold between them on any system. */
const MAX_ON_ITS_WAY = 65_536;

/**
 * The status of the first answer; `none` if the connection was closed without one, `reset` if that was while so much
 * was being sent that an early answer may have been lost on its way (RFC 9112, 9.6).
 */
function statusOf({ bytes, whole }: HostileRequest, port: number): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const done = (status: string) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(status);
    };
    const read = () => /^HTTP\/1\.1 (?!1\d\d)(\d{3})/m.exec(answer)?.[1] ?? 'none';
    // Answers that came while this process was busy are read first.
    const timer = setTimeout(() => setImmediate(done, 'hangs'), MAX_WAIT_MS);
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.write(bytes);
      // A client that sends half of a request leaves.
      if (!whole) socket.end();
    });
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      answer += text;
      if (read() !== 'none') done(read());
    });
    socket.on('error', () => {
      const status = read();
      done(status === 'none' && bytes.length > MAX_ON_ITS_WAY ? 'reset' : status);
    });
    socket.on('end', () => done(read()));
  });
}

function storedIn(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true });
  const row = database.prepare('select count(*) as stored from submissions').get();
  database.close();
  return Number(row?.stored);
}
