import { expect, it } from 'vitest';
import { openingHours } from '#domain/office-hours/opening-hours.ts';
import { describeAsShipped } from '../../../tests/support/describe-as-shipped.ts';
import { embeddedAssistant } from '../../../tests/support/embedded-assistant.ts';
import { trueReplies, untrueReplies } from '../../../tests/support/provider-replies.ts';
import { mayBeShown } from '../provider-sentences.ts';
import { isInvented } from './checked-facts.ts';

const { text, passages } = await embeddedAssistant().answer([
  { role: 'user', content: 'can you help my mum' },
]);
const known = [openingHours, text, ...passages.map((passage) => passage.text)].join('\n');
const isHeld = (sentence: string) => !mayBeShown(sentence) || isInvented(sentence, known);

describeAsShipped(() => {
  it('of sixty sentences that the site does not bear out at most three are shown', () => {
    const shown = untrueReplies.filter((sentence) => !isHeld(sentence));
    expect(shown.length, shown.join('\n')).toBeLessThanOrEqual(3);
  });

  it('of sixty true ones at most six are held', () => {
    const held = trueReplies.filter(isHeld);
    expect(held.length, held.join('\n')).toBeLessThanOrEqual(6);
  });
});
