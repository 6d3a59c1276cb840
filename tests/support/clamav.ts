import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { createClamdScanner } from '../../server/applications/clamd-scanner.ts';

/** Path in Debian's `clamav-daemon`. */
const CLAMD = '/usr/sbin/clamd';
export const isClamAvInstalled = existsSync(CLAMD);

export interface ClamAv {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * The real daemon, not started yet, with a socket of its own.
 * @param virus what its only signature finds
 */
export async function setUpClamAv(virus: string): Promise<ClamAv> {
  const folder = await mkdtemp(join(tmpdir(), 'clamav-'));
  const socket = join(folder, 'clamd.ctl');
  const configuration = join(folder, 'clamd.conf');
  const settings = ['Foreground yes', `LocalSocket ${socket}`, `DatabaseDirectory ${folder}`];
  await writeFile(configuration, `${settings.join('\n')}\nTemporaryDirectory ${folder}\n`);
  await writeFile(join(folder, 'test.ndb'), `Test.Virus:0:*:${Buffer.from(virus).toString('hex')}\n`);
  const scanner = createClamdScanner({ url: `unix://${socket}`, timeoutMs: 5000 });
  let end = async () => {};
  return {
    url: `unix://${socket}`,
    async start() {
      const daemon = spawn(CLAMD, [`--config-file=${configuration}`], { stdio: 'ignore' });
      const ended = once(daemon, 'exit');
      end = async () => {
        daemon.kill();
        await ended;
      };
      await vi.waitFor(scanner.ping, { timeout: 60_000 });
    },
    stop: () => end(),
    async remove() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
