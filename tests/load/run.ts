// Many visitors at once: `npm run check -- load --visitors 200 --seconds 120 --seed 7`. Needs a built site.
import { parseArgs } from 'node:util';
import { playScenarios } from '../chaos/play-scenarios.ts';
import { load } from './load.ts';

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string' },
  },
});
const numbers = {
  visitors: Number(values.visitors),
  seconds: Number(values.seconds),
  seed: Number(values.seed ?? Date.now() % 1_000_000),
};
await playScenarios([
  { title: `${numbers.visitors} visitors for ${numbers.seconds} seconds`, play: () => load(numbers) },
]);
