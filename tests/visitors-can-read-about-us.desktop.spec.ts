import type { Locator, Page } from '@playwright/test';
import { about } from '#content/about.yaml';
import { film } from '#content/film.yaml';
import { labels } from '#content/labels.yaml';
import { lifestyleServices } from '#content/lifestyle-services.yaml';
import { partners } from '#content/partners.yaml';
import { servicePage } from '#content/service-page.yaml';
import { services } from '#content/services.yaml';
import { policy, testimonials } from '#content/testimonials.yaml';
import { whyUs } from '#content/why-us.yaml';
import { storyFilm } from '../domain/media/films.ts';
import { registration } from '../domain/registration/registration-texts.ts';
import { asShipped } from './support/as-shipped.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

/** On which side of its panel each picture stands. */
const sidesOf = (panels: Locator) =>
  panels.evaluateAll((articles) =>
    articles.map((article) => {
      const words = article.querySelector('h3')?.getBoundingClientRect().left ?? 0;
      const picture = article.querySelector('img, svg')?.getBoundingClientRect().left ?? 0;
      return picture < words ? 'left' : 'right';
    }),
  );

const alternating = (count: number) =>
  Array.from({ length: count }, (_, index) => (index % 2 === 0 ? 'left' : 'right'));

test('About Us says who we are, and leads on to contact', async ({ page }) => {
  await visit(page, '/about');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(region(page, 'Our Mission').getByRole('paragraph')).not.toHaveCount(0);
  await expect(region(page, 'A GP-led vision')).toContainText('a doctor’s questions');
  await expect(region(page, about.technology.title).getByRole('heading', { level: 3 })).toHaveText([
    'Real-Time Monitoring',
    'Digital Care Plans',
    'Smart Scheduling',
  ]);
  await expect(region(page, about.values.title).getByRole('heading', { level: 3 })).toHaveCount(3);
  // It says of the registration the same as the foot of the page.
  await expect(region(page, 'Check us yourself').getByRole('definition').first()).toBeVisible();
  await expect(region(page, 'Check us yourself')).toContainText(registration.short);
  await expect(region(page, 'Talk to us')).toBeVisible();
  await region(page, 'Talk to us').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
});

test('Why Choose Us names nine benefits and three happy clients, and leads on to contact', async ({
  page,
}) => {
  await visit(page, '/why-us');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your Everyday Ally');
  await main(page).getByRole('link', { name: 'See what we promise' }).click();
  await expect(page).toHaveURL('/why-us#content');
  // The content begins where the header ends.
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  const top = () =>
    main(page)
      .locator('#content')
      .evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBe(header);

  const benefits = main(page).locator('ol');
  expect(await benefits.evaluateAll((lists) => lists.map((list) => Reflect.get(list, 'start')))).toEqual([
    1, 4, 7,
  ]);
  await expect(benefits.getByRole('heading')).toHaveText([
    'Dependable Service',
    'Customised Solutions',
    'Friendly Professionals',
    'Transparent Pricing',
    'Tailored Care',
    'Experienced Team',
    'Commitment to Quality',
    'Peace of Mind',
    'Flexibility',
  ]);
  const quotes = region(page, whyUs.testimonials.title).getByRole('figure');
  await expect(quotes).toHaveCount(testimonials.length);
  for (const [index, { name, source, stars }] of testimonials.entries()) {
    if (stars)
      await expect(quotes.nth(index).getByRole('img', { name: `${stars} out of 5 stars` })).toBeVisible();
    await expect(quotes.nth(index)).toContainText(name);
    await expect(quotes.nth(index)).toContainText(source);
  }
  if (testimonials.length > 0) {
    await page.goto('/');
    await main(page).getByRole('link', { name: labels.reviews.policy }).click();
    await expect(page).toHaveURL('/why-us#reviews');
    await expect(main(page).getByText(policy ?? '')).toBeInViewport();
  }
  await region(page, 'Ready to Transform Your Support?').getByRole('link').click();
  await expect(page).toHaveURL('/contact');
});

