/**
 * Every part of the site that needs React in the browser. An island is named like its file, whose default export it is.
 * The build makes a file of each; nothing here runs.
 */
export const islands = {
  'postcode-search': () => import('~/islands/postcode-search.tsx'),
};

export type IslandName = keyof typeof islands;

export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>['default'];
