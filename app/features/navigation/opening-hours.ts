import { openingState, sentenceOf } from '#domain/office-hours/opening.ts';
import { afterNextPaint } from '~/browser/after-next-paint.ts';

const HALF_MINUTE_MS = 30_000;

function write(selector: string, words: string): void {
  for (const place of document.querySelectorAll(selector))
    if (place.textContent !== words) place.textContent = words;
}

function writeAll(): void {
  const state = openingState(new Date(), OFFICE_TIMETABLE);
  document.documentElement.dataset.office = state.open ? 'open' : 'closed';
  write('[data-opening-hours]', sentenceOf(state));
  if (!state.open) write('[data-next-opening]', `at ${state.opensTime}`);
}

/** Finished pages hold the hours for any time; this writes what they mean now. */
export function enableOpeningHours(): void {
  // The first clock of a page takes a phone 80 ms.
  void afterNextPaint().then(writeAll);
  setInterval(writeAll, HALF_MINUTE_MS);
}
