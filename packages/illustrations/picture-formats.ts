/** One file of a picture: its width in pixels and the most it may weigh, in bytes. */
export type Variant = { width: number; extension: 'avif' | 'webp' | 'jpg'; limit: number };

const kB = 1000;

/** Scenes are 16:9, in all widths for browsers that know AVIF and in two for those that do not. */
export const SCENE_VARIANTS: readonly Variant[] = [
  { width: 640, extension: 'avif', limit: 11.1 * kB },
  { width: 960, extension: 'avif', limit: 30 * kB },
  { width: 1280, extension: 'avif', limit: 40 * kB },
  { width: 1600, extension: 'avif', limit: 56 * kB },
  { width: 640, extension: 'webp', limit: 30 * kB },
  { width: 1280, extension: 'webp', limit: 80 * kB },
];

export const VIGNETTE_VARIANTS: readonly Variant[] = [
  { width: 320, extension: 'avif', limit: 5 * kB },
  { width: 640, extension: 'avif', limit: 8 * kB },
  { width: 480, extension: 'webp', limit: 12 * kB },
];

/** Portraits of the team are square, and shown small. */
export const TEAM_VARIANTS: readonly Variant[] = [{ width: 240, extension: 'webp', limit: 6 * kB }];

export const STILL_LIFE_VARIANTS: readonly Variant[] = [
  { width: 320, extension: 'avif', limit: 3 * kB },
  { width: 640, extension: 'avif', limit: 6 * kB },
  { width: 960, extension: 'avif', limit: 10 * kB },
  { width: 640, extension: 'webp', limit: 14 * kB },
];

/** Shown small on phones, where one moves along it. */
export const STRIP_VARIANTS: readonly Variant[] = [
  { width: 1152, extension: 'avif', limit: 22 * kB },
  { width: 1728, extension: 'avif', limit: 40 * kB },
  { width: 1152, extension: 'webp', limit: 34 * kB },
];

/** Shown by other sites when a page is shared: 1200 by 630, no text. */
export const SHARE_VARIANTS: readonly Variant[] = [{ width: 1200, extension: 'jpg', limit: 80 * kB }];

/** The top of Home at its other hours: no file is heavier than the same one by day. */
export const HOUR_VARIANTS: readonly Variant[] = [
  { width: 640, extension: 'avif', limit: 9.5 * kB },
  { width: 960, extension: 'avif', limit: 22.4 * kB },
  { width: 1280, extension: 'avif', limit: 32.2 * kB },
  { width: 1280, extension: 'webp', limit: 38.4 * kB },
];

/** The picture that stands in for a film until it plays: one of its frames, 16:9. */
export const POSTER_VARIANTS: readonly Variant[] = [
  { width: 640, extension: 'avif', limit: 12 * kB },
  { width: 960, extension: 'avif', limit: 30 * kB },
  { width: 1280, extension: 'avif', limit: 40 * kB },
  { width: 1280, extension: 'webp', limit: 40 * kB },
];
