import { beforeEach, describe, expect, it } from 'vitest';
import { eventPage } from '#content/event-page.yaml';
import { eventRegistrationMails } from '#content/mails/event-registration.yaml';
import type { EventRecord } from '#domain/content/events.ts';
import { answering, hanging, startHttpUpstream } from '../../tests/support/http-upstream.ts';
import { contextOf, openTestIntake, type TestIntake } from '../../tests/support/test-intake.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { type BackendOptions, createBackendClient } from '../backend/backend-client.ts';
import { createEventRegistrations } from './event-registrations.ts';

const event: EventRecord = {
  updated: '2026-11-21',
  slug: 'tea',
  name: 'Tea and Questions',
  metaDescription: '',
  summary: 'An afternoon with tea.',
  about: [],
  topics: [],
  date: '2026-12-05',
  startTime: '14:00',
  endTime: '16:00',
  venue: { name: 'The Hall', town: 'Southampton', postcode: 'SO17 3AT' },
};
const registration = {
  name: 'Anna Lee',
  email: 'anna@example.org',
  contactNumber: '07700 900123',
  dietaryRequirements: 'Vegetarian',
  allergies: 'Peanuts\nSesame',
  healthConsent: true,
};
const { healthConsent: _, ...fields } = registration;
const wire = {
  ...fields,
  eventName: 'Tea and Questions',
  eventDate: '5th December 2026',
  eventTime: '14:00-16:00',
  eventLocation: 'The Hall, SO17 3AT',
};

let setup: TestIntake;

beforeEach(async () => {
  setup = await openTestIntake();
});

describe('a registration that this site keeps', () => {
  const create = () =>
    createEventRegistrations({
      intake: setup.intake,
      backend: null,
      site: testSite,
      now: setup.clock.now,
    });

  it('is stored with the event it is for, and confirmed with the event for the calendar', async () => {
    const result = await create().register(registration, event, contextOf());
    const [stored] = await setup.store.submissions.find({});
    expect(result).toEqual({ kind: 'accepted', reference: stored?.reference, repeated: false });
    expect(stored).toMatchObject({ kind: 'event-registration', email: 'anna@example.org', fields: wire });
    const [toOffice, toPerson] = await setup.pendingMails();
    for (const said of ['Vegetarian', 'Peanuts', 'Sesame', '07700 900 123', 'Tea and Questions']) {
      expect(toOffice?.text).toContain(said);
    }
    expect(toPerson?.subject).toBe(`You are registered: Tea and Questions (${stored?.reference})`);
    expect(toPerson?.calendar?.content).toContain('DTSTART:20261205T140000Z');
  });

  it('keeps the words of the consent with what was said of food and health, and only then', async () => {
    await create().register(registration, event, contextOf());
    const [stored] = await setup.store.submissions.find({});
    expect(stored?.fields.healthConsent).toBe(eventPage.healthConsent.label);
    const without = { ...registration, email: 'ben@example.org', dietaryRequirements: '', allergies: '' };
    await create().register(without, event, contextOf());
    const all = await setup.store.submissions.find({});
    expect(all.find(({ email }) => email === 'ben@example.org')?.fields).not.toHaveProperty('healthConsent');
  });

  it('keeps that no consent came with it', async () => {
    await create().register({ ...registration, healthConsent: false }, event, contextOf());
    const [stored] = await setup.store.submissions.find({});
    expect(stored?.fields.healthConsent).toBe(eventRegistrationMails.office.noConsent);
  });

  it('with danger in it is marked, and waits for an answer as a message does', async () => {
    const allergies = 'None. I want to kill myself';
    await create().register({ ...registration, allergies }, event, contextOf());
    expect(await setup.store.submissions.find({ waiting: true })).toMatchObject([
      { danger: true, answerBy: new Date('2026-11-23T18:00:00Z') },
    ]);
    const [toOffice] = await setup.pendingMails();
    expect(toOffice?.subject).toMatch(/^Danger\? Please read first: /);
  });

  it('is of interest in the next one from the moment the event is over', async () => {
    setup.clock.forward(Date.parse('2026-12-05T16:00:00Z') - setup.clock.now().getTime());
    await create().register(registration, event, contextOf());
    const [toOffice, toPerson] = await setup.pendingMails();
    expect(toOffice?.subject).toContain('would like to hear about the next “Tea and Questions”');
    expect(toPerson?.subject).toContain('the next Tea and Questions');
    expect(toPerson?.calendar).toBeNull();
    expect(toPerson?.text).not.toContain('5th December');
  });

  it('is one however often it is sent', async () => {
    const context = contextOf();
    const first = await create().register(registration, event, context);
    expect(await create().register(registration, event, context)).toEqual({ ...first, repeated: true });
  });

  it('is turned away and fails as any form', async () => {
    const context = contextOf();
    const trapped = { ...context, metadata: { ...context.metadata, honeypot: 'x' } };
    expect(await create().register(registration, event, trapped)).toEqual({ kind: 'suspected-spam' });
    await setup.store.close();
    expect(await create().register(registration, event, context)).toEqual({ kind: 'failed' });
  });
});

