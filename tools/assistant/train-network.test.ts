import { describe, expect, it } from 'vitest';
import type { CorpusLine } from '#server/chat/corpus/read-corpus.ts';
import { conversationFeatures } from '#server/chat/models/conversation-features.ts';
import { networkOpinion } from '#server/chat/models/network.ts';
import { decodeNetwork, encodeNetwork, readNetwork } from '#server/chat/models/network-file.ts';
import { readWordVectors, UNKNOWN_WORD, WORD_WIDTH } from '#server/chat/models/word-vectors.ts';
import { networkExamples } from './network-examples.ts';
import { trainNetwork } from './train-network.ts';

const vectors = await readWordVectors();
const network = await readNetwork('network.bin');

describe('the vectors of words', () => {
  const vectorOf = (word: string) => {
    const [place = UNKNOWN_WORD] = vectors.placesOf([word]);
    return vectors.values.subarray(place * WORD_WIDTH, (place + 1) * WORD_WIDTH);
  };
  const likeness = (one: string, other: string) => {
    const [first, second] = [vectorOf(one), vectorOf(other)];
    const product = (a: Int8Array, b: Int8Array) =>
      a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
    return product(first, second) / Math.sqrt(product(first, first) * product(second, second));
  };

  it.each([
    ['bruises', 'wounds', 'shopping'],
    ['mother', 'grandmother', 'invoice'],
    ['suicide', 'murder', 'kettle'],
  ])('%s is more like %s than like %s', (word, like, unlike) => {
    expect(likeness(word, like)).toBeGreaterThan(likeness(word, unlike) + 0.2);
  });

  it('a word that is not known has no place, and long texts are cut', () => {
    expect(Array.from(vectors.placesOf(['xqzzt']))).toEqual([UNKNOWN_WORD]);
    expect(vectors.placesOf(Array.from({ length: 400 }, () => 'care')).length).toBeLessThanOrEqual(200);
  });
});

describe('what a network learns', () => {
  const line = (label: string, ...turns: string[]): CorpusLine => ({
    place: '',
    scenario: '',
    labels: [label],
    sideways: false,
    lookalike: false,
    turns,
  });
  const lines = [
    ['/night-care', 'can someone sleep here tonight'],
    ['/night-care', 'he wakes in the night'],
    ['/careers', 'have you any jobs'],
    ['/careers', 'i am looking for work'],
    ['emergency', 'she is bleeding'],
    ['emergency', 'he fell and hurt his head'],
  ].flatMap(([label = '', text = '']) => Array.from({ length: 20 }, () => line(label, text)));
  const made = trainNetwork(networkExamples(lines), vectors);
  const { of } = networkOpinion(made, vectors);
  const opinionOf = (turns: string[]) => of(turns, conversationFeatures(turns));
  const likeliest = (...turns: string[]) => {
    const { subjects } = opinionOf(turns);
    return made.labels[subjects.indexOf(Math.max(...subjects))];
  };

  it('reaches words that it was never told of, by what they mean', () => {
    expect(likeliest('employment vacancies')).toBe('/careers');
    expect(likeliest('overnight')).toBe('/night-care');
    expect(opinionOf(['he collapsed and injured his arm']).danger).toBeGreaterThan(
      opinionOf(['any employment']).danger,
    );
  });

  it('the same lines make the same network', () => {
    expect(trainNetwork(networkExamples(lines), vectors)).toEqual(made);
  });

  it('a network is the same after it was written and read', async () => {
    const file = await encodeNetwork(made, 'x');
    const { corpus, ...read } = await decodeNetwork(file);
    expect(corpus).toBe('x');
    expect((await encodeNetwork(read, corpus)).equals(file)).toBe(true);
  });
});

it('an empty text has an opinion, too', () => {
  const { subjects, danger } = networkOpinion(network, vectors).of([''], []);
  expect(subjects.reduce((sum, likelihood) => sum + likelihood, 0)).toBeCloseTo(1);
  expect(danger).toBeLessThan(0.5);
});
