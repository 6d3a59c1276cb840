import { expect, it } from 'vitest';
import { loadAssistant } from '../assistant.ts';
import { saysWandersOnly } from './wandering.ts';

const { detectDanger } = await loadAssistant();

it.each([
  'my husband keeps going out at night, he has dementia',
  'Mum wanders off in the night',
  'dad gets up and goes out most nights',
])('somebody who goes out again and again brings no card: %s', (message) => {
  expect(saysWandersOnly(message)).toBe(true);
  expect(detectDanger(message)?.likely ?? false).toBe(false);
});

it.each([
  'she keeps going out at night and now we can’t find her',
  'he keeps wandering off and he is still not back',
  'Dad always goes out at night, he went two hours ago',
])('who is out now does: %s', (message) => {
  expect(saysWandersOnly(message)).toBe(false);
});
