import type { Page } from '@playwright/test';
import { assistant } from '#content/assistant.yaml';
import { expect } from './site.ts';
import { visit } from './visit.ts';

/** On a wide screen a part of the page, else a dialog over it. */
export const chat = (page: Page) => {
  const name = `${assistant.name} ${assistant.title}`;
  return page.getByRole('region', { name }).or(page.getByRole('dialog', { name }));
};
export const toggle = (page: Page) => page.getByRole('button', { name: assistant.toggle });
export const field = (page: Page) => chat(page).getByLabel(assistant.field.label);
export const log = (page: Page) => chat(page).getByRole('log');
export const bubbles = (page: Page) => log(page).locator('ol > li');
export const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) > 768;

/** On a phone by a key: there it may have made way for words. */
export async function openChat(page: Page, path = '/events/ai-in-plain-english'): Promise<void> {
  await visit(page, path);
  if (isWide(page)) await toggle(page).click();
  else await toggle(page).press('Enter');
  await expect(chat(page)).toBeVisible();
}

export async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
}

export function questionsOf(page: Page): { messages: { role: string; content: string }[] }[] {
  const asked: { messages: { role: string; content: string }[] }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/chat/completions')) asked.push(request.postDataJSON());
  });
  return asked;
}
