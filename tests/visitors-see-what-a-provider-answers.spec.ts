import type { Page } from '@playwright/test';
import { assistant } from '#content/assistant.yaml';
import { brand } from '#content/brand.yaml';
import { chatFailures } from '#content/chat-failures.yaml';
import { chatPayload, chatPiece, saying } from './support/chat-provider.ts';
import { ask, bubbles, chat, field, log, openChat } from './support/chat-window.ts';
import { answering, hanging, hangingUp, type UpstreamAnswer } from './support/http-upstream.ts';
import { long, longExcept } from './support/long.ts';
import { expect } from './support/site.ts';
import { withChatProvider } from './support/site-with-chat-provider.ts';
import { visit } from './support/visit.ts';

const test = withChatProvider({ CHAT_API_KEY: 'sk-of-this-test', CHAT_TIMEOUT_MS: '10000' });
test.use({ assistantOpens: true });

const question = 'Do you offer night care?';
const last = (page: Page) => bubbles(page).last();

test('the window says that somebody else’s service may answer', async ({ page }) => {
  await openChat(page);
  await expect(log(page)).toContainText(assistant.providerPrivacy);
});

test('so does a window that opens by itself', long, async ({ page }) => {
  await visit(page, '/credits');
  await expect(log(page)).toContainText(assistant.providerPrivacy);
});

test('a reply is shown as it comes, and read out once when it is whole', async ({ page, provider }) => {
  let finish = () => {};
  provider.answerWith((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const say = (content: string) => response.write(`data: ${JSON.stringify(chatPiece(content))}\n\n`);
    say('A carer can come in the evening. And');
    finish = () => {
      say(' stay until [the morning](/night-care).');
      response.end('data: [DONE]\n\n');
    };
  });
  await openChat(page);
  await ask(page, question);
  await expect(chat(page).getByText('A carer can come in the evening.')).toBeVisible();
  await expect(log(page)).not.toContainText('A carer can come');
  await expect(chat(page).getByRole('status')).toHaveText(assistant.waiting);
  await expect(field(page)).toBeDisabled();
  await expect(field(page)).toBeFocused();
  await expect(chat(page).getByRole('button', { name: assistant.field.sending })).toBeDisabled();
  await page.keyboard.type('Hello?');
  await page.keyboard.press('Enter');
  await expect(bubbles(page)).toHaveCount(4);

  finish();
  await expect(last(page)).toContainText('A carer can come in the evening. And stay until the morning.');
  await expect(last(page).getByRole('link', { name: 'the morning' })).toHaveAttribute('href', '/night-care');
  await expect(log(page).getByText('A carer can come in the evening.')).toHaveCount(1);
  await expect(chat(page).getByRole('status')).toContainText(
    'A carer can come in the evening. And stay until the morning.',
  );
  await expect(field(page)).toBeEditable();
  await expect(field(page)).toBeFocused();
});

test('the six latest bubbles go along', long, async ({ page, provider }) => {
  provider.answerWith(saying('Yes.'));
  await openChat(page);
  for (const count of [5, 7, 9]) {
    await ask(page, `Question ${count}`);
    await expect(bubbles(page)).toHaveCount(count);
  }
  const { messages } = chatPayload(provider.requests.at(-1));
  expect(messages.slice(1)).toEqual([
    { role: 'assistant', content: assistant.greetings[1] },
    { role: 'assistant', content: assistant.greetings[2] },
    { role: 'user', content: 'Question 5' },
    { role: 'assistant', content: 'Yes.' },
    { role: 'user', content: 'Question 7' },
    { role: 'assistant', content: 'Yes.' },
    { role: 'user', content: 'Question 9' },
  ]);
});

const cutOff: UpstreamAnswer = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(`data: ${JSON.stringify(chatPiece('A carer can come. And then '))}\n\n`, () =>
    response.socket?.destroy(),
  );
};
const failures: [string, UpstreamAnswer | 'refused', string][] = [
  ['401', answering(401, '{"error":{"message":"Incorrect API key"}}'), chatFailures.authentication],
  ['429', answering(429, '{"error":{"message":"Quota exceeded"}}'), chatFailures.rateLimited],
  ['500', answering(500, '{"error":{"message":"The server had an error"}}'), chatFailures.unavailable],
  ['a reply that is cut off', cutOff, chatFailures.broken],
  ['half an answer', hangingUp, chatFailures.broken],
  ['an empty reply', saying(''), chatFailures.broken],
  ['a page of HTML', answering(200, '<!doctype html><h1>Sorry</h1>'), chatFailures.broken],
  ['no answer in time', hanging, chatFailures.broken],
  ['a refused connection', 'refused', chatFailures.broken],
];

test.describe('where the provider gives', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  for (const [name, answer, sentence] of failures) {
    test(
      `${name}, the sentence says so above the pages that match and the number to ring`,
      longExcept(['429'], name),
      async ({ page, provider }) => {
        if (answer === 'refused') await provider.close();
        else provider.answerWith(answer);
        await openChat(page);
        await ask(page, question);
        await expect(last(page)).toContainText(sentence);
        await expect(
          last(page)
            .getByRole('link', { name: /night care/i })
            .first(),
        ).toBeVisible();
        await expect(last(page).getByRole('link', { name: assistant.person.call })).toHaveAttribute(
          'href',
          brand.phone.url,
        );
        if (answer === cutOff) await expect(log(page)).toContainText('A carer can come.');

        if (answer === 'refused') await provider.reopen();
        provider.answerWith(saying('Yes.'));
        await ask(page, question);
        await expect(last(page)).toContainText('Yes.');
        await expect(field(page)).toBeFocused();
      },
    );
  }
});
