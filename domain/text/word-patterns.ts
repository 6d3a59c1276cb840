/** Lower case, without accents, apostrophes and signs: `Can’t` as `cant`. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/['’‘`´\p{M}]/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** Any of these patterns in plain text, as whole words; ` ~ ` in them stands for up to four words in between. */
export function wordPattern(patterns: readonly string[], flags = ''): RegExp {
  const whole = patterns.map((pattern) => pattern.replaceAll(' ~', '(?: \\S+){0,4}')).join('|');
  return new RegExp(`(?<![^ ])(?:${whole})(?![^ ])`, flags);
}
