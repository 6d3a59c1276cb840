import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { type Form, fieldsOf } from './drafts/draft.ts';
import { createEditor } from './editor.ts';
import type { Sent } from './saving/save-form.ts';
import { createSavedCopies } from './saving/saved-copies.ts';

const content = join(import.meta.dirname, '../../content');

export function sentForm(form: Form, typed: Readonly<Record<string, string>> = {}): Map<string, string> {
  return new Map([
    ...fieldsOf(form.draft),
    ['digest', form.digest],
    ['sure', form.sure],
    ...Object.entries(typed),
  ]);
}

/** @param without files that a provider may do without */
export function startEditor(...without: string[]) {
  const folder = join(temporaryFolder(), 'content');
  cpSync(content, folder, { recursive: true });
  for (const name of without) rmSync(join(folder, name));
  const editor = createEditor({
    folder,
    general: content,
    copies: createSavedCopies(join(temporaryFolder(), 'copies')),
  });
  const open = (name: string): Form => {
    const form = editor.open(name);
    if (!form || Array.isArray(form)) throw new Error(`${name} cannot be opened: ${form}`);
    return form;
  };
  return {
    editor,
    open,
    read: (name: string) => readFileSync(join(folder, name), 'utf8'),
    write: (name: string, text: string) => writeFileSync(join(folder, name), text),
    has: (name: string) => existsSync(join(folder, name)),
    send: (name: string, typed: Record<string, string>, form = open(name)) =>
      editor.send(name, sentForm(form, typed)),
  };
}

export const errorsOf = (sent: Sent | null) =>
  typeof sent === 'object' && sent ? sent.errors.map(({ path, says }) => `${path}: ${says}`) : sent;
