// The most that a page may weigh, as a phone's first visit receives it.
import { servicePages } from '#domain/pages/pages.ts';

export interface Weight {
  /** Parts that ran script of a file before anything was touched. */
  running: number;
  /** The script of a page whose first island was touched, what was fetched ahead included. */
  script: number;
  /** A browser asks for six at a time over HTTP/1.1: six more are one more round trip. */
  scriptFiles: number;
  /** Styles in the document included, and left out of the HTML. */
  style: number;
  fonts: number;
  fontFiles: number;
  html: number;
  document: number;
  /** Before a touch, lazy pictures near the first screen included: neither film, nor script that is fetched ahead. */
  total: number;
  requests: number;
  elsewhere: number;
}

export const kB = 1000;
/** Ten segments, which a server may send before it has heard from the browser again: https://www.rfc-editor.org/rfc/rfc6928. */
const FIRST_ROUND_TRIP = 10 * 1460;
export const everyPage: Weight = {
  // The site's own behaviours, once idle: they place the assistant's sign. No island.
  running: 1,
  script: 70 * kB,
  scriptFiles: 8,
  style: 12 * kB,
  fonts: 40 * kB,
  fontFiles: 2,
  html: 10 * kB,
  document: FIRST_ROUND_TRIP + 200,
  total: 95 * kB,
  requests: 14,
  elsewhere: 0,
};
/** The budget of a page: what is not named is as on every page. */
export const budgets: Record<string, Partial<Weight>> = {
  // A film, the partners’ marks, the price and every way to reach a person: the end of the page comes with the second round trip.
  ...Object.fromEntries(
    servicePages.map(({ path }) => [
      path,
      { style: 12.5 * kB, html: 10.8 * kB, document: FIRST_ROUND_TRIP + 2100 },
    ]),
  ),
  // Two forms, each with how to reach a person, and those who answer.
  '/contact': { script: 72.5 * kB, style: 12.7 * kB, document: FIRST_ROUND_TRIP + 1100 },
  '/': {
    script: 64.6 * kB,
    style: 12.3 * kB,
    document: FIRST_ROUND_TRIP + 1150,
    total: 160 * kB,
    requests: 16,
  },
  // Seven filters, the fact that was asked for on each card, a form, and the ways to reach a person without hearing.
  '/careers': { style: 12.5 * kB, document: FIRST_ROUND_TRIP + 450 },
  '/events/ai-in-plain-english': { document: FIRST_ROUND_TRIP + 450 },
  // The key words of the questions come with them, so that no search waits for a server.
  '/faq': { document: FIRST_ROUND_TRIP + 1200 },
  // The longest text is a little more than the first round trip brings; the hours in the header may be some letters longer.
  '/privacy-policy': { html: 10.45 * kB, document: FIRST_ROUND_TRIP + 1750 },
};

export const ISLAND_BUDGET = 11.2 * kB;
