// npm run scripting: every journey, however scripts fare, on a phone and on a wide screen.
import { whileJobsAreOpen } from '../support/jobs-for-tests.ts';
import { test } from '../support/site.ts';
import { journeys } from './journeys.ts';
import { type Mode, modes } from './modes.ts';

test.use({ settings: whileJobsAreOpen });

for (const [name, { runs, disturb }] of Object.entries<Mode>(modes)) {
  test.describe(name, () => {
    // A script that was cut off is said in the console, and so is an answer that names a mistake.
    test.use({ javaScriptEnabled: runs, expectedNoise: [disturb ? /./ : /status of 422/] });

    for (const [what, make] of Object.entries(journeys)) {
      test(what, async ({ page, site }) => {
        await disturb?.(page);
        await make(page, site);
      });
    }
  });
}
