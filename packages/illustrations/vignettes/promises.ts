import {
  blush100,
  clay500,
  clay700,
  honey300,
  mix,
  paper,
  pine700,
  pine800,
  sea300,
} from '../drawing/colour.ts';
import { form } from '../drawing/light.ts';
import { box, line, shape } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import { castShadows, stage, stillLife } from '../drawing/still-life.ts';
import { cast } from '../figures/cast.ts';
import { cloths } from '../figures/people-colours.ts';
import { mug } from '../props/crockery.ts';
import { clock } from '../props/furniture.ts';
import { fronds, pot } from '../props/plants.ts';
import { spectacles } from '../props/stationery.ts';
import { lowered, over } from './behind-a-table.ts';
import { glazes } from './services/glazes.ts';
import { hold, sitter } from './services/together.ts';

/** On time, and known by name. */
const handshake = (): string =>
  stillLife(
    stage('honey', 284),
    place(328, 84, clock(52, glazes.linen, pine800, 9, 0)),
    over(
      284,
      '',
      sitter(cast.arthur, 124, 'right', { nod: -4, near: hold('flat', [156, -446], -8) }),
      sitter(cast.tunde, 532, 'left', { turned: true, near: hold('grip', [160, -448], -8) }),
    ),
    castShadows([84, 372, 70], [560, 376, 70]),
    place(84, 376, mug(glazes.sea, pine700), 1.05),
    place(560, 380, mug(glazes.clay, blush100), 1.05),
  );

const priceInWriting = (): string =>
  place(
    328,
    300,
    form(
      shape([-66, -64], [62, -68], [68, 58], [-60, 64]),
      paper,
      mix(sea300, pine700, 0.2),
      [80, 90],
      [0, -20],
      0.4,
    ) +
      fill(box(-46, -50, 44, 12, 3), pine700) +
      [-22, -2, 18]
        .map(
          (y) =>
            stroke(line([-46, y], [12, y - 2]), pine700, 4, { opacity: 0.45 }) +
            stroke(line([34, y - 2], [52, y - 3]), pine700, 4, { opacity: 0.8 }),
        )
        .join('') +
      stroke(line([-44, 34], [54, 30]), pine800, 2.5) +
      stroke(line([24, 46], [54, 44]), clay500, 7),
    1.08,
  );

const overThePrice = (): string =>
  stillLife(
    stage('sea', 280),
    over(
      280,
      priceInWriting(),
      sitter(lowered(cast.clare), 120, 'right', { nod: 10, near: hold('pinch', [138, -432], -8) }),
      sitter(cast.samira, 536, 'left', { turned: true, near: hold('pinch', [138, -432], -8) }),
    ),
    castShadows([96, 374, 120], [548, 376, 70]),
    place(96, 374, spectacles(pine800), 0.62),
    place(548, 380, mug(glazes.honey, paper), 1.05),
  );

/** A month that stands on the table, its days in rows; one is marked. */
const calendar = (): string =>
  place(
    328,
    372,
    group(
      fill(shape([-78, 0], [78, 0], [88, 12], [-68, 12]), glazes.wood.shaded),
      form(box(-80, -142, 160, 142, 5), paper, mix(sea300, pine700, 0.2), [100, 20], [-20, -100], 0.4),
      fill(box(-80, -142, 160, 32, [5, 5, 0, 0]), clay500),
      ...[-52, 0, 52].map((x) => stroke(line([x, -150], [x, -134]), pine800, 5)),
      ...[0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2, 3, 4, 5].map((column) =>
          fill(
            box(-68 + column * 23.4, -100 + row * 24, 16, 15, 3),
            (row * 6 + column) % 5 === 1 ? honey300 : mix(sea300, paper, 0.45),
          ),
        ),
      ),
    ),
  );

const nextWeek = (): string =>
  stillLife(
    stage('blush', 284),
    castShadows([328, 372, 170]),
    over(
      284,
      calendar(),
      sitter({ ...cast.winston, top: cloths.sea, buttons: honey300 }, 116, 'right', {
        nod: 2,
        near: hold('flat', [136, -452], -6),
      }),
      sitter(lowered(cast.amara), 540, 'left', { nod: 12, near: hold('pinch', [138, -470], 2) }),
    ),
    castShadows([66, 380, 70], [590, 376, 70]),
    place(66, 384, mug(glazes.pine, honey300), 1),
    place(
      590,
      380,
      pot(64, 54, clay500, clay700) +
        place(0, -48, fronds(6, 66, 8, { leaf: pine700, shaded: pine800, lit: mix(pine700, honey300, 0.4) })),
    ),
  );

/** Beside the promises of Why Us, in their order. */
export const promises = [handshake, overThePrice, nextWeek] as const;
