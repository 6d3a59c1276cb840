import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { encodeModel, readModel } from './model-file.ts';

it('a model is the same after it was read and written', async () => {
  const { corpus, ...model } = await readModel('danger.bin');
  expect(model.labels[0]).toBe('none');
  const file = await readFile(`${import.meta.dirname}/danger.bin`);
  expect((await encodeModel(model, corpus)).equals(file)).toBe(true);
  expect(model.weights.length % model.labels.length).toBe(0);
});
