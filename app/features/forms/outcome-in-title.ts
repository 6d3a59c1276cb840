import { formText } from '#content/forms.ts';
import type { FormResult } from '#domain/forms/form-result.ts';

/** Says in the page's title what became of a form, as the server says it in the page that answers without scripting. */
export function showOutcomeInTitle(outcome: FormResult['kind']): void {
  const { answered } = formText;
  const before = Object.values(answered).find((words) => document.title.startsWith(words)) ?? '';
  document.title = answered[outcome] + document.title.slice(before.length);
}
