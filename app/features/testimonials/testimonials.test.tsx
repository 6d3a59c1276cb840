import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testimonials } from '#content/why-us.ts';
import { Testimonials } from './testimonials.tsx';

const words = { title: 'What people say', note: 'How these words were collected.' };

it('how the words were collected stands before them, and what each is before its stars', () => {
  const html = renderToStaticMarkup(<Testimonials {...words} testimonials={testimonials} />);
  const [first] = testimonials;
  expect(html.indexOf(words.note)).toBeLessThan(html.indexOf(first?.quote ?? '?'));
  expect(html.indexOf(first?.source ?? '?')).toBeGreaterThan(0);
  expect(html.indexOf(first?.source ?? '?')).toBeLessThan(html.indexOf('5 out of 5'));
});

it('without any there is no section, and no heading over nothing', () => {
  expect(renderToStaticMarkup(<Testimonials {...words} testimonials={[]} />)).toBe('');
});
