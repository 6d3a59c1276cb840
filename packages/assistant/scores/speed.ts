// Measures how long a message takes. The browser's part is multiplied by four, as on a slow phone.
import { embeddedAssistant, shippedAssistant } from '../../../tests/support/embedded-assistant.ts';
import { detectDanger } from '../danger/browser-danger.ts';
import { readCorpus } from '../sentences/corpus.ts';
import { isDanger } from '../subjects/labels.ts';

const SLOWDOWN = 4;
const REPEATS = 7;
const lines = await readCorpus();
/** Rules recognise much danger before a model is asked, which is less work. */
const harmless = lines.filter(({ labels: [label = ''], lookalike }) => !lookalike && !isDanger(label));
const words = harmless
  .filter((_, index) => index % 19 === 0)
  .map(({ turns }) => turns.at(-1))
  .join(' ');
const long = Array.from({ length: 60 }, (_, index) => words.slice(index * 900, index * 900 + 2000));
const short = lines.filter((_, index) => index % 40 === 0).map(({ turns }) => turns.at(-1) ?? '');
const site = embeddedAssistant();

/** Takes the fastest of several runs of each message: other work of the machine does not count. */
async function measure(messages: readonly string[], run: (message: string) => unknown): Promise<string> {
  const times: number[] = [];
  for (const message of messages) {
    let fastest = Number.POSITIVE_INFINITY;
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const start = performance.now();
      await run(message);
      fastest = Math.min(fastest, performance.now() - start);
    }
    times.push(fastest);
  }
  const sorted = times.sort((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  return `median ${at(0.5)} ms, 95 % under ${at(0.95)} ms`;
}

const answer = (content: string) => {
  shippedAssistant.detectDanger(content);
  return site.answer([{ role: 'user', content }]);
};
const detectSlowly = (message: string) => {
  for (let time = 0; time < SLOWDOWN; time += 1) detectDanger(message);
};
console.log(`danger in the browser ×4, as people ask: ${await measure(short, detectSlowly)} (at most 2 ms)`);
console.log(
  `danger in the browser ×4, 2,000 characters: ${await measure(long, detectSlowly)} (at most 2 ms)`,
);
console.log(`answer on the server, as people ask: ${await measure(short, answer)} (at most 5 ms)`);
console.log(`answer on the server, 2,000 characters: ${await measure(long, answer)} (at most 5 ms)`);
