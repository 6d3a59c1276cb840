import type { Drawing } from './scenes.ts';
import { companionship } from './vignettes/companionship.ts';
import { eventSupport } from './vignettes/event-support.ts';
import { everydayAssistance } from './vignettes/everyday-assistance.ts';
import { householdSupport } from './vignettes/household-support.ts';
import { learningAndDevelopmentSupport } from './vignettes/learning-and-development-support.ts';
import { personalAssistance } from './vignettes/personal-assistance.ts';
import { pharmacySupport } from './vignettes/pharmacy-support.ts';
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
