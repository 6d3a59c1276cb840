import * as v from 'valibot';
import { expect, it } from 'vitest';
import { responseInit } from './http-status.ts';
import { readForm, receiveForm, type SendResult } from './receive-form.ts';

const schema = v.object({ name: v.pipe(v.string(), v.nonEmpty('Name is required')) });

async function answerTo(name: string, result: SendResult) {
  const form = new FormData();
  form.set('name', name);
  const answer = await receiveForm({ form, schema, send: async () => result });
  return { answer, http: responseInit(answer) };
}

it.each([
  ['what was taken', 'Jo', { kind: 'accepted', reference: 'AB-1' }, 200, {}],
  ['what is wrong', '', { kind: 'accepted', reference: 'AB-1' }, 422, {}],
  ['what a machine seems to have sent', 'Jo', { kind: 'suspected-spam' }, 409, {}],
  ['too much', 'Jo', { kind: 'rate-limited', retryAfterMs: 90_001 }, 429, { 'retry-after': '91' }],
  ['what could not be stored', 'Jo', { kind: 'failed' }, 503, {}],
] as const)(
  '%s is answered with its own status, and with what was typed',
  async (_, name, result, status, headers) => {
    const { answer, http } = await answerTo(name, result);
    expect(http).toEqual({ status, headers });
    expect(answer.values).toEqual({ name });
  },
);

it('who is turned away is told in words what to do', async () => {
  const message = async (result: SendResult) => {
    const { answer } = await answerTo('Jo', result);
    return answer.kind === 'rejected' ? answer.message : null;
  };
  expect(await message({ kind: 'suspected-spam' })).toContain('please send it again');
  expect(await message({ kind: 'rate-limited', retryAfterMs: 120_000 })).toContain('in 2 minutes');
  expect(await message({ kind: 'failed' })).toBeNull();
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
