import { type AddressInfo, createServer, type Socket } from 'node:net';

export type ClamdBehaviour = 'scan' | 'hang' | 'close' | 'babble' | 'limit' | 'nonsense';

export interface TestClamd {
  url: string;
  scanned: Buffer[];
  behave(behaviour: ClamdBehaviour): void;
  close(): Promise<void>;
}

export const virus = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

export async function startClamd(path?: string): Promise<TestClamd> {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  let behaviour: ClamdBehaviour = 'scan';
  const server = createServer((socket) => {
    sockets.add(socket);
    const pieces: Buffer[] = [];
    socket.on('error', () => {});
    socket.on('data', (piece: Buffer) => {
      pieces.push(piece);
      if (behaviour === 'hang') return;
      if (behaviour === 'close') socket.destroy();
      else if (behaviour === 'babble') socket.write('x'.repeat(5000));
      else if (behaviour === 'limit') socket.end('INSTREAM size limit exceeded. ERROR\0');
      else if (behaviour === 'nonsense') socket.end('stream: perhaps\0');
      else if (piece.toString('latin1') === 'zPING\0') socket.end('PONG\0');
      else if (piece.subarray(-4).equals(Buffer.alloc(4))) {
        const file = wholeFile(Buffer.concat(pieces));
        if (!file) return;
        scanned.push(file);
        socket.end(file.includes(virus) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
      }
    });
  });
  await new Promise<void>((resolve) =>
    path ? server.listen(path, resolve) : server.listen(0, '127.0.0.1', resolve),
  );
  return {
    url: path ? `unix://${path}` : `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    behave: (next) => {
      behaviour = next;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function wholeFile(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (received.toString('latin1', 0, command.length) !== command) return null;
  const pieces: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
