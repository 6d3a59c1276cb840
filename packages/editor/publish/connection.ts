// An owner's line to the server: OpenSSH with a key that may do one thing.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FolderFault } from './folder-archive.ts';
import { root } from './make-live.ts';

export interface Connection {
  server: string;
  /** The version that was live when this machine last had it. */
  version: string;
}

const folder = () => join(resolve(root, process.env.DATA_DIR ?? 'data'), 'publish');
const keyFile = () => join(folder(), 'key');
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
export function publicKey(): string {
  if (!existsSync(keyFile())) {
    mkdirSync(folder(), { recursive: true, mode: 0o700 });
    const words = ['-q', '-t', 'ed25519', '-N', '', '-C', 'publishes-the-website', '-f', keyFile()];
    const { status, error } = spawnSync('ssh-keygen', words, { stdio: 'inherit' });
    if (error || status !== 0)
      throw new Error('ssh-keygen made no key: install OpenSSH (Windows: optional features).');
  }
  return readFileSync(`${keyFile()}.pub`, 'utf8').trim();
}

/** Opens a line. What the server prints goes to the terminal, unless it is read. */
export function openLine({ server }: Connection, command: string, stdout: 'pipe' | 'inherit'): ChildProcess {
  const [, host = '', port = '22'] = /^(.*?)(?::(\d+))?$/.exec(server) ?? [];
  const options = {
    BatchMode: 'yes',
    ConnectTimeout: '20',
    IdentitiesOnly: 'yes',
    ServerAliveInterval: '15',
    StrictHostKeyChecking: 'accept-new',
    UserKnownHostsFile: `"${join(folder(), 'known-hosts')}"`,
  };
  const words = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  return spawn('ssh', ['-F', 'none', '-T', '-i', keyFile(), '-p', port, ...words, '--', host, command], {
    stdio: ['pipe', stdout, 'inherit'],
  });
}

/** @returns the exit code; 255 where there was no line */
export const endOf = (line: ChildProcess): Promise<number> =>
  new Promise((done) => line.once('error', () => done(255)).once('close', (code) => done(code ?? 255)));
