import { openingSentence } from '#domain/office-hours/opening.ts';
import { afterNextPaint } from '~/browser/after-next-paint.ts';

const HALF_MINUTE_MS = 30_000;

/** Finished pages hold the hours for any time; this writes what they mean now. */
export function enableOpeningHours(): void {
  const places = document.querySelectorAll<HTMLElement>('[data-opening-hours]');
  const write = () => {
    for (const place of places) {
      const sentence = openingSentence(new Date(), OFFICE_TIMETABLE);
      if (place.textContent !== sentence) place.textContent = sentence;
    }
  };
  // The first clock of a page takes a phone 80 ms.
  afterNextPaint().then(write);
  setInterval(write, HALF_MINUTE_MS);
}
