import { accessProfiles } from './journeys/access-profiles.ts';
import { journeys } from './journeys/journeys.ts';
import { mouse } from './support/input-driver.ts';
import { test } from './support/site.ts';

// All journeys, however scripts fare: npm run check -- journeys.
const few = ['a message arrives, and a mistake loses nothing', 'an application arrives with its CV'];

test.use({ expectedNoise: [/./] });

for (const what of few) {
  test(`${what}, where scripts end in their middle`, async ({ page, site }) => {
    await accessProfiles['with the scripts of the parts cut off'].disturb(page);
    await journeys[what]?.(page, mouse, site);
  });
}
