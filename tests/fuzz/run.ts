// Hostile requests in their long form: `npm run check -- fuzz-http --count 200000 --seed 7`. Needs a built site.
import { parseArgs } from 'node:util';
import { playScenarios } from '../chaos/play-scenarios.ts';
import { fuzzHttp } from './fuzz-http.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const WAYS = {
  'at the address that the request names': {},
  'at a public address, behind a proxy': {
    PUBLIC_URL: 'https://www.example.com',
    SAMPLES: 'shown',
    TRUST_PROXY: '127.0.0.1',
  },
};

await playScenarios(
  Object.entries(WAYS).map(([title, settings]) => ({
    title,
    play: () => fuzzHttp({ count: Number(values.count) / 2, seed, settings }),
  })),
);
