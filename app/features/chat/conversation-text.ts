import { assistant } from '#content/assistant.ts';
import { calmLines, type DangerCard, dangerCards } from '#content/danger-cards.ts';
import type { Bubble } from './conversation-memory.ts';
import { replyParts } from './reply-parts.ts';

export function asText(bubbles: readonly Bubble[]): string {
  return bubbles
    .flatMap(({ type, content, danger, possibleDanger }) => [
      ...(danger ? [cardAsText(dangerCards[danger])] : []),
      `${type === 'ai' ? assistant.name : assistant.you}: ${type === 'ai' ? withoutLinks(content) : content}`,
      ...(possibleDanger ? [inWords(calmLines[possibleDanger])] : []),
    ])
    .join('\n\n');
}

const inWords = (parts: readonly (string | { text: string })[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

const withoutLinks = (reply: string) => inWords(replyParts(reply));

function cardAsText({ title, text, lines }: DangerCard): string {
  return [title, ...lines.map(({ label, display, note }) => `${label}: ${display}. ${note}`), text].join(
    '\n',
  );
}
