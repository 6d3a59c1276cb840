import * as v from 'valibot';

const hex = v.pipe(
  v.string("must be a colour in quotes, such as '#1f5650'"),
  v.regex(/^#[0-9a-fA-F]{6}$/, "must be a colour in quotes, such as '#1f5650'"),
  v.toLowerCase(),
  v.metadata({ kind: 'colour' }),
);

/** Where a provider has chosen none: another look than the sample's. */
export const calmColours = {
  white: '#ffffff',
  paper: '#fcf6f2',
  ink: '#232a3a',
  'pine-600': '#475a77',
  'pine-700': '#3b4c68',
  'pine-800': '#2d3b52',
  'pine-900': '#263041',
  'pine-950': '#19202c',
  'pine-1000': '#111720',
  'sea-100': '#e6edf5',
  'sea-300': '#b5c8e0',
  'sea-500': '#91abca',
  'clay-700': '#9c4959',
  'clay-500': '#cc6e7c',
  'clay-300': '#ebb1b7',
  'honey-100': '#fbf0d6',
  'honey-300': '#eccb82',
  'honey-800': '#745422',
  'blush-100': '#f7e7e6',
  'blush-300': '#f0d3d3',
  'blush-400': '#e4b9b9',
  'moss-900': '#372a1a',
  'quiet-dark': '#242e40',
  'warm-dark': '#2f2634',
  'text-quiet-light': '#444c5c',
  'text-quiet-dark': '#c8d2de',
  'line-light': '#d3dde7',
  'line-dark': '#3d4b62',
  'mark-dark': '#675528',
  'mail-quiet-light': '#505a6b',
  'mail-quiet-dark': '#c2cedb',
  'mail-line-dark': '#42526a',
  'mail-panel-dark': '#2f3b4f',
};

export type Colours = typeof calmColours;

export const colours = v.pipe(
  v.strictObject({
    colours: v.strictObject(v.entriesFromList(Object.keys(calmColours) as (keyof Colours)[], hex)),
  }),
  v.description(
    'Most is seen of Paper (the page), Ink (its words), Pine 700 (buttons and links) and Honey 300 (highlights); 100 is light, 1000 dark. If words could not be read on a ground, saving says so.',
  ),
);
