import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Ratings } from './ratings.tsx';

const rated = (name: string) => ({
  text: `${name} is rated Good.`,
  link: { text: 'Read its report', url: `https://regulator.example/${name}` },
});

it('each rating is text with the way to its report', () => {
  const html = renderToStaticMarkup(<Ratings ratings={['South', 'North'].map(rated)} />);
  for (const name of ['South', 'North'])
    expect(html).toContain(
      `<strong>${name} is rated Good.</strong> <a href="https://regulator.example/${name}">Read its report</a>`,
    );
});

it('without one there is nothing', () => {
  expect(renderToStaticMarkup(<Ratings ratings={[]} />)).toBe('');
});
