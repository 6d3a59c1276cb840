import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from './free-ports.ts';
import { takesConnections } from './takes-connections.ts';

const root = join(import.meta.dirname, '../..');
const shipped = join(root, 'docs/operations/nginx.conf');

/** Path of nginx, or null: it is no part of the project. */
export const nginxProgram =
  ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync) ??
  null;

export interface Nginx {
  /** A listener with TLS, whose certificate nobody vouches for. */
  port: number;
  plainPort: number;
  /** The same as at `port` without TLS, for visitors who are programs. */
  url: string;
  /** Takes instances (by their ports) out of turn, and all others in again. */
  takeOut(...ports: number[]): Promise<void>;
  logs(): string;
  close(): Promise<void>;
}

interface NginxOptions {
  instances: readonly number[];
}

/** Starts the machine's nginx with the configuration of the documents, but for ports, certificate and instances. */
export async function startNginx({ instances }: NginxOptions): Promise<Nginx> {
  if (!nginxProgram) throw new Error('There is no nginx on this machine (Debian: apt-get install nginx).');
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const [port = 0, plainPort = 0, visitorsPort = 0] = await freePorts(3);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of temporary) mkdirSync(join(folder, name), { recursive: true });
  makeCertificate(folder);
  const configuration = join(folder, 'nginx.conf');
  const errorLog = join(folder, 'error.log');
  const write = (out: readonly number[]) =>
    writeFileSync(
      configuration,
      [
        process.getuid?.() === 0 ? 'user root;' : '',
        `pid ${join(folder, 'nginx.pid')}; error_log ${errorLog};`,
        'worker_processes 1; daemon off; events { worker_connections 8192; }',
        `http { access_log ${errorLog}; ${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ')}`,
        adapted({ folder, port, plainPort, visitorsPort, instances, out }),
        '}',
      ].join('\n'),
    );
  write([]);
  const words = ['-c', configuration, '-p', folder];
  const child = spawn(nginxProgram, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${said}`);
    await wait(50);
  }
  return {
    port,
    plainPort,
    url: `http://127.0.0.1:${visitorsPort}`,
    logs: () => readFileSync(errorLog, 'utf8'),
    takeOut: async (...out) => {
      write(out);
      const old = workersOf(child);
      child.kill('SIGHUP');
      // The new workers take over; what the old ones have begun, they end, and then themselves.
      while (workersOf(child).some((worker) => old.includes(worker))) await wait(50);
    },
    close: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Adaptation extends NginxOptions {
  folder: string;
  port: number;
  plainPort: number;
  visitorsPort: number;
  out: readonly number[];
}

function adapted({ folder, port, plainPort, visitorsPort, instances, out }: Adaptation): string {
  const servers = instances.map((to) => `server 127.0.0.1:${to}${out.includes(to) ? ' down' : ''};`);
  return readFileSync(shipped, 'utf8')
    .replace('listen 443 ssl http2;', `$& listen 127.0.0.1:${visitorsPort};`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replaceAll('/var/log/nginx/website.log', join(folder, 'error.log'))
    .replace('/srv/website/site', root)
    .replace('server 127.0.0.1:3000;', servers.join('\n    '))
    .replaceAll(/(ssl_certificate +)\S+;/g, `$1${join(folder, 'certificate.pem')};`)
    .replaceAll(/(ssl_certificate_key +)\S+;/g, `$1${join(folder, 'key.pem')};`);
}

function workersOf({ pid }: ChildProcess): string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const words = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=www.example.org',
  ];
  const made = spawnSync('openssl', [...words, ...files], { encoding: 'utf8' });
  if (made.status !== 0)
    throw new Error(`openssl made no certificate: ${made.stderr ?? made.error?.message}`);
}
