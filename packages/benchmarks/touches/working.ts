// From the first touch of a form to its listening, by the clock of the page.
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { type Contender, type ContenderName, FRAMEWORKS } from '../contenders/contenders.ts';
import type { Row } from '../report/measurement.ts';
import { median } from '../report/median.ts';
import { applyPath, leaveIdle, placeOf, takePhone, tap } from './finger.ts';

interface Form {
  form: string;
  path: string;
  touched: string;
  /** Whoever else has it. */
  peers?: readonly ContenderName[];
  /** Scrolls the window, where the form is below the first screen of a phone. */
  height?: number;
}

const MAX_WAIT_MS = 3000;
/** So tall that no field needs to be scrolled to, which the page would take for the first touch. */
const TALL = 3000;

export async function touchToWorking(
  browser: Browser,
  contenders: readonly Contender[],
  takes: number,
): Promise<Row[]> {
  const forms: Form[] = [
    { form: 'postcode', path: '/', touched: 'input[name=postcode]', peers: FRAMEWORKS },
    {
      form: 'contact',
      path: '/contact',
      touched: 'input[autocomplete=given-name]',
      peers: FRAMEWORKS,
      height: TALL,
    },
    {
      form: 'application',
      path: await applyPath(contenders[0]?.url ?? ''),
      touched: 'input[autocomplete=name]',
      height: TALL,
    },
    { form: 'job search', path: '/careers', touched: '#jobs-q', height: TALL },
    { form: 'FAQ search', path: '/faq', touched: '#faq-words' },
    { form: 'chat', path: '/privacy', touched: '[data-island=chat] button' },
  ];
  const rows: Row[] = [];
  for (const form of forms) {
    const those = contenders.filter(({ name }) => name === 'site' || form.peers?.includes(name));
    const taken = those.map((contender) => ({ contender, idle: [] as number[], loaded: [] as number[] }));
    for (let take = 0; take < takes; take += 1) {
      for (const { contender, idle, loaded } of taken) {
        idle.push(await touch(browser, contender, form, leaveIdle));
        loaded.push(await touch(browser, contender, form));
      }
    }
    rows.push(
      ...taken.map(({ contender, idle, loaded }) => ({
        form: form.form,
        server: contender.name,
        'page idle: ms': median(idle),
        'page just loaded: ms': median(loaded),
      })),
    );
  }
  return rows;
}

async function touch(
  browser: Browser,
  { name, url }: Contender,
  { form, path, touched, height }: Form,
  wait?: typeof leaveIdle,
): Promise<number> {
  const { context, page } = await takePhone(browser, height);
  try {
    await page.addInitScript(observe, name === 'site' ? '[data-island], :root' : 'form');
    await page.goto(url + path, { waitUntil: 'load' });
    await wait?.(page);
    await tap(page, await placeOf(page.locator(touched).first()));
    await pause(MAX_WAIT_MS);
    const times = await page.evaluate(() => (window as unknown as { times: Times }).times);
    if (times.listening === 0) throw new Error(`${name}: ${form} did not listen after ${MAX_WAIT_MS} ms`);
    return Math.round(Math.max(0, times.listening - times.touched));
  } finally {
    await context.close();
  }
}

interface Times {
  touched: number;
  listening: number;
}

/**
 * Says when the first touch was, and when what was touched said that it listens.
 * @param parts that say so: the site's islands or else its page, the peers' forms
 */
const observe = (parts: string) => {
  const times: Times = { touched: 0, listening: 0 };
  Object.assign(window, { times });
  const look = (part: HTMLElement) => {
    if ('hydrated' in part.dataset || 'interactive' in part.dataset) times.listening ||= performance.now();
  };
  const follow = ({ timeStamp, target }: PointerEvent) => {
    if (times.touched > 0 || !(target instanceof Element)) return;
    const part = target.closest<HTMLElement>(parts);
    if (!part) return;
    times.touched = timeStamp;
    new MutationObserver(() => look(part)).observe(part, { attributes: true });
    look(part);
  };
  addEventListener('pointerdown', follow, { capture: true });
};
