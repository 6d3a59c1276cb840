export interface ChoiceWords {
  /** One for each place in the list. */
  picks: readonly RegExp[];
  yes: RegExp;
  other: RegExp;
  none: RegExp;
}

/** Returns which of the offered choices a plain message is, `none` of them, or null if it is about something else. */
export function choiceIn(
  plain: string,
  offered: readonly string[],
  plainOf: (text: string) => string,
  { picks, yes, other, none }: ChoiceWords,
): string | null {
  if (offered.length === 0) return null;
  const named = offered.find((title) => plainOf(title) === plain);
  if (named !== undefined) return named;
  const at = picks.findIndex((pick) => pick.test(plain));
  if (at >= 0) return offered[at] ?? offered.at(-1) ?? null;
  if (yes.test(plain)) return offered[0] ?? null;
  if (other.test(plain)) return offered[1] ?? null;
  return none.test(plain) ? 'none' : null;
}
