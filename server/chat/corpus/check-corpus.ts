import { plainText } from '#domain/text/word-patterns.ts';
import type { CorpusLine } from './read-corpus.ts';

const KNOWN_LABEL =
  /^((emergency|selfHarm|safeguarding|harmless|hello|thanks|praise|callback|bot)|decline:(records|medical|legal|money|competitor|person|trick|product|world|nonsense)|language:[a-z]{2}|\/[a-z/-]*(#[a-z-]+)?)$/;
const MAX_CHARACTERS = 2000;
const GROUP = 4;
/** How many groups of letters two lines may share, of all that they have. */
const MAX_SHARED = 0.72;
/** Lines that share so much share one of the groups that fewest lines have: only with those it is compared. */
const RAREST = 6;
const MAX_WITH_GROUP = 60;

/** What is wrong with the corpus, each with its place. */
export function corpusErrors(lines: readonly CorpusLine[]): string[] {
  return [...lines.flatMap(lineErrors), ...scenarioErrors(lines), ...nearDuplicates(lines)];
}

function lineErrors({ place, scenario, labels, turns }: CorpusLine): string[] {
  return [
    ...(scenario === '' ? [`${place}: no scenario stands above it`] : []),
    ...labels
      .filter((label) => !KNOWN_LABEL.test(label))
      .map((label) => `${place}: unknown label “${label}”`),
    ...(turns.join(' > ').length > MAX_CHARACTERS
      ? [`${place}: longer than ${MAX_CHARACTERS} characters`]
      : []),
    ...(turns.includes('') ? [`${place}: an empty turn`] : []),
  ];
}

/** The lines of a scenario stand together, so that one name is one person. */
function scenarioErrors(lines: readonly CorpusLine[]): string[] {
  const seen = new Set<string>();
  return lines.flatMap(({ place, scenario }, index) => {
    if (scenario === lines[index - 1]?.scenario) return [];
    if (seen.has(scenario)) return [`${place}: the scenario “${scenario}” is there already`];
    seen.add(scenario);
    return [];
  });
}

/** Lines that are nearly the same teach nothing, and let a test know what was trained. The work grows with the lines alone. */
function nearDuplicates(lines: readonly CorpusLine[]): string[] {
  const groups = lines.map(({ turns }) => groupsOf(turns.join(' ')));
  const counts = new Map<string, number>();
  for (const own of groups) for (const group of own) counts.set(group, (counts.get(group) ?? 0) + 1);
  const countOf = (group: string) => counts.get(group) ?? 0;
  const having = new Map<string, number[]>();
  return lines.flatMap(({ place }, index) => {
    const own = groups[index] ?? new Set<string>();
    const rarest = [...own]
      .map((group) => ({ group, count: countOf(group) }))
      .sort((a, b) => a.count - b.count)
      .slice(0, RAREST)
      .map(({ group }) => group);
    const others = new Set(rarest.flatMap((group) => having.get(group)?.slice(0, MAX_WITH_GROUP) ?? []));
    for (const group of own) {
      const known = having.get(group);
      if (!known) having.set(group, [index]);
      else if (known.length < MAX_WITH_GROUP) known.push(index);
    }
    const twin = [...others].find((other) => isNearlySame(own, groups[other] ?? new Set()));
    return twin === undefined ? [] : [`${place}: nearly the same as ${lines[twin]?.place}`];
  });
}

function isNearlySame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  if (fewer.size <= MAX_SHARED * more.size) return false;
  const shared = one.intersection(other).size;
  return shared > MAX_SHARED * (one.size + other.size - shared);
}

function groupsOf(text: string): Set<string> {
  const plain = ` ${plainText(text)} `;
  const found = new Set<string>();
  for (let start = 0; start + GROUP <= plain.length; start += 1) found.add(plain.slice(start, start + GROUP));
  return found;
}
