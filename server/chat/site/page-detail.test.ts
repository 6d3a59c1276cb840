import { describe, expect, it } from 'vitest';
import { careDetails } from '#content/assistant-care-details.ts';
import { careersDetails } from '#content/assistant-careers-details.ts';
import { everydayDetails } from '#content/assistant-everyday-details.ts';
import { officeDetails } from '#content/assistant-office-details.ts';
import { privacyDetails } from '#content/assistant-privacy-details.ts';
import { ruleBasedAnswers } from '#content/assistant-rule-based-answers.ts';
import { brand } from '#content/brand.yaml';
import { describeAsShipped } from '../../../tests/support/describe-as-shipped.ts';
import { pageDetail } from './page-detail.ts';
import { topics } from './topics.ts';

const all = [...careDetails, ...everydayDetails, ...officeDetails, ...careersDetails, ...privacyDetails];

describeAsShipped(() => {
  it('belong to pages that the assistant knows, each with words', () => {
    const known = topics.map(({ path }) => path);
    for (const { pages, words, answer } of all) {
      expect(words.trim(), answer).not.toBe('');
      for (const path of pages) expect(known, answer).toContain(path);
    }
    for (const { pages, always = '', whole = '', answer } of ruleBasedAnswers) {
      expect(always + whole, answer).not.toBe('');
      for (const path of pages) expect(known, answer).toContain(path);
    }
  });

  describe('what is asked of a page in particular', () => {
    it.each([
      ['/careers', 'do I need a car', 'driving licence'],
      ['/careers', 'do you sponsor visas', 'Home Office'],
      ['/contact', 'what is your email address', brand.email.info],
      ['/contact', 'are you open on Saturdays?', 'At other times'],
      ['/faq#same-carer', "what if I don't like her carer", 'look for someone else'],
      ['/night-care', 'how much is a night sitter', 'waking night'],
      ['/home-care', 'do you do respite for families', 'have a break'],
      ['/live-in-care', 'can we keep our dog', 'by agreement'],
      ['/faq#help-with-cost', 'what is attendance allowance', 'State Pension age'],
    ])('%s: %s', (path, question, words) => {
      expect(pageDetail(path, question)).toContain(words);
    });

    it.each([
      ['/careers', 'what is the pay for care workers', 'a car is no care'],
      ['/home-care', 'dad fell last week but he is ok', 'last week is not the last weeks'],
      ['/faq#registration', 'is my mother in law covered', 'a mother in law is no law'],
      ['/about', 'tell me about the company', 'the whole page is asked for'],
    ])('%s: %s → nothing, because %s', (path, question) => {
      expect(pageDetail(path, question)).toBeNull();
    });
  });
});
