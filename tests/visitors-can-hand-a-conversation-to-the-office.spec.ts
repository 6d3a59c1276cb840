import type { Page } from '@playwright/test';
import { assistant } from '#content/assistant.yaml';
import { askBack } from '#content/assistant-replies.yaml';
import { contact } from '#content/contact.yaml';
import { anyWidth } from './support/any-width.ts';
import { violations } from './support/axe.ts';
import { ask, bubbles, chat, field, openChat } from './support/chat-window.ts';
import { long } from './support/long.ts';
import { mailsAbout } from './support/mails.ts';
import { message, messageForm, referenceOn, send } from './support/message-form.ts';
import { expect, test } from './support/site.ts';
import { takeOver } from './support/visit.ts';
import { waitPastSpamCheck } from './support/wait-past-spam-check.ts';

const { toOffice, greetings } = assistant;
const toTheOffice = (page: Page) => chat(page).getByRole('button', { name: toOffice.label });
const messageField = (page: Page) => messageForm(page).getByLabel('Message', { exact: true });

async function askInTurn(page: Page, questions: readonly string[]): Promise<void> {
  for (const [index, question] of questions.entries()) {
    await ask(page, question);
    await expect(bubbles(page)).toHaveCount(greetings.length + 2 * (index + 1));
    await expect(field(page)).toBeEditable();
  }
}

async function fillInTheRest(page: Page): Promise<void> {
  const form = messageForm(page);
  for (const [label, text] of Object.entries(message).slice(0, 3))
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByLabel('Service', { exact: true }).selectOption({ label: 'Home Care' });
}

test(
  'a conversation is read, shortened and sent, and only then has anything been sent',
  anyWidth,
  async ({ page, site }) => {
    await openChat(page);
    await expect(toTheOffice(page)).toHaveCount(0);
    await askInTurn(page, ['Do you offer night care?']);
    await toTheOffice(page).click();
    await expect(page).toHaveURL('/contact#conversation');
    await takeOver(page);
    await expect(page.getByText(contact.conversation.title)).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Please check what you filled in' })).toHaveCount(0);
    await expect(messageForm(page).locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^(Error|Sent)/);
    const filled = await messageField(page).inputValue();
    expect(filled).toContain(`${toOffice.from}\n\nYou: Do you offer night care?\n\n${assistant.name}: `);
    expect(filled).not.toMatch(/\]\(/);
    expect(await violations(page)).toEqual([]);

    await messageField(page).fill(`Please ring me.\n\n${filled.split('\n\n').slice(0, 2).join('\n\n')}`);
    await fillInTheRest(page);
    await waitPastSpamCheck(page);
    await send(page);
    await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
    const reference = await referenceOn(page);
    await expect.poll(async () => Object.keys(await mailsAbout(site, reference)).length).toBe(2);
    const texts = Object.values(await mailsAbout(site, reference)).map(({ text }) => text ?? '');
    expect(texts.some((text) => text.includes('You: Do you offer night care?'))).toBe(true);
  },
);

test('after a second failure a person comes next, with the hours of now and the conversation', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  await openChat(page);
  await askInTurn(page, ['Do you offer night care?', 'no']);
  await expect(bubbles(page).last()).toContainText(askBack.question);
  await ask(page, 'that is not what I meant');
  await expect(bubbles(page).last()).toContainText(/We are (open now, until|closed now, and open) /);
  await expect(bubbles(page).last().getByRole('link', { name: 'Contact' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await toTheOffice(page).press('Enter');
  await expect(messageField(page)).toHaveValue(/You: that is not what I meant/);
});

test('what was typed into the form before stays, above the conversation', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  await page.goto('/contact');
  await takeOver(page);
  await messageField(page).pressSequentially('My own words.');
  await messageForm(page).getByLabel('First name').fill('Siân');
  for (const questions of [['Do you offer night care?'], []]) {
    await openChat(page);
    await askInTurn(page, questions);
    await toTheOffice(page).press('Enter');
    await takeOver(page);
    await expect(messageField(page)).toHaveValue(/^My own words\.\n\nMy conversation.*night care\?/s);
    await expect(messageForm(page).getByLabel('First name')).toHaveValue('Siân');
    const text = await messageField(page).inputValue();
    expect(text.split(toOffice.from)).toHaveLength(2);
    await messageField(page).press('End');
    await messageField(page).pressSequentially(' ');
  }
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('a conversation that was posted is in the form, and is sent from it', anyWidth, async ({ page }) => {
    await page.goto('/contact');
    const posted = `${toOffice.from}\n\nYou: Do you offer night care?`;
    await messageField(page).evaluate((element: HTMLTextAreaElement) => {
      element.name = 'conversation';
    });
    await messageField(page).fill(posted);
    await send(page);
    await expect(page.getByText(contact.conversation.title)).toBeVisible();
    await expect(messageField(page)).toHaveValue(posted);
    await expect(page).not.toHaveTitle(/^(Error|Sent)/);
    await fillInTheRest(page);
    await waitPastSpamCheck(page);
    await send(page);
    await expect(page.getByText('Your message has been sent successfully!')).toBeInViewport();
  });
});

test('a conversation that tells of abuse is gone from the page once it was sent, also after a reload', async ({
  page,
}) => {
  await openChat(page);
  await ask(page, 'My husband hits me');
  await expect(bubbles(page)).toHaveCount(greetings.length + 2);
  await ask(page, 'he is at work till six');
  await expect(bubbles(page)).toHaveCount(greetings.length + 4);
  await toTheOffice(page).click();
  await takeOver(page);
  await expect(messageField(page)).toHaveValue(/hits me/);
  await fillInTheRest(page);
  await waitPastSpamCheck(page);
  await send(page);
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  await page.reload();
  await takeOver(page);
  await expect(messageField(page)).toHaveValue('');
});
