import { assistant } from '#content/assistant.yaml';
import { calmLines } from '#content/danger-cards.yaml';
import { type DangerCard, dangerCard } from '#domain/danger/danger-cards.ts';
import type { Bubble } from './conversation-memory.ts';
import { replyParts } from './reply-parts.ts';

export const asSeen = ({ content, danger }: Bubble) =>
  danger ? `${dangerCard(danger).title}.\n\n${content}` : content;

export function asText(bubbles: readonly Bubble[]): string {
  return bubbles
    .flatMap(({ type, content, danger, possibleDanger }) => [
      ...(danger ? [partsOf(dangerCard(danger)).join('\n')] : []),
      `${type === 'ai' ? assistant.name : assistant.you}: ${type === 'ai' ? withoutLinks(content) : content}`,
      ...(possibleDanger ? [withoutLinks(calmLines[possibleDanger])] : []),
    ])
    .join('\n\n');
}

export function asSpeech(bubbles: readonly Bubble[]): string {
  const answer = bubbles.slice(bubbles.findLastIndex(({ type }) => type === 'user') + 1);
  return answer
    .flatMap(({ content, danger, possibleDanger, pages = [] }) => [
      ...(danger ? numberFirst(dangerCard(danger)) : []),
      ...withoutLinks(content).split('\n'),
      ...(possibleDanger ? [withoutLinks(calmLines[possibleDanger])] : []),
      pages.length > 0 ? `${assistant.pages}: ${pages.map(({ title }) => title).join(', ')}` : '',
    ])
    .filter((words) => words.trim())
    .map((words) => words.replace(/[\p{L}\p{N}]$/u, '$&.'))
    .join(' ');
}

const withoutLinks = (reply: string) =>
  replyParts(reply)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');

function numberFirst(card: DangerCard): string[] {
  const [first] = card.lines;
  const isInTitle = !first || card.title.includes(first.display);
  return [...(isInTitle ? [] : [`${first.label}: ${first.display}`]), ...partsOf(card)];
}

const partsOf = ({ title, safety, lines, text }: DangerCard) => [
  title,
  ...(safety ? [`${safety.question} ${safety.leave.text}`] : []),
  ...lines.map(({ label, display, note }) => `${label}: ${display}. ${note}`),
  text,
];
