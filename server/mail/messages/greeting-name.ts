const LONGEST_NAME = 40;
const MOST_WORDS = 4;
/** Letters, and signs between or after letters; a full stop only where a word ends, as in "J. Smith". */
const namelike = /^(?:[\p{L}\p{M}]+(?:['’ʼ‐‑-][\p{L}\p{M}]+)*\.?(?: |$))+$/u;

/**
 * A name that a stranger typed, fit to stand in a mail to an address that nobody has verified; null where it
 * might be anything but a name. What looks like a domain or a sentence is not repeated, so that nobody can use
 * our confirmations to send their own words.
 */
export function greetingName(typed: string): string | null {
  const name = typed.normalize('NFC').trim();
  if (name.length > LONGEST_NAME || name.split(' ').length > MOST_WORDS) return null;
  return namelike.test(name) ? name : null;
}
