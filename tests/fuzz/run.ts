// Hostile requests in their long form: `npm run check -- fuzz-http --count 200000 --seed 7`. Needs a built site.
import { parseArgs } from 'node:util';
import { fuzzHttp } from './fuzz-http.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '20000' }, seed: { type: 'string' } },
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

for (const [way, settings] of Object.entries(WAYS)) {
  const { figures, broken } = await fuzzHttp({ count: Number(values.count) / 2, seed, settings });
  console.log(`\n— ${way}`);
  for (const [what, figure] of Object.entries(figures)) console.log(`  ${what.padEnd(20)}${figure}`);
  for (const sentence of broken) console.error(`  ✗ ${sentence}`);
  console.log(broken.length === 0 ? '✓ every promise was kept' : `✗ ${broken.length} promises were broken`);
  if (broken.length > 0) process.exitCode = 1;
}
