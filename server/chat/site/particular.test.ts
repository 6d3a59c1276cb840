import { describe, expect, it } from 'vitest';
import { careersParticulars } from '#content/assistant-careers-particulars.ts';
import { certainAnswers } from '#content/assistant-certain-answers.ts';
import { everydayParticulars } from '#content/assistant-everyday-particulars.ts';
import { officeParticulars } from '#content/assistant-office-particulars.ts';
import { careParticulars } from '#content/assistant-particulars.ts';
import { privacyParticulars } from '#content/assistant-privacy-particulars.ts';
import { brand } from '#content/brand.ts';
import { describeAsShipped } from '../../../tests/support/describe-as-shipped.ts';
import { particularAnswer } from './particular.ts';
import { topics } from './topics.ts';

const all = [
  ...careParticulars,
  ...everydayParticulars,
  ...officeParticulars,
  ...careersParticulars,
  ...privacyParticulars,
];

describeAsShipped(() => {
  it('belong to pages that the assistant knows, each with words', () => {
    const known = topics.map(({ path }) => path);
    for (const { pages, words, answer } of all) {
      expect(words.trim(), answer).not.toBe('');
      for (const path of pages) expect(known, answer).toContain(path);
    }
    for (const { pages, always = '', whole = '', answer } of certainAnswers) {
      expect(always + whole, answer).not.toBe('');
      for (const path of pages) expect(known, answer).toContain(path);
    }
  });

  describe('what is asked of a page in particular', () => {
    it.each([
      ['/careers', 'do I need a car', 'driving licence'],
      ['/careers', 'do you sponsor visas', 'Home Office'],
      ['/contact', 'what is your email address', brand.email.info],
      ['/contact', 'are you open on Saturdays?', 'closed then'],
      ['/faq#same-carer', "what if I don't like her carer", 'look for someone else'],
      ['/night-care', 'how much is a night sitter', 'waking night'],
      ['/home-care', 'do you do respite for families', 'have a break'],
      ['/live-in-care', 'can we keep our dog', 'by agreement'],
      ['/faq#help-with-cost', 'what is attendance allowance', 'State Pension age'],
    ])('%s: %s', (path, question, words) => {
      expect(particularAnswer(path, question)).toContain(words);
    });

    it.each([
      ['/careers', 'what is the pay for care workers', 'a car is no care'],
      ['/home-care', 'dad fell last week but he is ok', 'last week is not the last weeks'],
      ['/faq#registration', 'is my mother in law covered', 'a mother in law is no law'],
      ['/about', 'tell me about the company', 'the whole page is asked for'],
    ])('%s: %s → nothing, because %s', (path, question) => {
      expect(particularAnswer(path, question)).toBeNull();
    });
  });
});
