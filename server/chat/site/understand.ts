import type { Assistant, Understanding } from 'site-assistant';
import { pageNamed } from './page-named.ts';

/** A question that asks for a service by its own name is about its page, even if the models are unsure. */
export function understand(
  assistant: Pick<Assistant, 'understand'>,
  questions: readonly string[],
): Understanding {
  const understanding = assistant.understand(questions);
  if (understanding.intent.kind === 'pages') return understanding;
  const named = pageNamed(questions.at(-1) ?? '');
  return named ? { ...understanding, intent: { kind: 'pages', paths: [named] } } : understanding;
}
