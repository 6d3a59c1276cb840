// Plants faults of style in the built site, one declaration each time, and asks if the pictures show them:
//   npx playwright test --config tests/pictures planted-faults
//   FAULTS_SEED=2 npx playwright test --config tests/pictures planted-faults -g 'fault 17$'
import { expect, type Page } from '@playwright/test';
import { type Random, seededRandom } from '../chaos/random.ts';
import { whileJobsAreOpen } from '../support/jobs-for-tests.ts';
import { type Site, startSite } from '../support/start-site.ts';
import type { State } from '../support/states/state.ts';
import { viewportOf } from '../support/states/state.ts';
import { states } from '../support/states/states.ts';
import { pictureWidths, schemes, statesAt, test, unlike } from './photograph.ts';
import { isReal, possibleFaults, type StyleFault } from './style-faults.ts';

const FAULTS = 150;
const MAX_LOOKS = 3;
const seed = Number(process.env.FAULTS_SEED ?? 1);
/** States that leave nothing on the site, which looks the same when they are opened again. */
const isWithoutTrace = ({ form, open }: State) => form?.[1] !== 'accepted' && (open?.length ?? 0) < 2;

let site: Site;
test.beforeAll(async () => {
  site = await startSite(whileJobsAreOpen);
});
test.afterAll(() => site?.stop('SIGKILL'));

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

async function pickFault(page: Page, random: Random): Promise<StyleFault> {
  const faults = await possibleFaults(page);
  for (;;) {
    const fault = pick(faults, random);
    if (await isReal(page, fault)) return fault;
  }
}

for (let index = 1; index <= FAULTS; index++)
  test(`fault ${index}`, async ({ openAlone }, info) => {
    const random = seededRandom(seed * 1000 + index);
    const state = pick(states.filter(isWithoutTrace), random);
    const first = Math.floor(random() * pictureWidths.length);
    const widths = [...pictureWidths.slice(first), ...pictureWidths.slice(0, first)];
    let planted: StyleFault | undefined;
    for (const width of widths.filter((one) => statesAt(one).includes(state)).slice(0, MAX_LOOKS)) {
      const options = { viewport: viewportOf(width), bypassCSP: true };
      const before = await openAlone(site, state, options);
      planted ??= await pickFault(before, random);
      const now = await openAlone(site, state, options, planted);
      for (const scheme of schemes) if (await isSeen(before, now, scheme, info)) return;
      await Promise.all([before.context().close(), now.context().close()]);
    }
    throw new Error(`Not seen: ${planted?.words} on ${state.path}: ${state.name}`);
  });

async function isSeen(...[before, now, scheme, info]: Parameters<typeof unlike>): Promise<boolean> {
  const changed = await unlike(before, now, scheme, info);
  if (!changed) return false;
  try {
    expect(changed).toMatchSnapshot(`${scheme}.png`);
    return false;
  } catch {
    return true;
  }
}
