import ICAL from 'ical.js';
import type { Range } from './read-calendar.ts';
import { timeOf, type Zones } from './zones.ts';

/** Counts all events of a calendar; a meeting every working day for ten years is 2,600. */
const MAX_RECURRENCES = 100_000;
const DAY_MS = 24 * 3_600_000;
const DAYS = { DAILY: 1, WEEKLY: 7 } as const;

export class TooComplexError extends Error {
  override name = 'TooComplexError';
}

interface Times {
  start: number;
  end: number;
}

interface Candidate {
  time: ICAL.Time;
  /** The property with its zone, where that is not the beginning's. */
  of?: ICAL.Property;
  end?: number;
}

interface Series {
  property: ICAL.Property;
  first: ICAL.Time;
  endOf: (start: ICAL.Time) => number;
}

/** The times of events, recurring ones too, which may lie outside the range. */
export function createRecurrences(zones: Zones, range: Range) {
  let made = 0;

  function seriesOf(event: ICAL.Component): Series {
    const property = event.getFirstProperty('dtstart');
    if (!property) throw new Error('An event without a beginning.');
    const first = timeOf(property);
    const start = zones.instantOf(property);
    const days = first.isDate ? daysOf(event, first) : null;
    const length = days === null ? endOf(event, start) - start : 0;
    return {
      property,
      first,
      endOf: (time) =>
        days === null
          ? zones.instantIn(property, time) + length
          : zones.instantIn(property, later(time, days)),
    };
  }

  function endOf(event: ICAL.Component, start: number): number {
    const end = event.getFirstProperty('dtend');
    if (end) return zones.instantOf(end);
    const duration: unknown = event.getFirstPropertyValue('duration');
    return duration instanceof ICAL.Duration ? start + duration.toSeconds() * 1000 : start;
  }

  function* repeated(rule: ICAL.Recur, { property, first }: Series): Generator<ICAL.Time> {
    const until = rule.until;
    const isWithin = untilCheck(until, property);
    // ical.js compares the end of a series with times whose zone it does not know.
    rule.until = null;
    const floating = first.clone();
    floating.zone = ICAL.Timezone.localTimezone;
    const times = rule.iterator(startNear(floating, rule));
    for (let time = times.next(); time; time = times.next()) {
      made += 1;
      if (made > MAX_RECURRENCES) throw new TooComplexError();
      const each = time.clone();
      each.zone = first.zone;
      if (zones.instantIn(property, each) > range.until || !isWithin(each)) return;
      yield each;
    }
  }

  function untilCheck(until: ICAL.Time | null, property: ICAL.Property): (time: ICAL.Time) => boolean {
    if (!until) return () => true;
    if (until.isDate) return (time) => time.toString().slice(0, 10) <= until.toString().slice(0, 10);
    const last = zones.instantIn(property, until);
    return (time) => zones.instantIn(property, time) <= last;
  }

  /** A series of years without a count begins shortly before the range: nobody needs its past. */
  function startNear(first: ICAL.Time, { freq, interval, count }: ICAL.Recur): ICAL.Time {
    const days = DAYS[freq as keyof typeof DAYS];
    if (count || !days) return first;
    const step = days * Math.max(1, interval);
    const passed = (range.from - first.toJSDate().getTime()) / DAY_MS - step - 7;
    return passed > step ? later(first, Math.floor(passed / step) * step) : first;
  }

  function* timesOf(event: ICAL.Component, except: ReadonlySet<number>): Generator<Times> {
    const series = seriesOf(event);
    const { property } = series;
    const leftOut = isLeftOut(event, zones);
    const seen = new Set(except);
    for (const { time, of = property, end } of candidates(event, series)) {
      const start = zones.instantIn(of, time);
      if (seen.has(start) || leftOut(start, time)) continue;
      seen.add(start);
      yield { start, end: end ?? start + series.endOf(time) - zones.instantIn(property, time) };
    }
  }

  function* candidates(event: ICAL.Component, series: Series): Generator<Candidate> {
    if (event.hasProperty('exrule')) throw new Error('A rule of exceptions.');
    yield { time: series.first };
    for (const property of event.getAllProperties('rrule')) {
      const rule: unknown = property.getFirstValue();
      if (!(rule instanceof ICAL.Recur)) throw new Error('Not a rule.');
      for (const time of repeated(rule, series)) yield { time };
    }
    for (const property of event.getAllProperties('rdate')) {
      for (const value of property.getValues() as unknown[]) {
        if (value instanceof ICAL.Period)
          yield { time: value.start, of: property, end: zones.instantIn(property, value.getEnd()) };
        else if (value instanceof ICAL.Time) yield { time: value, of: property };
        else throw new Error('Not a date.');
      }
    }
  }

  return { of: timesOf };
}

/** A whole day may be left out of a series of times. */
function isLeftOut(event: ICAL.Component, zones: Zones): (start: number, time: ICAL.Time) => boolean {
  const instants = new Set<number>();
  const days = new Set<string>();
  for (const property of event.getAllProperties('exdate')) {
    for (const value of property.getValues() as unknown[]) {
      if (!(value instanceof ICAL.Time)) throw new Error('Not a date.');
      if (value.isDate) days.add(value.toString());
      else instants.add(zones.instantIn(property, value));
    }
  }
  return (start, time) => instants.has(start) || days.has(time.toString().slice(0, 10));
}

function daysOf(event: ICAL.Component, first: ICAL.Time): number {
  const end = event.getFirstProperty('dtend');
  if (end) return Math.round((timeOf(end).toUnixTime() - first.toUnixTime()) / 86_400);
  const duration: unknown = event.getFirstPropertyValue('duration');
  return duration instanceof ICAL.Duration ? Math.ceil(duration.toSeconds() / 86_400) : 1;
}

function later(time: ICAL.Time, days: number): ICAL.Time {
  const moved = time.clone();
  moved.adjust(days, 0, 0, 0);
  return moved;
}
