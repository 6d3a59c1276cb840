import ICAL from 'ical.js';
import type { CalendarAnswer, Period, Range } from './read-calendar.ts';
import { createRecurrences, TooComplexError } from './recurrences.ts';
import { createZones, type Zones } from './zones.ts';

const MAX_EVENTS = 20_000;
const MAX_PERIODS = 20_000;
/** The form of a submission's id: UUIDv7. */
const MAYBE_OWN = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

type Event = ICAL.Component;

/** Tells when the events of an iCalendar file keep its owner busy (RFC 5545). Never throws. */
export function parseCalendar(text: string, range: Range): CalendarAnswer {
  try {
    const calendars = readCalendars(text);
    const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
    if (events.length > MAX_EVENTS) return { kind: 'failed', reason: 'too-many-events' };
    return { kind: 'parsed', ...busyPeriods(events, createZones(calendars), range) };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof TooComplexError ? 'too-complex' : 'not-a-calendar' };
  }
}

function readCalendars(text: string): ICAL.Component[] {
  const parsed: unknown[] = ICAL.parse(text.replace(/^\uFEFF/, ''));
  const calendars = typeof parsed[0] === 'string' ? [parsed] : parsed;
  const components = calendars.map(
    (calendar) => new ICAL.Component(calendar as ConstructorParameters<typeof ICAL.Component>[0]),
  );
  if (components.length === 0 || components.some(({ name }) => name !== 'vcalendar'))
    throw new Error('Not a calendar.');
  return components;
}

function busyPeriods(events: Event[], zones: Zones, range: Range) {
  const recurrences = createRecurrences(zones, range);
  const changed = changedTimes(events, zones);
  const periods: Period[] = [];
  let unread = 0;
  for (const event of events) {
    try {
      if (isFree(event)) continue;
      const uid = textOf(event, 'uid');
      const own = MAYBE_OWN.test(uid) ? { uid } : {};
      const isException = event.hasProperty('recurrence-id');
      const except = isException ? new Set<number>() : (changed.get(uid) ?? new Set<number>());
      for (const { start, end } of recurrences.of(event, except))
        if (end > range.from && start < range.until && end > start) periods.push({ start, end, ...own });
    } catch (error) {
      if (error instanceof TooComplexError) throw error;
      unread += 1;
    }
    if (periods.length > MAX_PERIODS) throw new TooComplexError();
  }
  return { periods, unread };
}

function changedTimes(events: Event[], zones: Zones): Map<string, Set<number>> {
  const changed = new Map<string, Set<number>>();
  for (const event of events) {
    const property = event.getFirstProperty('recurrence-id');
    if (!property) continue;
    const uid = textOf(event, 'uid');
    changed.set(uid, (changed.get(uid) ?? new Set()).add(zones.instantOf(property)));
  }
  return changed;
}

function isFree(event: Event): boolean {
  return (
    textOf(event, 'status') === 'cancelled' ||
    textOf(event, 'transp') === 'transparent' ||
    textOf(event, 'x-microsoft-cdo-busystatus') === 'free'
  );
}

function textOf(event: Event, name: string): string {
  return String(event.getFirstPropertyValue(name) ?? '').toLowerCase();
}
