// Measures how soon the next page is there, and the one before it.
import { setTimeout as pause } from 'node:timers/promises';
import type { Contender } from '../contenders/contenders.ts';
import { desktop, type Profile, phone } from '../pages/profiles.ts';
import type { Row } from '../report/measurement.ts';
import { median } from '../report/median.ts';
import { startTabBrowser, type Tab, type TabBrowser } from './browser.ts';

const FROM = '/';
const TO = '/contact';
/** Time the pointer rests on a link before it is pressed. */
const HOVERED_MS = 200;
const READING_MS = 2500;

/** Times that a document reports, by the clock that all documents of a browser share. */
interface Told {
  what: 'pressed' | 'painted' | 'shown';
  at: number;
  how: string;
}

interface Taken {
  ms: number;
  how: string;
}

export async function nextAndBack(contenders: readonly Contender[], takes: number): Promise<Row[]> {
  const browser = await startTabBrowser();
  try {
    const rows: Row[] = [];
    for (const profile of [phone, desktop])
      rows.push(...(await inTurns(browser, contenders, profile, takes)));
    return rows;
  } finally {
    await browser.stop();
  }
}

async function inTurns(
  browser: TabBrowser,
  contenders: readonly Contender[],
  profile: Profile,
  takes: number,
): Promise<Row[]> {
  const taken = contenders.map(({ name }) => ({ name, next: [] as Taken[], back: [] as Taken[] }));
  for (let take = 0; take < takes; take += 1) {
    for (const [index, { url }] of contenders.entries()) {
      const { next, back } = await goThereAndBack(browser, url, profile);
      taken[index]?.next.push(next);
      taken[index]?.back.push(back);
    }
  }
  const rowOf = (way: string, server: string, all: readonly Taken[]): Row => ({
    way,
    profile: profile.name,
    server,
    ms: Math.round(median(all.map(({ ms }) => ms))),
    how: [...new Set(all.map(({ how }) => how))].join(', '),
  });
  return [
    ...taken.map(({ name, next }) => rowOf(`from ${FROM} to ${TO}`, name, next)),
    ...taken.map(({ name, back }) => rowOf(`back to ${FROM}`, name, back)),
  ];
}

async function goThereAndBack(browser: TabBrowser, origin: string, profile: Profile) {
  const tab = await browser.openTab(profile, `(${tellOfItself})('${profile.name}')`);
  try {
    await tab.open(origin + FROM);
    await pause(READING_MS);
    const link = await tab.ask<{ x: number; y: number }>(`(${showLink})('${TO}')`);
    await pause(READING_MS);
    const next = await taking(tab, 'painted', () => pressLink(tab, link, profile));
    const back = await taking(tab, 'shown', () => tab.ask('pressBack()'));
    return { next, back };
  } finally {
    await tab.close();
  }
}

/** From the press to what shows that it was obeyed. */
async function taking(tab: Tab, what: Told['what'], press: () => Promise<unknown>): Promise<Taken> {
  const before = tab.told.length;
  await press();
  await pause(READING_MS);
  const told = tab.told.slice(before).map((text) => JSON.parse(text) as Told);
  const pressed = told.find((one) => one.what === 'pressed');
  const obeyed = told.find((one) => one.what === what && pressed && one.at > pressed.at);
  if (!pressed || !obeyed) throw new Error(`Nothing was ${what} after the press: ${JSON.stringify(told)}`);
  return { ms: obeyed.at - pressed.at, how: obeyed.how };
}

async function pressLink(tab: Tab, point: { x: number; y: number }, { name }: Profile): Promise<void> {
  // The page may be gone before it answers to the end of the press.
  const end = (method: string, params: Record<string, unknown>) =>
    void tab.send(method, params).catch(() => {});
  if (name === 'phone') {
    await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    return end('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  const mouse = { ...point, button: 'left', clickCount: 1 };
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
  await pause(HOVERED_MS);
  await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse });
  end('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse });
}

/** The first link there that can be seen, in the middle of the window. */
const showLink = (path: string) => {
  const links = [...document.querySelectorAll(`a[href="${path}"]`)];
  const link = links.find((one) => one.getClientRects().length > 0);
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link?.getBoundingClientRect() ?? new DOMRect();
  return { x: x + width / 2, y: y + height / 2 };
};

const tellOfItself = (profile: string) => {
  const page = window as unknown as { tell: (text: string) => void };
  const tell = (what: Told['what'], at: number, how = '') =>
    page.tell(JSON.stringify({ what, at: performance.timeOrigin + at, how } satisfies Told));
  const heading = () => document.querySelector('h1')?.textContent;

  /** A router that puts the next page in the place of this one loads none. */
  const watchHeading = () => {
    const before = heading();
    const last = performance.now() + 2000;
    const look = () => {
      if (heading() === before) return performance.now() < last && requestAnimationFrame(look);
      setTimeout(() => {
        for (const what of ['painted', 'shown'] as const) tell(what, performance.now(), 'in place');
      });
    };
    requestAnimationFrame(look);
  };
  const press = (at: number) => {
    tell('pressed', at);
    watchHeading();
  };
  addEventListener(profile === 'phone' ? 'pointerdown' : 'click', ({ timeStamp }) => press(timeStamp), true);
  const pressBack = () => void setTimeout(() => [press(performance.now()), history.back()]);
  Object.assign(window, { pressBack });

  addEventListener('pageshow', ({ persisted, timeStamp }) =>
    tell('shown', timeStamp, persisted ? 'from the browser’s memory' : 'loaded'),
  );
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-paint');
    const [arrival] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart?: number;
      deliveryType?: string;
    })[];
    const ahead = arrival?.activationStart ?? 0;
    const how = ahead > 0 ? 'rendered ahead' : arrival?.deliveryType ? 'fetched ahead' : 'loaded';
    if (paint) tell('painted', Math.max(paint.startTime, ahead), how);
  }).observe({ type: 'paint', buffered: true });
};
