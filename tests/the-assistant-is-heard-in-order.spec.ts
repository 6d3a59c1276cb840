import type { Page } from '@playwright/test';
import { assistant } from '#content/assistant.yaml';
import { dangerCard } from '#domain/danger/danger-cards.ts';
import { ask, bubbles, openChat } from './support/chat-window.ts';
import { announced, listenToLiveRegions } from './support/live-regions.ts';
import { longExcept } from './support/long.ts';
import { expect, test } from './support/site.ts';

test.beforeEach(({ page }) => listenToLiveRegions(page));

/** All that is said after the greeting, until there is an answer. */
async function saidOf(page: Page, question: string): Promise<string[]> {
  await openChat(page);
  await expect.poll(() => announced(page)).toHaveLength(1);
  await ask(page, question);
  await expect(bubbles(page)).toHaveCount(GREETINGS + 2);
  const said = async () => (await announced(page)).slice(1);
  await expect.poll(async () => (await said()).at(-1) ?? assistant.waiting).not.toBe(assistant.waiting);
  return said();
}

const GREETINGS = assistant.greetings.length;

test('the greeting is said once, in one piece', async ({ page }) => {
  await openChat(page);
  await expect.poll(() => announced(page)).toEqual([[...assistant.greetings, assistant.privacy].join(' ')]);
});

test('an answer is said in one piece, with the pages that may help', async ({ page }) => {
  const answer = (await saidOf(page, 'Do you offer night care?')).at(-1) ?? '';
  const pages = await bubbles(page).last().getByRole('list').getByRole('link').allTextContents();
  expect(answer).toContain(` ${assistant.pages}: ${pages.join(', ')}`);
  expect(answer).toMatch(/^\p{Lu}.*[.?]$/u);
});

test('an answer that takes its time is said alone, and not after the one before it', async ({ page }) => {
  const [first = ''] = await saidOf(page, 'Do you offer night care?');
  await page.route('**/api/chat/completions', async (route) => {
    const response = await route.fetch();
    await expect.poll(() => announced(page)).toContain(assistant.waiting);
    await route.fulfill({ response });
  });
  await ask(page, 'What does an hour cost?');
  await expect.poll(async () => (await announced(page)).at(-1)).toContain('£');
  const [, ...said] = await announced(page);
  expect(said.slice(0, -1)).toEqual([first, assistant.waiting]);
});

for (const [kind, question] of [
  ['emergency', 'my dad has chest pain and cant breathe'],
  ['selfHarm', 'I want to kill myself'],
  ['gas', 'there is a smell of gas in the kitchen'],
  ['partner', 'my husband hits me'],
] as const) {
  test(
    `in danger (${kind}) a number to ring is said first and once, then all of the card in its order`,
    longExcept(['emergency'], kind),
    async ({ page }) => {
      const [said = '', ...more] = await saidOf(page, question);
      expect(more).toEqual([]);
      const { title, text, lines } = dangerCard(kind);
      const [first] = lines;
      expect(said.split('. ')[0]).toContain(first?.display);
      const parts = [title, ...lines.map(({ label, display }) => `${label}: ${display}. `), text];
      const places = [...parts, assistant.afterDanger].map((part) => said.lastIndexOf(part));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    },
  );
}
