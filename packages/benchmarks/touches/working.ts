// From the first touch of a form to its listening, by the clock of the page.
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Row } from '../report/measurement.ts';
import { median } from '../report/median.ts';
import { applyPath, leaveIdle, placeOf, takePhone, tap } from './finger.ts';

interface Form {
  form: string;
  path: string;
  touched: string;
  /** Scrolls the window, where the form is below the first screen of a phone. */
  height?: number;
}

const MAX_WAIT_MS = 3000;
/** So tall that no field needs to be scrolled to, which the page would take for the first touch. */
const TALL = 3000;

export async function touchToWorking(browser: Browser, origin: string, takes: number): Promise<Row[]> {
  const forms: Form[] = [
    { form: 'postcode', path: '/', touched: 'input[name=postcode]' },
    { form: 'contact', path: '/contact', touched: 'input[autocomplete=given-name]', height: TALL },
    { form: 'application', path: await applyPath(origin), touched: 'input[autocomplete=name]', height: TALL },
    { form: 'job search', path: '/careers', touched: '#jobs-q', height: TALL },
    { form: 'FAQ search', path: '/faq', touched: '#faq-words' },
    { form: 'chat', path: '/privacy', touched: '[data-island=chat] button' },
  ];
  const rows: Row[] = [];
  for (const form of forms) {
    const idle: number[] = [];
    const loaded: number[] = [];
    for (let take = 0; take < takes; take += 1) {
      idle.push(await touch(browser, origin, form, leaveIdle));
      loaded.push(await touch(browser, origin, form));
    }
    rows.push({
      form: form.form,
      'page idle: ms': median(idle),
      'page just loaded: ms': median(loaded),
    });
  }
  return rows;
}

async function touch(
  browser: Browser,
  origin: string,
  { form, path, touched, height }: Form,
  wait?: typeof leaveIdle,
): Promise<number> {
  const { context, page } = await takePhone(browser, height);
  try {
    await page.addInitScript(observe);
    await page.goto(origin + path, { waitUntil: 'load' });
    await wait?.(page);
    await tap(page, await placeOf(page.locator(touched).first()));
    await pause(MAX_WAIT_MS);
    const times = await page.evaluate(() => (window as unknown as { times: Times }).times);
    if (times.listening === 0) throw new Error(`${form} did not listen after ${MAX_WAIT_MS} ms`);
    return Math.round(Math.max(0, times.listening - times.touched));
  } finally {
    await context.close();
  }
}

interface Times {
  touched: number;
  listening: number;
}

/** Says when the first touch was, and when what was touched said that it listens: an island, or else the page. */
const observe = () => {
  const times: Times = { touched: 0, listening: 0 };
  Object.assign(window, { times });
  const look = (part: HTMLElement) => {
    if ('hydrated' in part.dataset || 'interactive' in part.dataset) times.listening ||= performance.now();
  };
  const follow = ({ timeStamp, target }: PointerEvent) => {
    if (times.touched > 0 || !(target instanceof Element)) return;
    times.touched = timeStamp;
    const part = target.closest<HTMLElement>('[data-island]') ?? document.documentElement;
    new MutationObserver(() => look(part)).observe(part, { attributes: true });
    look(part);
  };
  addEventListener('pointerdown', follow, { capture: true });
};
