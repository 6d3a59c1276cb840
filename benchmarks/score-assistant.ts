// Scores the embedded assistant on the question sets: `npm run score-assistant`. With --misses it lists those of the
// tuned half; with --all also those of the half kept aside, which is for the report at the end, not for mending.
import { readQuestions, scoreQuestions } from '#server/chat/questions/questions.ts';
import { embeddedAssistant } from '../tests/support/embedded-assistant.ts';

const assistant = embeddedAssistant();
const listed = process.argv.includes('--all')
  ? ['tuned', 'held']
  : process.argv.includes('--misses')
    ? ['tuned']
    : [];
for (const half of ['tuned', 'held'] as const) {
  const { figures, misses } = await scoreQuestions(assistant, await readQuestions(half));
  console.log(`\n${half}`);
  for (const { what, right, of } of figures) {
    console.log(`  ${what.padEnd(34)} ${right} of ${of} (${((100 * right) / Math.max(1, of)).toFixed(1)} %)`);
  }
  if (listed.includes(half)) for (const miss of misses) console.log(`  - ${miss}`);
}
