import { describe, expect, it } from 'vitest';
import { checkForm } from '../forms/check-form.ts';
import { callRequestSchema, callSlots, callStart, contactSchema } from './schema.ts';

const filled = {
  firstName: 'Anna',
  lastName: 'Lee',
  email: 'anna@example.org',
  phone: '',
  service: 'night-care',
  message: 'My father comes home on Friday.',
  postcode: '',
};

describe('a contact message', () => {
  it.each([
    [{}, {}],
    [{ firstName: 'J', lastName: 'O' }, {}],
    [{ firstName: 'x'.repeat(100), lastName: 'y'.repeat(100) }, {}],
    [{ phone: '07700 900123' }, { phone: '+447700900123' }],
    [{ postcode: 'so147ly' }, { postcode: 'SO14 7LY' }],
    [{ message: 'x' }, {}],
    [{ message: 'x'.repeat(5000) }, {}],
    [{ message: 'one\r\ntwo' }, { message: 'one\ntwo' }],
    [{ service: 'care-adults' }, {}],
  ])('is taken with %j', (fields, changed) => {
    expect(checkForm(contactSchema, { ...filled, ...fields })).toEqual({
      ok: true,
      value: { ...filled, ...fields, ...changed },
    });
  });

  it('needs all but the telephone number and the postcode', () => {
    expect(checkForm(contactSchema, {})).toEqual({
      ok: false,
      errors: {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        email: 'Email is required',
        service: 'Please select a service',
        message: 'Message is required',
      },
    });
  });

  it.each([
    [{ firstName: 'x'.repeat(101) }, { firstName: 'First name must not exceed 100 characters' }],
    [{ lastName: 'x'.repeat(101) }, { lastName: 'Last name must not exceed 100 characters' }],
    [{ firstName: 'A1' }, { firstName: 'First name can only contain letters and spaces' }],
    [{ lastName: 'B@C' }, { lastName: 'Last name can only contain letters and spaces' }],
    [{ email: 'anna' }, { email: 'Invalid email format' }],
    [{ email: 'anna@home' }, { email: 'Please enter a valid email address' }],
    [{ phone: 'later' }, { phone: 'Please enter a valid phone number' }],
    [{ service: 'gardening' }, { service: 'Please select a service' }],
    [{ service: '' }, { service: 'Please select a service' }],
    [{ message: ' \r\n ' }, { message: 'Message is required' }],
    [{ message: 'x'.repeat(5001) }, { message: 'Message must not exceed 5000 characters' }],
    [{ postcode: 'SO14' }, { postcode: 'Please enter a valid UK postcode' }],
  ])('is not taken with %j', (fields, errors) => {
    expect(checkForm(contactSchema, { ...filled, ...fields })).toEqual({ ok: false, errors });
  });
});

describe('the times for a call', () => {
  const first = (now: string) => callSlots(new Date(now))[0];

  it('are every half hour of the office’s day, the last one ending with it', () => {
    const times = first('2026-11-22T12:00:00Z')?.times;
    expect(times).toHaveLength(18);
    expect(times?.slice(0, 3)).toEqual(['09:00', '09:30', '10:00']);
    expect(times?.at(-1)).toBe('17:30');
  });

  it('are on the next ten days that the office works, week-ends and bank holidays left out', () => {
    expect(callSlots(new Date('2026-12-23T20:00:00Z')).map(({ date }) => date)).toEqual([
      '2026-12-24',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-04',
      '2027-01-05',
      '2027-01-06',
      '2027-01-07',
      '2027-01-08',
      '2027-01-11',
    ]);
  });

  it.each([
    ['well before the office opens', '2026-11-23T06:59:00Z', '2026-11-23', '09:00'],
    ['two hours to the minute before', '2026-11-23T07:00:00Z', '2026-11-23', '09:00'],
    ['a little later', '2026-11-23T07:00:01Z', '2026-11-23', '09:30'],
    ['in the last minute for today', '2026-11-23T15:30:00Z', '2026-11-23', '17:30'],
    ['too late for today', '2026-11-23T15:30:01Z', '2026-11-24', '09:00'],
    ['in summer, when the clock is an hour ahead', '2026-07-01T14:30:00Z', '2026-07-01', '17:30'],
    ['in summer, too late for today', '2026-07-01T14:30:01Z', '2026-07-02', '09:00'],
    ['on a Friday evening', '2026-11-20T20:00:00Z', '2026-11-23', '09:00'],
    [
      'late in the evening in summer, when UTC is a day behind',
      '2026-06-30T23:30:00Z',
      '2026-07-01',
      '09:00',
    ],
    ['over the change to winter time', '2026-10-25T00:30:00Z', '2026-10-26', '09:00'],
  ])('give two hours’ notice: %s', (_, now, date, time) => {
    expect(first(now)).toMatchObject({ date });
    expect(first(now)?.times[0]).toBe(time);
  });

  it('include today among the ten as long as it has any', () => {
    expect(callSlots(new Date('2026-11-23T07:00:00Z')).map(({ date }) => date)).toHaveLength(10);
    expect(callSlots(new Date('2026-11-23T17:00:00Z')).map(({ date }) => date)).toHaveLength(10);
  });
});

describe('a request for a call', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  const schema = callRequestSchema(callSlots(now));
  const request = { name: 'Anna Lee', phone: '+447700900123', email: '', date: '2026-11-24', time: '09:30' };

  it.each([
    [{}],
    [{ email: 'anna@example.org' }],
    [{ date: '2026-11-23', time: '12:00' }],
    [{ date: '2026-12-04', time: '17:30' }],
  ])('is taken with %j', (fields) => {
    expect(checkForm(schema, { ...request, ...fields })).toEqual({
      ok: true,
      value: { ...request, ...fields },
    });
  });

  it('needs all but the email address', () => {
    expect(checkForm(schema, {})).toEqual({
      ok: false,
      errors: {
        name: 'Name is required',
        phone: 'Phone number is required',
        date: 'Please choose a day',
        time: 'Please choose a time',
      },
    });
  });

  it.each([
    [{ name: 'A' }, { name: 'Name must be at least 2 characters' }],
    [{ phone: 'x' }, { phone: 'Please enter a valid phone number' }],
    [{ email: 'anna' }, { email: 'Invalid email format' }],
    [{ date: '2026-11-28' }, { date: 'Please choose a day' }],
    [{ date: '2026-11-22' }, { date: 'Please choose a day' }],
    [{ time: '09:15' }, { time: 'Please choose a time' }],
    [{ time: '18:00' }, { time: 'Please choose a time' }],
    [
      { date: '2026-11-23', time: '11:30' },
      { time: 'This time can no longer be chosen. Please choose another one.' },
    ],
  ])('is not taken with %j', (fields, errors) => {
    expect(checkForm(schema, { ...request, ...fields })).toEqual({ ok: false, errors });
  });

  it.each([
    ['2026-11-24', '09:30', '2026-11-24T09:30:00.000Z'],
    ['2026-07-01', '17:00', '2026-07-01T16:00:00.000Z'],
  ])('on %s at %s means one moment', (date, time, moment) => {
    expect(callStart({ date, time }).toISOString()).toBe(moment);
  });
});
