/** For journeys that the short run leaves out: `npm run check -- all` makes them. */
export const long = { tag: '@long' } as const;

/** Leaves all of many journeys alike to the long run but those that are kept. */
export const longExcept = <Case>(kept: readonly Case[], one: Case) => (kept.includes(one) ? {} : long);
