import { expect, it } from 'vitest';
import { loadAssistant } from '../assistant.ts';
import { saysTiredOnly } from './tiredness.ts';

const { detectDanger } = await loadAssistant();

it.each([
  'My wife has MS and I do everything for her. I’m 71. I’m worn out to be honest.',
  'i dont want them to take us away',
  'I’m exhausted with it, I need a break',
])('a person who is tired and says nothing worse gets no card: %s', (message) => {
  expect(saysTiredOnly(message)).toBe(true);
  expect(detectDanger(message)?.likely ?? false).toBe(false);
});

it.each([
  'I’m worn out and I want it to end',
  'I’m exhausted and nobody would miss me, I don’t want to be here any more',
  'so drained, better off without me',
  'I’m shattered. I have her tablets here.',
])('who says worse than to be tired is not only tired: %s', (message) => {
  expect(saysTiredOnly(message)).toBe(false);
});
