import { expect, it } from 'vitest';
import { loadAssistant } from '../assistant.ts';
import { asksHelpOnly } from './help-asked.ts';

const { detectDanger } = await loadAssistant();

it.each([
  'my neighbour is 90 and on her own, she’s asked me if there’s someone to do her shopping',
  'Is there someone who could sit with my aunt, she is on her own all week',
])('who only asks for help gets no card: %s', (message) => {
  expect(asksHelpOnly(message)).toBe(true);
  expect(detectDanger(message)?.likely ?? false).toBe(false);
});

it.each([
  'is there someone to take her money, her nephew has her card',
  'could someone visit her, she is afraid of her son',
  'do you do visits, mum is left in wet clothes all day',
  'can someone help her, he shouts at her',
])('who tells of fear, harm or neglect beside it is heard: %s', (message) => {
  expect(asksHelpOnly(message)).toBe(false);
});
