import { describe, expect, it } from 'vitest';
import { callText } from '#content/call-request.yaml';
import { formMessages } from '#content/form-messages.yaml';
import { checkForm } from '../forms/check-form.ts';
import { hoursOn, isOfficeDay, nextOfficeDays } from '../office-hours/office-hours.ts';
import { timeInWords } from '../time/day-words.ts';
import { londonInstant } from '../time/london-time.ts';
import { addDays, minutesOf } from '../time/wall-clock.ts';
import { callRequestSchema, callSlots, callStart, freeSlots } from './call-request.ts';
import { callTimeForCaller, callTimeInWords, dayWithTimes, stillFree } from './call-times.ts';
import { whyNotFree } from './why-not-free.ts';

const [opens = 0, closes = 0] = (hoursOn('2026-11-23') ?? []).map((time) => minutesOf(time) / 60);
const clock = (hour: number) =>
  `${String(Math.floor(hour)).padStart(2, '0')}:${String((hour % 1) * 60).padStart(2, '0')}`;
/** The first working day after a date, and the one after that. */
const workingDays = (after: string) => nextOfficeDays(after, 2) as [string, string];
/** The moment so many minutes after the office opens on a day. */
const afterOpening = (date: string, minutes: number) => londonInstant(date, opens * 60 + minutes);
const SECOND = 1000;

describe('the times for a call', () => {
  it('are every half hour of the office’s day, the last one ending with it', () => {
    const [day] = workingDays('2026-11-20');
    const [first] = callSlots(afterOpening(day, -300));
    const halfHours = Array.from({ length: (closes - opens) * 2 }, (_, index) => clock(opens + index / 2));
    expect(first).toEqual({ date: day, times: halfHours });
  });

  it('are on the next ten days that the office works, week-ends and bank holidays left out', () => {
    const dates = callSlots(new Date('2026-12-23T23:30:00Z')).map(({ date }) => date);
    expect(dates).toHaveLength(10);
    const everyDay = Array.from({ length: 31 }, (_, index) => addDays('2026-12-24', index));
    expect(dates).toEqual(everyDay.filter((date) => isOfficeDay(date)).slice(0, 10));
    expect(dates).not.toContain('2026-12-25');
  });

  describe.each([
    ['in winter', workingDays('2026-11-20')],
    ['in summer, when the clock is an hour ahead', workingDays('2026-06-30')],
    ['after the change to winter time', workingDays('2026-10-24')],
  ])('give two hours’ notice %s', (_, [day, next]) => {
    const last = (closes - opens) * 60 - 30;
    it.each([
      ['well before the office opens', afterOpening(day, -121), day, opens],
      ['two hours to the minute before', afterOpening(day, -120), day, opens],
      ['a little later', new Date(afterOpening(day, -120).getTime() + SECOND), day, opens + 0.5],
      ['in the last minute for today', afterOpening(day, last - 120), day, closes - 0.5],
      ['too late for today', new Date(afterOpening(day, last - 120).getTime() + SECOND), next, opens],
      ['late in the evening before', londonInstant(addDays(day, -1), 23 * 60 + 30), day, opens],
    ])('%s', (_when, now, date, hour) => {
      const [first] = callSlots(now);
      expect([first?.date, first?.times[0]]).toEqual([date, clock(hour)]);
    });
  });

  it('include today among the ten as long as it has any', () => {
    const [day] = workingDays('2026-11-20');
    expect(callSlots(afterOpening(day, -120))).toHaveLength(10);
    expect(callSlots(afterOpening(day, (closes - opens) * 60))).toHaveLength(10);
  });
});

