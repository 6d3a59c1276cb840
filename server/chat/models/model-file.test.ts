import { expect, it } from 'vitest';
import { encodeModel, readModel } from './model-file.ts';

it('a model is the same after it was read and written', () => {
  const { corpus, ...model } = readModel('danger.bin');
  expect(model.labels[0]).toBe('none');
  expect(encodeModel(model, corpus).equals(encodeModel({ ...readModel('danger.bin') }, corpus))).toBe(true);
  expect(model.weights.length % model.labels.length).toBe(0);
});
