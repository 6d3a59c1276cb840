// Measures the running site on this machine: how many requests a second it answers, and how long one takes.
// It starts the built server on a free port of its own, asks it over loopback for a bounded time, and stops it.

import { writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../tests/support/start-site.ts';

const secondsEach = 5;
const connections = 32;

interface Case {
  name: string;
  path: string;
  body?: string;
}

const cases: Case[] = [
  { name: 'home page, from memory', path: '/' },
  { name: 'contact page, rendered', path: '/contact' },
  { name: 'careers list, rendered', path: '/careers' },
  {
    name: 'postcode check (embedded table)',
    path: '/api/postcode-check',
    body: 'postcode=SO14+7LY&area=home',
  },
];

interface Figures {
  perSecond: number;
  /** Milliseconds. */
  median: number;
  p99: number;
  failed: number;
}

const site = await startSite({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Milliseconds that one request took, or null where it was not answered with 200. */
function ask({ path, body }: Case): Promise<number | null> {
  const started = performance.now();
  const headers: Record<string, string> = { 'accept-encoding': 'br' };
  if (body) headers['content-type'] = 'application/x-www-form-urlencoded';
  return new Promise((resolve) => {
    const asked = request(site.url + path, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode === 200 ? performance.now() - started : null));
    });
    asked.once('error', () => resolve(null));
    asked.end(body);
  });
}

async function measure(wanted: Case): Promise<Figures> {
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + secondsEach * 1000;
  const loop = async () => {
    while (performance.now() < end) {
      const time = await ask(wanted);
      if (time === null) failed += 1;
      else times.push(time);
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: times.length / secondsEach, median: at(0.5), p99: at(0.99), failed };
}

try {
  const lines = [
    '# The last measurement',
    '',
    `Node ${process.versions.node}, ${availableParallelism()} cores, ${connections} connections, ${secondsEach} s each; the asking program shares the machine with the site. Written by \`npm run bench\`.`,
    '',
    '| what | requests a second | median ms | 99 % under ms | failed |',
    '| --- | --- | --- | --- | --- |',
  ];
  for (const wanted of cases) {
    const { perSecond, median, p99, failed } = await measure(wanted);
    lines.push(
      `| ${wanted.name} | ${Math.round(perSecond)} | ${median.toFixed(1)} | ${p99.toFixed(1)} | ${failed} |`,
    );
    console.log(lines.at(-1));
  }
  await writeFile(join(import.meta.dirname, 'results.md'), `${lines.join('\n')}\n`);
} finally {
  agent.destroy();
  await site.stop();
}
