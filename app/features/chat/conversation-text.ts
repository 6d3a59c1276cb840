import { assistant } from '#content/assistant.yaml';
import { calmLines } from '#content/danger-cards.yaml';
import { type DangerCard, dangerCard } from '#domain/danger/danger-cards.ts';
import type { Bubble } from './conversation-memory.ts';
import { replyParts } from './reply-parts.ts';

export function asText(bubbles: readonly Bubble[]): string {
  return bubbles
    .flatMap(({ type, content, danger, possibleDanger }) => [
      ...(danger ? [cardAsText(dangerCard(danger))] : []),
      `${type === 'ai' ? assistant.name : assistant.you}: ${type === 'ai' ? withoutLinks(content) : content}`,
      ...(possibleDanger ? [withoutLinks(calmLines[possibleDanger])] : []),
    ])
    .join('\n\n');
}

const withoutLinks = (reply: string) =>
  replyParts(reply)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');

function cardAsText({ title, text, lines }: DangerCard): string {
  return [title, ...lines.map(({ label, display, note }) => `${label}: ${display}. ${note}`), text].join(
    '\n',
  );
}
