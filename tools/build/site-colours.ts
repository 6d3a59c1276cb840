import type { Plugin } from 'vite';
import type { Colours } from '#domain/content/pictures/colours.ts';

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

/** Puts in the provider's colours: each whole, or as the parts of one that is seen through. */
export function withColours(css: string, colours: Colours): string {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');
  const values = new Map(
    Object.entries(colours).flatMap(([name, hex]) => [
      [name, hex] as const,
      [`${name}-parts`, parts(hex)] as const,
    ]),
  );
  return css.replace(/\benv\(([\w-]+)\)/g, (whole, name: string) => values.get(name) ?? whole);
}

/** Adds them to the finished style sheets, so that nobody has to write any colour twice. */
export function siteColours(): Plugin {
  return {
    name: 'site-colours',
    transform: {
      filter: { id: /\/site\.css/ },
      async handler(css) {
        // Written by a plugin before this one.
        const { colours } = await import('#content/colours.yaml');
        const coloured = withColours(css, colours);
        return this.environment.mode === 'build' ? withLegacyColours(coloured) : coloured;
      },
    },
  };
}
