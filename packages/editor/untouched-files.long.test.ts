import { expect, it } from 'vitest';
import { startEditor } from './editor-for-tests.ts';

it('a form that was sent changes no byte of any file if nothing was typed', async () => {
  const { editor, read, send } = startEditor();
  const names = editor.search('').map(({ file }) => file.name);
  expect(names.length).toBeGreaterThan(35);
  for (const name of names) {
    const before = read(name);
    expect(await send(name, {}), name).toBe(name);
    expect(read(name), name).toBe(before);
  }
});
