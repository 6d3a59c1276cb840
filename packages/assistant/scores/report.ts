import type { ScoredLine } from './answer-lines.ts';
import { groups, hasRightPage, pageOf } from './groups.ts';

/** Wilson's interval of a share (95 %). */
function interval(right: number, total: number): [low: number, high: number] {
  const z = 1.96;
  const share = right / total;
  const middle = share + (z * z) / (2 * total);
  const spread = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total));
  const scale = 1 + (z * z) / total;
  return [(middle - spread) / scale, (middle + spread) / scale];
}

const percent = (share: number) => (100 * share).toFixed(1);

export function figures(scored: readonly ScoredLine[]): string[] {
  return groups.flatMap(({ name, goal, counts, isRight }) => {
    const own = scored.filter(counts);
    if (own.length === 0) return [];
    const right = own.filter(isRight).length;
    const share = right / own.length;
    const range = interval(right, own.length).map(percent).join('–');
    const promised = goal === null ? '' : `  goal ${percent(goal)} ${share >= goal ? 'met' : 'MISSED'}`;
    const count = `${right} of ${own.length}`.padStart(14);
    return `  ${name.padEnd(44)} ${count}  ${percent(share).padStart(5)} % [${range}]${promised}`;
  });
}

export function byPage(scored: readonly ScoredLine[]): string[] {
  return [...groupBy(scored, pageOf)]
    .map(([page, own]) => ({ page, right: own.filter(hasRightPage).length, total: own.length }))
    .sort((one, other) => one.right / one.total - other.right / other.total)
    .map(
      ({ page, right, total }) => `  ${page.padEnd(46)} ${right} of ${total} (${percent(right / total)} %)`,
    );
}

/** Lists which page was taken for which, the most frequent first. */
export function confusion(scored: readonly ScoredLine[], max = 25): string[] {
  const wrong = scored.filter((one) => pageOf(one) !== null && !hasRightPage(one));
  return [...groupBy(wrong, (one) => `${pageOf(one)} → ${one.answer.pages[0]?.path ?? one.answer.kind}`)]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, max)
    .map(([pair, { length }]) => `  ${String(length).padStart(3)} ${pair}`);
}

export function misses(scored: readonly ScoredLine[]): string[] {
  return groups
    .filter(({ goal }) => goal !== null)
    .flatMap(({ name, counts, isRight }) =>
      scored.filter((one) => counts(one) && !isRight(one)).map((one) => `- ${name}: ${describe(one)}`),
    );
}

function describe({ line, card, calmLine, answer }: ScoredLine): string {
  const pages = answer.pages.map(({ path }) => path).join(' ') || answer.kind;
  const shown = card ? `card ${card}` : calmLine ? `${pages}, line ${calmLine}` : pages;
  return `[${line.labels.join(' ')}] ${line.turns.join(' > ')} → ${shown}`;
}

function groupBy(scored: readonly ScoredLine[], keyOf: (one: ScoredLine) => string | null) {
  const known = Map.groupBy(scored, keyOf);
  return [...known].flatMap(([key, own]) => (key === null ? [] : [[key, own] as const]));
}
