import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePorts } from './free-ports.ts';
import { takesConnections } from './takes-connections.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Path of OpenSSH's server, or null: it is no part of the project. */
export const sshdProgram = ['/usr/sbin/sshd', '/usr/bin/sshd'].find(existsSync) ?? null;

export interface Sshd {
  /** As `connect` takes it: this user on this machine. */
  server: string;
  /** As others know it. */
  hostKey: string;
  authorise(line: string): void;
  /** All keys. */
  forget(): void;
}

/** Starts the machine's OpenSSH on loopback, with a host key and a list of keys of its own. */
export async function startSshd(): Promise<Sshd> {
  if (!sshdProgram)
    throw new Error('There is no sshd on this machine (Debian: apt-get install openssh-server).');
  const folder = temporaryFolder();
  const [port = 0] = await freePorts(1);
  const [hostKey, keys, configuration] = ['host-key', 'authorized-keys', 'sshd.conf'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', hostKey]);
  writeFileSync(keys, '');
  const settings = {
    ListenAddress: `127.0.0.1:${port}`,
    HostKey: hostKey,
    AuthorizedKeysFile: keys,
    PidFile: 'none',
    StrictModes: 'no',
    PermitRootLogin: 'prohibit-password',
    PasswordAuthentication: 'no',
    KbdInteractiveAuthentication: 'no',
    Subsystem: 'sftp internal-sftp',
  };
  writeFileSync(
    configuration,
    Object.entries(settings)
      .map((setting) => setting.join(' '))
      .join('\n'),
  );
  // Where it gives up its rights, as root.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  const child = spawn(sshdProgram, ['-D', '-e', '-f', configuration], { stdio: 'ignore' });
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    child.kill();
    await once(child, 'exit');
  });
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null) throw new Error('sshd did not start.');
    await wait(50);
  }
  return {
    server: `${userInfo().username}@127.0.0.1:${port}`,
    hostKey: readFileSync(`${hostKey}.pub`, 'utf8'),
    forget: () => writeFileSync(keys, ''),
    authorise: (line) => appendFileSync(keys, `${line}\n`),
  };
}
