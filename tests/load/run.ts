// Many visitors at once: `npm run check -- load --visitors 200 --seconds 120 --seed 7`. Needs a built site.
import { parseArgs } from 'node:util';
import { load } from './load.ts';

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string' },
  },
});
const { figures, broken } = await load({
  visitors: Number(values.visitors),
  seconds: Number(values.seconds),
  seed: Number(values.seed ?? Date.now() % 1_000_000),
});
for (const [what, figure] of Object.entries(figures)) console.log(`  ${what.padEnd(34)}${figure}`);
for (const sentence of broken) console.error(`  ✗ ${sentence}`);
console.log(broken.length === 0 ? '✓ every promise was kept' : `✗ ${broken.length} promises were broken`);
if (broken.length > 0) process.exitCode = 1;
