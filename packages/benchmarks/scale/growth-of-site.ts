import { asStarted } from '../../../tests/support/as-started.ts';
import { residentMegabytes } from '../../../tests/support/resident-megabytes.ts';
import { type Settings, type Site, startSite } from '../../../tests/support/start-site.ts';
import { processorUs } from '../contenders/wrk.ts';
import type { Row } from '../report/measurement.ts';

/** Addresses by what they show; `{n}` is another number each time. */
type Pages = Readonly<Record<string, string>>;

const ROUNDS = 20;
const WARM_UP = 5;

/** What a start, each of the pages and the memory afterwards take. */
export async function startedFigures(
  settings: Settings,
  pages: Pages,
  { main, more = async () => ({}) }: { main?: string; more?: (site: Site) => Promise<Row> } = {},
): Promise<Row> {
  const site = await startSite(
    { ...settings, LOG_LEVEL: 'silent', RATE_LIMITS: 'off', SAMPLES: 'shown', ...asStarted() },
    [],
    main,
  );
  try {
    const start = (await processorUs(site.pid)) / 1e6;
    const figures: Record<string, number> = {};
    for (const [what, path] of Object.entries(pages))
      figures[what] = await perRequest(site, (n) => read(site, path.replace('{n}', `${n}`)));
    const others = await more(site);
    return { 'start: s': start, 'memory: MB': await residentMegabytes(site.pid), ...figures, ...others };
  } finally {
    await site.stop();
  }
}

/** Milliseconds of the site's processor. */
export async function perRequest({ pid }: Site, ask: (n: number) => Promise<unknown>): Promise<number> {
  for (let n = 0; n < WARM_UP; n++) await ask(n);
  const before = await processorUs(pid);
  for (let n = WARM_UP; n < WARM_UP + ROUNDS; n++) await ask(n);
  return ((await processorUs(pid)) - before) / ROUNDS / 1000;
}

export async function read({ url }: Site, path: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(url + path, init);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return answer.text();
}
