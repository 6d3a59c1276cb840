// Opens the files of the content as forms, on this machine alone, beside the site as it is in development.
import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createEditor } from './editor.ts';
import { createEditorServer } from './editor-server.ts';
import { startRendering } from './render.ts';
import { createSavedCopies } from './saved-copies.ts';

const root = join(import.meta.dirname, '../..');
const { CONTENT_DIR, DATA_DIR, EDITOR_PORT = '3100', PORT = '3000', SITE_URL } = process.env;
const folder = resolve(CONTENT_DIR ?? join(root, 'content'));
const copies = createSavedCopies(join(resolve(DATA_DIR ?? join(root, 'data')), 'editor'));

function startSite(): ChildProcess {
  const env = { ...process.env, PORT, LOG_LEVEL: 'error' };
  return spawn(process.execPath, [join(root, 'server/dev.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const child = SITE_URL ? null : startSite();
process.on('exit', () => child?.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

const server = createEditorServer({
  folder,
  editor: createEditor({ folder, copies }),
  rendering: await startRendering(root),
  site: SITE_URL ?? `http://127.0.0.1:${PORT}`,
  publish: [process.execPath, join(root, 'tools/site/main.ts'), 'publish'],
});
server.listen(Number(EDITOR_PORT), '127.0.0.1', () => {
  console.log(`Open http://127.0.0.1:${EDITOR_PORT} in your browser. Ctrl+C ends it.`);
});
