// Acts on a form that was sent: nothing of HTTP, and nothing of HTML.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentOf } from '../../domain/content/content-files.ts';
import { readYamlFile } from '../../tools/content/yaml-file.ts';
import { type Change, changesOf } from './drafts/changes.ts';
import { blank, changeList, draftOf, type Form, readDraft } from './drafts/draft.ts';
import { type Folders, findFaults } from './drafts/find-faults.ts';
import { readLists, withLists } from './files/choices.ts';
import {
  type Collection,
  type ContentFile,
  collections,
  isCollection,
  listFiles,
  shapeOfCollection,
  textOf,
} from './files/content-files.ts';
import { BODY, valuesIn } from './files/file-text.ts';
import { daysFromNow } from './files/shape.ts';
import { findPromises, searchFiles } from './pages/search-files.ts';
import { bringPicture, takePicture } from './saving/pictures.ts';
import { createSaving, refused, type Sent } from './saving/save-form.ts';
import { digestOf, type Save, type SavedCopies, writeWhole } from './saving/saved-copies.ts';

export type Editor = ReturnType<typeof createEditor>;

const FRESH = { errors: [], state: 'fresh', focus: '', preview: false, sure: '' } as const;

interface Options extends Omit<Folders, 'waiting'> {
  copies: SavedCopies;
}

export function createEditor({ folder, general, copies }: Options) {
  const folders = { folder, general, waiting: copies.waiting };
  const files = () => listFiles(folder, general);
  const { save, saveNew } = createSaving(folders, copies);
  const readValues = (name: string) => {
    const path = [folder, general].map((one) => join(one, name)).find(existsSync);
    return path ? valuesIn(name, readFileSync(path, 'utf8')) : null;
  };
  const find = (name: string) => {
    const file = files().find((one) => one.name === name);
    return file && { ...file, shape: withLists(file.shape, readLists(folder, general, readValues)) };
  };

  function formOf(file: ContentFile, text: string): Form {
    const draft = draftOf(file.shape, valuesIn(file.name, text));
    return { ...FRESH, file: { ...file, isNew: false }, shape: file.shape, draft, digest: copies.keep(text) };
  }

  /** @returns why it cannot be read, if it cannot; null for a name that is none of the files' */
  function open(name: string): Form | string[] | null {
    const file = find(name);
    if (!file) return null;
    const isRead = name.endsWith('.yaml') && existsSync(file.source);
    const read = isRead ? readYamlFile(file.source) : [];
    if (Array.isArray(read) && read.length > 0) return read.map(({ line, says }) => `Line ${line} ${says}`);
    const text = textOf(file);
    return valuesIn(name, text) ? formOf(file, text) : ['It does not begin with its fields.'];
  }

  function openNew(name: Collection): Form {
    const shape = shapeOfCollection(name);
    const { one, page, template } = collections[name];
    const today = daysFromNow(0);
    const draft = { ...(blank(shape) as object), date: today, postedDate: today, [BODY]: template };
    const file = { name, title: `Add ${one}`, about: undefined, page, isNew: true };
    return { ...FRESH, file, shape, draft, digest: '' };
  }

  /** @param problem of the picture that came with it, or null */
  async function send(
    name: string,
    fields: ReadonlyMap<string, string>,
    problem: string | null,
  ): Promise<Sent | null> {
    const file = find(name);
    if (!file && !isCollection(name)) return null;
    const asked = file ? formOf(file, textOf(file)) : openNew(name as Collection);
    const [action = '', at = '', focus = ''] = (fields.get('do') || 'save').split(':');
    const draft = readDraft(asked.shape, fields);
    const [digest = '', sure = ''] = ['digest', 'sure'].map((field) => fields.get(field));
    const form = { ...asked, draft, digest, sure };
    if (problem) return refused(form, [{ path: 'image', says: problem }]);
    if (action === 'preview') return { ...form, preview: true, state: 'changed' };
    if (action === 'save') return file ? save(file, form) : saveNew(name as Collection, form);
    const changed = changeList(form.shape, draft, action, at === '' ? [] : at.split('.'));
    return { ...form, draft: changed, state: 'changed', focus };
  }

  /** A job whose last day was yesterday is closed. */
  async function close(name: string): Promise<Sent | null> {
    const file = find(name);
    if (!file || dirname(name) !== 'jobs') return null;
    const form = formOf(file, textOf(file));
    return save(file, { ...form, draft: { ...(form.draft as object), closingDate: daysFromNow(-1) } });
  }

  /** @returns what hinders it; null for what is no job, news or guide */
  async function remove(name: string): Promise<string[] | null> {
    const file = find(name);
    if (!file || !isCollection(dirname(name))) return null;
    const faults = await findFaults(folders, name, null);
    if (faults.length > 0) return faults.map(({ says }) => says);
    const text = textOf(file);
    copies.note(file, text, null);
    rmSync(file.path);
    takePicture(folders, name, valuesIn(name, text)?.image);
    return [];
  }

  /** @returns false if the file is no more as that save left it */
  function undo(at: string): boolean {
    const save = copies.saves().find((one) => one.at === at);
    if (!save) return false;
    const path = join(folder, save.name);
    const now = existsSync(path) ? digestOf(readFileSync(path, 'utf8')) : null;
    const before = save.before === null ? '' : copies.textOf(save.before);
    if (now !== save.after || before === null) return false;
    if (save.before === null) rmSync(path);
    else {
      writeWhole(path, before);
      bringPicture(folders, save.name, valuesIn(save.name, before)?.image);
    }
    copies.forget(save);
    return true;
  }

  /** None of a file that came, went, or is no more. */
  function changesIn({ name, before, after }: Save): Change[] {
    const [from, to] = [before, after].map((digest) => digest && copies.textOf(digest));
    const shape = from && to ? find(name)?.shape : undefined;
    return shape ? changesOf(shape, valuesIn(name, from ?? ''), valuesIn(name, to ?? '')) : [];
  }

  const search = (words: string) => searchFiles(files(), words);
  /** Promises that came with the site, and are neither changed nor confirmed. */
  function promises() {
    const { sampleContent } = (readValues('samples.yaml') ?? {}) as Partial<ContentOf<'samples'>>;
    const { confirmed = [] } = (readValues('site.yaml') ?? {}) as Partial<ContentOf<'site'>>;
    const all = sampleContent?.promises ?? [];
    return findPromises(
      files(),
      all.filter(({ words }) => !confirmed.includes(words)),
    );
  }
  const saves = () => copies.saves().map((save) => ({ ...save, changes: changesIn(save) }));
  return { folders, search, promises, open, openNew, send, close, remove, undo, saves };
}
