/** Every text in a piece of content, however deep. */
export function allWords(content: unknown): string {
  if (typeof content === 'string') return content;
  if (typeof content !== 'object' || content === null) return '';
  return Object.values(content).map(allWords).join('\n');
}
