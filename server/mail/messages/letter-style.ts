import { dark, light } from './palette.ts';

/** Mail programs seldom load fonts: these stand in for the site's two. */
export const sans = "'Atkinson Hyperlegible Next', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
export const serif = "Fraunces, Georgia, 'Times New Roman', serif";

/** The fold: a rounded square with one square corner. */
export const fold = (radius: number) => `${radius}px ${radius}px 0 ${radius}px`;

/** Every role of the palette that the dark scheme changes, by the class that carries it. */
const darkRules = [
  ['ground', 'background-color', dark.ground],
  ['card', 'background-color', dark.card],
  ['panel', 'background-color', dark.panel],
  ['action', 'background-color', dark.action],
  ['action', 'border-color', dark.action],
  ['ink', 'color', dark.ink],
  ['quiet', 'color', dark.quiet],
  ['link', 'color', dark.link],
  ['on-action', 'color', dark.onAction],
  ['further', 'border-color', dark.action],
  ['line', 'border-color', dark.line],
] as const;

/**
 * What inline styles cannot say. It holds no quotation mark, ampersand or angle bracket, which React would
 * escape and a style element would not read back.
 */
export const styleSheet = [
  ':root { color-scheme: light dark; supported-color-schemes: light dark; }',
  'body { margin: 0; padding: 0; }',
  '@media (max-width: 480px) { .gutter { padding-left: 20px !important; padding-right: 20px !important; } .wide { width: 100% !important; } .label, .value { display: block !important; width: auto !important; } .label { padding-bottom: 0 !important; } .value { padding-top: 2px !important; border: 0 !important; } }',
  `@media (prefers-color-scheme: dark) { ${darkRules
    .map(([name, property, value]) => `.${name} { ${property}: ${value} !important; }`)
    .join(' ')} }`,
].join('\n');

export const bodyText = {
  fontFamily: sans,
  fontSize: '17px',
  lineHeight: '27px',
  color: light.ink,
} as const;

export const quietText = { ...bodyText, fontSize: '15px', lineHeight: '23px', color: light.quiet } as const;
