/** For journeys that no width changes: they are made once, on a phone. */
export const anyWidth = { tag: '@any-width' } as const;
