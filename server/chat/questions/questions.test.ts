import { expect, it } from 'vitest';
import { describeAsShipped } from '../../../tests/support/describe-as-shipped.ts';
import { embeddedAssistant } from '../../../tests/support/embedded-assistant.ts';
import { readQuestions, scoreQuestions } from './questions.ts';

describeAsShipped(() => {
  it.each(['tuned', 'held'] as const)('the %s questions are answered as promised', async (half) => {
    const questions = await readQuestions(half);
    expect(questions.length).toBeGreaterThan(150);
    const { figures } = await scoreQuestions(embeddedAssistant(), questions);
    const part = Object.fromEntries(figures.map(({ what, right, of }) => [what, right / of]));
    expect(part['right page in the answer']).toBeGreaterThanOrEqual(0.9);
    expect(part['unanswerable declined']).toBeGreaterThanOrEqual(0.95);
    expect(part['emergencies with a card']).toBe(1);
    expect(part['harmless without a card']).toBeGreaterThan(0.98);
  });
});
