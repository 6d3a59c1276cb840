// The parsers at the border, each with hostile inputs at the largest size that it is given: `npm run worst-inputs`. What one
// takes on the event loop is told for each, in time of the processor, as the machine may be busy with something else.
import { parseArgs } from 'node:util';
import { type HostileParser, hostileParsers } from './hostile-inputs.ts';

/** While it lasts nobody else is answered. */
const MAX_STALL_MS = 50;

interface Stall {
  input: string;
  ms: number;
}

function cpuMs(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The faster of two, as a first run is also compiled; of two texts, as the same one may be kept. */
function worstOf({ inputs, run }: HostileParser): Stall {
  const stalls = inputs.map(({ unit, text }) => ({
    input: JSON.stringify(unit),
    ms: Math.min(
      cpuMs(() => run(text)),
      cpuMs(() => run(text.slice(0, -1))),
    ),
  }));
  return stalls.reduce((worst, stall) => (stall.ms > worst.ms ? stall : worst));
}

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
for (const [name, parser] of Object.entries(hostileParsers)) {
  if (!name.includes(values.only)) continue;
  const { input, ms } = worstOf(parser);
  const isOver = ms > MAX_STALL_MS;
  if (isOver) process.exitCode = 1;
  console.log(`${isOver ? '✗' : '✓'} ${name.padEnd(36)}${ms.toFixed(1).padStart(9)} ms  ${input}`);
}
