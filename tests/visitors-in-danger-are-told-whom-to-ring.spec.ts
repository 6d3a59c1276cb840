import type { Page } from '@playwright/test';
import { assistant } from '#content/assistant.yaml';
import { safety } from '#content/danger-cards.yaml';
import { frameText } from '#content/forms.yaml';
import { dangerCard } from '#domain/danger/danger-cards.ts';
import { anyWidth } from './support/any-width.ts';
import { violations } from './support/axe.ts';
import { ask, bubbles, chat, log, openChat, questionsOf } from './support/chat-window.ts';
import { long } from './support/long.ts';
import { fillIn, messageForm, send } from './support/message-form.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';
import { waitPastSpamCheck } from './support/wait-past-spam-check.ts';

test.use({ assistantOpens: true });

test('who seems to be in danger is told whom to ring, and nothing is sent', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked = questionsOf(page);
  await openChat(page);
  await ask(page, 'my dad has chest pain and cant breathe');
  const card = log(page).getByRole('region', { name: 'call 999' });
  await expect(card.getByRole('link', { name: /999/ })).toHaveAttribute('href', 'tel:999');
  await expect(card.getByRole('link', { name: 'NHS 111', exact: true })).toBeInViewport();
  await expect(log(page)).toContainText(assistant.afterDanger);
  expect(asked).toHaveLength(0);
  expect(await violations(page)).toEqual([]);
  await chat(page).getByRole('button', { name: assistant.copy.label }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Emergency: 999.');
  await ask(page, 'Do you run fall prevention classes?');
  await expect(bubbles(page)).toHaveCount(7);
  await expect(card).toHaveCount(1);
});

test('what follows a card stays with it until it is over', anyWidth, async ({ page }) => {
  const asked = questionsOf(page);
  await openChat(page);
  await ask(page, 'my dad has chest pain and cant breathe');
  await expect(bubbles(page)).toHaveCount(5);
  await ask(page, 'It has gone off a bit. Which days could she come?');
  await expect(bubbles(page)).toHaveCount(7);
  await expect(bubbles(page).last()).toContainText(/^(?:\S+ ?)?Ring 999 now, even if it seems better/);
  await expect(bubbles(page).last().getByRole('link')).toHaveAttribute('href', 'tel:999');
  expect(asked[0]?.messages.at(-2)?.content).toContain(dangerCard('emergency').title);
  expect(await violations(page)).toEqual([]);
  await ask(page, 'the ambulance is here');
  await expect(bubbles(page).last()).toContainText('I am glad that help is there');
  await ask(page, 'Do you offer night care?');
  await expect(bubbles(page)).toHaveCount(11);
  await expect(bubbles(page).last()).not.toContainText('999');
});

test('a conversation about danger is handed over with the same card', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  await openChat(page);
  await ask(page, 'my dad has chest pain and cant breathe');
  await expect(bubbles(page)).toHaveCount(5);
  await chat(page).getByRole('button', { name: assistant.toOffice.label }).press('Enter');
  await expect(page).toHaveURL('/contact#conversation');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: dangerCard('emergency').title })).toBeVisible();
  await expect(main.getByRole('region', { name: dangerCard('fire').title })).toHaveCount(0);
});

test.describe('without an answer of the server', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  test('what follows a card begins with whom to ring', anyWidth, async ({ page }) => {
    await page.route('**/api/chat/completions', (route) => route.abort());
    await openChat(page);
    await ask(page, 'I can smell gas in the kitchen');
    await expect(bubbles(page)).toHaveCount(5);
    for (const count of [7, 9]) {
      await ask(page, 'shall I look at the boiler?');
      await expect(bubbles(page)).toHaveCount(count);
      await expect(bubbles(page).last()).toContainText(
        /Go outside and ring 0800 111 999 .* trouble connecting/s,
      );
    }
  });
});

