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
  sample: false,
};
const words = { title: 'What people say', note: 'How these words were collected.' };

it('how the words were collected stands before them, and what each is before its stars', () => {
  const html = renderToStaticMarkup(<Testimonials {...words} testimonials={[first]} />);
  expect(html.indexOf(words.note)).toBeGreaterThan(0);
  expect(html.indexOf(words.note)).toBeLessThan(html.indexOf(first.quote));
  expect(html.indexOf(first.source)).toBeGreaterThan(0);
  expect(html.indexOf(first.source)).toBeLessThan(html.indexOf('5 out of 5'));
});

it('without any there is no section, and no heading over nothing', () => {
  expect(renderToStaticMarkup(<Testimonials {...words} testimonials={[]} />)).toBe('');
});
