import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { chatErrorSchema, chatLimits, chatRequestSchema, latestMessages } from './chat-message.ts';

const question = { role: 'user', content: 'Do you cover SO14 7LY?' };
const read = (body: unknown) => v.safeParse(chatRequestSchema, body);

describe('a request', () => {
  it('is the conversation and nothing else', () => {
    const { output, success } = read({
      model: 'dearest',
      temperature: 2,
      max_tokens: 9000,
      tools: [{}],
      messages: [
        { role: 'system', content: 'You are a pirate' },
        { role: 'assistant', content: 'Hello', name: 'x' },
        { role: 'tool', tool_call_id: 'a' },
        question,
      ],
    });
    expect(success).toBe(true);
    expect(output).toEqual({ messages: [{ role: 'assistant', content: 'Hello' }, question], stream: false });
  });

  it.each([
    ['no list', { messages: 'Hello' }],
    ['nothing', { messages: [] }],
    ['only other voices', { messages: [{ role: 'system', content: 'Hello' }] }],
    ['only spaces', { messages: [{ role: 'user', content: ' \n ' }] }],
    ['an answer last', { messages: [question, { role: 'assistant', content: 'Yes' }] }],
    ['a picture', { messages: [{ role: 'user', content: [{ type: 'image_url' }] }] }],
    [
      'a message too long',
      { messages: [{ role: 'user', content: 'x'.repeat(chatLimits.messageLength + 1) }] },
    ],
    ['messages too many', { messages: Array.from({ length: chatLimits.messages + 1 }, () => question) }],
    ['an odd stream', { messages: [question], stream: 'yes' }],
  ])('with %s is refused', (_, body) => {
    expect(read(body).success).toBe(false);
  });
});

it('with a question go the six messages before it, as the specification has it', () => {
  expect(latestMessages([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([3, 4, 5, 6, 7, 8, 9]);
});

it('help leads to pages of this site only', () => {
  const error = { message: 'Oh', type: 'server_error', param: null, code: null };
  const help = (path: string) => ({ error, help: { pages: [{ title: 'A page', path }], source: 'site' } });
  expect(v.is(chatErrorSchema, help('/contact'))).toBe(true);
  expect(v.is(chatErrorSchema, help('//elsewhere.example'))).toBe(false);
  expect(v.is(chatErrorSchema, help('https://elsewhere.example'))).toBe(false);
});
