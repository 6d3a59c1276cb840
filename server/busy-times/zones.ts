import ICAL from 'ical.js';
import { brand } from '#content/brand.yaml';
import { wallInstant } from '#domain/time/wall-clock.ts';

/** The names that Outlook and Exchange give to the zones around here: CLDR, windowsZones. */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'Romance Standard Time': 'Europe/Paris',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'FLE Standard Time': 'Europe/Kiev',
  'GTB Standard Time': 'Europe/Bucharest',
  'India Standard Time': 'Asia/Kolkata',
  'Eastern Standard Time': 'America/New_York',
  'Pacific Standard Time': 'America/Los_Angeles',
};
const UTC = 'UTC';

export interface Zones {
  /** Milliseconds since 1970 of a property's time; without a zone it is the office's, as a whole day is. */
  instantOf(property: ICAL.Property): number;
  instantIn(property: ICAL.Property, time: ICAL.Time): number;
}

/** Zones by their names in the database of IANA and of Windows, else as the calendar itself describes them; an unknown one is an error. */
export function createZones(calendars: readonly ICAL.Component[]): Zones {
  const described = new Map<string, ICAL.Timezone>();
  for (const component of calendars.flatMap((calendar) => calendar.getAllSubcomponents('vtimezone'))) {
    const name = String(component.getFirstPropertyValue('tzid') ?? '');
    if (name && component.getAllSubcomponents().length > 0)
      described.set(name, new ICAL.Timezone({ component, tzid: name }));
  }
  const known = new Map<string, string | ICAL.Timezone>();

  function zoneOf(property: ICAL.Property): string | ICAL.Timezone {
    const name = String(property.getParameter('tzid') ?? '');
    const zone =
      known.get(name) ?? ianaZone(name) ?? described.get(name) ?? (name === '' ? brand.timeZone : null);
    if (zone === null) throw new Error('A zone that nobody knows.');
    known.set(name, zone);
    return zone;
  }

  function instantIn(property: ICAL.Property, time: ICAL.Time): number {
    const zone = time.zone === ICAL.Timezone.utcTimezone ? UTC : zoneOf(property);
    if (typeof zone !== 'string') return withZone(time, zone);
    const date = `${padded(time.year, 4)}-${padded(time.month, 2)}-${padded(time.day, 2)}`;
    const minutes = time.isDate ? 0 : time.hour * 60 + time.minute;
    const seconds = time.isDate ? 0 : time.second;
    const at =
      zone === UTC
        ? Date.parse(`${date}T00:00:00Z`) + minutes * 60_000
        : wallInstant(date, minutes, zone).getTime();
    return at + seconds * 1000;
  }

  return {
    instantIn,
    instantOf: (property) => instantIn(property, timeOf(property)),
  };
}

/** @throws Error if it is none */
export function timeOf(property: ICAL.Property): ICAL.Time {
  const value: unknown = property.getFirstValue();
  if (!(value instanceof ICAL.Time)) throw new Error('Not a time.');
  return value;
}

function withZone(time: ICAL.Time, zone: ICAL.Timezone): number {
  const zoned = time.clone();
  zoned.zone = zone;
  return zoned.toUnixTime() * 1000;
}

/** Some programs put their own name before it: `/freeassociation.sourceforge.net/Europe/London`. */
function ianaZone(name: string): string | undefined {
  const windows = WINDOWS_ZONES[name];
  if (windows) return windows;
  const parts = name.split('/').filter(Boolean);
  return [parts.join('/'), parts.slice(-3).join('/'), parts.slice(-2).join('/')].find(isZone);
}

function isZone(timeZone: string): boolean {
  try {
    return timeZone !== '' && Boolean(new Intl.DateTimeFormat('en-GB', { timeZone }));
  } catch {
    return false;
  }
}

function padded(number: number, length: number): string {
  return String(number).padStart(length, '0');
}
