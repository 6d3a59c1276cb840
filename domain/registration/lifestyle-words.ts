import { brand } from '#content/brand.yaml';
import { lifestylePage } from '#content/lifestyle.yaml';
import { fill } from '../text/fill.ts';
import { isAllEverydayHelp } from './offered.ts';

const { description, fewer, noCare, notIncluded } = lifestylePage;
const { status } = brand.registration;

export const lifestyleDescription = (
  isAllEverydayHelp ? description : description.with(0, fewer.description)
).map((text) => fill(text, { noCare: noCare[status] }));
export const lifestyleHeading = isAllEverydayHelp ? lifestylePage.panelsHeading : fewer.panelsHeading;
export const lifestyleLimits = fill(notIncluded.text, { personalCare: notIncluded.personalCare[status] });
