import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { draftOf, type Form, fieldName, fieldsOf, sameDays, valuesOf } from '../drafts/draft.ts';
import { type Fault, type Folders, findFaults } from '../drafts/find-faults.ts';
import { freeSlug, slugOf } from '../drafts/slug.ts';
import { amountFaults } from '../drafts/typed.ts';
import { type Collection, type ContentFile, textOf } from '../files/content-files.ts';
import { newText, valuesIn, withValues } from '../files/file-text.ts';
import { merge } from './merge.ts';
import { settlePictures } from './pictures.ts';
import { type Named, type SavedCopies, textIn, writeText } from './saved-copies.ts';

/** The form again, or the name of the file that has it now. */
export type Sent = Form | string;

const EMPTY = 'must be filled in';

/** Writes what is right, and keeps a copy of what was there. */
export function createSaving(folders: Folders, copies: SavedCopies) {
  /** @param text null takes the file away */
  function put(file: Named, text: string | null): void {
    const path = join(folders.folder, file.name);
    const before = textIn(path);
    copies.note(file, before, text);
    writeText(path, text);
    settlePictures(folders, file.name, before, text);
  }

  async function save(file: ContentFile, form: Form): Promise<Sent> {
    const { name, shape } = file;
    const text = textOf(file);
    const now = valuesIn(name, text);
    const base = copies.textOf(form.digest);
    const errors = unasked(form, [...sameDays(shape, form.draft), ...amountFaults(shape, form.draft)]);
    if (errors.length > 0) return { ...asking(form, errors), errors, state: 'refused' };
    const unseen = Object.entries(now ?? {}).filter(([key]) => !shape.entries.some(([one]) => one === key));
    const typed = { ...Object.fromEntries(unseen), ...(valuesOf(shape, form.draft) as object) };
    const merged = merge(base === null ? undefined : valuesIn(name, base), now, typed);
    if (merged.conflicts.length > 0) {
      const both = { ...form, draft: draftOf(shape, merged.value), digest: copies.keep(text) };
      return refused(both, merged.conflicts.map(asked));
    }
    const next = withValues(name, text, merged.value as Record<string, unknown>);
    if (next === text) return name;
    const doubts = refusedBy(form, await findFaults(folders, name, next));
    if (doubts) return doubts;
    // The checks take a moment, in which somebody may have saved it.
    if (textOf(file) !== text) return save(file, form);
    put(file, next);
    return name;
  }

  async function saveNew(collection: Collection, form: Form): Promise<Sent> {
    const values = valuesOf(form.shape, form.draft) as Record<string, unknown>;
    const words = [values.title, collection === 'jobs' ? values.location : ''].join(' ');
    const isTaken = (one: string) => existsSync(join(folders.folder, collection, `${one}.md`));
    const slug = freeSlug(slugOf(String(values.id || words)), isTaken);
    if (collection === 'jobs') values.id ||= slug;
    const name = `${collection}/${slug}.md`;
    const text = newText(values);
    const doubts = refusedBy(form, await findFaults(folders, name, text));
    if (doubts) return doubts;
    // The checks take a moment, in which another one may have taken the name.
    if (isTaken(slug)) return saveNew(collection, form);
    put({ name, title: String(values.title) }, text);
    return name;
  }

  return { put, save, saveNew };
}

/** Without what was asked about before, and is meant so. */
const unasked = (form: Form, faults: readonly Fault[]): Fault[] =>
  faults.filter(({ sure }) => !sure || !form.sure.includes(sure));

const asking = (form: Form, faults: readonly Fault[]): Form => ({
  ...form,
  sure: form.sure + faults.map(({ sure = '' }) => sure).join(''),
});

function refusedBy(form: Form, faults: readonly Fault[]): Form | null {
  const open = unasked(form, faults);
  return open.length > 0 ? refused(asking(form, open), open) : null;
}

export function refused(form: Form, faults: readonly Fault[]): Form {
  const typed = new Map(fieldsOf(form.draft));
  const errors = faults.map(({ path: at, says }) => {
    const path = fieldName(form.shape, form.draft, at);
    return { path, says: typed.get(path) === '' && /^must (be|have|not be)/.test(says) ? EMPTY : says };
  });
  return {
    ...form,
    errors: [...new Map(errors.map((one) => [one.path + one.says, one])).values()],
    state: 'refused',
  };
}

function asked({ path, now }: { path: string; now: unknown }): Fault {
  const words = typeof now === 'string' ? now : JSON.stringify(now ?? 'nothing');
  return { path, says: `has been changed meanwhile, to “${words}”. Save again to have it as it is here` };
}
