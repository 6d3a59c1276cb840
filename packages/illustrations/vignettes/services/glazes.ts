import {
  blush100,
  clay500,
  clay700,
  honey300,
  mix,
  paper,
  pine700,
  pine800,
  pine950,
  sea100,
  sea300,
} from '../../drawing/colour.ts';
import type { Glaze } from '../../props/crockery.ts';

/** Materials of the still lifes: each its own colour, its shadow side and its light. */
export const glazes = {
  clay: { body: clay500, shaded: clay700, lit: blush100 },
  pine: { body: pine700, shaded: pine950, lit: sea300 },
  sea: { body: sea300, shaded: pine700, lit: paper },
  honey: { body: honey300, shaded: mix(clay500, clay700, 0.3), lit: paper },
  cream: { body: mix(paper, blush100, 0.4), shaded: mix(clay500, pine700, 0.35), lit: paper },
  linen: { body: paper, shaded: mix(sea300, pine700, 0.25), lit: paper },
  wood: {
    body: mix(clay700, honey300, 0.4),
    shaded: mix(clay700, pine950, 0.35),
    lit: mix(honey300, paper, 0.3),
  },
  crust: { body: mix(honey300, clay500, 0.5), shaded: clay700, lit: mix(honey300, paper, 0.5) },
  steel: { body: mix(sea300, pine800, 0.2), shaded: pine800, lit: sea100 },
  rose: { body: mix(blush100, clay500, 0.3), shaded: mix(clay500, clay700, 0.5), lit: paper },
} satisfies Record<string, Glaze>;
