import { formText } from '#content/forms.ts';
import type { FormResult } from '#domain/forms/form-result.ts';

const { sent, error } = formText.answered;

/** Begins a page's title with what became of the form that was sent. */
export function titleAfter(outcome: FormResult['kind'], title: string): string {
  return (outcome === 'accepted' ? sent : error) + title;
}

/** Says it in the title as the server does in the page that answers without scripting. */
export function showOutcomeInTitle(outcome: FormResult['kind']): void {
  const before = [sent, error].find((words) => document.title.startsWith(words)) ?? '';
  document.title = titleAfter(outcome, document.title.slice(before.length));
}
