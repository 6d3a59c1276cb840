import { expect, it } from 'vitest';
import { parseCalendar } from './parse-calendar.ts';
import { calendar, event, sampleCalendars } from './sample-calendars-for-tests.ts';

const range = { from: Date.parse('2026-11-23T00:00:00Z'), until: Date.parse('2026-12-31T00:00:00Z') };

function busyIn(text: string, within = range): string[] {
  const parsed = parseCalendar(text, within);
  if (parsed.kind === 'failed') return [parsed.reason];
  const minute = (at: number) => new Date(at).toISOString().slice(0, 16);
  return parsed.periods.map(({ start, end }) => `${minute(start)} ${minute(end)}`).sort();
}

const meeting = '2026-11-24T10:00 2026-11-24T11:00';
const wholeDay = '2026-11-26T00:00 2026-11-27T00:00';

it.each(Object.entries(sampleCalendars))('a calendar of %s is read right', (program, text) => {
  const own = program === 'apple' ? ['2026-11-23T15:00 2026-11-23T15:30'] : [];
  expect(busyIn(text)).toEqual([...own, meeting, wholeDay]);
});

it.each([
  ['UTC', 'DTSTART:20261124T100000Z'],
  ['no zone', 'DTSTART:20261124T100000'],
  ['the zone of another country', 'DTSTART;TZID=America/New_York:20261124T050000'],
  [
    'a zone with a program’s name before it',
    'DTSTART;TZID=/citadel.org/20210210_1/Europe/London:20261124T100000',
  ],
  ['a zone of Windows', 'DTSTART;TZID=Romance Standard Time:20261124T110000'],
  ['a quoted zone', 'DTSTART;TZID="GMT Standard Time":20261124T100000'],
])('a time in %s is meant', (_, start) => {
  expect(busyIn(event(start, 'DURATION:PT1H'))).toEqual([meeting]);
});

it('a time in summer is an hour earlier in UTC', () => {
  const july = { from: Date.parse('2026-07-01T00:00:00Z'), until: Date.parse('2026-07-08T00:00:00Z') };
  const text = event(
    'DTSTART;TZID=Europe/London:20260101T100000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY;BYDAY=TH',
  );
  expect(busyIn(text, july)).toEqual(['2026-07-02T09:00 2026-07-02T10:00']);
});

const repeated = (rule: string, ...more: string[]) =>
  busyIn(event('DTSTART;TZID=Europe/London:20200106T090000', 'DURATION:PT30M', `RRULE:${rule}`, ...more)).map(
    (busy) => busy.slice(5, 10),
  );

it.each([
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE', ['11-30', '12-02', '12-14', '12-16', '12-28', '12-30']],
  ['FREQ=DAILY;INTERVAL=10', ['11-30', '12-10', '12-20', '12-30']],
  ['FREQ=MONTHLY;BYDAY=-1FR', ['11-27', '12-25']],
  ['FREQ=MONTHLY;BYDAY=1TU', ['12-01']],
  ['FREQ=MONTHLY;BYMONTHDAY=15,-1', ['11-30', '12-15']],
  ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24', ['12-24']],
  ['FREQ=DAILY;COUNT=10', []],
  ['FREQ=WEEKLY;UNTIL=20261207T090000Z;BYDAY=MO', ['11-23', '11-30', '12-07']],
  ['FREQ=WEEKLY;UNTIL=20261207;BYDAY=MO', ['11-23', '11-30', '12-07']],
  ['FREQ=WEEKLY;UNTIL=20261207T085959Z;BYDAY=MO', ['11-23', '11-30']],
])('a series by %s is on %j', (rule, days) => {
  expect(repeated(rule)).toEqual(days);
});

it('a series leaves out single times and whole days', () => {
  const rule = 'FREQ=WEEKLY;UNTIL=20261214T235959Z';
  const left = ['EXDATE;TZID=Europe/London:20261130T090000', 'EXDATE;VALUE=DATE:20261214'];
  expect(repeated(rule, ...left)).toEqual(['11-23', '12-07']);
});

it('a long event of before the range reaches into it', () => {
  const text = event('DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261124');
  expect(busyIn(text)).toEqual(['2026-11-01T00:00 2026-11-24T00:00']);
});

it('an event that may be an appointment of this site keeps its UID, and no other does', () => {
  const own = '0199f3a0-0000-7000-8000-000000000001';
  const text = calendar(
    ...[own, 'someone-else'].flatMap((uid) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'DTSTART:20261124T100000Z',
      'DURATION:PT30M',
      'END:VEVENT',
    ]),
  );
  const parsed = parseCalendar(text, range);
  expect(parsed.kind === 'parsed' && parsed.periods.map(({ uid }) => uid)).toEqual([own, undefined]);
});

