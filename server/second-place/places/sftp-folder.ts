import { execFile } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { sshOptions } from '../../outgoing/ssh.ts';
import type { Place } from './place.ts';

const MAX_ANSWER_MS = 60_000;
const MAX_TRANSFER_MS = 45 * 60_000;
const MAX_LIST_BYTES = 4_000_000;

export function sftpFolder({ username, hostname, port, pathname }: URL, own: string): Place {
  async function run(commands: readonly string[], timeout = MAX_ANSWER_MS, cwd = own): Promise<string> {
    const words = [...sshOptions(own), '-P', port || '22', '-b', '-', '--', `${username}@${hostname}`];
    const limits = { timeout, killSignal: 'SIGKILL', maxBuffer: MAX_LIST_BYTES } as const;
    const ended = promisify(execFile)('sftp', words, { cwd, ...limits });
    // One that could not connect has closed it.
    ended.child.stdin?.on('error', () => {}).end(`${commands.join('\n')}\n`);
    try {
      return (await ended).stdout;
    } catch (error) {
      const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
      throw new Error(said || 'The second place did not answer in time.', { cause: error });
    }
  }
  return {
    list: async () => (await run([`ls -1 ${pathname}`])).split('\n').map((line) => basename(line.trim())),
    async put(file, name) {
      const [part, whole] = [`${pathname}/${name}.part`, `${pathname}/${name}`];
      await run([`put -f "${basename(file)}" ${part}`], MAX_TRANSFER_MS, dirname(file));
      // By itself: what goes on sending after its program was killed names nothing.
      await run([`-rm ${whole}`, `rename ${part} ${whole}`]);
    },
    async get(name, file) {
      await run([`get ${pathname}/${name} "${basename(file)}"`], MAX_TRANSFER_MS, dirname(file));
    },
    async remove(names) {
      if (names.length > 0)
        await run(
          names.map((name) => `-rm ${pathname}/${name}`),
          MAX_TRANSFER_MS,
        );
    },
  };
}
