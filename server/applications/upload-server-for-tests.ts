// A program of its own, so that a test can look at its memory: reads applications through the HTTP server of Node.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { drain } from '../limits/body-limit.ts';
import { type ApplicationForm, createApplicationReader } from './read-application.ts';

const [spoolFolder = '', idleMs = '30000', maxUploads = '200', givesWayAfterMs = '500'] =
  process.argv.slice(2);
let uploads = 0;
const reader = createApplicationReader({
  spoolFolder,
  log: collectingLog(),
  idleMs: Number(idleMs),
  maxUploads: Number(maxUploads),
  givesWayAfterMs: Number(givesWayAfterMs),
  maxWaitMs: 60_000,
});
let peak = 0;
let arrived = 0;

setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 10).unref();

const server = createServer(async (incoming, outgoing) => {
  if (incoming.url === '/memory') {
    outgoing.end(JSON.stringify({ rss: process.memoryUsage.rss(), peak, arrived }));
    return;
  }
  incoming.on('data', (chunk: Buffer) => {
    arrived += chunk.length;
  });
  // As the site does: read, decide, drop what is left, answer.
  uploads += 1;
  const client = String(incoming.headers['x-client'] ?? uploads);
  const answer = await answerTo(await reader.read(createRequest(incoming, outgoing), client));
  await drain(incoming);
  await sendResponse(outgoing, Response.json(answer)).catch(() => {});
});
async function answerTo(form: ApplicationForm) {
  await using read = form;
  if (read.kind !== 'received') return { kind: read.kind, fields: null, cv: null };
  const { kind, fields, cv } = read;
  if (cv === null || cv === 'too-large') return { kind: cv ?? kind, fields, cv: null };
  const size = await cv.use(async (bytes) => bytes.byteLength);
  return { kind, fields, cv: { name: cv.name, size } };
}

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
