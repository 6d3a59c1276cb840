import { expect, it } from 'vitest';
import { detectDanger } from './browser-danger.ts';
import { createDangerDetector } from './danger-detector.ts';
import type { LearnedDanger } from './danger-kinds.ts';
import { detectDangerByRules } from './rule-based-danger.ts';
import { specificDanger } from './specific-danger.ts';

const inDanger: [LearnedDanger, string][] = [
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
  expect(detectDanger(text)).toEqual({ kind, likely: true });
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
  ['fire', 'the battery on her scooter is hissing and swelling up'],
] as const)('the card says what an emergency needs (%s): %s', (kind, text) => {
  expect(specificDanger(text, 'emergency')).toBe(kind);
});

it.each([
  ['partner', 'my husband hits me'],
  ['partner', 'he puts his hands round my neck when he is angry'],
  ['control', 'my wife wont let me see my sister and checks my phone'],
  ['partner', 'my boyfriend says he’ll kill me if I leave'],
  ['forcedWork', 'they keep my passport and I’m not allowed to leave the house'],
  ['forcedWork', 'my boss keeps my passport and says i owe him 9000 pounds'],
  ['forcedWork', 'my friend is made to work for nothing in a care home'],
  ['safeguarding', 'the carer hits my husband'],
  ['safeguarding', 'my husband’s carer takes his money'],
] as const)('and what fear at home or at work does (%s): %s', (kind, text) => {
  expect(specificDanger(text, 'safeguarding')).toBe(kind);
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
  expect(detectDanger(text)?.likely ?? false).toBe(false);
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
  ['emergency', 'my husband has chest pians and he looks grey'],
  ['emergency', 'i think hes having a hart attack'],
  ['emergency', 'heart atack help'],
  ['emergency', 'her tounge is swelling up after eating nuts'],
  ['emergency', 'his tonge is swollen'],
  ['gas', 'i can smell gaz'],
  ['gas', 'gas leek in the kitchen'],
  ['gas', 'the CO alarm went off'],
  ['gas', 'CO alarm!!'],
  ['fire', 'the chip pan has gone up'],
  ['emergency', 'somebody is breaking in downstairs'],
  ['emergency', 'a break-in is happening now'],
  ['emergency', 'someone is trying to get into my house'],
  ['emergency', 'there is a burglar in the house'],
  ['emergency', 'an intruder is in the back garden trying the door'],
  ['emergency', 'there is a man with a knife in my mum’s house'],
  ['emergency', 'somebody with a knife'],
  ['emergency', 'my grandson is threatening me with a knife'],
  ['emergency', 'a man is attacking my neighbour'],
  ['emergency', 'he has been stabbed'],
  ['gas', 'There’s a funny smell in mum’s kitchen like eggs'],
  ['gas', 'she left the ring on but not lit'],
  ['gas', 'the hob’s on but there’s no flame and it stinks'],
  ['emergency', 'hang on mum’s just gone over in the kitchen'],
  ['emergency', 'mum’s had a tumble'],
  ['control', 'he took my phone last week so i couldn’t ring my sister'],
  ['control', 'he’s my husband and controls everything'],
  ['control', 'how do I hide that I was on here'],
  ['control', 'how do I hide that I was on this website, my husband checks my laptop'],
  ['emergency', 'I can’t get out of the bath'],
  ['emergency', 'I’m stuck on the loo and nobody is here'],
  ['emergency', 'my mum is stuck in the shower, please help'],
  ['emergency', 'dad is stuck in his chair and I can’t lift him'],
  ['emergency', 'I can’t get up'],
  ['emergency', 'help, my legs have given way'],
  ['fire', 'the plug has melted'],
  ['fire', 'the socket behind the telly is sparking'],
  ['fire', 'my charger has gone black'],
  ['fire', 'sparks are coming out of the fuse box'],
  ['emergency', 'there are two strange men at the door'],
  ['emergency', 'somebody is outside my house looking in the windows'],
  ['emergency', 'I can hear someone downstairs'],
  ['emergency', 'they’re trying to get in'],
  ['safeguarding', 'the morning girl is rough with me'],
  ['safeguarding', 'I’m scared of the lady who comes at night'],
  ['safeguarding', 'she takes money out of my purse'],
  ['emergency', 'my dad is stuck down the side of the bed'],
  ['emergency', 'I’ve fallen and I can’t reach the phone'],
  ['fire', 'my fridge is making sparks'],
  ['emergency', 'someone is at the door saying he’s from you'],
  ['emergency', 'a bloke keeps knocking and says he needs to come in'],
  ['emergency', 'there’s a stranger in the kitchen'],
  [null, 'will two men come to the door for the first visit'],
  [null, 'mum is a bit rough with her walking frame'],
  [null, 'Mum can’t get out of the bath by herself any more'],
  [null, 'I can’t get out of bed in the mornings without help'],
  [null, 'I can’t get up the stairs'],
  [null, 'Dad is stuck in the house all day'],
  [null, 'how do I know the man at the door is really from you'],
  [null, 'the carer is at the door with her bag'],
  [null, 'the plug for the bath is lost'],
  [null, 'she twisted my arm, so I’ll have the biscuit'],
  [null, 'mum is scared of strangers'],
  [null, 'stop it, I’m not going to kill myself'],
  [null, 'I am not suicidal'],
  [null, 'mum has gone over to the shops'],
  [null, 'she had a tumble last winter and lost confidence'],
  [null, 'does the oven light work'],
  [null, 'she likes eggs, the smell is fine'],
  [null, 'he controls everything with his voice'],
  [null, 'an intruder in the kitchen turned out to be next door’s cat'],
  [null, 'we had a break-in last year and mum is nervous at night'],
  [null, 'she has a knife and fork with thick handles'],
  [null, 'the man with a knife sharpening van came'],
  [null, 'arthritis is attacking my hands'],
  [null, 'my son was attacked by a dog last year'],
  [null, 'do you check the carbon monoxide alarm'],
  [null, 'I had a heart attack in June'],
  [null, 'what happens if the carer finds my mum has collapsed'],
  [null, 'he had a stroke of luck'],
  [null, 'I am tired of living alone'],
  [null, 'how many tablets does he take'],
  [null, 'could someone help me step off the bus'],
  [null, 'her face dropped when she saw the bill'],
] as const)('without the model, the rules alone say %s of: %s', (kind, text) => {
  expect(detectDangerByRules(text)).toBe(kind);
});

