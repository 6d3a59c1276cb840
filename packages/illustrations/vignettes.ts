import type { Drawing } from './scenes.ts';
import { companionship } from './vignettes/companionship.ts';
import { eventSupport } from './vignettes/event-support.ts';
import { everydayAssistance } from './vignettes/everyday-assistance.ts';
import { householdSupport } from './vignettes/household-support.ts';
import { learningAndDevelopmentSupport } from './vignettes/learning-and-development-support.ts';
import { pages } from './vignettes/pages.ts';
import { personalAssistance } from './vignettes/personal-assistance.ts';
import { pharmacySupport } from './vignettes/pharmacy-support.ts';
import { afterHospitalCare } from './vignettes/services/after-hospital-care.ts';
import { careForAdults } from './vignettes/services/care-for-adults.ts';
import { disabilitiesSupport } from './vignettes/services/disabilities-support.ts';
import { homeCare } from './vignettes/services/home-care.ts';
import { liveInCare } from './vignettes/services/live-in-care.ts';
import { nightCare } from './vignettes/services/night-care.ts';
import { socialEngagement } from './vignettes/services/social-engagement.ts';
import { supportedLiving } from './vignettes/services/supported-living.ts';
import { shoppingAndErrands } from './vignettes/shopping-and-errands.ts';
import { travelAssistance } from './vignettes/travel-assistance.ts';

/** The smaller scenes, by the ids of the lifestyle services. */
export const vignettes: Readonly<Record<string, Drawing>> = {
  companionship,
  'event-support': eventSupport,
  'everyday-assistance': everydayAssistance,
  'household-support': householdSupport,
  'learning-and-development-support': learningAndDevelopmentSupport,
  'personal-assistance': personalAssistance,
  'pharmacy-support': pharmacySupport,
  'shopping-and-errands': shoppingAndErrands,
  'travel-assistance': travelAssistance,
};

const services: Readonly<Record<string, readonly Drawing[]>> = {
  'after-hospital-care': afterHospitalCare,
  'care-for-adults': careForAdults,
  'disabilities-support': disabilitiesSupport,
  'home-care': homeCare,
  'live-in-care': liveInCare,
  'night-care': nightCare,
  'social-engagement': socialEngagement,
  'supported-living': supportedLiving,
};

/** Still lifes beside the panels of a service or a page, by its id and their order: `home-care-1`. */
export const stillLifes: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries({ ...pages, ...services }).flatMap(([id, drawings]) =>
    drawings.map((drawing, index) => [`${id}-${index + 1}`, drawing]),
  ),
);
