// An owner's line to the server: OpenSSH with a key that may do one thing.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publicKey as publicKeyIn, sshOptions } from '../../../server/outgoing/ssh.ts';
import { FolderFault } from './folder-archive.ts';
import { root } from './make-live.ts';

export interface Connection {
  server: string;
  /** The version that was live when this machine last had it. */
  version: string;
}

const folder = () => join(resolve(root, process.env.DATA_DIR ?? 'data'), 'publish');
const connectionFile = () => join(folder(), 'connection.json');

/** @returns null where `connect` has not been run */
export function readConnection(): Connection | null {
  return existsSync(connectionFile()) ? JSON.parse(readFileSync(connectionFile(), 'utf8')) : null;
}

/** @throws FolderFault where `connect` has not been run */
export function connected(): Connection {
  const connection = readConnection();
  if (connection) return connection;
  throw new FolderFault('There is no server yet: npm run site -- connect website@www.example.org');
}

export function keepConnection(connection: Connection): void {
  writeFileSync(connectionFile(), JSON.stringify(connection));
}

/** @returns the public half of the key, which is made if there is none yet */
export const publicKey = () => publicKeyIn(folder(), 'publishes-the-website');

/** Opens a line. What the server prints goes to the terminal, unless it is read. */
export function openLine({ server }: Connection, command: string, stdout: 'pipe' | 'inherit'): ChildProcess {
  const [, host = '', port = '22'] = /^(.*?)(?::(\d+))?$/.exec(server) ?? [];
  return spawn('ssh', [...sshOptions(folder()), '-T', '-p', port, '--', host, command], {
    stdio: ['pipe', stdout, 'inherit'],
  });
}

/** @returns the exit code; 255 where there was no line */
export const endOf = (line: ChildProcess): Promise<number> =>
  new Promise((done) => line.once('error', () => done(255)).once('close', (code) => done(code ?? 255)));