test('the contact form shows the same card without standing in the way', anyWidth, async ({ page }) => {
  await visit(page, '/contact');
  const message = page.getByRole('main').getByLabel('Message', { exact: true });
  await message.fill('Mum has fallen and cannot get up');
  const card = page.getByRole('main').getByRole('region', { name: 'call 999' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  expect(await violations(page)).toEqual([]);
  await message.fill('Mum would like fall prevention classes');
  await expect(card).toBeHidden();
});

test('whom to ring stays in sight once the message is sent', anyWidth, async ({ page }) => {
  await visit(page, '/contact');
  await fillIn(page);
  const form = messageForm(page);
  await form.getByLabel('Message', { exact: true }).fill('I want to kill myself, please ring me');
  await waitPastSpamCheck(page);
  await send(page);
  await expect(page.getByRole('group', { name: 'Your message has been sent' })).toBeFocused();
  const card = page.getByRole('main').getByRole('region', { name: 'face this alone' });
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('link', { name: '999' })).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole('link', { name: '116 123' })).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
  await expect(page.getByText(frameText.noCopy)).toBeVisible();
  await expect(page.getByText(frameText.copy)).toHaveCount(0);
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('the answer to a message shows whom to ring', anyWidth, async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page);
    const form = messageForm(page);
    await form.getByLabel('Message', { exact: true }).fill('I want to kill myself, please ring me');
    await send(page);
    const card = page.getByRole('main').getByRole('region', { name: 'face this alone' });
    await expect(card.getByRole('link', { name: '116 123' })).toBeInViewport({ ratio: 1 });
  });
});

test('a letter with an application shows it, too', anyWidth, async ({ page }) => {
  await visit(page, '/careers');
  const job = await page.getByRole('main').locator('a[href^="/careers/"]').first().getAttribute('href');
  await visit(page, `${job}/apply`);
  const letter = page.getByRole('main').locator('textarea');
  await letter.fill('I want to kill myself');
  const card = page.getByRole('main').getByRole('region', { name: 'face this alone' });
  await expect(card.getByRole('link', { name: /116 123/ })).toBeVisible();
  await letter.fill('I have looked after my grandmother for three years and would like to work with you.');
  await expect(card).toBeHidden();
});

test(
  'where danger is only possible, a calm line stands under the answer',
  anyWidth,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route('**/api/chat/completions', async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replace('"source":', '"possibleDanger":"selfHarm","source":');
      await route.fulfill({ response, body: text });
    });
    await openChat(page);
    await ask(page, 'Do you offer night care?');
    await expect(bubbles(page)).toHaveCount(5);
    const line = bubbles(page).last().getByText('To talk at any hour');
    await expect(line.getByRole('link', { name: 'Samaritans 116 123' })).toHaveAttribute(
      'href',
      'tel:116123',
    );
    await expect(log(page).getByRole('region')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await chat(page).getByRole('button', { name: assistant.copy.label }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Samaritans 116 123');
  },
);

const { leave } = safety;

async function answerNeutrally(page: Page): Promise<void> {
  await page.route(leave.url, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }),
  );
}

test.describe('where a partner may be watching', () => {
  test.use({ expectedNoise: [/request to another host: www\.bbc\.co\.uk/] });

  for (const path of ['/contact', '/about']) {
    test(`from ${path} whom a partner watches leaves at once, and nothing leads back to what was written`, {
      tag: [anyWidth.tag, ...(path === '/contact' ? [] : [long.tag])],
    }, async ({ page }) => {
      await answerNeutrally(page);
      await visit(page, '/credits');
      await openChat(page, path);
      await ask(page, 'my husband checks my phone every night');
      const card = log(page).getByRole('region', { name: dangerCard('control').title });
      await expect(card).toContainText('Is it safe to read this here?');
      await expect(card.getByRole('link', { name: /0808 2000 247/ })).toHaveAttribute(
        'href',
        'tel:08082000247',
      );
      await card.getByRole('link', { name: leave.text }).click();
      await expect(page).toHaveURL(leave.url);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Weather');
      expect(await page.evaluate(() => sessionStorage.getItem('chat-conversation'))).toBeNull();
      await expect(page.getByText('checks my phone')).toHaveCount(0);
    });
  }

  test('the card in a form leaves the page, too, and takes the draft away', anyWidth, async ({ page }) => {
    await answerNeutrally(page);
    await visit(page, '/credits');
    await visit(page, '/contact');
    const message = page.getByRole('main').getByLabel('Message', { exact: true });
    await message.fill('My husband won’t let me see my friends');
    await page.getByRole('main').getByRole('link', { name: leave.text }).click();
    await expect(page).toHaveURL(leave.url);
    await page.goBack();
    await expect(page).toHaveURL(/credits/);
    await visit(page, '/contact');
    await expect(message).toHaveValue('');
  });
});
