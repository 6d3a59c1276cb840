// npm run check -- journeys: every journey in every way, on a phone and on a wide screen.
import { mouse } from '../support/input-driver.ts';
import { test } from '../support/site.ts';
import { type AccessProfile, accessProfiles } from './access-profiles.ts';
import { journeys } from './journeys.ts';

for (const [name, { browser = {}, disturb, set, driver: driverOf }] of Object.entries<AccessProfile>(
  accessProfiles,
)) {
  test.describe(name, () => {
    // A script that was cut off is said in the console, and so is an answer that names a mistake.
    test.use({ ...browser, expectedNoise: [disturb ? /./ : /status of 422/] });

    for (const [what, make] of Object.entries(journeys)) {
      test(what, async ({ page, site }) => {
        await disturb?.(page);
        await set?.(page);
        const driver = driverOf?.(page) ?? mouse;
        await make(page, driver, site);
        if (driver.presses) console.log(`${what}: ${driver.presses} presses`);
      });
    }
  });
}