describe('the times that are free', () => {
  const [day, next] = workingDays('2026-11-20');
  const slots = callSlots(afterOpening(day, -120));
  const [first, ...others] = slots;

  it('are those that nobody has, whatever their day', () => {
    const full = [afterOpening(day, 30), afterOpening(next, 60), afterOpening('2020-01-06', 30)];
    const [today, tomorrow, ...later] = freeSlots(slots, full);
    expect(today).toEqual({ date: day, times: first?.times.slice(1) });
    expect(tomorrow?.times).toEqual(others[0]?.times.toSpliced(1, 1));
    expect(later).toEqual(others.slice(1));
  });

  it('have no day on which nothing is free', () => {
    const whole = first?.times.map((_, index) => afterOpening(day, 30 * (index + 1))) ?? [];
    expect(freeSlots(slots, whole)).toEqual(others);
  });

  it('are on the clock of London, also after it has changed', () => {
    const summer = callSlots(new Date('2026-07-01T05:00:00Z'));
    const [start] = workingDays('2026-06-30');
    expect(freeSlots(summer, [afterOpening(start, 30)])[0]?.times[0]).toBe(clock(opens + 0.5));
  });

  it.each([
    ['2026-11-24', '09:00', 'Tuesday 24 November at 9.30 am, 2 pm, Wednesday 25 November at 9 am'],
    ['2026-11-24', '10:00', 'Tuesday 24 November at 2 pm, Wednesday 25 November at 9 am, 5 pm'],
    ['2026-11-25', '09:30', 'Tuesday 24 November at 2 pm, Wednesday 25 November at 9 am, 5 pm'],
    ['2026-11-27', '09:30', 'Tuesday 24 November at 2 pm, Wednesday 25 November at 9 am, 5 pm'],
  ])('are named where one has gone, the next of them: %s at %s', (date, time, next) => {
    const free = [
      { date: '2026-11-24', times: ['09:30', '14:00'] },
      { date: '2026-11-25', times: ['09:00', '17:00'] },
    ];
    expect(stillFree(free, { date, time })).toBe(` Still free: ${next}.`);
  });

  it('are not named where there are none', () => {
    expect(stillFree([], { date: '2026-11-24', time: '09:30' })).toBe('');
  });
});

describe('a request for a call', () => {
  const [today, tomorrow] = workingDays('2026-11-20');
  const slots = callSlots(afterOpening(today, 0));
  const schema = callRequestSchema(slots);
  const tenth = slots.at(-1)?.date ?? '';
  const closedDay = Array.from({ length: 14 }, (_, index) => addDays(today, index)).find(
    (date) => !isOfficeDay(date),
  );
  const request = {
    name: 'Anna Lee',
    phone: '+447700900123',
    email: '',
    date: tomorrow,
    time: clock(opens + 0.5),
  };

  it.each([
    [{}],
    [{ name: '李' }],
    [{ email: 'anna@example.org' }],
    [{ date: today, time: clock(opens + 2) }],
    [{ date: tenth, time: clock(closes - 0.5) }],
  ])('is taken with %j', (fields) => {
    expect(checkForm(schema, { ...request, ...fields })).toEqual({
      kind: 'valid',
      value: { ...request, ...fields },
    });
  });

  it('for a time that has gone is answered with what is free instead', () => {
    const gone = { date: today, time: clock(opens + 1.5) };
    const saying = callRequestSchema(slots, (each) => whyNotFree(each, slots));
    const next = [callTimeInWords({ date: today, time: clock(opens + 2) }), timeInWords(clock(opens + 2.5))];
    expect(checkForm(saying, { ...request, ...gone })).toEqual({
      kind: 'invalid',
      errors: {
        time: expect.stringContaining(`Please choose another one. Still free: ${next.join(', ')}, `),
      },
    });
  });

  it('needs all but the email address', () => {
    expect(checkForm(schema, {})).toEqual({
      kind: 'invalid',
      errors: {
        name: 'Name is required',
        phone: 'Phone number is required',
        date: 'Please choose a day',
        time: 'Please choose a time',
      },
    });
  });

  it.each([
    [{ name: '7' }, { name: 'Name can only contain letters and spaces' }],
    [{ phone: 'x' }, { phone: 'Please enter a valid phone number' }],
    [{ email: 'anna' }, { email: 'Invalid email format' }],
    [{ date: closedDay }, { date: 'Please choose a day' }],
    [{ date: addDays(today, -1) }, { date: 'Please choose a day' }],
    [{ time: clock(opens + 0.25) }, { time: 'Please choose a time' }],
    [{ time: clock(closes) }, { time: 'Please choose a time' }],
    [
      { date: today, time: clock(opens + 1.5) },
      { time: 'This time is no longer free. Please choose another one.' },
    ],
  ])('is not taken with %j', (fields, errors) => {
    expect(checkForm(schema, { ...request, ...fields })).toEqual({ kind: 'invalid', errors });
  });

  it.each([
    ['2026-11-24', '09:30', '2026-11-24T09:30:00.000Z'],
    ['2026-07-01', '17:00', '2026-07-01T16:00:00.000Z'],
  ])('on %s at %s means one moment', (date, time, moment) => {
    expect(callStart({ date, time }).toISOString()).toBe(moment);
  });
});

