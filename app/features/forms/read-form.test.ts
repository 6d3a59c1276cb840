import { expect, it } from 'vitest';
import { readForm } from './read-form.ts';

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

it.each([
  ['JSON', post('{"name":"Jo"}', 'application/json'), 415],
  ['text', post('name=Jo'), 415],
  ['no body', new Request('https://site.example/contact', { method: 'POST' }), 415],
  [
    'parts without an end',
    post('--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nJo', 'multipart/form-data; boundary=x'),
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
