import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { type createSecureContext, createServer as createTlsServer } from 'node:tls';
import { vi } from 'vitest';
import type { Wording } from './wordings.ts';

export const faults = [
  'refused',
  'hanging',
  'slow drip',
  '4xx',
  '5xx',
  'garbage',
  'too large',
  'cut off',
  'certificate error',
] as const;
export type Fault = (typeof faults)[number];

/** The way to a service that is well: what goes through it fails as it is told to. */
export interface FaultProxy {
  port: number;
  /** From now on, also for connections that are open. */
  fail(fault: Fault | null): Promise<void>;
  close(): Promise<void>;
}

const certificate = (name: string) => {
  const read = (part: string) => readFileSync(join(import.meta.dirname, `certificates/${name}.${part}.pem`));
  return { cert: read('cert'), key: read('key') };
};
/** Vouched for by itself, to whoever has it in the list. */
export const trustedCertificate = certificate('trusted').cert.toString();

/** A byte each: no silence, and no end either. */
const DRIP_MS = 1000;
const MANY = Buffer.alloc(64 * 1024, 'x');

export async function startFaultProxy(
  target: number,
  wording: Wording,
  secure: boolean,
): Promise<FaultProxy> {
  let fault: Fault | null = null;
  const open = new Set<Socket>();
  const serve = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    if (fault === null || fault === 'certificate error') return pass(socket, target);
    return misbehave[fault](socket, { target, wording });
  };
  const server: Server = secure ? createTlsServer(certificate('trusted'), serve) : createServer(serve);
  server.on('tlsClientError', () => {});
  // While it was closed, a connection of somebody else's may have got its port, for a moment.
  const listen = (port: number) =>
    vi.waitFor(
      async () => {
        server.listen(port, '127.0.0.1');
        await once(server, 'listening');
      },
      { timeout: 60_000 },
    );
  const close = () => {
    for (const socket of open) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    port,
    async fail(next) {
      if (server.listening) await close();
      fault = next;
      if ('setSecureContext' in server) {
        const shown = fault === 'certificate error' ? 'stranger' : 'trusted';
        (server.setSecureContext as typeof createSecureContext)(certificate(shown));
      }
      if (fault !== 'refused') await listen(port);
    },
    close,
  };
}

interface Way {
  target: number;
  wording: Wording;
}

const misbehave: Record<Exclude<Fault, 'certificate error'>, (socket: Socket, way: Way) => void> = {
  refused: (socket) => socket.destroy(),
  hanging: (socket) => void socket.resume(),
  'slow drip': (socket, { target }) => {
    const answer: number[] = [];
    const service = pass(socket, target, (bytes) => answer.push(...bytes));
    const timer = setInterval(() => {
      const byte = answer.shift();
      if (byte !== undefined) socket.write(Buffer.of(byte));
    }, DRIP_MS);
    service.on('close', () => answer.length === 0 && socket.destroy());
    socket.on('close', () => clearInterval(timer));
  },
  '4xx': (socket, { wording }) => say(socket, wording, wording['4xx']),
  '5xx': (socket, { wording }) => say(socket, wording, wording['5xx']),
  garbage: (socket, { wording }) => say(socket, wording, wording.garbage),
  'too large': (socket, { wording }) => {
    const more = () => {
      while (socket.writable && socket.write(MANY));
    };
    whenAsked(socket, wording, () => {
      socket.on('drain', more).write(wording['too large']);
      more();
    });
  },
  'cut off': (socket, { target }) => {
    const service = pass(socket, target, (bytes) => {
      socket.write(bytes.subarray(0, bytes.length / 2), () => socket.destroy());
      service.destroy();
    });
  },
};

/** Both ways, but for what `instead` does with the service's words. */
function pass(socket: Socket, target: number, instead?: (bytes: Buffer) => void): Socket {
  const service = connect({ port: target, host: '127.0.0.1' });
  service.on('error', () => socket.destroy());
  socket.on('close', () => service.destroy());
  socket.pipe(service);
  if (instead) service.on('data', instead);
  else service.pipe(socket);
  return service;
}

function say(socket: Socket, wording: Wording, words: string): void {
  whenAsked(socket, wording, () => socket.end(words, 'latin1'));
}

/** Once a question has come, as far as a moment's silence tells. */
function whenAsked(socket: Socket, { greets }: Wording, answer: () => void): void {
  let silence = greets ? setTimeout(answer, 0) : undefined;
  socket.on('close', () => clearTimeout(silence));
  socket.on('data', () => {
    clearTimeout(silence);
    silence = setTimeout(answer, 30);
  });
}
