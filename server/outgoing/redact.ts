const MAX_REASON_LENGTH = 300;

/**
 * What a failure or another server had to say, fit for logs and lists: one short line without email addresses
 * and telephone numbers, which servers like to repeat.
 */
export function redact(failure: unknown): string {
  const words = failure instanceof Error ? failure.message : String(failure);
  return words
    .replace(/\S+@\S+/g, '[address]')
    .replace(/\+?\d(?:[\s().-]{0,2}\d){8,}/g, '[number]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_REASON_LENGTH);
}