describe('a day in the list of days', () => {
  const all = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30'];
  const date = '2026-11-24';
  it.each([
    ['all', all, 'Tuesday 24 November'],
    ['the last', all.slice(5), 'Tuesday 24 November, from 11.30 am'],
    ['all but two', all.toSpliced(1, 2), 'Tuesday 24 November, not 9.30 am, 10 am'],
    ['two in the middle', all.slice(3, 5), 'Tuesday 24 November, only 10.30 am, 11 am'],
    [
      'half of them here and there',
      all.filter((_, index) => index % 2 === 0),
      'Tuesday 24 November, some times taken',
    ],
  ])('that has %s of the times says so', (_, times, words) => {
    expect(dayWithTimes({ date, times }, all)).toBe(words);
  });
});

it('a time at which the office never rings is not called one that has gone', () => {
  const [day] = workingDays('2026-11-20');
  const { taken } = formMessages.call;
  expect(whyNotFree({ date: day, time: clock(opens) }, [])).toBe(taken);
  for (const never of [
    { date: day, time: clock(closes) },
    { date: day, time: '09:10' },
    { date: '2026-11-22', time: clock(opens) },
  ])
    expect(whyNotFree(never, [])).toBe(callText.never);
});

it.each([
  ['Europe/London', 'Monday 30 November at 9 am, UK time'],
  ['Europe/Lisbon', 'Monday 30 November at 9 am, UK time'],
  ['Australia/Sydney', 'Monday 30 November at 9 am, UK time (Monday at 8 pm where you are)'],
  ['australia/sydney', 'Monday 30 November at 9 am, UK time (Monday at 8 pm where you are)'],
  ['Pacific/Honolulu', 'Monday 30 November at 9 am, UK time (Sunday at 11 pm where you are)'],
  ['', 'Monday 30 November at 9 am, UK time'],
  ['Mars/Olympus', 'Monday 30 November at 9 am, UK time'],
  ['+05:30', 'Monday 30 November at 9 am, UK time'],
])('to a caller in %j the time of a call is %s', (zone, words) => {
  expect(callTimeForCaller({ date: '2026-11-30', time: '09:00' }, zone, 'Europe/London')).toBe(words);
});

it('a time zone that a form brings along is kept by its own name, and nothing else is', () => {
  const [day] = workingDays('2026-11-20');
  const request = { name: 'Anna', phone: '+447700900123', email: '', date: day, time: clock(opens + 2) };
  const zoneOf = (timeZone: string) => {
    const checked = checkForm(callRequestSchema(callSlots(afterOpening(day, 0))), { ...request, timeZone });
    return checked.kind === 'valid' ? checked.value.timeZone : checked.errors;
  };
  expect(zoneOf('australia/sydney')).toBe('Australia/Sydney');
  expect(zoneOf('<b>'.repeat(1000))).toBe('');
});
