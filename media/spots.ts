import type { Drawing } from './scenes.ts';
import { companionship } from './spots/companionship.ts';
import { eventSupport } from './spots/event-support.ts';
import { everydayAssistance } from './spots/everyday-assistance.ts';
import { householdSupport } from './spots/household-support.ts';
import { learningAndDevelopmentSupport } from './spots/learning-and-development-support.ts';
import { personalAssistance } from './spots/personal-assistance.ts';
import { pharmacySupport } from './spots/pharmacy-support.ts';
import { shoppingAndErrands } from './spots/shopping-and-errands.ts';
import { travelAssistance } from './spots/travel-assistance.ts';

/** The smaller scenes, by the ids of the lifestyle services. */
export const spots: Readonly<Record<string, Drawing>> = {
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
