// Measures how long what somebody does keeps the page from showing that it was felt.
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type Contender, type ContenderName, FRAMEWORKS } from '../contenders/contenders.ts';
import type { Row } from '../report/measurement.ts';
import { type Figures, medians } from '../report/median.ts';
import { applyPath, leaveIdle, placeOf, takePhone, tap } from './finger.ts';

interface Interaction {
  interaction: string;
  path: string;
  of: readonly ContenderName[];
  /** Prepares the page, uncounted; answers with the interaction itself. */
  prepare: (page: Page) => Promise<() => Promise<void>>;
}

const SITE: readonly ContenderName[] = ['site'];
const ALL: readonly ContenderName[] = ['site', ...FRAMEWORKS];
/** Between two letters. */
const TYPING = { delay: 150 };
/** Longest wait for the consequences, an answer of the server included. */
const FOLLOWING_MS = 2000;

const field = (page: Page, selector: string) => page.locator(selector).first();

/** A press on what a selector finds. */
const press = (selector: string) => async (page: Page) => {
  const control = field(page, selector);
  await control.scrollIntoViewIfNeeded();
  await pause(FOLLOWING_MS / 2);
  const place = await placeOf(control);
  return () => tap(page, place);
};

/** The first touch of a field with what is typed in it. */
const type = (selector: string, text: string) => async (page: Page) => {
  const touch = await press(selector)(page);
  return async () => {
    await touch();
    await page.keyboard.type(text, TYPING);
  };
};

/** One after the other, of which the last counts. */
const after =
  (first: Interaction['prepare'], then: Interaction['prepare']): Interaction['prepare'] =>
  async (page) => {
    await (await first(page))();
    await pause(FOLLOWING_MS);
    return then(page);
  };

const typePostcode = type('input[name=postcode]', 'SO14 2AA');
const openChat = press('[data-island=chat] button');

const interactionsOf = (apply: string): Interaction[] => [
  { interaction: 'menu opened', path: '/', of: ALL, prepare: press('header button[popovertarget]:visible') },
  { interaction: 'postcode typed', path: '/', of: ALL, prepare: typePostcode },
  {
    interaction: 'postcode sent',
    path: '/',
    of: SITE,
    prepare: after(typePostcode, press('[data-island=postcode-search] button[type=submit]')),
  },
  { interaction: 'FAQ item opened', path: '/faq', of: SITE, prepare: press('main details summary') },
  { interaction: 'chat opened', path: '/', of: SITE, prepare: openChat },
  {
    interaction: 'chat message sent',
    path: '/',
    of: SITE,
    prepare: after(
      after(openChat, type('[data-island=chat] textarea', 'What does night care cost?')),
      async (page) => () => page.keyboard.press('Enter'),
    ),
  },
  {
    interaction: 'job filter changed',
    path: '/careers',
    of: SITE,
    prepare: after(press('form[data-search] summary'), press('input[name=sponsorship]')),
  },
  {
    interaction: 'letter typed in the application',
    path: apply,
    of: SITE,
    prepare: type('input[autocomplete=name]', 'A'),
  },
  {
    interaction: 'letter typed in the contact form',
    path: '/contact',
    of: ALL,
    prepare: type('input[autocomplete=given-name]', 'A'),
  },
];

export async function interactions(
  browser: Browser,
  contenders: readonly Contender[],
  takes: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const interaction of interactionsOf(await applyPath(contenders[0]?.url ?? ''))) {
    const those = contenders.filter(({ name }) => interaction.of.includes(name));
    const taken = those.map(({ name }) => ({ name, figures: [] as Figures[] }));
    for (let take = 0; take < takes; take += 1) {
      for (const [index, { url }] of those.entries())
        taken[index]?.figures.push(await figuresOf(browser, url, interaction));
    }
    rows.push(
      ...taken.map(({ name, figures }) => ({
        interaction: interaction.interaction,
        server: name,
        ...medians(figures),
      })),
    );
  }
  return rows;
}

async function figuresOf(
  browser: Browser,
  origin: string,
  { interaction, path, prepare }: Interaction,
): Promise<Figures> {
  const { context, page } = await takePhone(browser);
  try {
    await page.addInitScript(observe);
    await page.goto(origin + path, { waitUntil: 'load' });
    await leaveIdle(page);
    const act = await prepare(page);
    await page.evaluate(() => (window as unknown as { forget: () => void }).forget());
    await act();
    await pause(FOLLOWING_MS);
    const { felt, slowest, longestTask } = await page.evaluate(
      () => (window as unknown as { seen: Seen }).seen,
    );
    if (felt === 0) throw new Error(`${interaction}: the page felt nothing`);
    return { 'INP ms': slowest, 'longest task ms': Math.round(longestTask) };
  } finally {
    await context.close();
  }
}

interface Seen {
  felt: number;
  slowest: number;
  longestTask: number;
}

const observe = () => {
  const seen: Seen = { felt: 0, slowest: 0, longestTask: 0 };
  const forget = () => Object.assign(seen, { felt: 0, slowest: 0, longestTask: 0 });
  Object.assign(window, { seen, forget });
  const each = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    take: (entry: PerformanceEntry) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options);
  // An event that is no one's interaction, such as a pointer that moves, has no number.
  each({ type: 'event', durationThreshold: 16 }, (entry) => {
    const { interactionId, duration } = entry as PerformanceEventTiming;
    if (interactionId) seen.slowest = Math.max(seen.slowest, duration);
  });
  each({ type: 'longtask' }, ({ duration }) => {
    seen.longestTask = Math.max(seen.longestTask, duration);
  });
  for (const kind of ['pointerdown', 'keydown']) {
    const feel = () => {
      seen.felt += 1;
    };
    addEventListener(kind, feel, true);
  }
};
