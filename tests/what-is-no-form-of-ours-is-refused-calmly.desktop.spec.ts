import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/site.ts';

test.use({ settings: { LOG_LEVEL: 'info' } });

const message = {
  firstName: 'Anna',
  lastName: 'Lee',
  email: 'anna@example.org',
  service: 'home',
  message: 'Hello',
};
const send = (request: APIRequestContext, form: Record<string, string>) =>
  request.post('/contact', { form: { ...message, ...form } });

test('what a machine seems to have sent comes back with everything in it', async ({ request }) => {
  const answer = await send(request, { officeFax: '01632 960 000', message: 'My own words' });
  expect(answer.status()).toBe(409);
  const page = await answer.text();
  expect(page).toContain('We could not tell whether a person sent this.');
  expect(page).toContain('My own words');
});

test('who sends too much is told when to try again, and loses nothing', async ({ request }) => {
  for (let sent = 1; sent <= 20; sent += 1) {
    expect((await send(request, { message: `Message ${sent}` })).status()).toBe(200);
  }
  const answer = await send(request, { message: 'My own words' });
  expect(answer.status()).toBe(429);
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await answer.text()).toContain('My own words');
});

test('what is no form, or comes from a page of somebody else, is no fault of ours', async ({
  request,
  site,
}) => {
  const json = { data: '{"postcode":"SO14 7LY"}', headers: { 'content-type': 'application/json' } };
  expect((await request.post('/api/postcode-check', json)).status()).toBe(415);
  expect((await request.post('/contact', json)).status()).toBe(415);
  const foreign = { form: message, headers: { origin: 'https://elsewhere.example' } };
  expect((await request.post('/contact', foreign)).status()).toBe(400);
  expect((await request.post('/contact.data', foreign)).status()).toBe(400);
  await expect.poll(() => site.output()).toContain('its origin does not match');
  expect(site.output()).not.toMatch(/"level":50|"stack"/);
});
