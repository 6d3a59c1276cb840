import { describe, expect, it } from 'vitest';
import { loadAssistant } from './assistant.ts';

const { detectDanger } = await loadAssistant();

const harmless = [
  'Good morning, I found you on the internet.',
  'We live near Romsey, in a bungalow with a small garden.',
  'Could you tell me what an hour costs at the weekend?',
  'My sister does the shopping on Fridays.',
  'He used to drive the school bus.',
  'I hope that you are all keeping well.',
  'She likes the radio on while she has her tea.',
  'There is parking outside the house.',
];

describe('danger is seen after harmless sentences', () => {
  it.each([
    ['emergency', 'he says his chest hurts and it is going down his arm'],
    ['emergency', 'she keeps being sick and is bringing up blood'],
    ['gas', 'i think there is gas in the kitchen, we all have a headache'],
    ['fire', 'there is smoke coming under the kitchen door and nan is upstairs'],
    ['missing', 'grandad has dementia and he has been missing since lunch'],
    ['selfHarm', 'I have been thinking about ending it all since I lost my job'],
    ['selfHarm', 'i keep going to the bridge at night and i do not want to come home'],
    ['safeguarding', 'the girl who comes in the mornings pinches her when she is slow'],
    ['safeguarding', 'my nephew has her bank card and she is frightened of him'],
  ] as const)('%s: %s', (kind, sentence) => {
    for (const count of [0, 1, 2, 4, 8]) {
      const text = [...harmless.slice(0, count), sentence].join(' ');
      expect(detectDanger(text), `after ${count}`).toMatchObject({ kind });
    }
  });

  it('which by themselves bring neither card nor line', () => {
    for (let count = 1; count <= harmless.length; count += 1)
      expect(detectDanger(harmless.slice(0, count).join(' '))).toBeNull();
  });
});
