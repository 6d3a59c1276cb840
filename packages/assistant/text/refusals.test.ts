import { expect, it } from 'vitest';
import { loadAssistant } from '../assistant.ts';
import { detectDanger } from '../danger/browser-danger.ts';
import { saysRefusalOnly } from './refusals.ts';

const assistant = await loadAssistant();

it.each([
  'he says he doesn’t need anyone',
  'She says she does not want help.',
  'but mum won’t have carers',
  'dad thinks he can manage on his own',
  'my mother refuses all help',
])('who wants no help is in no danger for that: %s', (message) => {
  expect(saysRefusalOnly(message)).toBe(true);
  expect([assistant.detectDanger(message), detectDanger(message)]).toEqual([null, null]);
});

it.each([
  'he says he doesn’t need anyone and he has stopped eating',
  'my husband won’t let me see anyone',
  'she refuses help and there is blood on the floor',
  'he won’t have a doctor, he can hardly breathe',
  'I don’t need anyone any more',
])('what else is said with it may be one: %s', (message) => {
  expect(saysRefusalOnly(message)).toBe(false);
});
