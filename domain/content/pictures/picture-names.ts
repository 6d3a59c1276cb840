/** Pictures over the whole width. */
export const sceneNames = [
  'hero-home',
  'care-for-adults',
  'disabilities-support',
  'live-in-care',
  'after-hospital-care',
  'home-care',
  'social-engagement',
  'supported-living',
  'night-care',
  'lifestyle',
  'about',
  'why-us',
  'contact',
  'careers',
  'event',
  'not-found',
] as const;

export type SceneName = (typeof sceneNames)[number];

/** The scene of Home in the light of other hours than the day's. */
export const hourNames = ['hero-home-dawn', 'hero-home-dusk', 'hero-home-night'] as const;

/** Square ones, by the ids of the lifestyle services. */
export const vignetteNames = [
  'household-support',
  'shopping-and-errands',
  'pharmacy-support',
  'personal-assistance',
  'companionship',
  'everyday-assistance',
  'event-support',
  'travel-assistance',
  'learning-and-development-support',
] as const;

export type VignetteName = (typeof vignetteNames)[number];

/** In the order of the panels beside which they stand. */
export const stillLifeNames = [
  'about-1',
  'about-2',
  'after-hospital-care-1',
  'after-hospital-care-2',
  'after-hospital-care-3',
  'care-for-adults-1',
  'care-for-adults-2',
  'care-for-adults-3',
  'disabilities-support-1',
  'disabilities-support-2',
  'disabilities-support-3',
  'home-care-1',
  'home-care-2',
  'home-care-3',
  'live-in-care-1',
  'live-in-care-2',
  'live-in-care-3',
  'night-care-1',
  'night-care-2',
  'night-care-3',
  'social-engagement-1',
  'social-engagement-2',
  'social-engagement-3',
  'supported-living-1',
  'supported-living-2',
  'supported-living-3',
  'why-us-1',
  'why-us-2',
  'why-us-3',
  'why-us-4',
] as const;

export type StillLifeName = (typeof stillLifeNames)[number];

/** Long ones, of the moments of a day. */
export const stripNames = ['margarets-day'] as const;

export type StripName = (typeof stripNames)[number];
