import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '../support/free-ports.ts';
import { startNginx } from '../support/nginx.ts';
import { startSite } from '../support/start-site.ts';
import { createForms, type FilledForm } from './forms.ts';
import { seededRandom } from './random.ts';
import { inFolder, type Report } from './report.ts';
import { sendForm } from './send-form.ts';

interface OpenDoorsOptions {
  forms: number;
  uploads: number;
  sockets: number;
  behindNginx: boolean;
  seed: number;
  /** Milliseconds that an honest visitor may wait; the short form leaves that to a quiet machine. */
  maxWaitMs?: number;
}

const ATTACKERS = 20;
const TRICKLE_MS = 20_000;
const GIVES_WAY_MS = 2500;
const ENQUIRY = 0;
const APPLICATION = 4;
const media = join(import.meta.dirname, '../../build/client/media');

/** As `openDoors`, each attack on a site of its own, all at once: most of the time is waited for. */
export async function openDoorsSideBySide(options: OpenDoorsOptions): Promise<string[]> {
  const attacks = Object.entries(attacksOf(options));
  const reports = await Promise.all(attacks.map((attack) => openDoors(options, [attack])));
  return reports.flatMap(({ broken }) => broken);
}

/** While a few machines hold all that they can get, an honest visitor reads a page, sends a message and applies. */
export function openDoors(
  options: OpenDoorsOptions,
  attacks: [name: string, attack: Attack][] = Object.entries(attacksOf(options)),
): Promise<Report> {
  const { behindNginx, seed, maxWaitMs = Number.POSITIVE_INFINITY } = options;
  return inFolder(async (dataDir) => {
    const [port = 0] = await freePorts(1);
    const nginx = behindNginx ? await startNginx({ instances: [port] }) : null;
    const site = await startSite({
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...(nginx && { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: nginx.url, SAMPLES: 'shown' }),
    });
    const origin = nginx?.url ?? site.url;
    const nextForm = createForms(seededRandom(seed));
    const figures: Report['figures'] = { seed };
    const broken: string[] = [];
    const note = (what: string, { ms, failure }: Visit) => {
      figures[`${what}, ms`] = ms;
      if (failure) broken.push(`${what}: ${failure}`);
      else if (ms > maxWaitMs) broken.push(`${what}: took ${ms} ms`);
    };
    try {
      for (const [name, attack] of attacks) {
        const sockets = attack(origin);
        const visits = {
          'a page': () => readPage(origin),
          'a message': () => send(nextForm(ENQUIRY), origin),
          'an application': () => send(nextForm(APPLICATION), origin),
        };
        for (const [what, visit] of Object.entries(visits)) note(`${name}: ${what} at once`, await visit());
        await settle(origin);
        figures[`${name}: connections held`] = sockets.filter(({ closed }) => !closed).length;
        for (const [what, visit] of Object.entries(visits)) note(`${name}: ${what}`, await visit());
        for (const socket of sockets) socket.destroy();
      }
    } finally {
      await nginx?.close();
      await site.stop();
    }
    return { figures, broken };
  });
}

type Attack = (origin: string) => Socket[];

function attacksOf({ forms, uploads, sockets }: OpenDoorsOptions): Record<string, Attack> {
  return {
    'trickling forms': (origin) => many(forms, (index) => trickle(origin, index, '/contact', 118)),
    'trickling uploads': (origin) =>
      many(uploads, (index) => trickle(origin, index, '/api/apply', 5_000_000)),
    'idle connections': (origin) => many(sockets, (index) => ask(origin, index, '/search?q=care')),
    'slow readers': (origin) => many(sockets, (index) => ask(origin, index, largestFile()).pause()),
  };
}

const many = (count: number, make: (index: number) => Socket) =>
  Array.from({ length: count }, (_, i) => make(i));

function open(origin: string, index: number): Socket {
  const { hostname: host, port } = new URL(origin);
  const localAddress = `127.0.1.${1 + (index % ATTACKERS)}`;
  return connect({ host, port: Number(port), localAddress }).on('error', () => {});
}

function ask(origin: string, index: number, path: string): Socket {
  const socket = open(origin, index).on('data', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\n\r\n`);
  return socket;
}

function trickle(origin: string, index: number, path: string, length: number): Socket {
  const type = path === '/contact' ? 'application/x-www-form-urlencoded' : 'multipart/form-data; boundary=b';
  const head = `POST ${path} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nContent-Type: ${type}`;
  const socket = open(origin, index).on('data', () => {});
  socket.write(`${head}\r\nContent-Length: ${length}\r\n\r\n-`);
  const timer = setInterval(() => socket.writable && socket.write('-'), TRICKLE_MS);
  return socket.on('close', () => clearInterval(timer));
}

function largestFile(): string {
  const films = readdirSync(media, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.mp4'),
  );
  return `/media/${films[0]}`;
}

/** By then some are answered or refused, and the others hold what they have got. */
async function settle(origin: string): Promise<void> {
  await wait(GIVES_WAY_MS);
  for (let quick = 0; quick < 3; ) {
    const begun = performance.now();
    const headers = { connection: 'close' };
    const isWell = await fetch(`${origin}/healthz`, { headers }).then(
      ({ ok }) => ok,
      () => false,
    );
    quick = isWell && performance.now() - begun < 100 ? quick + 1 : 0;
    await wait(200);
  }
}

interface Visit {
  ms: number;
  failure: string | null;
}

async function timed(visit: () => Promise<string | null>): Promise<Visit> {
  const begun = performance.now();
  const failure = await visit().catch(String);
  return { ms: Math.round(performance.now() - begun), failure };
}

const readPage = (origin: string) =>
  timed(async () => {
    const headers = { connection: 'close' };
    const answer = await fetch(`${origin}/search?q=visits`, { headers, signal: AbortSignal.timeout(60_000) });
    const text = await answer.text();
    return answer.status === 200 && text.includes('</html>') ? null : `answered ${answer.status}`;
  });

const send = (form: FilledForm, origin: string) =>
  timed(async () => {
    const outcome = await sendForm(form, origin);
    return outcome.status === 'acknowledged' ? null : JSON.stringify(outcome);
  });
