import pLimit from 'p-limit';
import { expect, it } from 'vitest';

it('lets so many in at a time, in their order, and goes on after a failure', async () => {
  const inMemory = pLimit(2);
  const begun: number[] = [];
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const work = gates.map((gate, index) =>
    inMemory(async () => {
      begun.push(index);
      await gate.promise;
      return index;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  gates[1]?.reject(new Error('broken'));
  await expect(work[1]).rejects.toThrow('broken');
  expect(begun).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all([work[0], work[2], work[3]])).toEqual([0, 2, 3]);
});
