import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, onTestFinished } from 'vitest';
import type { StaticFile } from './files/static-site.ts';
import { createHttpServer } from './http-server.ts';
import type { ConnectionLimits } from './load/connection-limits.ts';
import type { LoadShedding } from './load/load-shedding.ts';
import type { ReadingRate } from './load/slow-readers.ts';
import { createPageCache, type PageCache } from './pages/page-cache.ts';
import { createPageHandler } from './pages/page-handler.ts';
import { createPageRenderer } from './pages/render-page.ts';
import { errorPage } from './refusals/error-page.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import type { RequestFacts, Visit } from './visit.ts';

export type RenderRequest = (request: Request, services: unknown, facts: RequestFacts) => Promise<Response>;

const page = {
  headers: {
    'content-type': 'text/html; charset=utf-8',
    etag: '"page"',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding',
  },
  identity: Buffer.from('<p>whole</p>'),
  encoded: { br: Buffer.from('compressed') },
};
const film = { headers: { etag: '"film"' }, identity: Buffer.from('0123456789'), encoded: {} };
const font = { ...film, headers: { 'content-type': 'font/woff2', etag: '"font"' }, part: true };
const FILES: [string, StaticFile][] = [
  ['/about', page],
  ['/film.webm', film],
  ['/font.woff2', font],
];

const servers: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

interface Given {
  log?: FastifyBaseLogger;
  render?: RenderRequest;
  checkReady?: () => Promise<void>;
  publicUrl?: string;
  tlsOnSubDomains?: boolean;
  pages?: PageCache;
  shedding?: LoadShedding;
  forms?: { maxArrivingBytes?: number; slowStartMs?: number };
  files?: [string, StaticFile][];
  trustProxy?: string;
  graceMs?: number;
  maxStopMs?: number;
  maxSilenceMs?: number;
  connections?: ConnectionLimits;
  reading?: ReadingRate;
}

export async function serve({
  render = async () => new Response('rendered'),
  ...given
}: Given = {}): Promise<string> {
  const publicUrl = given.publicUrl ?? null;
  const pages = given.pages ?? createPageCache();
  const handle = ({ request, services, facts }: Visit) => render(request, services, facts);
  const server = createHttpServer({
    routes: new Map(
      ['/api/apply', '/api/chat/completions', '/careers/:id/apply'].map((path) => [
        path,
        { GET: handle, POST: handle },
      ]),
    ),
    otherwise: { GET: handle, POST: handle },
    site: new Map([...FILES, ...(given.files ?? [])]),
    handlePage: createPageHandler({
      render: createPageRenderer(
        { failure: ({ facts }) => errorPage(500, facts.id) },
        contentSecurityPolicy(),
      ),
      styleSheets: () => [],
      services: {},
      pages,
      publicUrl,
      ...(given.shedding && { shedding: given.shedding }),
      ...(given.forms && { forms: given.forms }),
    }),
    checkReady: async () => {
      await given.checkReady?.();
      return {};
    },
    publicUrl,
    trustProxy: given.trustProxy ?? null,
    tlsOnSubDomains: given.tlsOnSubDomains ?? false,
    log: given.log ?? pino({ level: 'silent' }),
    ...(given.graceMs !== undefined && { graceMs: given.graceMs }),
    ...(given.maxStopMs !== undefined && { maxStopMs: given.maxStopMs }),
    ...(given.reading && { reading: given.reading }),
    ...(given.connections && { connections: given.connections }),
    ...(given.maxSilenceMs !== undefined && { maxSilenceMs: given.maxSilenceMs }),
  });
  servers.push(server);
  return server.listen({ port: 0, host: '127.0.0.1' });
}

export function stopLast(): Promise<undefined> | undefined {
  return servers.at(-1)?.close();
}

export function connectionsOfLast(): Promise<number> {
  return new Promise((resolve) => servers.at(-1)?.server.getConnections((_, count) => resolve(count)));
}

/** Milliseconds. */
export function requestTimeoutOfLast(): number {
  return servers.at(-1)?.server.requestTimeout ?? 0;
}

export interface RawAnswer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** `fetch` decompresses and follows by itself; this shows what really came. */
export function rawGet(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const path = url.slice(url.indexOf(port) + port.length);
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port: Number(port), path, headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject).end();
  });
}

export async function dial(
  url: string,
): Promise<{ socket: Socket; send: (text: string) => void; read: () => string }> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  let read = '';
  socket.setEncoding('latin1').on('data', (text) => {
    read += text;
  });
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, send: (text) => void socket.write(text), read: () => read };
}
