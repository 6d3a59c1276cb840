import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePorts } from '../tests/support/free-ports.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';

const project = join(import.meta.dirname, '..');
const COPIED = ['app', 'content', 'domain', 'packages/assistant', 'server', 'tools'];
const COPIED_FILES = ['package.json', 'tsconfig.json', 'vite.config.ts'];
const LINKED = ['node_modules', 'public'];
const PATIENCE = { timeout: 60_000 };

/** Edits a copy: the sources belong to whoever works on them. */
function copyOfProject(): string {
  const root = temporaryFolder();
  const filter = (source: string) => !source.endsWith('node_modules');
  for (const name of [...COPIED, ...COPIED_FILES])
    cpSync(join(project, name), join(root, name), { recursive: true, filter });
  for (const name of LINKED) symlinkSync(join(project, name), join(root, name));
  return root;
}

async function startDevelopment(root: string): Promise<string> {
  spawnSync(process.execPath, ['tools/content/check-content.ts', '--build'], { cwd: root });
  const [port = 0] = await freePorts(1);
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: join(root, 'data'),
    POSTCODES_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
  };
  const development = spawn(process.execPath, ['server/dev.ts'], { cwd: root, env, stdio: 'ignore' });
  onTestFinished(async () => {
    development.kill('SIGKILL');
    await once(development, 'exit');
  });
  return `http://127.0.0.1:${port}`;
}

it('a sentence, a component and a style are seen as soon as they are saved', {
  timeout: 240_000,
}, async () => {
  const root = copyOfProject();
  const url = await startDevelopment(root);
  const read = (path: string) =>
    fetch(url + path).then(
      (answer) => answer.text(),
      () => '',
    );
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(root, file), text.replace(from, to));
  };
  await expect.poll(() => read('/credits'), { timeout: 60_000 }).toContain('Credits and Licences</h1>');
  expect(await read('/credits')).toContain('data-files="/app/features/chat/chat.tsx"');
  const told: string[] = [];
  const browser = new WebSocket(url.replace('http', 'ws'), 'vite-hmr');
  onTestFinished(() => browser.close());
  browser.onmessage = ({ data }) => told.push(JSON.parse(data).type);
  await expect.poll(() => told, PATIENCE).toContain('connected');

  const words = ['content/credits.ts', 'content/credits.yaml'].find((file) => existsSync(join(root, file)));
  edit(words ?? '', 'Credits and Licences', 'Thanks to');
  await expect.poll(() => read('/credits'), PATIENCE).toContain('Thanks to</h1>');
  expect(told).toContain('full-reload');
  edit('app/pages/credits.tsx', '<h2 id={id}>', '<h2 id={id} data-edited="">');
  await expect.poll(() => read('/credits'), PATIENCE).toContain('data-edited=""');
  const style = 'app/design-system/prose/prose.module.css';
  edit(style, '@layer', '.edited { color: red; }\n@layer');
  await expect.poll(() => read(`/${style}?direct`), PATIENCE).toContain('edited');
});
