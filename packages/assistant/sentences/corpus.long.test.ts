import { describe, expect, it } from 'vitest';
import { readStamp } from '../models/model-files.ts';
import { corpusErrors } from './check-corpus.ts';
import { type CorpusLine, corpusStamp, readCorpus } from './corpus.ts';

const lines = await readCorpus();
const count = (counts: (line: CorpusLine) => boolean) => lines.filter(counts).length;
const has = (label: RegExp) => (line: CorpusLine) => label.test(line.labels[0] ?? '');
const DANGER = /^(emergency|selfHarm|safeguarding)$/;

describe('the corpus', () => {
  it('has known labels, known folds, and no line twice', () => {
    expect(corpusErrors(lines)).toEqual([]);
  });

  it('is as large and as varied as promised', () => {
    expect(lines.length).toBeGreaterThanOrEqual(8000);
    expect(count(has(DANGER))).toBeGreaterThanOrEqual(1500);
    for (const kind of ['emergency', 'selfHarm', 'safeguarding'])
      expect(count(has(new RegExp(kind)))).toBeGreaterThanOrEqual(400);
    expect(count(({ lookalike }) => lookalike)).toBeGreaterThanOrEqual(2500);
    expect(count(has(/^(decline|language):/))).toBeGreaterThanOrEqual(1500);
    expect(count(({ turns }) => turns.length > 1)).toBeGreaterThanOrEqual(250);
  });
});

it('the shipped models were trained on this corpus: `npm run train` trains them again', async () => {
  expect(await readStamp()).toBe(corpusStamp(lines));
});

describe('what is wrong in a corpus is told:', () => {
  const line = (change: Partial<CorpusLine>): CorpusLine => ({
    place: 'x.txt:2',
    fold: null,
    labels: ['thanks'],
    sideways: false,
    lookalike: false,
    turns: ['thank you for your help with the forms'],
    ...change,
  });

  it.each([
    ['an unknown label', [line({ labels: ['decline:weather'] })], 'unknown label'],
    ['a fold that is none', [line({ fold: 5 })], 'is not 0 to 4'],
    ['a fold without a number', [line({ fold: Number.NaN })], 'is not 0 to 4'],
    ['too long a line', [line({ turns: ['word '.repeat(500)] })], 'longer than'],
    [
      'nearly the same line',
      [line({}), line({ place: 'x.txt:3', turns: ['Thank you for your help with the form!'] })],
      'nearly the same as x.txt:2',
    ],
  ])('%s', (_, wrong, says) => {
    expect(corpusErrors(wrong).join('\n')).toContain(says);
  });
});
