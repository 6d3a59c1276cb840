import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A place with little room, as one process of the site sees it. */
export interface SmallDisk {
  dataDir: string;
  launcher: string[];
  /** Takes the room that is left; where this does nothing, the site runs into the limit by itself. */
  fill(): void;
  makeRoom(): void;
  /** The data folder, readable when the site has stopped. */
  collect(): string;
  remove(): Promise<void>;
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'small-disk-'));

/**
 * A limit on the size of the files that the process writes: works everywhere, and the writes fail as they do where
 * a quota is used up. There is room again when somebody whom the limit does not bind empties the write-ahead log.
 */
export function limitedFiles(): SmallDisk {
  const dataDir = newFolder();
  let emptying: NodeJS.Timeout | undefined;
  return {
    dataDir,
    // In blocks of 512 or 1024 bytes; below four megabytes, at which the site would empty its log by itself.
    launcher: ['sh', '-c', 'ulimit -f 3072; exec "$0" "$@"'],
    fill() {},
    makeRoom() {
      emptying = setInterval(() => emptyLog(join(dataDir, 'site.db')), 100);
    },
    collect: () => dataDir,
    async remove() {
      clearInterval(emptying);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function emptyLog(path: string): void {
  const database = new DatabaseSync(path, { timeout: 2000 });
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
}

const ownNamespace = ['unshare', '--map-root-user', '--mount'];

/** True if this machine lets its users mount file systems that only they see. */
export function canMount(): boolean {
  const [program = '', ...words] = [...ownNamespace, 'mount', '-t', 'tmpfs', 'small', tmpdir()];
  return spawnSync(program, words).status === 0;
}

/** A file system of eight megabytes in memory, where `canMount`: the writes fail as they do on a full disk. */
export async function mountedDisk(): Promise<SmallDisk> {
  const dataDir = newFolder();
  const mount = 'mount -t tmpfs -o size=8m,mode=700 small "$0" && echo mounted && exec cat';
  // The file system is there as long as this process, which ends with its input, and so with the test.
  const [program = '', ...words] = [...ownNamespace, 'sh', '-c', mount, dataDir];
  const keeper = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(keeper.stdout, 'data');
  const inside = (name: string) => join(`/proc/${keeper.pid}/root`, dataDir, name);
  return {
    dataDir,
    launcher: ['nsenter', `--target=${keeper.pid}`, '--user', '--mount', '--preserve-credentials'],
    fill: () => fillUp(inside('filler')),
    makeRoom: () => rmSync(inside('filler')),
    collect() {
      const files = readdirSync(inside('.')).filter((name) => name.startsWith('site.db'));
      for (const name of files) copyFileSync(inside(name), join(dataDir, name));
      return dataDir;
    },
    async remove() {
      keeper.stdin.end();
      await once(keeper, 'close');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function fillUp(path: string): void {
  const piece = Buffer.alloc(4096);
  try {
    for (;;) appendFileSync(path, piece);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
