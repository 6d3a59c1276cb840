/**
 * Every part of the site that needs React in the browser. An island is named like its file, whose default export it is.
 * The build makes a file of each; nothing here runs.
 */
export const islands = {
  chat: () => import('~/features/chat/chat.tsx'),
  'postcode-search': () => import('~/islands/postcode-search.tsx'),
  'shortcuts-panel': () => import('~/features/shortcuts/shortcuts-panel.tsx'),
  'site-search': () => import('~/features/site-search/site-search.tsx'),
};

export type IslandName = keyof typeof islands;

export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>['default'];
