import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Ratings } from './ratings.tsx';

const rated = (name: string) => ({
  text: `${name} is rated Good.`,
  link: { text: 'Read its report', url: `https://regulator.example/${name}` },
  changed: `Since then ${name} has a new manager.`,
  poster: { src: `/media/${name}.png`, alt: `${name}: Good.` },
});

it('each rating is text with the way to its report', () => {
  const html = renderToStaticMarkup(<Ratings ratings={['South', 'North'].map(rated)} />);
  for (const name of ['South', 'North'])
    expect(html).toContain(
      `<strong>${name} is rated Good.</strong> <a href="https://regulator.example/${name}">Read its report</a>`,
    );
});

it('beside each is what has changed since, and in one place of a page the regulator’s poster', () => {
  const ratings = ['South', 'North'].map(rated);
  const html = renderToStaticMarkup(<Ratings ratings={ratings} />);
  for (const { changed } of ratings) expect(html).toContain(changed);
  expect(html).not.toContain('<img');
  const withPosters = renderToStaticMarkup(<Ratings ratings={ratings} posters />);
  for (const name of ['South', 'North'])
    expect(withPosters).toMatch(new RegExp(`<img src="/media/${name}.png" alt="${name}: Good."`));
});

it('without one there is nothing', () => {
  expect(renderToStaticMarkup(<Ratings ratings={[]} />)).toBe('');
});
