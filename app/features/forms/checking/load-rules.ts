import type { CheckFields, formRules, notesOn } from './form-rules.ts';

export type PickRules = (all: typeof formRules) => CheckFields;

export async function loadRules(pick: PickRules): Promise<{ check: CheckFields; notesOn: typeof notesOn }> {
  const { formRules, notesOn } = await import('./form-rules.ts');
  return { check: pick(formRules), notesOn };
}

/** Takes out of a field what cannot be seen. Without the rules it stays there, and the server says so again. */
export async function takeOutInvisible(form: HTMLFormElement, field: string): Promise<void> {
  const rules = await import('./form-rules.ts').catch(() => null);
  rules?.takeOutInvisible(form, field);
}