test(
  'each service page has its search, its words and its panels, left and right in turn',
  long,
  async ({ page }) => {
    for (const { slug, heading, panels, description } of services) {
      await page.goto(`/${slug}`);
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(main(page).getByLabel('Enter your postcode')).toBeVisible();
      for (const paragraph of description) await expect(main(page).getByText(paragraph)).toBeVisible();
      const discover = region(page, 'DISCOVER OUR SERVICES').getByRole('article');
      await expect(discover.getByRole('heading')).toHaveText(panels.map(({ title }) => title));
      // Two panels stand beside each picture.
      expect(await sidesOf(discover.locator('xpath=../..'))).toEqual(
        alternating(Math.ceil(panels.length / 2)),
      );
    }
  },
);

test('each service page tells a family what it needs to decide', asShipped, async ({ page }) => {
  await page.goto('/after-hospital-care');
  for (const heading of [
    'What you can have today',
    'Who it helps',
    'What the first day can look like',
    'What our carers do',
    'What our carers do not do',
    'How to start',
    'How it is paid for',
  ]) {
    await expect(main(page).getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  const paying = region(page, 'How it is paid for');
  await paying.getByText(servicePage.fundingLabel, { exact: true }).click();
  await paying.getByText('NHS Continuing Healthcare', { exact: true }).click();
  await expect(paying.locator('a[href^="https://www.nhs.uk/"]').first()).toBeVisible();
  await expect(paying).toContainText(/We last checked what we say here on \d+ \w+ \d{4}/);
});

test(
  'each service page ends with the film, its poster alone until it is pressed, and the partners',
  long,
  async ({ page }) => {
    test.skip(!storyFilm, 'this provider has no short film');
    const fetched: string[] = [];
    page.on('request', (request) => /\.(webm|mp4|vtt)$/.test(request.url()) && fetched.push(request.url()));
    for (const { slug } of services) {
      await page.goto(`/${slug}`);
      const section = region(page, film.title);
      await section.scrollIntoViewIfNeeded();
      await expect(section.locator('video[controls]')).toHaveCount(1);
      for (const { name } of partners) await expect(section).toContainText(name);
      expect(fetched).toEqual([]);
    }
    await region(page, film.title).getByRole('link', { name: film.transcriptLabel }).click();
    await expect(page).toHaveURL('/#film');
    await page.goBack();
    await region(page, film.title)
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.play());
    expect(fetched.length).toBeGreaterThan(0);
  },
);

test('the steps of a service stand in a row, or two and two', long, async ({ page }) => {
  const topsOf = async () => {
    const steps = region(page, 'How to start').getByRole('listitem');
    return steps.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  };
  await page.goto('/night-care');
  expect(new Set(await topsOf()).size).toBe(1);
  await page.setViewportSize({ width: 768, height: 1024 });
  const [first, second, third, fourth] = await topsOf();
  expect([first === second, second === third, third === fourth]).toEqual([true, false, true]);
});

test('no card is left alone beside an empty half', long, async ({ page }) => {
  const sidesOfCards = (path: string) =>
    page.goto(path).then(() =>
      main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') })
        .evaluateAll((cards) =>
          cards.map((card) => {
            const { left, right } = card.getBoundingClientRect();
            return [left, right].map(Math.round);
          }),
        ),
    );
  await page.setViewportSize({ width: 1024, height: 768 });
  const guides = await sidesOfCards('/useful-information');
  expect(new Set(guides.map(String)).size).toBe(3);
});

test('Lifestyle Support shows nine services in order, each with its picture and its way to ask', async ({
  page,
}) => {
  await page.goto('/lifestyle');
  await expect(main(page).getByLabel('Enter your postcode')).toBeVisible();
  await expect(main(page).getByText('You do not have to be ill to need a hand.')).toBeVisible();
  const panels = main(page).getByRole('article');
  await expect(panels.getByRole('heading')).toHaveText([
    'Household Support',
    'Shopping and Errands',
    'Pharmacy Support',
    'Personal Assistance',
    'Companionship',
    'Everyday Assistance',
    'Event Support',
    'Travel Assistance',
    'Learning and Development Support',
  ]);
  const left = await panels.evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect().left));
  expect(new Set(left).size).toBe(3);
  expect(left.slice(0, 3)).toEqual(left.slice(6));
  await expect(panels.locator('img')).toHaveCount(9);
  for (const [index, { contactOption }] of lifestyleServices.entries()) {
    await expect(panels.nth(index).locator('a')).toHaveAttribute('href', `/contact?service=${contactOption}`);
  }
});
