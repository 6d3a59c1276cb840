import { languageNames, languageRequests, moveFillers, moveWords } from '#content/assistant-words.yaml';
import { brand } from '#content/brand.yaml';
import type { Move } from '#domain/content/intents.ts';
import { plainText } from '#domain/text/word-patterns.ts';

const MAX_WORDS = 10;

const moves = new Map<string, Move>();
for (const move of Object.keys(moveWords) as Move[])
  for (const words of moveWords[move].split(', ')) moves.set(words, move);
for (const request of languageRequests.split(', '))
  for (const language of languageNames.split(', ')) moves.set(request.replace('~', language), 'language');
const fillers = new Set([...moveFillers.split(' '), plainText(brand.assistantName)]);

/** Returns the move that the whole message is, or null if it asks something. */
export function moveOf(message: string): Move | null {
  const words = plainText(message).split(' ');
  return words.length > MAX_WORDS ? null : (moveIn(words) ?? null);
}

function moveIn(words: readonly string[]): Move | undefined {
  const move = moves.get(words.join(' '));
  if (move || words.length === 1) return move;
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const withoutFirst = fillers.has(first) ? moveIn(words.slice(1)) : undefined;
  return withoutFirst ?? (fillers.has(last) ? moveIn(words.slice(0, -1)) : undefined);
}

/** The question after “no, that is not what I meant” and the like. */
export function withoutPreamble(message: string): string {
  const [, first = '', rest] = message.match(/^([^,.;:!]{1,60})[,.;:!]\s+(\S.*)$/s) ?? [];
  return rest && moveOf(first) === 'no' ? withoutPreamble(rest) : message;
}
