import type { Results, Row } from './measurement.ts';

const LINE_HEIGHT = 24;
const LABEL_WIDTH = 330;
const CURVE_WIDTH = 320;
const FIGURE_WIDTH = 170;
const MARGIN = 12;

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const keyOf = (row: Row, of: readonly string[]) => of.map((column) => String(row[column] ?? '')).join(' · ');

interface Curve {
  label: string;
  /** One a run; null where the run has no such row. */
  figures: readonly (number | null)[];
}

/** The rows of the last run, each with its figure in every run. */
export function curvesOf({ of, trend, runs }: Results): Curve[] {
  const byRun = runs.map(({ rows }) => new Map(rows.map((row) => [keyOf(row, of), row[trend]])));
  const labels = [...(byRun.at(-1) ?? [])]
    .filter(([, figure]) => typeof figure === 'number')
    .map(([label]) => label);
  return labels.map((label) => ({
    label,
    figures: byRun.map((figures) => {
      const figure = figures.get(label);
      return typeof figure === 'number' ? figure : null;
    }),
  }));
}

/** A line for each row, from nothing to its own highest figure, so that a step shows whatever its size. */
export function trendPicture(results: Results): string {
  const curves = curvesOf(results);
  const width = LABEL_WIDTH + CURVE_WIDTH + FIGURE_WIDTH + 2 * MARGIN;
  const height = (curves.length + 1) * LINE_HEIGHT + 2 * MARGIN;
  const lines = curves.map((curve, index) => drawCurve(curve, MARGIN + (index + 1) * LINE_HEIGHT));
  const title = escaped(`${results.title}: ${results.trend}, over ${results.runs.length} recorded runs`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img" font-family="sans-serif" font-size="13">
<title>${title}</title>
<rect width="100%" height="100%" fill="#fff"/>
<text x="${MARGIN}" y="${MARGIN + 14}" font-weight="bold">${title}</text>
${lines.join('\n')}
</svg>
`;
}

function drawCurve({ label, figures }: Curve, top: number): string {
  const known = figures.flatMap((figure, run) => (figure === null ? [] : [{ run, figure }]));
  const highest = Math.max(...known.map(({ figure }) => figure), Number.MIN_VALUE);
  const points = known.map(({ run, figure }) => {
    const x = LABEL_WIDTH + MARGIN + (run / Math.max(figures.length - 1, 1)) * CURVE_WIDTH;
    return {
      x: Math.round(x),
      y: Math.round(top + LINE_HEIGHT - 3 - (figure / highest) * (LINE_HEIGHT - 8)),
    };
  });
  const text = top + LINE_HEIGHT - 7;
  const [first, last] = [known[0]?.figure, known.at(-1)?.figure];
  const change = first && last && known.length > 1 ? ` (${inPercent(last / first - 1)})` : '';
  return [
    `<text x="${MARGIN}" y="${text}">${escaped(label)}</text>`,
    `<polyline fill="none" stroke="#1f6f5c" stroke-width="1.5" points="${points.map(({ x, y }) => `${x},${y}`).join(' ')}"/>`,
    ...points.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="2.5" fill="#1f6f5c"/>`),
    `<text x="${LABEL_WIDTH + CURVE_WIDTH + 2 * MARGIN}" y="${text}">${Number(last?.toPrecision(4)).toLocaleString('en-GB')}${change}</text>`,
  ].join('\n');
}

const inPercent = (share: number) => `${share > 0 ? '+' : ''}${Math.round(share * 100)} %`;
