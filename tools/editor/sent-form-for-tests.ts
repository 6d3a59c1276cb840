import type { Draft, Form } from './draft.ts';

/** What a browser sends of a form, with some fields filled in otherwise. */
export function sentForm(form: Form, typed: Readonly<Record<string, string>> = {}): Map<string, string> {
  return new Map([...fieldsOf(form.draft), ['digest', form.digest], ...Object.entries(typed)]);
}

function fieldsOf(draft: Draft, name = ''): [string, string][] {
  if (draft === null) return [];
  if (typeof draft !== 'object') return [[name, String(draft)]];
  return Object.entries(draft).flatMap(([key, part]) => fieldsOf(part, name === '' ? key : `${name}.${key}`));
}
