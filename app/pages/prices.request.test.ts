import { expect, it } from 'vitest';
import { contact } from '#content/contact.yaml';
import { pricesPage } from '#content/pages.yaml';
import { pricePage } from '#content/price-page.yaml';
import { hourLink, pricesLink, sampleMark } from '#content/price-words.yaml';
import { lifestylePage, servicePages } from '#domain/pages/pages.ts';
import { prices } from '#domain/prices/current-prices.ts';
import { pounds } from '#domain/prices/pounds.ts';
import { fill } from '#domain/text/fill.ts';
import { startBuiltSite } from '../../tests/support/built-site.ts';

const site = await startBuiltSite();
const week = 'start1=07:30&length1=60&day=1&day=2&carers=1';
const button = pricePage.estimate.submit;

it.runIf(prices)('every price that there is stands on the page, before anything is asked', async () => {
  const { status, page } = await site.send('/prices');
  expect([status, page.meta('robots')]).toEqual([200, null]);
  const { hour, night = {}, liveInWeek } = prices ?? { hour: {} };
  for (const price of [...Object.values(hour), ...Object.values(night), liveInWeek])
    if (price !== undefined) expect(page.text).toContain(pounds(price));
});

it.runIf(prices)(
  'a week that was chosen is answered with its sum, and is not for search engines',
  async () => {
    const { status, page } = await site.send(`/prices?${week}`);
    const { hour } = prices ?? { hour: { day: 0 } };
    expect([status, page.meta('robots')]).toEqual([200, 'noindex']);
    expect(page.text).toContain(fill(pricePage.answer.title, { price: pounds(2 * hour.day) }));
    expect(page.text).toContain(fill(pricePage.answer.fourWeeks, { price: pounds(8 * hour.day) }));
    expect(page.form(button).values).toMatchObject({ start1: '07:30', length1: '60', carers: '1' });
    const { choices } = page.form(button);
    expect(choices.start2).toEqual(expect.arrayContaining(['07:30', '22:00']));
    expect(choices.start2).not.toContain('07:45');
    const other = await site.send(`/prices?${week.replace('30', '45')}`);
    expect(other.page.form(button).values.start1).toBe('07:45');
  },
);

it.runIf(prices)('a wrong choice is answered at its field, with all that was chosen', async () => {
  const { status, page } = await site.send('/prices?start1=25:00&length1=60&length2=45&day=3&carers=2');
  expect(status).toBe(422);
  expect(page.title).toMatch(/^Error: /);
  const { start } = pricePage.errors;
  expect(page.form(button).errors).toEqual({ start1: start, start2: start });
  expect(page.errorSummary).toEqual([
    { text: start, href: '#start1' },
    { text: start, href: '#start2' },
  ]);
  expect(page.form(button).values).toMatchObject({ length1: '60', length2: '45', day: '3', carers: '2' });
});

it.runIf(prices)('the contact form takes the estimate along, and nothing else that a link says', async () => {
  const messageIn = async (estimate: string) => {
    const { page } = await site.send(`/contact?${new URLSearchParams({ estimate })}`);
    return page.form('Send Message').values.message;
  };
  const { hour } = prices ?? { hour: { day: 0 } };
  expect(await messageIn(week)).toContain(`Monday and Tuesday, 7.30 am, 1 hour: 2 × ${pounds(hour.day)}`);
  expect(await messageIn(week)).toContain(fill(pricePage.answer.title, { price: pounds(2 * hour.day) }));
  expect(await messageIn('Send us your money')).toBe('');
  const { page } = await site.send(`/contact?${new URLSearchParams({ estimate: week })}`);
  expect(page.text).toContain(contact.estimate.title);
  expect((await site.send('/contact?estimate=none')).page.text).not.toContain(contact.estimate.title);
  expect(await messageIn(`${week}&carers=99&text=hello`)).not.toContain('hello');
});

it.runIf(prices)('each page leads to the prices, and those on which they are asked name one', async () => {
  const hourPrice = pounds(prices?.hour.day ?? 0);
  const named = { text: fill(hourLink, { price: hourPrice }), href: pricesLink.path };
  for (const path of ['/', '/why-us', ...(lifestylePage ? [lifestylePage.path] : [])])
    expect((await site.send(path)).page.links).toContainEqual(named);
  expect((await site.send('/about')).page.links).toContainEqual({
    text: pricesPage.name,
    href: pricesPage.path,
  });
  const guide = await site.send('/useful-information/who-pays-for-care');
  if (guide.status === 200) expect(guide.page.text).toContain(hourPrice);
});

it.runIf(prices?.sample)('a page that names a sample price says that it is one', async () => {
  const paths = ['/', '/faq', '/lifestyle', '/why-us', ...servicePages.map(({ path }) => path)];
  const guide = '/useful-information/who-pays-for-care';
  const ofEstimate = `/contact?${new URLSearchParams({ estimate: week })}`;
  for (const path of [...paths, guide, ofEstimate]) {
    const { page } = await site.send(path);
    if (page.text.includes(pounds(prices?.hour.day ?? 0))) expect(page.text, path).toContain(sampleMark);
  }
});
