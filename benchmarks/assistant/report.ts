import { groups, isRightPage, type Judged, subjectOf } from './judge.ts';

/** Wilson's interval of a share, with 95 %. */
function interval(right: number, of: number): [number, number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const share = right / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const whole = 1 + (z * z) / of;
  return [(middle - spread) / whole, (middle + spread) / whole];
}

const percent = (share: number) => (100 * share).toFixed(1);

export function figures(judged: readonly Judged[]): string[] {
  return groups.flatMap(({ what, goal, counts, isRight }) => {
    const counted = judged.filter(counts);
    if (counted.length === 0) return [];
    const right = counted.filter(isRight).length;
    const [low, high] = interval(right, counted.length);
    const share = right / counted.length;
    const promised = goal === null ? '' : `  goal ${percent(goal)} ${share >= goal ? 'met' : 'MISSED'}`;
    return `  ${what.padEnd(44)} ${`${right} of ${counted.length}`.padStart(14)}  ${percent(share).padStart(5)} % [${percent(low)}–${percent(high)}]${promised}`;
  });
}

export function bySubject(judged: readonly Judged[]): string[] {
  return [...groupedBy(judged, subjectOf)]
    .map(([subject, own]) => ({ subject, right: own.filter(isRightPage).length, of: own.length }))
    .sort((a, b) => a.right / a.of - b.right / b.of)
    .map(({ subject, right, of }) => `  ${subject.padEnd(46)} ${right} of ${of} (${percent(right / of)} %)`);
}

/** Which subject was taken for which, the most frequent first. */
export function confusion(judged: readonly Judged[], most = 25): string[] {
  const wrong = judged.filter((one) => subjectOf(one) !== null && !isRightPage(one));
  return [...groupedBy(wrong, (one) => `${subjectOf(one)} → ${one.answer.pages[0]?.path ?? one.answer.kind}`)]
    .sort((a, b) => b[1].length - a[1].length)
    .slice(0, most)
    .map(([what, { length }]) => `  ${String(length).padStart(3)} ${what}`);
}

export function misses(judged: readonly Judged[]): string[] {
  return groups
    .filter(({ goal }) => goal !== null)
    .flatMap(({ what, counts, isRight }) =>
      judged.filter((one) => counts(one) && !isRight(one)).map((one) => `- ${what}: ${described(one)}`),
    );
}

function described({ line, card, calmLine, answer }: Judged): string {
  const found = answer.pages.map(({ path }) => path).join(' ') || answer.kind;
  const shown = card ? `card ${card}` : calmLine ? `${found}, line ${calmLine}` : found;
  return `[${line.labels.join(' ')}] ${line.turns.join(' > ')} → ${shown}`;
}

function groupedBy(judged: readonly Judged[], key: (one: Judged) => string | null): Map<string, Judged[]> {
  const found = new Map<string, Judged[]>();
  for (const one of judged) {
    const name = key(one);
    if (name !== null) found.set(name, [...(found.get(name) ?? []), one]);
  }
  return found;
}
