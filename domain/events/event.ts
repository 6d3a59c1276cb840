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

/** True of a registration for an event that had ended: it is for the next one. Its fields hold the event's words. */
export function awaitsNextEvent({
  fields,
  receivedAt,
}: {
  fields: Readonly<Record<string, string>>;
  receivedAt: Date;
}): boolean {
  const { eventDate = '', eventTime = '' } = fields;
  const day = Date.parse(`${eventDate.replace(/^(\d+)[a-z]+/, '$1')} UTC`);
  const [, end = ''] = /-(\d\d:\d\d)$/.exec(eventTime) ?? [];
  if (Number.isNaN(day) || end === '') return false;
  return receivedAt >= londonInstant(new Date(day).toISOString().slice(0, 10), minutesOf(end));
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
