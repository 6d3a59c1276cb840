import {
  blush100,
  clay500,
  clay700,
  honey300,
  ink,
  mix,
  paper,
  pine700,
  pine800,
  pine950,
  sea100,
  sea300,
} from '../drawing/colour.ts';

/** A surface: its own colour, its shadow side, the light on its edge. */
export type Tone = { body: string; shaded: string; lit: string };

/** Skin has a line for its few features, and a warmer tone for cheeks and lips. */
export type Skin = Tone & { line: string; warm: string };

const skin = (body: string, deep: string, lit: string, line: string, warm: string): Skin => ({
  body,
  shaded: mix(body, deep, 0.5),
  lit: mix(body, lit, 0.55),
  line,
  warm,
});

const umber = mix(clay700, pine950, 0.55);

export const skins = {
  fair: skin(
    mix(mix(blush100, clay500, 0.27), honey300, 0.16),
    mix(clay500, clay700, 0.5),
    paper,
    mix(clay700, pine950, 0.35),
    clay500,
  ),
  tan: skin(
    mix(mix(honey300, clay500, 0.52), blush100, 0.38),
    mix(clay700, clay500, 0.4),
    mix(honey300, paper, 0.5),
    umber,
    mix(clay500, clay700, 0.3),
  ),
  brown: skin(
    mix(mix(clay500, honey300, 0.3), umber, 0.5),
    mix(umber, pine950, 0.3),
    mix(honey300, clay500, 0.35),
    mix(umber, pine950, 0.6),
    mix(clay700, umber, 0.2),
  ),
  deep: skin(
    mix(mix(clay700, honey300, 0.12), pine950, 0.48),
    mix(umber, pine950, 0.6),
    mix(clay500, honey300, 0.4),
    pine950,
    mix(clay700, umber, 0.4),
  ),
} satisfies Record<string, Skin>;

export const hairs = {
  silver: { body: mix(sea100, sea300, 0.42), shaded: mix(sea300, pine700, 0.4), lit: paper },
  white: { body: mix(paper, sea100, 0.7), shaded: mix(sea300, pine700, 0.2), lit: paper },
  grey: { body: mix(mix(ink, paper, 0.52), clay500, 0.1), shaded: mix(ink, clay700, 0.2), lit: sea100 },
  chestnut: { body: mix(clay700, pine950, 0.42), shaded: mix(clay700, pine950, 0.72), lit: clay500 },
  black: { body: mix(pine950, clay700, 0.16), shaded: pine950, lit: mix(pine700, clay500, 0.3) },
  copper: { body: mix(clay500, clay700, 0.6), shaded: mix(clay700, pine950, 0.4), lit: honey300 },
} satisfies Record<string, Tone>;

export const cloths = {
  tunic: {
    body: mix(pine700, sea300, 0.3),
    shaded: mix(pine800, pine950, 0.2),
    lit: mix(sea300, sea100, 0.4),
  },
  red: {
    body: mix(clay500, clay700, 0.35),
    shaded: mix(clay700, pine950, 0.3),
    lit: mix(honey300, clay500, 0.4),
  },
  honey: {
    body: mix(honey300, clay500, 0.18),
    shaded: mix(clay500, clay700, 0.35),
    lit: mix(honey300, paper, 0.6),
  },
  blush: { body: mix(blush100, clay500, 0.28), shaded: mix(clay500, clay700, 0.3), lit: paper },
  cream: { body: mix(paper, honey300, 0.2), shaded: mix(honey300, clay500, 0.4), lit: paper },
  pine: { body: mix(pine800, pine700, 0.4), shaded: pine950, lit: mix(pine700, sea300, 0.5) },
  sea: { body: mix(sea300, pine700, 0.18), shaded: mix(pine700, sea300, 0.25), lit: sea100 },
  umber: { body: mix(clay700, pine950, 0.45), shaded: mix(clay700, pine950, 0.75), lit: clay500 },
  slate: { body: mix(pine800, ink, 0.4), shaded: pine950, lit: mix(pine700, sea300, 0.3) },
} satisfies Record<string, Tone>;