it.each([60, 66, 67, 160])(
  'a cry for help at the end of a long text is heard: after %s sentences',
  (count) => {
    const text = `${'We need somebody on Tuesdays. '.repeat(count)}She cannot breathe.`;
    expect(detectDanger(text)).toEqual({ kind: 'emergency', likely: true });
  },
);

const undecided = {
  labels: ['none', 'emergency'],
  bits: 1,
  rows: new Int32Array(2).fill(-1),
  weights: new Int8Array(),
  bias: [0, 0],
  unit: 1,
};
const thresholds = { likely: 0.7, possible: 0.4, inSentence: { likely: 0.9, possible: 0.8 } };

it.each([
  [0.95, { kind: 'emergency', likely: true }],
  [0.5, { kind: 'emergency', likely: false }],
  [0.05, null],
])('of two opinions on a message the surer weighs more: undecided and %s', (opinion, danger) => {
  const detect = createDangerDetector({ model: undecided, thresholds, secondOpinion: () => opinion });
  expect(detect('her tea is cold')).toEqual(danger);
});

it.each([
  [0.75, null],
  [0.85, { kind: 'emergency', likely: false }],
  [0.95, { kind: 'emergency', likely: true }],
])('a sentence must be surer than a message, and no second opinion hides it: %s', (probability, danger) => {
  const model = { ...undecided, bias: [0, Math.log(probability / (1 - probability))] };
  const detect = createDangerDetector({ model, thresholds, secondOpinion: () => 0.001 });
  expect(detect('The soup was good. Her tea is cold.')).toEqual(danger);
});
