// Lighthouse, as it simulates a phone, on every page that a search engine may list.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findBrowser } from '../../../tools/setup/find-browser.js';
import { installPeers, startContenders, stopAll } from '../contenders/contenders.ts';
import { peerVersions } from '../contenders/peer-versions.ts';
import type { BenchmarkOptions, Measurement, Row } from '../report/measurement.ts';
import { median } from '../report/median.ts';

interface Report {
  url: string;
  scores: Record<string, number>;
  FCP: number;
  LCP: number;
  TBT: number;
  CLS: number;
  /** Audits that are passed or not, and were not. */
  missed: readonly string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const QUICK_PATHS = ['/', '/careers', '/contact'];

export async function* measure({ quick, runs }: BenchmarkOptions): AsyncGenerator<Measurement> {
  await installPeers();
  const contenders = await startContenders([]);
  const origin = contenders[0]?.url ?? '';
  const runsEach = runs ?? (quick ? 1 : 5);
  try {
    const paths = quick ? QUICK_PATHS : await indexablePaths(origin);
    const reports = new Map<string, Report[]>(paths.map((path) => [path, []]));
    for await (const report of runLighthouse(
      paths.map((path) => origin + path),
      runsEach,
    )) {
      const path = new URL(report.url).pathname;
      reports.get(path)?.push(report);
    }
    yield {
      title: 'Lighthouse on a phone',
      about: `Every page of the sitemap, medians of ${runsEach}, with the phone and the line that Lighthouse simulates.`,
      rows: [...reports].map(([page, all]) => rowOf(page, all)),
      versions: await peerVersions(['lighthouse']),
    };
  } finally {
    await stopAll(contenders);
  }
}

function rowOf(page: string, reports: readonly Report[]): Row {
  const of = (figure: (report: Report) => number) => median(reports.map(figure));
  const scores = CATEGORIES.map((name) => [name, of(({ scores }) => scores[name] ?? 0)]);
  return {
    page,
    ...Object.fromEntries(scores),
    'FCP ms': Math.round(of(({ FCP }) => FCP)),
    'LCP ms': Math.round(of(({ LCP }) => LCP)),
    'TBT ms': Math.round(of(({ TBT }) => TBT)),
    CLS: of(({ CLS }) => CLS),
    missed: [...new Set(reports.flatMap(({ missed }) => missed))].join(', '),
  };
}

/** The sitemap has every page that may be listed, by its public address. */
async function indexablePaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

async function* runLighthouse(urls: readonly string[], runs: number): AsyncGenerator<Report> {
  const browser = findBrowser('whole') ?? '';
  const words = [join(import.meta.dirname, '../peers/lighthouse.ts'), browser, String(runs), ...urls];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  for await (const line of createInterface(child.stdout)) yield JSON.parse(line) as Report;
  if ((await ended) !== 0) throw new Error('Lighthouse failed');
}
