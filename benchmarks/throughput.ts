import { Agent, request } from 'node:http';
import { startSite } from '../tests/support/start-site.ts';
import type { Measurement, Row } from './measurement.ts';

interface Case {
  name: string;
  path: string;
  body?: string;
}

const cases: readonly Case[] = [
  { name: 'home page, from memory', path: '/' },
  { name: 'contact page, rendered', path: '/contact' },
  { name: 'careers list, rendered', path: '/careers' },
  {
    name: 'postcode check (embedded table)',
    path: '/api/postcode-check',
    body: 'postcode=SO14+7LY&area=home',
  },
];

const secondsEach = 5;
const connections = 32;

/** Milliseconds that one request took, or null where it was not answered with 200. */
function ask(url: string, agent: Agent, body?: string): Promise<number | null> {
  const started = performance.now();
  const headers: Record<string, string> = { 'accept-encoding': 'br' };
  if (body) headers['content-type'] = 'application/x-www-form-urlencoded';
  return new Promise((resolve) => {
    const asked = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode === 200 ? performance.now() - started : null));
    });
    asked.once('error', () => resolve(null));
    asked.end(body);
  });
}

async function bear(origin: string, agent: Agent, { name, path, body }: Case): Promise<Row> {
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + secondsEach * 1000;
  const loop = async () => {
    while (performance.now() < end) {
      const time = await ask(origin + path, agent, body);
      if (time === null) failed += 1;
      else times.push(time);
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    route: name,
    'requests/s': times.length / secondsEach,
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    failed,
  };
}

/** How many requests a second the site answers, and how long one takes. */
export async function* measure(): AsyncGenerator<Measurement> {
  const site = await startSite({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const rows: Row[] = [];
  try {
    for (const wanted of cases) rows.push(await bear(site.url, agent, wanted));
    yield {
      name: 'server',
      title: 'What the server bears',
      about: `${connections} connections, ${secondsEach} s each; the asking program shares the machine with the site.`,
      of: ['route'],
      trend: 'requests/s',
      rows,
    };
  } finally {
    agent.destroy();
    await site.stop();
  }
}
