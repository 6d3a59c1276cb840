import { expect, it } from 'vitest';
import { faq } from '../faq/faq.ts';
import { benefits } from './benefits.ts';
import { registrationPending } from './registration-state.ts';

it('carers go out with experienced ones on every page, or on none', () => {
  const says = (texts: readonly string[]) => texts.some((text) => /go out with experienced ones/.test(text));
  const [onWhyUs, inFaq] = [says(benefits.map(({ text }) => text)), says(faq.map(({ answer }) => answer))];
  expect(onWhyUs).toBe(inFaq);
  if (registrationPending) expect(onWhyUs).toBe(false);
});
