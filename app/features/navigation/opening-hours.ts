import { openingSentence, type Timetable } from '#domain/office-hours/opening.ts';

const halfMinute = 30_000;

/** Writes what the office's hours mean now wherever the server wrote the hours for any time, and keeps it right. */
export function keepHoursRight(part: Element): () => void {
  const write = () => {
    for (const hours of part.querySelectorAll<HTMLElement>('[data-opening-hours]')) {
      const timetable: Timetable = JSON.parse(hours.dataset.openingHours ?? '');
      const sentence = openingSentence(new Date(), timetable);
      if (hours.textContent !== sentence) hours.textContent = sentence;
    }
  };
  write();
  const clock = setInterval(write, halfMinute);
  return () => clearInterval(clock);
}
