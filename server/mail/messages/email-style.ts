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
  mark: string;
  onMark: string;
}

export const LIGHT: Palette = {
  ground: '#FBF7F0',
  card: '#FFFFFF',
  ink: '#14302E',
  quiet: '#45605C',
  line: '#A9D0C6',
  link: '#1F5650',
  panel: '#F9E7DF',
  action: '#1F5650',
  onAction: '#FFFFFF',
  mark: '#1F5650',
  onMark: '#F3C969',
};

const DARK: Palette = {
  ground: '#0D2422',
  card: '#14302E',
  ink: '#FBF7F0',
  quiet: '#BCD2CC',
  line: '#2F5A54',
  link: '#A9D0C6',
  panel: '#1F423D',
  action: '#A9D0C6',
  onAction: '#0D2422',
  mark: '#1F5650',
  onMark: '#F3C969',
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
