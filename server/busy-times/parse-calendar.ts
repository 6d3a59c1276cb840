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

type Recurrences = ReturnType<typeof createRecurrences>;

function busyPeriods(events: Event[], zones: Zones, range: Range) {
  const recurrences = createRecurrences(zones, range);
  const changed = new Map<string, Changes>();
  const periods: Period[] = [];
  let unread = 0;
  const read = (event: Event, use: (event: Event) => void) => {
    try {
      use(event);
    } catch (error) {
      if (error instanceof TooComplexError) throw error;
      unread += 1;
    }
  };
  const exceptions = new Set(events.filter((event) => event.hasProperty('recurrence-id')));
  for (const event of exceptions) read(event, () => noteChange(changed, event, zones, recurrences));
  for (const event of events) {
    read(event, () => {
      const uid = textOf(event, 'uid');
      const own = MAYBE_OWN.test(uid) ? { uid } : {};
      const { times, later } = exceptions.has(event) ? NONE : (changed.get(uid) ?? NONE);
      if (isFree(event) && later.length === 0) return;
      for (const time of recurrences.of(event, times)) {
        const change = later.findLast(({ from }) => from <= time.start);
        if (isFree(change?.event ?? event)) continue;
        const { start, end } = change ? moved(time.start, change) : time;
        if (end > range.from && start < range.until && end > start) periods.push({ start, end, ...own });
      }
    });
    if (periods.length > MAX_PERIODS) throw new TooComplexError();
  }
  return { periods, unread };
}

interface Change {
  /** The time, as the series has it, from which on it holds. */
  from: number;
  event: Event;
  start: number;
  end: number;
}

interface Changes {
  times: Set<number>;
  /** RANGE=THISANDFUTURE, earliest first. */
  later: Change[];
}

const NONE: Changes = { times: new Set(), later: [] };

function noteChange(
  changed: Map<string, Changes>,
  event: Event,
  zones: Zones,
  recurrences: Recurrences,
): void {
  const property = event.getFirstProperty('recurrence-id');
  if (!property) return;
  const from = zones.instantOf(property);
  const uid = textOf(event, 'uid');
  const changes = changed.get(uid) ?? { times: new Set(), later: [] };
  changed.set(uid, { ...changes, times: changes.times.add(from) });
  const scope = property.getParameter('range');
  if (scope === undefined) return;
  const [first] = recurrences.of(event, new Set()).take(1);
  if (scope !== 'THISANDFUTURE' || !first) throw new Error('A range that nobody knows.');
  changes.later.push({ from, event, ...first });
  changes.later.sort((one, other) => one.from - other.from);
}

function moved(time: number, { from, start, end }: Change) {
  const begins = time + start - from;
  return { start: begins, end: begins + end - start };
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