describe('a registration that a backend keeps', () => {
  async function forwarding(answer = answering(200, '{"success":true,"reference":"CD-1"}'), consent = {}) {
    const upstream = await startHttpUpstream(answer);
    const register = (options: Partial<BackendOptions> = {}, context = contextOf()) =>
      createEventRegistrations({
        intake: setup.intake,
        backend: createBackendClient({ url: upstream.url, enabled: true, timeoutMs: 2000, ...options }),
        site: testSite,
        now: setup.clock.now,
      }).register({ ...registration, ...consent }, event, context);
    return { upstream, register };
  }

  it('is told of no consent that was not given', async () => {
    const { upstream, register } = await forwarding(undefined, { healthConsent: false });
    await register();
    expect(upstream.requests[0]?.body.toString()).not.toContain('name="consent"');
    await upstream.close();
  });

  it('reaches it as its contract says, and nothing is kept here', async () => {
    const { upstream, register } = await forwarding();
    expect(await register()).toEqual({ kind: 'accepted', reference: 'CD-1', repeated: false });
    const [request] = upstream.requests;
    expect(request).toMatchObject({ method: 'POST', path: '/api/event-registration' });
    const sent = await new Response(new Uint8Array(request?.body ?? []), {
      headers: { 'content-type': request?.headers['content-type'] ?? '' },
    }).formData();
    expect(Object.fromEntries(sent)).toEqual({ ...wire, allergies: 'Peanuts\r\nSesame', consent: 'yes' });
    expect(await setup.store.submissions.find({})).toEqual([]);
    expect(setup.log.lines).toEqual([]);
    await upstream.close();
  });

  it('carries the same key when it is sent again', async () => {
    const { upstream, register } = await forwarding();
    const context = contextOf();
    await register({}, context);
    await register({}, context);
    const keys = upstream.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
    await upstream.close();
  });

  it.each([
    ['disabled', { enabled: false }, { reason: 'disabled' }],
    ['not_configured', { url: '' }, { reason: 'not_configured' }],
    ['http_error', {}, { reason: 'http_error', status: 500, detail: 'no' }],
    ['timeout', { timeoutMs: 50 }, { reason: 'timeout' }],
    ['network_error', {}, { reason: 'network_error' }],
  ])('fails with one answer and its reason in the log: %s', async (reason, options, logged) => {
    const { upstream, register } = await forwarding(reason === 'timeout' ? hanging : answering(500, 'no'));
    if (reason === 'network_error') await upstream.close();
    const unsure = reason === 'timeout' && { unsure: true };
    expect(await register(options)).toEqual({ kind: 'failed', ...unsure });
    expect(setup.log.lines).toMatchObject([{ level: 'error', data: logged }]);
    expect(JSON.stringify(setup.log.lines)).not.toMatch(/Anna|anna@/);
    await upstream.close();
  });

  it('is turned away before it is forwarded where it looks like a machine’s', async () => {
    const { upstream, register } = await forwarding();
    const context = contextOf();
    const trapped = { ...context, metadata: { ...context.metadata, honeypot: 'x' } };
    expect(await register({}, trapped)).toEqual({ kind: 'suspected-spam' });
    expect(upstream.requests).toEqual([]);
    await upstream.close();
  });
});
