import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface RecordedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** When it had arrived, in milliseconds since the process began. */
  at: number;
}

export type UpstreamAnswer = (response: ServerResponse, request: RecordedRequest) => void;

export interface HttpUpstream {
  url: string;
  requests: RecordedRequest[];
  answerWith(answer: UpstreamAnswer): void;
  /** Goes away; connections are refused until it comes back. */
  close(): Promise<void>;
  /** Comes back under the same address. */
  reopen(): Promise<void>;
}

/** Somebody else's service, played by a real HTTP server on a free port of this machine. */
export async function startHttpUpstream(firstAnswer: UpstreamAnswer): Promise<HttpUpstream> {
  const requests: RecordedRequest[] = [];
  let answer = firstAnswer;
  const server = createServer(async (message, response) => {
    const { method = '', url = '', headers } = message;
    const body = await buffer(message);
    const request = { method, path: url, headers, body, at: performance.now() };
    requests.push(request);
    answer(response, request);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answerWith: (next) => {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
    reopen: () => listen(port),
  };
}

export function answering(status: number, text: string): UpstreamAnswer {
  return (response) => response.writeHead(status).end(text);
}

export const hanging: UpstreamAnswer = () => {};

/** Closes the connection in the middle of the answer. */
export const hangingUp: UpstreamAnswer = (response) => {
  response.writeHead(200, { 'Content-Length': '1000' }).write('half');
  response.socket?.destroy();
};
