// Measures the built site on this machine and writes down what came out. It starts the server on a free port of its own.
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../tests/support/start-site.ts';
import { measurePageLoads, pageLoadSetting } from './page-loads.ts';
import { measureThroughput, throughputSetting } from './throughput.ts';

const lines: string[] = [];
const write = (...words: string[]) => {
  lines.push(...words);
  console.log(words.join('\n'));
};

const site = await startSite({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
try {
  write(
    '# The last measurement',
    '',
    `Node ${process.versions.node}, ${availableParallelism()} cores. Written by \`npm run bench\`.`,
  );
  write('', '## What a first visitor waits for', '', `${pageLoadSetting}.`, '');
  write('| page | first paint, s | largest paint, s | moved (CLS) | kB |', '| --- | --- | --- | --- | --- |');
  for await (const { path, firstPaint, largestPaint, moved, kilobytes } of measurePageLoads(site.url)) {
    const seconds = [firstPaint, largestPaint].map((milliseconds) => (milliseconds / 1000).toFixed(2));
    write(`| \`${path}\` | ${seconds.join(' | ')} | ${moved.toFixed(3)} | ${kilobytes.toFixed(0)} |`);
  }
  write('', '## What the server bears', '', `${throughputSetting}.`, '');
  write(
    '| what | requests a second | median ms | 99 % under ms | failed |',
    '| --- | --- | --- | --- | --- |',
  );
  for await (const { name, perSecond, median, p99, failed } of measureThroughput(site.url)) {
    write(`| ${name} | ${Math.round(perSecond)} | ${median.toFixed(1)} | ${p99.toFixed(1)} | ${failed} |`);
  }
  await writeFile(join(import.meta.dirname, 'results.md'), `${lines.join('\n')}\n`);
} finally {
  await site.stop();
}
