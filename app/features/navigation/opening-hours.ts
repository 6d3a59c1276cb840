import { nextCalls, openingState, sentenceOf } from '#domain/office-hours/office-hours.ts';
import { afterNextPaint } from '~/browser/after-next-paint.ts';

const HALF_MINUTE_MS = 30_000;

function write(name: string, wordsIn: (given: string) => string): void {
  for (const place of document.querySelectorAll(`[${name}]`)) {
    const words = wordsIn(place.getAttribute(name) ?? '');
    if (place.textContent !== words) place.textContent = words;
  }
}

function writeAll(): void {
  const state = openingState(new Date());
  document.documentElement.dataset.office = state.open ? 'open' : 'closed';
  write('data-opening-hours', () => sentenceOf(state));
  write('data-next-calls', (words) => nextCalls(words, state));
}

/** Pages stay open, and their header holds the hours for any time; this writes what they mean now. */
export function enableOpeningHours(): void {
  // The first clock of a page takes a phone 80 ms.
  void afterNextPaint().then(writeAll);
  // A pointer that moves starts this before the rest of the page is there.
  addEventListener('DOMContentLoaded', writeAll);
  setInterval(writeAll, HALF_MINUTE_MS);
}
