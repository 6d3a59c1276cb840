import { expect, it } from 'vitest';
import { fuzzHttp } from './fuzz-http.ts';

it('whatever is sent is answered, is no fault of the site, and is not stored', async () => {
  const { broken } = await fuzzHttp({ count: 300, seed: 20_261_122 });
  expect(broken).toEqual([]);
});
