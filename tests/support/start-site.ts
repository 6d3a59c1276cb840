import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentForTests } from './content-for-tests.ts';

/** A running site: the built server as an operator starts it, in a process of its own. */
export interface Site {
  url: string;
  pid: number;
  dataDir: string;
  output: () => string;
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export type Settings = Record<string, string>;

const root = join(import.meta.dirname, '../..');

/** A clock that is set for the tests, as by `faketime`, holds for their site, too. */
const clock = Object.entries(process.env).filter(([name]) => /^(LD_PRELOAD|FAKETIME)/.test(name));

/**
 * Starts the built server on a free port with a data folder of its own, and resolves once it listens.
 * @param settings environment variables; by default nothing outside this machine is asked
 * @param launcher a program with its first words that starts the rest of the line in its own place, such as `nice`
 * @param main the program of the site, in its folder
 */
export async function startSite(
  settings: Settings = {},
  launcher: string[] = [],
  main = join(root, 'server/main.ts'),
): Promise<Site> {
  const ownDataDir = settings.DATA_DIR ? null : await mkdtemp(join(tmpdir(), 'site-'));
  const dataDir = settings.DATA_DIR ?? ownDataDir ?? '';
  const [program = '', ...words] = [...launcher, process.execPath, main];
  const child = spawn(program, words, {
    cwd: join(main, '../..'),
    env: {
      ...Object.fromEntries(clock),
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      // A closed port: the embedded table answers at once.
      POSTCODES_URL: 'http://127.0.0.1:9',
      CONTENT_DIR: contentForTests,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const url = await listening(child, () => output);
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      const code = await ended(child, signal);
      if (ownDataDir) await rm(ownDataDir, { recursive: true, force: true });
      return code;
    },
  };
}

function listening(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const address = /https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d+(?=\)?\s)/.exec(
        /^ {2}Address.*$/m.exec(`${output()}\n`)?.[0].concat(' ') ?? '',
      );
      if (address) resolve(address[0]);
    };
    child.stdout?.on('data', look);
    child.once('exit', () => reject(new Error(`The site did not start:\n${output()}`)));
  });
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}
