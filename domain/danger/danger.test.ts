import { expect, it } from 'vitest';
import { type DangerKind, dangerCards } from '#content/danger-cards.ts';
import { dangerIn } from './danger.ts';

const inDanger: [DangerKind, string][] = [
  ['emergency', 'My dad has chest pain and his arm feels heavy'],
  ['emergency', 'mums got bad chets pains what shall i do'],
  ['emergency', 'I think she is having a storke, her face is drooping'],
  ['emergency', 'He isn’t breathing!!'],
  ['emergency', 'nan cant breeth propely'],
  ['emergency', 'my mother fell in the bathroom and cant get up'],
  ['emergency', 'dads on the floor he can not get up'],
  ['emergency', 'she took all her tablets'],
  ['emergency', 'i think its an overdoze'],
  ['emergency', 'he is uncontious'],
  ['selfHarm', 'I want to kill myself'],
  ['selfHarm', 'feeling suicidle tonight'],
  ['selfHarm', 'i dont want to be here anymore'],
  ['selfHarm', 'everyone would be better off without me'],
  ['safeguarding', 'the carer hits my mum'],
  ['safeguarding', 'I think my brother is stealing money from dad'],
  ['safeguarding', 'nan is covered in bruises and scared of her son'],
  ['safeguarding', 'how do I report abuse of an old man'],
];

it.each(inDanger)('%s: %s', (kind, text) => {
  expect(dangerIn(text)).toBe(kind);
});

it.each([
  '',
  'Do you run fall prevention classes?',
  'What a heart-warming story',
  'Do you offer stroke recovery support after hospital?',
  'Dad had a stroke last month and comes home on Friday',
  'We are just killing time in the waiting room',
  'She is afraid of falling at night',
  'What happens if she falls at night?',
  'Are your carers trained in safeguarding?',
  'My back is killing me, can someone do the shopping?',
  'I am dying to meet you',
  'Do you hit the shops on a Friday?',
  'Can somebody collect her pension from the post office?',
  'What do I do in an emergency?',
  'She bruises easily because of her tablets',
  'My father has heart failure and needs help at home',
])('nobody is in danger in: %s', (text) => {
  expect(dangerIn(text)).toBeNull();
});

it('every card begins with 999, and every line can be followed', () => {
  for (const { lines } of Object.values(dangerCards)) {
    expect(lines[0]?.url).toBe('tel:999');
    for (const { url } of lines) expect(url).toMatch(/^(tel:\d+|https:\/\/\S+\/)$/);
  }
  expect(dangerCards.selfHarm.lines.map(({ display }) => display)).toContain('116 123');
});

it('a long text is looked through to its end', () => {
  expect(dangerIn(`${'We need somebody on Tuesdays. '.repeat(100)} She cannot breathe.`)).toBe('emergency');
});
