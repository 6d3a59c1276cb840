import { expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { openingHours } from '#domain/office-hours/opening-hours.ts';
import { registration } from '#domain/registration/registration-texts.ts';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { chatModel, instructions as instructionsWith, listedServices } from './instructions.ts';

const passage = { path: '/night-care', title: 'Night Care', text: 'A carer who stays awake.' };
const instructions = instructionsWith('Open now until 6 pm', [passage]);

it('name the provider, its places, hours and emergency line', () => {
  expect(instructions).toContain(brand.longName);
  expect(instructions).toContain(`${brand.address.town} and ${brand.location}`);
  expect(instructions).toContain(`${openingHours} (Open now until 6 pm)`);
  expect(instructions).toContain(`24/7 emergency support on ${brand.emergencyPhone?.display}`);
});

describeAsShipped(() => {
  it('list the eighteen services', () => {
    expect(new Set(listedServices).size).toBe(18);
    for (const service of listedServices) expect(instructions).toContain(service);
  });
});

it('ask for British English, and forbid advice, competitors and banned words', () => {
  for (const rule of [
    'British English',
    'no medical advice',
    'no legal advice',
    'no financial advice',
    'Never mention competitors',
    'Never use these words',
  ]) {
    expect(instructions).toContain(rule);
  }
});

it('tell the registration as it is, and give the passages with their pages', () => {
  expect(instructions).toContain(registration.short);
  expect(instructions).toContain('[Night Care](/night-care): A carer who stays awake.');
  expect(instructionsWith('', [])).toContain('(none fits this question)');
});

it('go with the numbers of the specification', () => {
  expect(chatModel).toEqual({ temperature: 0.7, maxTokens: 250 });
});
