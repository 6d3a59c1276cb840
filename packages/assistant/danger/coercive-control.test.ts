import { describe, expect, it } from 'vitest';
import { detectDangerByRules } from './rule-based-danger.ts';
import { specificDanger } from './specific-danger.ts';

const control: Record<string, string[]> = {
  'kept from people': [
    'my husband won’t let me see my friends',
    'My wife wont let me see my sister and checks my phone',
    'He never lets me talk to anyone.',
    'he has cut me off from my family',
    'she keeps me away from everybody',
    'My partner doesn’t allow me to ring my mum anymore',
    'I am not allowed to see my family',
  ],
  'kept from money': [
    'my husband controls my money',
    'he wont let me have my own bank account',
    'I have to ask him for every penny',
    'i need to ask my husband for permission to spend anything',
    'my partner took my bank card so I can’t leave',
  ],
  'watched and ordered about': [
    'my boyfriend goes through my phone every night',
    'my ex is tracking my phone',
    'he decides who I see',
    'My husband controls everything I do',
    'she is always checking my messages when I am asleep',
    'my husband watches my every move',
    'he wont let me go out without him',
    'I am not allowed out without my husband',
    'he locks me in the house',
    'He hits me and locks me in.',
  ],
  'threatened or named': [
    'my wife says she will put me in a care home if I tell anyone',
    'my partner is very controlling',
    'I am in a controlling relationship',
    'I think I am living with coercive control',
  ],
  'told of another': [
    'my daughter’s husband won’t let her see us',
    'her partner controls her money',
    'my sisters boyfriend keeps checking her phone',
    'my neighbour’s husband never lets her talk to anyone',
  ],
};

describe.each(Object.entries(control))('coercive control: %s', (_, messages) => {
  it.each(messages)('brings its card without the models: %s', (message) => {
    expect(detectDangerByRules(message)).toBe('control');
  });
});

const none: Record<string, string[]> = {
  denied: [
    'my husband does not control my money',
    'he isn’t controlling',
    'my wife doesn’t check my phone',
    'he lets me see my friends whenever I like',
    'I am allowed to see anyone I want',
    'my partner has never tracked me',
  ],
  'care, not control': [
    'my wife won’t let me lift anything since the operation',
    'my husband will not let me see anyone until the shingles has gone',
    'my husband won’t let me go out alone since my stroke',
    'he wont let me wash him',
    'mum won’t let me help her with her money',
    'dad will not let me see his bills',
    'my husband reads my emails to me because I am blind',
    'my wife checks my messages for me',
    'she is controlling her diabetes with diet',
    'my husband is controlling his blood pressure with tablets',
    'my husband controls the heating with his phone',
    'he took my keys so I could rest',
  ],
  'rules of others': [
    'I am not allowed to drive after my operation',
    'I’m not allowed to see anyone until the isolation ends',
    'the hospital won’t let me see my mum',
    'the dietitian decides what I eat',
    'I have to ask my husband before I book a visit',
    'do I need to ask her permission to share her records?',
  ],
  'about us and our work': [
    'do your carers have training in coercive control?',
    'who controls my care budget?',
    'can you check my phone number?',
    'can your carers check my messages?',
    'do you keep my family informed?',
    'what happens if my husband won’t let me see my friends?',
  ],
};

describe.each(Object.entries(none))('no coercive control: %s', (_, messages) => {
  it.each(messages)('brings no card: %s', (message) => {
    expect(detectDangerByRules(message)).toBeNull();
  });
});

it.each([
  ['partner', 'my husband hits me and won’t let me see my friends'],
  ['forcedWork', 'my boss keeps my passport and says he decides where I go'],
  ['partner', 'my husband threatens to put me in a home'],
  ['control', 'my husband takes my money and I feel like a prisoner'],
] as const)('what was done to the body or at work has its own card (%s): %s', (kind, message) => {
  expect(specificDanger(message, 'safeguarding')).toBe(kind);
});
