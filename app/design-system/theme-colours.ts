/** The ground of the page in each scheme, for what is drawn around it by browsers; as in tokens.css. */
export const themeColours = { light: '#fbf7f0', dark: '#0d2422' } as const;
