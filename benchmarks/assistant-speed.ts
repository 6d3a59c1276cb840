// How long the assistant thinks about 2,000 characters: `npm run bench-assistant`. The browser’s part is measured here
// and multiplied by four, as a slow phone would have it.
import { dangerSign } from '#domain/danger/browser-danger.ts';
import { readCorpus } from '#server/chat/corpus/read-corpus.ts';
import { embeddedAssistant, shippedModels } from '../tests/support/embedded-assistant.ts';

const SLOWDOWN = 4;
const REPEATS = 7;
const lines = await readCorpus();
/** Danger that the words say for certain is found before the models are asked: less work than any other text. */
const isHarmless = ({ labels: [label = ''], lookalike }: (typeof lines)[number]) =>
  !lookalike && !/^(emergency|selfHarm|safeguarding)$/.test(label);
const words = lines
  .filter((line, index) => index % 19 === 0 && isHarmless(line))
  .map(({ turns }) => turns.at(-1))
  .join(' ');
const texts = Array.from({ length: 60 }, (_, index) => words.slice(index * 900, index * 900 + 2000));
const short = lines.filter((_, index) => index % 40 === 0).map(({ turns }) => turns.at(-1) ?? '');
const assistant = embeddedAssistant();

async function medianMs(all: readonly string[], run: (text: string) => unknown): Promise<string> {
  const times: number[] = [];
  for (const text of all) {
    let fastest = Number.POSITIVE_INFINITY;
    // What else the machine does is no time of ours.
    for (let time = 0; time < REPEATS; time += 1) {
      const start = performance.now();
      await run(text);
      fastest = Math.min(fastest, performance.now() - start);
    }
    times.push(fastest);
  }
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  return `median ${at(0.5)} ms, 95 % under ${at(0.95)} ms`;
}

const answer = (content: string) => {
  shippedModels.dangerSign(content);
  return assistant.answer([{ role: 'user', content }]);
};
const slowed = (text: string) => {
  for (let time = 0; time < SLOWDOWN; time += 1) dangerSign(text);
};
// First, for a browser runs nothing else of this.
console.log(`danger in the browser ×4, as people ask: ${await medianMs(short, slowed)} (at most 2 ms)`);
console.log(`danger in the browser ×4, 2,000 characters: ${await medianMs(texts, slowed)} (at most 2 ms)`);
console.log(`answer on the server, as people ask: ${await medianMs(short, answer)} (at most 5 ms)`);
console.log(`answer on the server, 2,000 characters: ${await medianMs(texts, answer)} (at most 5 ms)`);
