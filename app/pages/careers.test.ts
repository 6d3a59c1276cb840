import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Visit } from '~/visit.ts';
import { careers } from './careers.tsx';

it('a list of jobs that cannot be made fails its page alone, whatever is still counted', async () => {
  const counting = Promise.withResolvers<number | null>();
  const services = {
    jobs: { search: () => Promise.reject(new Error('no list')) },
    keptPromises: { lastMonth: () => counting.promise },
  };
  const visit = { services, url: new URL('http://site.example/careers') } as unknown as Visit;
  const answer = careers(visit).catch(({ message }: Error) => message);
  // A rejection that nobody awaits would end the process now.
  await setImmediate();
  counting.resolve(null);
  expect(await answer).toBe('no list');
});
