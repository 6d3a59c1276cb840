// Opens the files of the content as forms, on this machine alone, beside the site as it is in development.
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { contentFolder, isSampleFolder } from '../../tools/content/content-folder.js';
import { createEditor } from './editor.ts';
import { createEditorServer } from './editor-server.ts';
import { startRendering } from './pages/render.ts';
import { readConnection } from './publish/connection.ts';
import { run as fetchLive } from './publish/fetch.ts';
import { createSavedCopies } from './saving/saved-copies.ts';

const RESTART_MS = 3000;
const root = join(import.meta.dirname, '../..');

export async function run(): Promise<void> {
  const { DATA_DIR = join(root, 'data'), EDITOR_PORT = '3100', PORT = '3000', SITE_URL } = process.env;
  const folder = contentFolder(root);
  if (readConnection()) await fetchLive([]);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
  if (!SITE_URL) startSite(PORT, folder);
  const program = [process.execPath, join(root, 'packages/editor/main.ts')];
  const copies = createSavedCopies(join(resolve(root, DATA_DIR), 'editor'));
  const server = createEditorServer({
    editor: createEditor({ folder, general: join(root, 'content'), copies }),
    rendering: await startRendering(root),
    site: SITE_URL ?? `http://127.0.0.1:${PORT}`,
    liveServer: () => readConnection()?.server ?? null,
    publish: [...program, 'publish'],
    undo: [
      [...program, 'undo'],
      [...program, 'fetch'],
    ],
  });
  server.listen(Number(EDITOR_PORT), '127.0.0.1', () => {
    console.log(`Open http://127.0.0.1:${EDITOR_PORT} in your browser. Ctrl+C ends it.`);
  });
}

/** Shows each change as soon as it is saved; it ends with the editor. */
function startSite(port: string, folder: string): void {
  const CONTENT_DIR = isSampleFolder(root, folder) ? undefined : folder;
  const env = { ...process.env, CONTENT_DIR, PORT: port, LOG_LEVEL: 'error' };
  const site = spawn(process.execPath, ['server/dev.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = () => site.kill();
  process.once('exit', end);
  site.once('exit', () => {
    process.off('exit', end);
    console.error('The site beside the editor has ended, and is started again.');
    setTimeout(() => startSite(port, folder), RESTART_MS);
  });
}