it('one event that cannot be read is counted, and the others are read', () => {
  const text = calendar(
    'BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:No beginning\r\nEND:VEVENT',
    'BEGIN:VEVENT\r\nUID:b\r\nDTSTART:20261124T100000Z\r\nDTEND:20261124T110000Z\r\nEND:VEVENT',
  );
  expect(parseCalendar(text, range)).toMatchObject({ kind: 'parsed', periods: [{}], unread: 1 });
});

it.each([
  ['nothing', '', 'not-a-calendar'],
  ['a page that asks to sign in', '<!doctype html><title>Sign in</title>', 'not-a-calendar'],
  ['half a calendar', sampleCalendars.google.slice(0, 700), 'not-a-calendar'],
  ['a rule for every second', event('DTSTART:20200101T000000Z', 'RRULE:FREQ=SECONDLY'), 'too-complex'],
  [
    'more events than any office has',
    calendar(...Array(20_001).fill('BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261124T100000Z\r\nEND:VEVENT')),
    'too-many-events',
  ],
])('%s is no calendar', (_, text, reason) => {
  expect(parseCalendar(text, range)).toEqual({ kind: 'failed', reason });
});

const series = [
  'BEGIN:VEVENT',
  'UID:s',
  'DTSTART;TZID=Europe/London:20261109T100000',
  'DURATION:PT1H',
  'RRULE:FREQ=WEEKLY;COUNT=6',
  'END:VEVENT',
];
const change = (id: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:s',
  `RECURRENCE-ID;${id}`,
  ...lines,
  'END:VEVENT',
];

it('a change of this and all that follow moves the rest of the series, and single changes count behind it', () => {
  const text = calendar(
    ...series,
    ...change(
      'RANGE=THISANDFUTURE;TZID=Europe/London:20261130T100000',
      'DTSTART;TZID=Europe/London:20261201T143000',
      'DURATION:PT30M',
    ),
    ...change(
      'TZID=Europe/London:20261207T100000',
      'DTSTART;TZID=Europe/London:20261207T080000',
      'DURATION:PT1H',
    ),
  );
  expect(busyIn(text)).toEqual([
    '2026-11-23T10:00 2026-11-23T11:00',
    '2026-12-01T14:30 2026-12-01T15:00',
    '2026-12-07T08:00 2026-12-07T09:00',
    '2026-12-15T14:30 2026-12-15T15:00',
  ]);
});

it('a series that is cancelled from a day on keeps nobody busy behind it', () => {
  const text = calendar(
    ...series,
    ...change(
      'RANGE=THISANDFUTURE;TZID=Europe/London:20261130T100000',
      'DTSTART;TZID=Europe/London:20261130T100000',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    ),
  );
  expect(busyIn(text)).toEqual(['2026-11-23T10:00 2026-11-23T11:00']);
});

it('a time that is added lasts as long as it says, and is in the zone that it names', () => {
  const text = event(
    'DTSTART:20261124T100000Z',
    'DURATION:PT1H',
    'RDATE;VALUE=PERIOD:20261125T090000Z/PT3H,20261126T090000Z/20261126T093000Z',
    'RDATE;TZID=America/New_York:20261127T050000',
  );
  expect(busyIn(text)).toEqual([
    meeting,
    '2026-11-25T09:00 2026-11-25T12:00',
    '2026-11-26T09:00 2026-11-26T09:30',
    '2026-11-27T10:00 2026-11-27T11:00',
  ]);
});

it.each([
  ['a zone that nobody knows', event('DTSTART;TZID=Nowhere:20261124T100000', 'DURATION:PT1H'), 1],
  [
    'a zone that the file names and does not describe',
    calendar(
      'BEGIN:VTIMEZONE',
      'TZID:Ours',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:a',
      'DTSTART;TZID=Ours:20261124T100000',
      'DURATION:PT1H',
      'END:VEVENT',
    ),
    1,
  ],
  ['a rule of exceptions', event('DTSTART:20261124T100000Z', 'RRULE:FREQ=DAILY', 'EXRULE:FREQ=WEEKLY'), 1],
  [
    'a change of this and all before',
    calendar(
      ...series,
      ...change(
        'RANGE=THISANDPRIOR;TZID=Europe/London:20261130T100000',
        'DTSTART:20261130T120000Z',
        'DURATION:PT1H',
      ),
    ),
    1,
  ],
  [
    'a change of an unknown zone',
    calendar(
      ...series,
      ...change('TZID=Nowhere:20261130T100000', 'DTSTART:20261130T120000Z', 'DURATION:PT1H'),
    ),
    1,
  ],
])('%s is said to be unread', (_, text, unread) => {
  expect(parseCalendar(text, range)).toMatchObject({ kind: 'parsed', unread });
});
