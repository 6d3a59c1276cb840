import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const keyIn = (folder: string) => join(folder, 'key');

/** @returns the public half of the key, which is made if there is none yet */
export function publicKey(folder: string, purpose: string): string {
  const key = keyIn(folder);
  if (!existsSync(key)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const words = ['-q', '-t', 'ed25519', '-N', '', '-C', purpose, '-f', key];
    const { status, error } = spawnSync('ssh-keygen', words, { stdio: 'inherit' });
    if (error || status !== 0)
      throw new Error('ssh-keygen made no key: install OpenSSH (Windows: optional features).');
  }
  return readFileSync(`${key}.pub`, 'utf8').trim();
}

/** For `ssh` and `sftp`: the server's key is pinned when it is first met, and a line that has died ends. */
export function sshOptions(folder: string): string[] {
  const options = {
    BatchMode: 'yes',
    ConnectTimeout: '20',
    IdentitiesOnly: 'yes',
    // It says nothing of a server that it meets for the first time.
    LogLevel: 'ERROR',
    ServerAliveInterval: '15',
    StrictHostKeyChecking: 'accept-new',
    UserKnownHostsFile: `"${join(folder, 'known-hosts')}"`,
  };
  const words = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  return ['-F', 'none', '-i', keyIn(folder), ...words];
}
