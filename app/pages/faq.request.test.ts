import { expect, it } from 'vitest';
import { faq } from '#domain/faq/faq.ts';
import { otherWays } from '#domain/office-hours/telephone.ts';
import { startBuiltSite } from '../../tests/support/built-site.ts';

const site = await startBuiltSite();
const noMatch = 'No matching questions found. Please try a different search term.';
const countIn = (category: string) => faq.filter((item) => item.category === category).length;

async function ask(query: string) {
  const answer = await site.send(`/faq${query}`);
  const [main = ''] = /<main.*<\/main>/s.exec(answer.text) ?? [];
  return { ...answer, questions: main.match(/<details(?![^>]* hidden)/g)?.length ?? 0 };
}

it('the questions of a tab are asked of the server', async () => {
  expect((await ask('')).questions).toBe(faq.length);
  for (const category of ['services', 'booking', 'payment']) {
    expect((await ask(`?category=${category}`)).questions, category).toBe(countIn(category));
  }
  expect((await ask('?category=gardening')).questions).toBe(faq.length);
});

it('a search narrows them whatever the case, within the tab, and is not for search engines', async () => {
  const { questions, page } = await ask('?q=INVOICE');
  expect([questions, page.meta('robots')]).toEqual([2, 'noindex']);
  expect(page.text).toContain('2 questions');
  expect((await ask('?q=invoice&category=payment')).questions).toBe(2);
  expect((await ask('?q=invoice&category=services')).page.text).toContain(noMatch);
});

it.each(['/faq', '/careers'])('who cannot hear or speak finds another way to ring us on %s', async (path) => {
  const { page } = await site.send(path);
  expect(page.text).toContain(otherWays.relay.text);
  expect(page.links.map(({ href }) => href)).toContain(otherWays.text?.url);
});

it('nothing that fits is said, with a way back to all of them', async () => {
  const { questions, page } = await ask('?q=zebra');
  expect(questions).toBe(0);
  expect(page.text).toContain(noMatch);
  expect(page.text).toContain('Reset Search');
});
