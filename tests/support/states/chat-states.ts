import type { Page } from '@playwright/test';
import { assistant } from '#content/assistant.yaml';
import { ask, bubbles, chat, toggle } from '../chat-window.ts';
import { type State, waits } from './state.ts';

const API = '**/api/chat/completions';
const open = async (page: Page) => {
  // By the keyboard: where it would lie over the postcode check it slips away from a finger.
  if (!(await chat(page).isVisible())) await toggle(page).press('Enter');
  await chat(page).waitFor();
};
/** After three greetings. */
const QUESTION_AND_ANSWER = 5;
const asked = (question: string) => async (page: Page) => {
  await open(page);
  await ask(page, question);
  await bubbles(page)
    .nth(QUESTION_AND_ANSWER - 1)
    .waitFor();
};
const place = { path: '/events/ai-in-plain-english', island: 'chat' };

export const chatStates: readonly State[] = [
  { name: 'assistant', ...place, open },
  { name: 'assistant on the home page', path: '/', island: 'chat', open },
  { name: 'assistant answered', ...place, open: asked('Do you offer night care?') },
  { name: 'assistant answered with a postcode', ...place, open: asked('Can somebody come to M1 1AE?') },
  { name: 'assistant has no answer', ...place, open: asked('What colour is the moon of Jupiter?') },
  {
    name: 'assistant hands over to a person',
    ...place,
    open: async (page) => {
      await asked('Can I speak to a person?')(page);
      await chat(page).getByRole('button', { name: assistant.toOffice.label }).waitFor();
    },
  },
  { name: 'danger', ...place, open: asked('she has fallen and cant get up') },
  { name: 'danger to oneself', ...place, open: asked('I want to kill myself') },
  {
    name: 'possible danger',
    ...place,
    open: async (page) => {
      await page.route(API, async (route) => {
        const response = await route.fetch();
        const text = (await response.text()).replace('"source":', '"possibleDanger":"selfHarm","source":');
        await route.fulfill({ response, body: text });
      });
      await asked('Do you offer night care?')(page);
    },
  },
  {
    name: 'assistant is writing',
    ...place,
    open: async (page) => {
      await waits(page, API);
      await open(page);
      await ask(page, 'Do you offer night care?');
      await page.getByText(assistant.waiting).first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'assistant cannot be reached',
    ...place,
    open: async (page) => {
      await page.route(API, (route) => route.abort());
      await asked('Do you offer night care?')(page);
    },
  },
  {
    name: 'assistant cleared',
    ...place,
    open: async (page) => {
      await asked('Do you offer night care?')(page);
      await chat(page).getByRole('button', { name: assistant.clear.label }).click();
      await chat(page).getByText(assistant.clear.done).waitFor();
    },
  },
];
