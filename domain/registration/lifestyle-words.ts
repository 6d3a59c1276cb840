import { brand } from '#content/brand.yaml';
import { lifestylePage } from '#content/lifestyle.yaml';
import { fill } from '../text/fill.ts';

const { description, noCare, notIncluded } = lifestylePage;
const { status } = brand.registration;

export const lifestyleDescription = description.map((text) => fill(text, { noCare: noCare[status] }));
export const lifestyleLimits = fill(notIncluded.text, { personalCare: notIncluded.personalCare[status] });
