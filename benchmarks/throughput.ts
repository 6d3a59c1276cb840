import { Agent, request } from 'node:http';

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

export const throughputSetting = `${connections} connections, ${secondsEach} s each; the asking program shares the machine with the site`;

export interface Throughput {
  name: string;
  perSecond: number;
  /** Milliseconds. */
  median: number;
  p99: number;
  failed: number;
}

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

async function measure(origin: string, agent: Agent, { name, path, body }: Case): Promise<Throughput> {
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
  return { name, perSecond: times.length / secondsEach, median: at(0.5), p99: at(0.99), failed };
}

/** How many requests a second the site answers, and how long one takes. */
export async function* measureThroughput(origin: string): AsyncGenerator<Throughput> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    for (const wanted of cases) yield await measure(origin, agent, wanted);
  } finally {
    agent.destroy();
  }
}
