import { learnedDangers } from '../danger/danger-kinds.ts';
import { declineReasons, talkKinds } from '../subjects/labels.ts';
import { foldedWords } from '../text/folded-words.ts';
import type { CorpusLine } from './corpus.ts';

const KNOWN_LABEL = new RegExp(
  `^(${[...learnedDangers, 'harmless', ...talkKinds].join('|')}|decline:(${declineReasons.join('|')})|language:[a-z]{2}|/[a-z/-]*(#[a-z-]+)?)$`,
);
const MAX_CHARACTERS = 2000;
const FOLDS = [0, 1, 2, 3, 4];
/** Letters in a group by which lines are compared. */
const GROUP = 4;
/** The share of their groups above which two lines are nearly the same. */
const MAX_SHARED = 0.72;
/** A line is compared with those that share one of its rarest groups, at most so many of each. */
const RAREST_GROUPS = 6;
const MAX_WITH_GROUP = 60;

/** Returns what is wrong with a corpus, each error with its place. */
export function corpusErrors(lines: readonly CorpusLine[]): string[] {
  return [...lines.flatMap(lineErrors), ...nearDuplicates(lines)];
}

function lineErrors({ place, fold, labels, turns }: CorpusLine): string[] {
  const errors = labels
    .filter((label) => !KNOWN_LABEL.test(label))
    .map((label) => `${place}: unknown label “${label}”`);
  if (fold !== null && !(fold in FOLDS)) errors.push(`${place}: its fold is not 0 to ${FOLDS.length - 1}`);
  if (turns.join(' > ').length > MAX_CHARACTERS)
    errors.push(`${place}: longer than ${MAX_CHARACTERS} characters`);
  if (turns.includes('')) errors.push(`${place}: an empty turn`);
  return errors;
}

/** Lines that are nearly the same teach nothing, and would put a tested sentence into the training. */
function nearDuplicates(lines: readonly CorpusLine[]): string[] {
  const groups = lines.map(({ turns }) => groupsOf(turns.join(' ')));
  const counts = new Map<string, number>();
  for (const own of groups) for (const group of own) counts.set(group, (counts.get(group) ?? 0) + 1);
  const linesWith = new Map<string, number[]>();
  return lines.flatMap(({ place }, index) => {
    const own = groups[index] ?? new Set<string>();
    const candidates = new Set(rarestOf(own, counts).flatMap((group) => linesWith.get(group) ?? []));
    for (const group of own) {
      const known = linesWith.get(group);
      if (!known) linesWith.set(group, [index]);
      else if (known.length < MAX_WITH_GROUP) known.push(index);
    }
    const twin = [...candidates].find((other) => isNearlySame(own, groups[other] ?? new Set()));
    return twin === undefined ? [] : [`${place}: nearly the same as ${lines[twin]?.place}`];
  });
}

const rarestOf = (groups: ReadonlySet<string>, counts: ReadonlyMap<string, number>) =>
  [...groups].sort((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0)).slice(0, RAREST_GROUPS);

function isNearlySame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  if (fewer.size <= MAX_SHARED * more.size) return false;
  const shared = one.intersection(other).size;
  return shared > MAX_SHARED * (one.size + other.size - shared);
}

function groupsOf(text: string): Set<string> {
  const plain = ` ${foldedWords(text)} `;
  return new Set(
    Array.from({ length: Math.max(0, plain.length - GROUP + 1) }, (_, start) =>
      plain.slice(start, start + GROUP),
    ),
  );
}
