import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger, createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { contentModules } from './content-modules.ts';

const content = join(import.meta.dirname, '../../content');

it('a word that is saved while pages are being edited is there at once; a broken file is named, and the words stay', async () => {
  const root = temporaryFolder();
  cpSync(content, join(root, 'content'), { recursive: true, filter: (name) => !/\.(ts|md)$/.test(name) });
  const errors: string[] = [];
  const customLogger = { ...createLogger('silent'), error: (error: string) => void errors.push(error) };
  const vite = await createServer({
    root,
    configFile: false,
    customLogger,
    plugins: [contentModules(root)],
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => vite.close());
  const file = join(root, 'content/shortcuts.yaml');
  const save = (title: string) => {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/title: .*/, `title: ${title}`));
    vite.watcher.emit('change', file);
  };
  const module = () => readFileSync(join(root, 'build/content/shortcuts.ts'), 'utf8');

  save('Keys to press');
  await expect.poll(module).toContain('"title":"Keys to press"');
  save('"Keys');
  await expect.poll(() => errors.join()).toContain('content/shortcuts.yaml:');
  expect(module()).toContain('"title":"Keys to press"');
});
