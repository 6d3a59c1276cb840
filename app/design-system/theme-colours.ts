/** As in tokens.css, for what browsers draw around the page. */
export const themeColours = { light: '#fbf7f0', dark: '#0d2422' } as const;
