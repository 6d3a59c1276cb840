import { expect, it } from 'vitest';
import { predict } from '../models/linear-model.ts';
import { packModel, unpackModel } from '../models/packed-model.ts';
import { textFeatures } from '../text/text-features.ts';
import type { Example } from './examples.ts';
import { weightiestPlaces } from './places.ts';
import { quantise, relativeToFirst } from './quantise.ts';
import { trainLinear } from './train-linear.ts';

const example = (label: string, text: string): Example => ({
  features: textFeatures(text),
  labels: [label],
});
const examples = [
  example('none', 'do you come to Winchester on Tuesdays'),
  example('none', 'what does a visit cost'),
  example('none', 'can someone do the shopping'),
  example('help', 'she fell and cannot get up'),
  example('help', 'he fell on the stairs and is bleeding'),
  example('help', 'mum fell and hit her head'),
];
const options = { labels: ['none', 'help'], bits: 14, minExamples: 1, epochs: 8, rate: 0.1, decay: 1e-5 };
const helpIn = (model: Parameters<typeof predict>[0], text: string) =>
  predict(model, textFeatures(text))[1] ?? 0;
const fine = { levels: 60, cut: 0, least: 0.5 };

it('learns from examples what is worded otherwise', () => {
  const model = quantise(trainLinear(examples, options), fine);
  expect(helpIn(model, 'dad fell, he is bleeding')).toBeGreaterThan(0.5);
  expect(helpIn(model, 'what does the shopping cost')).toBeLessThan(0.5);
});

it('the same examples make the same model', () => {
  const [one, other] = [trainLinear(examples, options), trainLinear(examples, options)];
  expect(Array.from(one.weights)).toEqual(Array.from(other.weights));
});

it('learned in several orders, the weights are the mean of what each order makes', () => {
  const [one, both] = [1, 2].map((orders) => trainLinear(examples, { ...options, orders }));
  if (!one || !both) throw new Error('two models');
  expect(Array.from(both.weights)).not.toEqual(Array.from(one.weights));
  expect(both.weights.length).toBe(one.weights.length);
  const fineBoth = quantise(both, fine);
  expect(helpIn(fineBoth, 'dad fell, he is bleeding')).toBeGreaterThan(0.5);
  expect(helpIn(fineBoth, 'what does the shopping cost')).toBeLessThan(0.5);
});

it('a model survives being written as text, and only the weightiest places are left if so wished', () => {
  const whole = relativeToFirst(trainLinear(examples, options));
  const places = weightiestPlaces(whole, examples, 40);
  const small = quantise(relativeToFirst(trainLinear(examples, { ...options, places })), fine);
  expect(small.weights.length / 2).toBeLessThanOrEqual(40);
  expect(unpackModel(packModel(small))).toEqual(small);
});

it('the probabilities are the same relative to the first label', () => {
  const trained = trainLinear(examples, options);
  const [whole, relative] = [trained, relativeToFirst(trained)].map((model) =>
    quantise(model, { levels: 127, cut: 0, least: 0 }),
  );
  if (!whole || !relative) throw new Error('two models');
  expect(helpIn(relative, 'she fell')).toBeCloseTo(helpIn(whole, 'she fell'), 1);
});
