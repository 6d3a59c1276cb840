import { formText } from '#content/forms.yaml';
import type { MailLinkOutcome } from '#domain/forms/form-outcome.ts';
import type { FormResult } from '#domain/forms/form-result.ts';

const { sent, error, done, unchanged } = formText.answered;
const beginnings: Record<string, string> = { accepted: sent, done, unknown: unchanged };

export type AnswerKind = FormResult['kind'] | MailLinkOutcome['kind'];

/** Begins a page's title with what became of the form that was sent. */
export function titleAfter(outcome: AnswerKind, title: string): string {
  return (beginnings[outcome] ?? error) + title;
}

/** Says it in the title as the server does in the page that answers without scripting. */
export function showOutcomeInTitle(outcome: FormResult['kind']): void {
  const before = [sent, error].find((words) => document.title.startsWith(words)) ?? '';
  document.title = titleAfter(outcome, document.title.slice(before.length));
}
