import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Testimonial } from '#domain/content/short-files.ts';
import { Testimonials } from './testimonials.tsx';

const first: Testimonial = {
  id: 'ada',
  quote: 'They came when they said.',
  name: 'Ada P.',
  relation: 'Her son has company',
  place: 'Anywhere',
  stars: 5,
  source: 'Said on the telephone',
  month: '2026-05',
  given: 'nothing',
  sample: false,
};
const words = {
  title: 'What people say',
  note: 'How these words were collected.',
  policy: 'We ask everyone.',
};

it('how the words were collected stands before them, and what each is before its stars', () => {
  const html = renderToStaticMarkup(<Testimonials {...words} testimonials={[first]} />);
  expect(html.indexOf(words.note)).toBeGreaterThan(0);
  expect(html.indexOf(words.note)).toBeLessThan(html.indexOf(first.quote));
  expect(html.indexOf(first.source)).toBeGreaterThan(0);
  expect(html.indexOf(first.source)).toBeLessThan(html.indexOf('5 out of 5'));
});

it('each says when it was said and what was given for it, and a sample that it is one beside its stars', () => {
  const html = renderToStaticMarkup(<Testimonials {...words} testimonials={[first]} />);
  expect(html).toContain('Said on the telephone, May 2026. Given for it: nothing.');
  expect(html).toContain(words.policy);
  const sample = { ...first, source: 'written by us', sample: true };
  expect(renderToStaticMarkup(<Testimonials {...words} testimonials={[sample]} />)).toMatch(
    /<p>Sample: written by us<\/p><span[^>]*aria-label="5 out of 5 stars"/,
  );
});

it('stars that nobody gave are not shown', () => {
  const { stars: _, ...unrated } = first;
  const html = renderToStaticMarkup(<Testimonials {...words} testimonials={[unrated]} />);
  expect(html).toContain(first.quote);
  expect(html).not.toContain('stars');
});

it('without any there is no section, and no heading over nothing', () => {
  expect(renderToStaticMarkup(<Testimonials {...words} testimonials={[]} />)).toBe('');
});
