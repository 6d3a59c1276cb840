const SECOND = 1000;
const HOUR = 3600 * SECOND;

export const retentionRhythm = {
  firstMs: 120 * SECOND,
  everyMs: 24 * HOUR,
  retryMs: HOUR,
  failure: 'The daily deletion failed; it is tried again in an hour.',
};

/** Soon after the start, so that the jobs of the first day are known before anybody asks for new ones. */
export const jobNewsRhythm = {
  firstMs: SECOND,
  everyMs: HOUR / 2,
  retryMs: HOUR / 4,
  failure: 'The look for new jobs failed; it is tried again in a quarter of an hour.',
};
