import { expect, it } from 'vitest';
import type { FormOutcome } from '#domain/forms/form-outcome.ts';
import { isRefused } from '#domain/forms/form-result.ts';
import { responseInit } from './http-status.ts';
import { formResult, readForm } from './receive-form.ts';

it.each([
  ['what was taken', { kind: 'accepted', reference: 'AB-1' }, 200, {}],
  ['what is wrong', { kind: 'invalid', errors: { name: 'Name is required' } }, 422, {}],
  ['what a machine seems to have sent', { kind: 'suspected-spam' }, 409, {}],
  ['too much', { kind: 'rate-limited', retryAfterMs: 90_001 }, 429, { 'retry-after': '91' }],
  ['what could not be stored', { kind: 'failed' }, 503, {}],
] as const)('%s is answered with its own status, and with what was typed', (_, outcome, status, headers) => {
  const fields = { name: 'Jo', formKey: '4f6f2a34-6a0e-4a3b-9d54-0c7c9b1f2d10', elapsed: '64000' };
  const answer = formResult(outcome, fields);
  expect(responseInit(answer)).toEqual({ status, headers });
  expect(answer.values).toEqual(fields);
});

it('only what helps is said: a machine’s suspicion and a limit, not the inside of a failure', () => {
  const message = (outcome: FormOutcome) => {
    const answer = formResult(outcome, {});
    return isRefused(answer) ? answer.message : undefined;
  };
  expect(message({ kind: 'suspected-spam' })).toContain('please send it again');
  expect(message({ kind: 'rate-limited', retryAfterMs: 60_000 })).toMatch(/in a minute/);
  expect(message({ kind: 'rate-limited', retryAfterMs: 120_000 })).toContain('in 2 minutes');
  expect(message({ kind: 'failed' })).toBeNull();
  expect(message({ kind: 'busy' })).toBeNull();
});

const post = (body: BodyInit, type?: string) =>
  new Request('https://site.example/contact', {
    method: 'POST',
    body,
    headers: type === undefined ? {} : { 'content-type': type },
  });

it.each([
  ['in the way of addresses', post(new URLSearchParams({ name: 'Jo' }))],
  [
    'in parts',
    post(
      '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nJo\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ),
  ],
])('a form sent %s is read', async (_, request) => {
  expect((await readForm(request)).get('name')).toBe('Jo');
});

it('of a field that comes twice the first counts', async () => {
  const twice = [
    ['name', 'Jo'],
    ['name', 'Al'],
  ];
  expect((await readForm(post(new URLSearchParams(twice)))).get('name')).toBe('Jo');
});

it.each([
  ['JSON', post('{"name":"Jo"}', 'application/json'), 415],
  ['text', post('name=Jo'), 415],
  ['no body', new Request('https://site.example/contact', { method: 'POST' }), 415],
  [
    'parts without an end',
    post('--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nJo', 'multipart/form-data; boundary=x'),
    400,
  ],
  [
    'fields that nobody asked for',
    post(new URLSearchParams(Array.from({ length: 18_000 }, (_, index) => [`${index}`, '']))),
    400,
  ],
  ['parts without a boundary', post('x', 'multipart/form-data'), 400],
])('%s instead of a form is the sender’s fault', async (_, request, status) => {
  await expect(readForm(request)).rejects.toMatchObject({ status });
});

it('what goes wrong while it is read is passed on', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new RangeError('too large')) });
  const request = new Request('https://site.example/contact', {
    method: 'POST',
    body: broken,
    duplex: 'half',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  } as RequestInit);
  await expect(readForm(request)).rejects.toThrow('too large');
});

it('the copy of what was sent has the postcode as it is stored', () => {
  const accepted = { kind: 'accepted', reference: null } as const;
  const shown = (postcode: string) => formResult(accepted, { postcode }).values.postcode;
  expect(shown('so147ly')).toBe('SO14 7LY');
  expect(shown('')).toBe('');
});
