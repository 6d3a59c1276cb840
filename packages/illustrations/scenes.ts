import { about } from './scenes/about.ts';
import { afterHospitalCare } from './scenes/after-hospital-care.ts';
import { careForAdults } from './scenes/care-for-adults.ts';
import { careers } from './scenes/careers.ts';
import { contact } from './scenes/contact.ts';
import { disabilitiesSupport } from './scenes/disabilities-support.ts';
import { event } from './scenes/event.ts';
import { heroHome, heroHours } from './scenes/hero-home.ts';
import { homeCare } from './scenes/home-care.ts';
import { lifestyle } from './scenes/lifestyle.ts';
import { liveInCare } from './scenes/live-in-care.ts';
import { nightCare } from './scenes/night-care.ts';
import { notFound } from './scenes/not-found.ts';
import { socialEngagement } from './scenes/social-engagement.ts';
import { supportedLiving } from './scenes/supported-living.ts';
import { whyUs } from './scenes/why-us.ts';

/** Draws a picture as an SVG document, at a moment from 0 to 1 of its loop where something in it moves. */
export type Drawing = (moment: number) => string;

export const scenes: Readonly<Record<string, Drawing>> = {
  about,
  'after-hospital-care': afterHospitalCare,
  'care-for-adults': careForAdults,
  careers,
  contact,
  'disabilities-support': disabilitiesSupport,
  event,
  'hero-home': heroHome,
  'home-care': homeCare,
  lifestyle,
  'live-in-care': liveInCare,
  'night-care': nightCare,
  'not-found': notFound,
  'social-engagement': socialEngagement,
  'supported-living': supportedLiving,
  'why-us': whyUs,
};

/** The top of Home in the light of other hours than the day's. */
export const hours = heroHours;
