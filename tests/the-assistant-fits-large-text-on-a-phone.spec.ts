import type { Page } from '@playwright/test';
import { assistant } from '#content/assistant.yaml';
import { helpNumbers } from '#content/help-numbers.yaml';
import { ask, bubbles, chat, field, openChat } from './support/chat-window.ts';
import { enlargeText } from './support/large-text.ts';
import { longExcept } from './support/long.ts';
import { expect, test } from './support/site.ts';

const long =
  'My mother is eighty-four and has lived alone in Romsey since my father died. She needs help in the mornings, and somebody to talk to. Can you come on Tuesdays?';

const send = (page: Page) => chat(page).locator('form:has(textarea) button');

async function shareOfConversation(page: Page, height: number): Promise<number> {
  const head = await chat(page).getByRole('group', { name: helpNumbers.label }).boundingBox();
  const form = await field(page).locator('xpath=ancestor::form').boundingBox();
  return ((form?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0)) / height;
}

async function expectAllInView(page: Page): Promise<void> {
  for (const part of [field(page), send(page), chat(page).getByRole('button', { name: assistant.close })])
    await expect(part).toBeInViewport({ ratio: 1 });
  for (const number of await chat(page)
    .getByRole('group', { name: helpNumbers.label })
    .getByRole('link')
    .all())
    await expect(number).toBeInViewport({ ratio: 1 });
}

for (const [height, percent] of [
  [640, 100],
  [640, 150],
  [740, 150],
  [640, 200],
  [740, 200],
] as const) {
  test(
    `at 360 x ${height} with text at ${percent} % one can write and send, whatever was said`,
    longExcept([740], percent === 200 ? height : 0),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height });
      await enlargeText(page, percent);
      await openChat(page, '/credits');
      await expectAllInView(page);
      await field(page).pressSequentially(long);
      await expectAllInView(page);
      await field(page).press('Enter');
      await expect(bubbles(page)).toHaveCount(5);
      await expect(bubbles(page).last()).toBeInViewport();
      await expectAllInView(page);
      await expect.poll(() => shareOfConversation(page, height)).toBeGreaterThanOrEqual(0.5);
      await ask(page, 'I want to die');
      await expect(bubbles(page).last().getByRole('link', { name: '999' })).toBeInViewport({ ratio: 1 });
      await expectAllInView(page);
    },
  );
}
