import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Kept } from './kept.tsx';
import { keptMarkup, putTogether } from './kept-markup.ts';

describe('a part that many pages have', () => {
  it('is rendered once for the same props, and stands in every page', () => {
    let rendered = 0;
    const Job = ({ title }: { title: string }) => {
      rendered += 1;
      return <h3>{title}</h3>;
    };
    const page = (...titles: string[]) =>
      putTogether(() =>
        renderToStaticMarkup(
          <ul>
            {titles.map((title) => (
              <Kept key={title} as="li" name="test job" of={Job} props={{ title }} />
            ))}
          </ul>,
        ),
      ).toString();
    expect(page('Nights & days', 'Driver')).toBe(
      '<ul><li><h3>Nights &amp; days</h3></li><li><h3>Driver</h3></li></ul>',
    );
    expect(page('Driver')).toBe('<ul><li><h3>Driver</h3></li></ul>');
    expect(rendered).toBe(2);
  });

  it('may have parts itself, whether it was kept or is rendered now', () => {
    const inner = () => keptMarkup('test inner', () => '<i>inner</i>');
    const outer = () => keptMarkup('test outer', () => `<b>${inner()}</b>${inner()}`);
    const whole = () => putTogether(() => `${inner()} ${outer()} end`).toString();
    const words = '<i>inner</i> <b><i>inner</i></b><i>inner</i> end';
    expect([whole(), whole()]).toEqual([words, words]);
  });

  it('is not kept for a visitor’s own long words', () => {
    const key = `test ${'x'.repeat(1_000)}`;
    let rendered = 0;
    const render = () => {
      rendered += 1;
      return String(rendered);
    };
    const page = () => putTogether(() => keptMarkup(key, render)).toString();
    expect([page(), page()]).toEqual(['1', '2']);
  });
});

it('words that look like the place of a part are words', () => {
  const page = putTogether(() => renderToStaticMarkup(<p>{'<!--kept 0-->'}</p>));
  expect(page.toString()).toBe('<p>&lt;!--kept 0--&gt;</p>');
});
