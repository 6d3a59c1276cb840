// Measures what the server bears, beside its peers: each asked in turns on the same core, so that what else the machine does is
// borne by all of them, and the ratio within a round says more than either figure.
import {
  behindNginx,
  byItself,
  type Contender,
  type ContenderName,
  compressed,
  FRAMEWORKS,
  plainNginx,
  startContenders,
  stopAll,
} from '../contenders/contenders.ts';
import { peerVersions } from '../contenders/peer-versions.ts';
import { type Borne, bear, type Target } from '../contenders/wrk.ts';
import type { BenchmarkOptions, Measurement, Row } from '../report/measurement.ts';
import { median } from '../report/median.ts';

interface Route {
  name: string;
  asked: Target;
  contenders: readonly ContenderName[];
}

const identity = { acceptEncoding: 'identity' };
const fresh = '/careers?q=care&fresh={n}';
const enquiry =
  'firstName=Ann&lastName=Lee&email=ann%40example.org&phone=&service=home&message=Good+morning.+My+father+comes+home+on+Friday.+Can+somebody+come+in+the+mornings%3F+Number+{n}';

const routes: readonly Route[] = [
  { name: 'finished', asked: { path: '/' }, contenders: ['site', 'nginx', ...FRAMEWORKS] },
  { name: 'cached', asked: { path: '/careers' }, contenders: ['site', 'nginx'] },
  {
    name: 'rendered',
    asked: { path: fresh },
    contenders: ['site', ...FRAMEWORKS, ...FRAMEWORKS.map(compressed)],
  },
  {
    name: 'rendered, not compressed',
    asked: { path: fresh, ...identity },
    contenders: ['site', ...FRAMEWORKS],
  },
  {
    name: 'API',
    asked: { path: '/api/postcode-check', body: 'postcode=SO14+7LY&area=home' },
    contenders: ['site'],
  },
  { name: 'form', asked: { path: '/contact', body: enquiry }, contenders: ['site'] },
];

const CONNECTIONS = [1, 50, 500];

export async function* measure({ quick, runs }: BenchmarkOptions): AsyncGenerator<Measurement> {
  const rounds = runs ?? (quick ? 1 : 3);
  const seconds = quick ? 1 : 2;
  const all = await startContenders([
    plainNginx,
    ...FRAMEWORKS.map(byItself),
    ...FRAMEWORKS.map((framework) => behindNginx(framework, 1, compressed(framework))),
  ]);
  const of = (name: ContenderName) => all.filter((contender) => contender.name === name);
  const rows: Row[] = [];
  try {
    for (const { name, asked, contenders } of routes) {
      const asking = contenders.flatMap(of);
      for (const contender of asking) await bear({ ...contender, asked, connections: 10, seconds: 1 });
      for (const connections of quick ? [50] : CONNECTIONS) {
        const borne = await inTurns(asking, rounds, (contender) =>
          bear({ ...contender, asked, connections, seconds }),
        );
        for (const contender of asking) {
          rows.push({ route: name, connections, server: contender.name, ...figures(contender.name, borne) });
        }
      }
    }
    yield {
      title: 'What the server bears',
      about: `Requests a second, each as a browser asks, medians of ${rounds} rounds of ${seconds} s in turns: every server has the same core to itself, wrk another. Only what was answered counts; what the site refuses under load is under “failed”. Processor time and memory are those of the processes that answer, as the system counts them. The last columns are the site's share of what that server does, in requests a second and by processor time. nginx has one worker and the finished documents as files; of what they render, Next.js compresses all and Astro and SvelteKit nothing by themselves: each is asked beside that with nginx before it, which compresses in its place at its own level of gzip, 1, both on the one core.`,
      rows,
      versions: await peerVersions(['nginx', ...FRAMEWORKS]),
    };
  } finally {
    await stopAll(all);
  }
}

type Rounds = ReadonlyMap<ContenderName, readonly Borne[]>;

async function inTurns(
  contenders: readonly Contender[],
  rounds: number,
  ask: (contender: Contender) => Promise<Borne>,
): Promise<Rounds> {
  const borne = new Map<ContenderName, Borne[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of contenders) borne.get(contender.name)?.push(await ask(contender));
  }
  return borne;
}

function figures(name: ContenderName, borne: Rounds): Row {
  const own = borne.get(name) ?? [];
  const site = borne.get('site') ?? [];
  const of = (figure: keyof Borne) => median(own.map((one) => one[figure]));
  const ratio = (figure: keyof Borne) =>
    median(own.map((one, round) => (site[round]?.[figure] ?? Number.NaN) / one[figure]));
  return {
    'requests/s': Math.round(of('perSecond')),
    'p50 ms': of('p50Ms'),
    'p99 ms': of('p99Ms'),
    'µs processor': of('perRequestUs'),
    MB: of('megabytes'),
    failed: own.reduce((sum, { failed }) => sum + failed, 0),
    ...(name !== 'site' && {
      'site/it requests': ratio('perSecond'),
      'site/it processor': 1 / ratio('perRequestUs'),
    }),
  };
}
