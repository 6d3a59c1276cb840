import type { Plugin } from 'vite';

const value = String.raw`((?:[^(),]|\([^()]*\))+)`;
const twoSchemes = new RegExp(`(--[\\w-]+):\\s*light-dark\\(${value},\\s*${value}\\)`, 'g');

/**
 * The style sheet with a last word for browsers from before 2024, which do not know `light-dark()`: they get the light
 * scheme, and the dark values where a part of the page is dark in both.
 */
export function withLegacyColours(css: string): string {
  const all = [...css.matchAll(twoSchemes)];
  // A wish for more contrast comes after, and only browsers that heed it know both.
  const tokens = all.filter(([, name], index) => all.findIndex((token) => token[1] === name) === index);
  if (tokens.length === 0) return css;
  const listed = (scheme: 2 | 3) => tokens.map((token) => `${token[1]}:${token[scheme]?.trim()}`).join(';');
  const rules = `:root{color-scheme:light;${listed(2)}}[data-scheme=dark]{${listed(3)}}`;
  return `${css}@layer tokens{@supports not (color:light-dark(#000,#fff)){${rules}}}`;
}

/** Adds those colours to the finished style sheets, so that nobody has to write any colour twice. */
export function legacyColours(): Plugin {
  return {
    name: 'legacy-colours',
    apply: 'build',
    transform: { filter: { id: /\/site\.css/ }, handler: (css) => withLegacyColours(css) },
  };
}
