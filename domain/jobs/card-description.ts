const CARD_WORDS = 20;

export function cardDescription(text: string): string {
  const words = text.trim().split(/\s+/u);
  if (words.length <= CARD_WORDS) return words.join(' ');
  return `${words
    .slice(0, CARD_WORDS)
    .join(' ')
    .replace(/[\s.,;:!?–-]+$/u, '')}…`;
}
