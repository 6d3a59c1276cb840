/** Shorter words are too alike, and one letter for another makes other words of short ones (`horse`, `house`). */
const MIN_LENGTH = 5;
const MIN_LENGTH_TO_REPLACE = 6;

/** True if one letter is missing, too many, another one, or has changed places with the next, after the first. */
export function isOneSlipAway(typed: string, word: string): boolean {
  if (typed === word || Math.min(typed.length, word.length) < MIN_LENGTH || typed[0] !== word[0])
    return false;
  let start = 0;
  while (typed[start] === word[start] && start < typed.length) start++;
  const [rest, other] = [typed.slice(start), word.slice(start)];
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
  const isReplaced = typed.length >= MIN_LENGTH_TO_REPLACE && rest.slice(1) === other.slice(1);
  return rest.slice(1) === other || rest === other.slice(1) || isSwapped || isReplaced;
}
