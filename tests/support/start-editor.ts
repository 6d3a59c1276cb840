import { execFileSync, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEngine } from '../../tools/setup/copy-engine.ts';
import { freePorts } from './free-ports.ts';

export interface EditedFolder {
  editor: string;
  /** The site beside it, as it is in development. */
  site: string;
  pid: number;
  read: (name: string) => string;
  write: (name: string, text: string) => void;
  stop: () => Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/**
 * The editor as an owner starts it, on another provider's folder; in a copy, because the site beside it writes modules of its words.
 * @param isBuilt false where nothing was ever built, as in a fresh clone
 */
export async function startEditor(isBuilt = true): Promise<EditedFolder> {
  const copy = await copyEngine(root);
  if (isBuilt) {
    cpSync(join(root, 'build/content'), join(copy, 'build/content'), { recursive: true });
    writeFileSync(join(copy, 'build/stamp'), '');
  }
  const program = join(copy, 'packages/editor/main.ts');
  const place = mkdtempSync(join(tmpdir(), 'test-'));
  const folder = join(place, 'alderley');
  const answers = join(root, 'tests/provider/answers.yaml');
  execFileSync(process.execPath, [program, 'new', folder, '--answers', answers], { cwd: copy });
  cpSync(join(root, 'tests/provider/folder'), folder, { recursive: true });
  const [editorPort, sitePort] = (await freePorts(2)).map(String);
  const child = spawn(process.execPath, [program, 'edit'], {
    cwd: copy,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: join(place, 'data'),
      EDITOR_PORT: editorPort,
      PORT: sitePort,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  for await (const [said] of on(child.stdout, 'data')) if (String(said).includes('Open http')) break;
  return {
    editor: `http://127.0.0.1:${editorPort}`,
    site: `http://127.0.0.1:${sitePort}`,
    pid: child.pid ?? 0,
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    write: (name, text) => writeFileSync(join(folder, name), text),
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      for (const made of [place, copy]) rmSync(made, { recursive: true, force: true });
    },
  };
}
