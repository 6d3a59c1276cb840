import { expect, it } from 'vitest';
import { calmLines, dangerCards } from '#content/danger-cards.ts';
import type { DangerKind } from '#content/danger-kinds.ts';
import { dangerSign } from './browser-danger.ts';
import { certainDangerIn } from './certain-danger.ts';
import { dangerSignIn } from './danger.ts';
import { cardKindIn } from './named-danger.ts';

const inDanger: [DangerKind, string][] = [
  ['emergency', 'My dad has chest pain and his arm feels heavy'],
  ['emergency', 'I think she is having a storke, her face is drooping'],
  ['emergency', 'He isn’t breathing!!'],
  ['emergency', 'nan cant breeth propely'],
  ['emergency', 'my mother fell in the bathroom and cant get up'],
  ['emergency', 'she took all her tablets'],
  ['emergency', 'he is unconscious'],
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
  expect(dangerSign(text)).toEqual({ kind, likely: true });
});

it.each([
  ['gas', 'there is a smell of gas in the kitchen'],
  ['gas', 'mum left the gas on again and we feel sick'],
  ['gas', 'carbon monoxide alarm is going off'],
  ['fire', 'the chip pan is on fire and dad is upstairs'],
  ['fire', 'kitchen full of smoke, she is still in bed'],
  ['missing', 'grandad has dementia and he has been missing for three hours'],
  ['missing', 'my wife has alzheimers, she has wandered off and we cant find her'],
  ['emergency', 'she fell by the fire and cannot get up'],
  ['emergency', 'someone is breaking into my house'],
  ['emergency', 'he has lost a lot of blood and I cant find his pulse'],
] as const)('the card says what an emergency needs (%s): %s', (kind, text) => {
  expect(cardKindIn(text, 'emergency')).toBe(kind);
});

it.each([
  ['partner', 'my husband hits me'],
  ['partner', 'he puts his hands round my neck when he is angry'],
  ['partner', 'my wife wont let me see my sister and checks my phone'],
  ['forcedWork', 'my boss keeps my passport and says i owe him 9000 pounds'],
  ['forcedWork', 'my friend is made to work for nothing in a care home'],
  ['safeguarding', 'the carer hits my husband'],
  ['safeguarding', 'my husband’s carer takes his money'],
] as const)('and what fear at home or at work does (%s): %s', (kind, text) => {
  expect(cardKindIn(text, 'safeguarding')).toBe(kind);
});

it('each says what to do first and whom to ask for', () => {
  const { emergency, gas, fire, missing, partner, forcedWork } = dangerCards;
  expect(emergency.text).toMatch(/ambulance, police or fire service/);
  expect(gas.title).toMatch(/outside first/);
  expect(gas.lines.map(({ display }) => display)).toEqual(['0800 111 999', '999']);
  expect(gas.text).toMatch(/no switches/);
  expect(fire.title).toMatch(/^Get out, stay out/);
  expect(missing.text).toMatch(/^Ask for the police/);
  for (const { text } of [gas, fire, missing]) expect(text).not.toMatch(/ambulance/);
  expect(partner.lines.map(({ display }) => display)).toContain('0808 2000 247');
  expect(forcedWork.lines.map(({ display }) => display)).toContain('08000 121 700');
});

it.each([
  '',
  'Do you run fall prevention classes?',
  'What a heart-warming story',
  'Do you offer stroke recovery support after hospital?',
  'Dad had a stroke last month and comes home on Friday',
  'We are just killing time in the waiting room',
  'What happens if she falls at night?',
  'My back is killing me, can someone do the shopping?',
  'I am dying to meet you',
  'Do you hit the shops on a Friday?',
  'Can somebody collect her pension from the post office?',
  'She bruises easily because of her tablets',
])('no card for: %s', (text) => {
  expect(dangerSign(text)?.likely ?? false).toBe(false);
});

it.each([
  ['emergency', 'please call an ambulance'],
  ['selfHarm', 'She says she wants to kill herself'],
  ['safeguarding', 'My son is stealing from me'],
  ['emergency', 'aiuto, mia madre non respira'],
  ['fire', 'There is smoke coming from the back room'],
  ['selfHarm', 'لا أريد أن أعيش، أفكر في الانتحار'],
  ['selfHarm', '我不想活了，我想自杀'],
  ['selfHarm', 'She says she is tired of being alive'],
  ['selfHarm', 'My life is not worth living since the fall'],
  ['selfHarm', 'how many tablets would it take'],
  ['selfHarm', 'I think about stepping in front of a train'],
  ['partner', 'my partner strangles me'],
  ['safeguarding', 'We are happy with the mornings. The evening girl stole her bank card'],
  ['gas', 'our carbon monoxide alarm keeps going off'],
  ['selfHarm', 'I don’t see much point in going on. Do you have somebody for Tuesdays?'],
  [null, 'what happens if the carer finds my mum has collapsed'],
  [null, 'he had a stroke of luck'],
  [null, 'I am tired of living alone'],
  [null, 'how many tablets does he take'],
  [null, 'could someone help me step off the bus'],
  [null, 'her face dropped when she saw the bill'],
] as const)('without the model, the certain words alone say %s of: %s', (kind, text) => {
  expect(certainDangerIn(text)).toBe(kind);
});

it('every card begins with 999, or with whom to ring about gas, and every line can be followed', () => {
  for (const [kind, { lines }] of Object.entries(dangerCards)) {
    expect(lines[0]?.url).toBe(kind === 'gas' ? 'tel:0800111999' : 'tel:999');
    for (const { url } of lines) expect(url).toMatch(/^(tel:\d+|https:\/\/\S+\/)$/);
  }
  expect(dangerCards.selfHarm.lines.map(({ display }) => display)).toContain('116 123');
});

it('every calm line names 999', () => {
  for (const parts of Object.values(calmLines))
    expect(parts.filter((part) => typeof part !== 'string').map(({ url }) => url)).toContain('tel:999');
});

it('a cry for help at the end of a long text is heard', () => {
  expect(dangerSign(`${'We need somebody on Tuesdays. '.repeat(60)} She cannot breathe.`)?.kind).toBe(
    'emergency',
  );
});

it('where two models judge, who is sure weighs more', () => {
  const undecided = {
    labels: ['none', 'emergency'],
    bits: 1,
    rows: new Int32Array(2).fill(-1),
    weights: new Int8Array(),
    bias: [0, 0],
    unit: 1,
  };
  const signBeside = (opinion: number, text = 'her tea is cold', ofSentence = 0) =>
    dangerSignIn(
      text,
      undecided,
      { likely: 0.7, possible: 0.4, ofSentence: { likely: 0.9, possible: 0.8 } },
      {
        ofWhole: () => [opinion],
        ofSentence: () => [ofSentence],
      },
    );
  expect(signBeside(0.95)).toEqual({ kind: 'emergency', likely: true });
  expect(signBeside(0.5)).toEqual({ kind: 'emergency', likely: false });
  expect(signBeside(0.05)).toBeNull();
  const two = 'The soup was good. Her tea is cold.';
  expect(signBeside(0.05, two, 0.9)).toBeNull();
  expect(signBeside(0.05, two, 0.96)).toEqual({ kind: 'emergency', likely: false });
  expect(signBeside(0.05, two, 0.999)).toEqual({ kind: 'emergency', likely: true });
});
