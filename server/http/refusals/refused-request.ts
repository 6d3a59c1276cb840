import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorPages } from '#content/error-pages.yaml';
import { drain } from '../../limits/body-limit.ts';
import { isAnswered } from './answer-early.ts';
import { errorPage } from './error-page.ts';

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST'];

const HOST = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

export function isHost(host: string): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}`);
}

/** The answer to a request that no page can take, or null; `allowed` are the methods that its path takes. */
export function refusedRequest(
  request: IncomingMessage,
  id: string,
  allowed: readonly string[],
): Response | null {
  const { method = '', url = '' } = request;
  if (!url.startsWith('/'))
    return METHODS.includes(method) ? malformedRequest(id) : methodNotAllowed(id, METHODS, method);
  if (!hasOneHost(request)) return malformedRequest(id);
  return allowed.includes(method) ? null : methodNotAllowed(id, allowed, method);
}

export function malformedRequest(id: string): Response {
  const page = errorPage(400, id, errorPages.bare.malformed);
  // Its end is not certain either.
  page.headers.set('connection', 'close');
  return page;
}

function methodNotAllowed(id: string, allowed: readonly string[], method: string): Response {
  const page = errorPage(405, id, method === 'GET' ? errorPages.bare.postOnly : undefined);
  page.headers.set('allow', allowed.join(', '));
  return page;
}

/** Programs between us and the visitor may each believe another one of two hosts (RFC 9112, 3.2). */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter(
    (_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1,
  );
  if (hosts.length === 0) return httpVersion === '1.0';
  return hosts.length === 1 && isHost(hosts[0] ?? '');
}

const STATUS_OF_FAULT: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Lets what Node answers by itself carry the headers of every answer, and closes the connection behind it. */
export function answerUnreadable(server: Server, headers: Record<string, string>) {
  const end = (socket: Duplex, status: number, more: Record<string, string> = {}) => {
    // Drop bytes behind the end of an answer.
    if (!socket.writable) return;
    const all = { ...headers, ...more, 'content-length': '0', connection: 'close' };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
    socket.end(isAnswered(socket) ? '' : answer);
    void drain(socket).then(() => socket.destroy());
  };
  server.on('checkExpectation', ({ socket }: IncomingMessage) => end(socket, 417));
  server.on('connect', (_request, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    end(socket, 405, { allow: METHODS.join(', ') });
  });
  return (fault: Error & { code?: string }, socket: Duplex) => {
    if (fault.code === 'ECONNRESET' || socket.destroyed) return;
    end(socket, STATUS_OF_FAULT[fault.code ?? ''] ?? 400);
  };
}
