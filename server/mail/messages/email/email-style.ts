import { colours } from '#content/colours.yaml';

interface Palette {
  ground: string;
  card: string;
  ink: string;
  quiet: string;
  line: string;
  link: string;
  panel: string;
  action: string;
  onAction: string;
}

export const LIGHT: Palette = {
  ground: colours.paper,
  card: colours.white,
  ink: colours.ink,
  quiet: colours['mail-quiet-light'],
  line: colours['sea-300'],
  link: colours['pine-700'],
  panel: colours['blush-100'],
  action: colours['pine-700'],
  onAction: colours.white,
};

const DARK: Palette = {
  ground: colours['pine-950'],
  card: colours.ink,
  ink: colours.paper,
  quiet: colours['mail-quiet-dark'],
  line: colours['mail-line-dark'],
  link: colours['sea-300'],
  panel: colours['mail-panel-dark'],
  action: colours['sea-300'],
  onAction: colours['pine-950'],
};

/** Mail programs seldom load fonts: these stand in for the site's two. */
const SANS = "'Atkinson Hyperlegible Next', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
export const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";

export const fold = (radius: number) => `${radius}px ${radius}px 0 ${radius}px`;

const DARK_RULES = [
  ['ground', 'background-color', DARK.ground],
  ['card', 'background-color', DARK.card],
  ['panel', 'background-color', DARK.panel],
  ['action', 'background-color', DARK.action],
  ['action', 'border-color', DARK.action],
  ['ink', 'color', DARK.ink],
  ['quiet', 'color', DARK.quiet],
  ['link', 'color', DARK.link],
  ['on-action', 'color', DARK.onAction],
  ['further', 'border-color', DARK.action],
  ['line', 'border-color', DARK.line],
] as const;

/** No quotation mark, ampersand or angle bracket: React would escape it, and a style element does not read it back. */
export const STYLE_SHEET = [
  ':root { color-scheme: light dark; supported-color-schemes: light dark; }',
  'body { margin: 0; padding: 0; }',
  '@media (max-width: 640px) { .gutter { padding-left: 20px !important; padding-right: 20px !important; } .label, .value { display: block !important; width: auto !important; } .label { padding-bottom: 0 !important; } .value { padding-top: 2px !important; border: 0 !important; } }',
  `@media (prefers-color-scheme: dark) { ${DARK_RULES.map(
    ([name, property, value]) => `.${name} { ${property}: ${value} !important; }`,
  ).join(' ')} }`,
].join('\n');

export const BODY_TEXT = {
  fontFamily: SANS,
  fontSize: '17px',
  lineHeight: '27px',
  color: LIGHT.ink,
  // The mail is as narrow as its window, whatever somebody has written without a space.
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
} as const;

export const QUIET_TEXT = { ...BODY_TEXT, fontSize: '15px', lineHeight: '23px', color: LIGHT.quiet } as const;
