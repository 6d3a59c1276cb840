/** True in the run before each change: of many cases alike it makes one. */
export const isShortRun = Boolean(process.env.SHORT_RUN);

/** For journeys that the short run leaves out: `npm run check -- all` makes them. */
export const long = { tag: '@long' } as const;

/** Leaves all of many journeys alike to the long run but those that are kept. */
export const longExcept = <Case>(kept: readonly Case[], one: Case) => (kept.includes(one) ? {} : long);
