export const CACHE_POLICIES = {
  /** Scripts, styles, fonts, pictures and films: each version has a name of its own. */
  versionedFile: 'public, max-age=31536000, immutable',
  /** Files without a version in their name, and cached pages as browsers get them: asked for again by ETag. */
  revalidated: 'public, max-age=0, must-revalidate',
  /**
   * Pages that are the same for everybody: cached by the server until ten seconds have passed or their source has
   * changed; browsers get `revalidated` in its place. Such a page depends on its address alone: no key, no clock.
   */
  sharedPage: 'public, max-age=0, s-maxage=10, must-revalidate',
  personalPage: 'private, no-cache',
  /** Answers to forms, and errors: they hold a form's key, or what a visitor typed. */
  notStored: 'no-store',
  /** Feeds, the sitemap, the search index, pictures of articles: what editors change may be five minutes late. */
  listing: 'public, max-age=300',
} as const;
