import { describe, expect, it } from 'vitest';
import { faqPage } from '#content/faq.yaml';
import type { Registration } from '../content/company/brand.ts';
import { faqDisclaimer, faqFor } from './faq.ts';

const pending: Registration = { status: 'pending' };
const registered: Registration = {
  status: 'registered',
  providerId: '1-1',
  url: 'https://regulator.example/1-1',
};

describe('FAQ', () => {
  it.each([pending, registered])('has its sixteen items in three categories when $status', (registration) => {
    const items = faqFor(registration);
    expect(items.length).toBeGreaterThanOrEqual(16);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(new Set(items.map(({ category }) => category))).toEqual(
      new Set(['services', 'booking', 'payment']),
    );
    for (const { question, answer } of items) expect(question + answer).not.toMatch(/[{}]|undefined| {2}| $/);
  });

  it('says that registration is pending only while it is', () => {
    expect(faqDisclaimer(pending)).toMatch(/^\*REGISTRATION PENDING/);
    expect(faqFor(pending)[0]?.answer).toMatch(/^Not yet/);
    const words = JSON.stringify(faqFor(registered)) + faqDisclaimer(registered);
    expect(words).not.toMatch(/pending|once we are registered|before we are registered/i);
  });

  it('names a rating once there is one', () => {
    const ratings = [
      { location: 'Southampton', rating: 'Good', date: '2026-05-12', url: 'https://regulator.example/1-2' },
    ];
    expect(faqFor({ ...registered, ratings })[0]?.answer).toContain('is rated Good');
    const changed = { date: '2026-06-03', text: 'Two more people plan the visits.' };
    const since = faqFor({ ...registered, ratings: ratings.map((one) => ({ ...one, changed })) })[0]?.answer;
    expect(since).toMatch(/is rated Good .* Since then \(3 June 2026\): Two more people plan the visits\./);
  });

  it('says that a new agreement can be ended, as the law has it', () => {
    const answer = faqFor(pending).find(({ id }) => id === 'change')?.answer;
    expect(answer).toContain('14 days');
  });

  it('has the tabs and the words of the specification', () => {
    expect(faqPage.tabs.map(({ label }) => label)).toEqual([
      'All Questions',
      'Our Services',
      'Booking Process',
      'Payment & Pricing',
    ]);
    expect(faqPage.found.none).toBe('No matching questions found. Please try a different search term.');
    expect(faqPage.reset).toBe('Reset Search');
  });
});
