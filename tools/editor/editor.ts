// What is done with a form that was sent: nothing of HTTP, and nothing of HTML.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readYamlFile } from '../content/yaml-file.ts';
import {
  type Collection,
  type ContentFile,
  collections,
  isCollection,
  listFiles,
  shapeOfCollection,
} from './content-files.ts';
import { blank, changeList, draftOf, type Form, fieldName, readDraft, sameDays, valuesOf } from './draft.ts';
import { BODY, newText, pathAtLine, valuesIn, withValues } from './file-text.ts';
import { type Fault, findFaults } from './find-faults.ts';
import { merge } from './merge.ts';
import { digestOf, type SavedCopies, writeWhole } from './saved-copies.ts';

/** The form again, or the name of the file that has it now. */
type Sent = Form | string;

export interface Found {
  file: ContentFile;
  places: { field: string; text: string }[];
}

export type Editor = ReturnType<typeof createEditor>;

const FRESH = { errors: [], state: 'fresh', focus: '', preview: false } as const;

interface Options {
  /** With the files of a provider. */
  folder: string;
  /** With the words that hold for every provider. */
  general: string;
  copies: SavedCopies;
}

export function createEditor({ folder, general, copies }: Options) {
  const files = () => listFiles(folder, general);
  const find = (name: string) => files().find((file) => file.name === name);

  /** The files whose name or text has the words. */
  function search(words: string): Found[] {
    const sought = words.trim().toLowerCase();
    return files().flatMap((file) => {
      if (sought === '') return [{ file, places: [] }];
      const text = readFileSync(file.source, 'utf8');
      const draft = draftOf(file.shape, valuesIn(file.name, text));
      const places = text.split('\n').flatMap((line, index) => {
        if (!line.toLowerCase().includes(sought) || /^\s*# /.test(line)) return [];
        return {
          field: fieldName(file.shape, draft, pathAtLine(file.name, text, index + 1)),
          text: line.trim(),
        };
      });
      const isNamed = `${file.title} ${file.about} ${file.room}`.toLowerCase().includes(sought);
      return isNamed || places.length > 0 ? { file, places: places.slice(0, 3) } : [];
    });
  }

  function formOf(file: ContentFile, text: string): Form {
    const draft = draftOf(file.shape, valuesIn(file.name, text));
    return { ...FRESH, file: { ...file, isNew: false }, shape: file.shape, draft, digest: copies.keep(text) };
  }

  /** @returns why it cannot be read, if it cannot; null for a name that is none of the files' */
  function open(name: string): Form | string[] | null {
    const file = find(name);
    if (!file) return null;
    const read = name.endsWith('.yaml') ? readYamlFile(file.source) : [];
    if (Array.isArray(read) && read.length > 0) return read.map(({ line, says }) => `Line ${line} ${says}`);
    const text = readFileSync(file.source, 'utf8');
    return valuesIn(name, text) ? formOf(file, text) : ['It does not begin with its fields.'];
  }

  function openNew(name: Collection): Form {
    const shape = shapeOfCollection(name);
    const { one, page, template } = collections[name];
    const today = new Date().toISOString().slice(0, 10);
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
    const asked = file ? formOf(file, readFileSync(file.source, 'utf8')) : openNew(name as Collection);
    const [action = '', at = '', focus = ''] = (fields.get('do') || 'save').split(':');
    const draft = readDraft(asked.shape, fields);
    const form = { ...asked, draft, digest: fields.get('digest') ?? '' };
    if (problem) return refused(form, [{ path: 'image', says: problem }]);
    if (action === 'preview') return { ...form, preview: true, state: 'changed' };
    if (action === 'save') return file ? save(file, form) : saveNew(name as Collection, form);
    const changed = changeList(form.shape, draft, action, at === '' ? [] : at.split('.'));
    return { ...form, draft: changed, state: 'changed', focus };
  }

  function refused(form: Form, faults: readonly Fault[]): Form {
    const errors = faults.map(({ path, says }) => ({ path: fieldName(form.shape, form.draft, path), says }));
    return { ...form, errors, state: 'refused' };
  }

  async function save(file: ContentFile, form: Form): Promise<Sent> {
    const { name, path, source, shape } = file;
    const text = readFileSync(source, 'utf8');
    const now = valuesIn(name, text);
    const base = copies.textOf(form.digest);
    const doubles = sameDays(shape, form.draft);
    if (doubles.length > 0) return { ...form, errors: doubles, state: 'refused' };
    const unseen = Object.entries(now ?? {}).filter(([key]) => !shape.entries.some(([one]) => one === key));
    const typed = { ...Object.fromEntries(unseen), ...(valuesOf(shape, form.draft) as object) };
    const merged = merge(base === null ? undefined : valuesIn(name, base), now, typed);
    if (merged.conflicts.length > 0) {
      const both = { ...form, draft: draftOf(shape, merged.value), digest: copies.keep(text) };
      return refused(both, merged.conflicts.map(asked));
    }
    const next = withValues(name, text, merged.value as Record<string, unknown>);
    if (next === text) return name;
    const faults = await findFaults({ folder, general }, name, next);
    if (faults.length > 0) return refused(form, faults);
    // The checks take a moment, in which somebody may have saved it.
    if (readFileSync(source, 'utf8') !== text) return save(file, form);
    copies.note({ name, title: file.title }, source === path ? text : null, next);
    writeWhole(path, next);
    return name;
  }

  async function saveNew(collection: Collection, form: Form): Promise<Sent> {
    const values = valuesOf(form.shape, form.draft) as Record<string, unknown>;
    const words = [values.title, collection === 'jobs' ? values.location : ''].join(' ');
    const slug = freeSlug(collection, slugOf(String(values.id || words)));
    if (collection === 'jobs') values.id ||= slug;
    const name = `${collection}/${slug}.md`;
    const text = newText(values);
    const faults = await findFaults({ folder, general }, name, text);
    if (faults.length > 0) return refused(form, faults);
    copies.note({ name, title: String(values.title) }, null, text);
    writeWhole(join(folder, name), text);
    return name;
  }

  function freeSlug(collection: Collection, slug: string, count = 1): string {
    const one = count === 1 ? slug : `${slug}-${count}`;
    return existsSync(join(folder, collection, `${one}.md`)) ? freeSlug(collection, slug, count + 1) : one;
  }

  /** @returns false if the file is no more as that save left it */
  function undo(at: string): boolean {
    const save = copies.saves().find((one) => one.at === at);
    const path = join(folder, save?.name ?? '');
    if (!save || !existsSync(path) || digestOf(readFileSync(path, 'utf8')) !== save.after) return false;
    const before = save.before === null ? '' : copies.textOf(save.before);
    if (before === null) return false;
    if (save.before === null) rmSync(path);
    else writeWhole(path, before);
    copies.forget(save);
    return true;
  }

  return { search, open, openNew, send, undo, saves: copies.saves };
}

function asked({ path, now }: { path: string; now: unknown }): Fault {
  const words = typeof now === 'string' ? now : JSON.stringify(now ?? 'nothing');
  return { path, says: `has been changed meanwhile, to “${words}”. Save again to have it as it is here` };
}

/** Part of an address, and the name of a file. */
export function slugOf(words: string): string {
  const plain = words.normalize('NFKD').replace(/[\u0300-\u036f’']/g, '');
  const slug = plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 70);
  return slug.replace(/^-|-$/g, '') || 'new';
}
