import { join } from 'node:path';
import { expect } from '@playwright/test';
import { whileJobsAreOpen } from '../support/jobs-for-tests.ts';
import { callTimes } from '../support/next-call-time.ts';
import { type Site, startSite } from '../support/start-site.ts';
import { viewportOf } from '../support/states/state.ts';
import { pictureWidths, schemes, statesAt, test, unlike } from './photograph.ts';

let accepted: Site;
let present: Site;

test.beforeAll(async () => {
  const folder = process.env.ACCEPTED_SITE ?? '';
  accepted = await startSite(whileJobsAreOpen, [], join(folder, 'server/main.ts'));
  present = await startSite(whileJobsAreOpen);
});
test.afterAll(async () => {
  await Promise.all([accepted?.stop('SIGKILL'), present?.stop('SIGKILL')]);
});

for (const width of pictureWidths)
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: viewportOf(width) });

    for (const state of statesAt(width))
      test(`${state.path}: ${state.name}`, async ({ openAlone }, info) => {
        const { asked } = callTimes;
        const before = await openAlone(accepted, state).catch(String);
        callTimes.asked = asked;
        const now = await openAlone(present, state);
        if (typeof before === 'string') {
          await info.attach('light-actual', { body: await now.screenshot(), contentType: 'image/png' });
          throw new Error(`This state cannot be had at the accepted commit: ${before}`);
        }
        for (const scheme of schemes) {
          const changed = await unlike(before, now, scheme, info);
          if (changed) expect.soft(changed).toMatchSnapshot(`${scheme}.png`);
        }
      });
  });
