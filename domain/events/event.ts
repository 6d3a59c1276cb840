import { events } from '#content/events.yaml';
import type { EventRecord } from '../content/events.ts';
import { ordinalDate } from '../time/days-in-words.ts';
import { londonInstant } from '../time/london-time.ts';
import { minutesOf } from '../time/wall-clock.ts';

export function eventBySlug(slug: string): EventRecord | null {
  return events.find((event) => event.slug === slug) ?? null;
}

export const eventPath = ({ slug }: Pick<EventRecord, 'slug'>) => `/events/${slug}`;

export function eventTimes(event: EventRecord): { start: Date; end: Date } {
  return {
    start: londonInstant(event.date, minutesOf(event.startTime)),
    end: londonInstant(event.date, minutesOf(event.endTime)),
  };
}

/** Then the form registers interest in the next one. */
export function eventHasEnded(event: EventRecord, now: Date): boolean {
  return now.getTime() >= eventTimes(event).end.getTime();
}

/** The event in words: what the page shows is what the registration call sends. */
export function eventWords(event: EventRecord): { date: string; time: string; location: string } {
  const { name, postcode } = event.venue;
  return {
    date: ordinalDate(event.date),
    time: `${event.startTime}-${event.endTime}`,
    location: `${name}, ${postcode}`,
  };
}
