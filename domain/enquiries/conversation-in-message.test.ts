import { expect, it } from 'vitest';
import { contact } from '#content/contact.yaml';
import { conversationInMessage } from './conversation-in-message.ts';
import { MAX_MESSAGE_LENGTH } from './enquiry.ts';

const { shortened } = contact.conversation;

it('a conversation that fits stays as it was', () => {
  expect(conversationInMessage('You: Hello\r\n\r\nWren: Hello.\r\n')).toBe('You: Hello\n\nWren: Hello.');
});

it('of a longer one the oldest is left out, to a whole message', () => {
  const messages = Array.from({ length: 80 }, (_, index) => `You: Question ${index} ${'x'.repeat(90)}`);
  const message = conversationInMessage(messages.join('\n\n'));
  expect(message.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
  expect(message.length).toBeGreaterThan(MAX_MESSAGE_LENGTH - 200);
  expect(message.startsWith(`${shortened}\n\nYou: Question`)).toBe(true);
  expect(message.endsWith(messages.at(-1) ?? '')).toBe(true);
});

it('of a single message that is too long the end is kept', () => {
  const message = conversationInMessage(`${'x'.repeat(2 * MAX_MESSAGE_LENGTH)} the end`);
  expect(message.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
  expect(message.endsWith('the end')).toBe(true);
});
