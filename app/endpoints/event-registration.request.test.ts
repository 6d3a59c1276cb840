import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { events } from '#content/events.yaml';
import { startBuiltSite } from '../../tests/support/built-site.ts';
import { referencePattern } from '../../tests/support/references.ts';

const site = await startBuiltSite();
const path = '/api/event-registration';
const registration = {
  eventName: events[0]?.name ?? '',
  name: 'Anne-Marie Smith',
  email: 'anne@example.org',
  dietaryRequirements: 'Vegetarian',
  consent: 'yes',
};
const reply = ({ text }: { text: string }) => JSON.parse(text);

describe('a registration by the contract', () => {
  it.each([
    ['as a query', registration],
    ['as multipart', { ...registration, note: new File(['x'], 'note.txt') }],
  ])('is taken %s, and both sides get a mail', async (_, fields) => {
    const answer = await site.post(path, fields);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(reply(answer)).toEqual({ success: true, reference: expect.stringMatching(referencePattern) });
    const mails = await site.mailsAbout(reply(answer).reference);
    expect(mails[brand.email.inbox]?.text).toContain('Vegetarian');
  });

  it('is one for each key', async () => {
    const headers = { 'idempotency-key': '0d9cf2b2-27b6-4f4e-9ba7-0d5e6f1c2a3b' };
    const [one, two] = [
      await site.post(path, registration, headers),
      await site.post(path, registration, headers),
    ];
    expect(reply(two).reference).toBe(reply(one).reference);
  });

  it('is refused with what is wrong, field by field', async () => {
    const answer = await site.post(path, { ...registration, name: 'J', email: 'anne@' });
    expect([answer.status, reply(answer)]).toEqual([
      422,
      {
        success: false,
        error: 'Invalid registration',
        details: { name: 'Name must be at least 2 characters', email: 'Invalid email format' },
      },
    ]);
  });

  it.each([[{}], [{ consent: 'no' }], [{ allergies: 'Nuts', dietaryRequirements: '' }]])(
    'that tells of food or health without consent is taken, as the contract has no field for it, and the office is told to ask: %j',
    async (changes) => {
      const { consent: _, ...without } = registration;
      const answer = await site.post(path, {
        ...without,
        ...changes,
        email: `to${JSON.stringify(changes).length}@example.org`,
      });
      expect(answer.status).toBe(200);
      const { [brand.email.inbox]: mail } = await site.mailsAbout(reply(answer).reference);
      expect(mail?.text).toMatch(/ask before you use it.*(Vegetarian|Nuts)/s);
    },
  );

  it('with consent, or without a word of food and health, tells the office of no missing consent', async () => {
    const { consent: _, dietaryRequirements: __, ...plain } = registration;
    for (const fields of [registration, { ...plain, email: 'plain@example.org' }]) {
      const answer = await site.post(path, fields);
      expect(answer.status).toBe(200);
      const { [brand.email.inbox]: mail } = await site.mailsAbout(reply(answer).reference);
      expect(mail?.text).not.toContain('ask before you use it');
    }
  });

  it('for an event that is not ours is not found', async () => {
    const answer = await site.post(path, { ...registration, eventName: 'Tea with the King' });
    expect([answer.status, reply(answer)]).toEqual([404, { success: false, error: 'Unknown event' }]);
  });

  it('that cannot be stored is told so', async () => {
    const mend = await site.breakStorage();
    const answer = await site.post(path, registration);
    await mend();
    expect([answer.status, reply(answer).success]).toEqual([503, false]);
  });

  it('over the limit is told when to try again', async () => {
    const strict = await startBuiltSite({ RATE_LIMITS: 'on' });
    for (let sent = 0; sent < 20; sent += 1) expect((await strict.post(path, registration)).status).toBe(200);
    const answer = await strict.post(path, registration);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500);
  });
});

it('what is no form, too large, or another method, is refused', async () => {
  const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  expect((await site.send(path, json)).status).toBe(415);
  expect((await site.post(path, { ...registration, more: 'x'.repeat(300_000) })).status).toBe(413);
  const { status, headers } = await site.send(path);
  expect([status, headers.get('allow')]).toEqual([405, 'POST']);
});
