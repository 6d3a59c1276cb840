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
} from '../drawing/colour.ts';
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { box, curve, disc, line, onward, ridge, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { cloudBank, gull, wash } from '../drawing/sky.ts';
import { afloat, yacht } from '../drawing/southampton.ts';
import { vignette } from '../drawing/vignette.ts';
import { glitter } from '../drawing/water.ts';
import { mug } from '../props/crockery.ts';
import { grass } from '../props/greenery.ts';
import { friends } from './people.ts';

const wood = mix(clay700, honey300, 0.25);
const inShade = mix(clay700, pine950, 0.5);

/** A deckchair from behind, 170 wide, feet on y 0. */
const deckchair = (cloth: string, stripe: string): string => {
  const sling = `M-68 -268L68 -268${onward([68, -268], [80, -150], [70, -56])}L-70 -56${onward([-70, -56], [-80, -150], [-68, -268])}Z`;
  return group(
    stroke(line([-84, -176], [-62, 0]), wood, 13) + stroke(line([84, -176], [62, 0]), wood, 13),
    form(sling, cloth, inShade, [90, -40], [-40, -220], 0.6),
    ...[-44, -15, 15, 44].map((x) =>
      stroke(curve([x * 0.94, -266], [x * 1.12, -150], [x * 0.98, -58]), stripe, 13),
    ),
    shade(sling, inShade, [0, -40], [0, -140], 0.55),
    stroke(line([-78, -284], [-92, 0]), wood, 13) +
      stroke(line([78, -284], [92, 0]), wood, 13) +
      stroke(line([-82, -276], [82, -276]), wood, 14) +
      stroke(line([-78, -281], [80, -281]), honey300, 4, { opacity: 0.8 }) +
      stroke(line([-88, -50], [88, -50]), inShade, 11),
  );
};

export const companionship = (): string =>
  vignette(
    wash(
      640,
      0,
      330,
      [0, mix(sea300, sea100, 0.1)],
      [0.5, mix(sea100, blush100, 0.6)],
      [1, mix(honey300, blush100, 0.45)],
    ),
    glow([330, 250], 380, mix(honey300, blush100, 0.3), 0.9),
    fill(disc(330, 238, 40), mix(paper, honey300, 0.25)),
    cloudBank(2, 150, 92, 260, 30, [mix(sea100, paper, 0.5), mix(blush100, paper, 0.4)]),
    cloudBank(6, 520, 140, 220, 22, [mix(sea100, blush100, 0.6), mix(blush100, clay500, 0.2)]),
    place(84, 128, gull(0.5, mix(pine700, sea300, 0.5)), 0.7, -6),
    place(140, 150, gull(-0.4, mix(pine700, sea300, 0.5)), 0.5),
    fill(ridge(330, [-10, 296], [150, 280], [320, 292], [480, 274], [650, 290]), mix(sea300, blush100, 0.35)),
    fill(
      box(-10, 322, 660, 160),
      along(
        [0, 322],
        [0, 480],
        [0, mix(honey300, blush100, 0.5)],
        [0.4, mix(sea100, sea300, 0.5)],
        [1, mix(sea300, pine700, 0.35)],
      ),
    ),
    glitter({
      seed: 3,
      count: 90,
      x: 330,
      from: 328,
      to: 470,
      spread: [30, 120],
      colour: mix(paper, honey300, 0.3),
      moment: 0,
    }),
    afloat(516, 372, yacht(mix(paper, sea300, 0.2), clay500, mix(pine800, sea300, 0.3)), 0.62, 0),
    fill(
      ridge(650, [-10, 470], [160, 456], [330, 464], [500, 452], [650, 468]),
      along([0, 456], [0, 640], [0, mix(honey300, paper, 0.35)], [1, mix(honey300, clay500, 0.4)]),
    ),
    shade(
      ridge(650, [-10, 470], [160, 456], [330, 464], [500, 452], [650, 468]),
      clay700,
      [320, 720],
      [320, 520],
      0.5,
    ),
    shadow(
      0.32,
      soft(
        6,
        fill(shape([96, 590], [250, 590], [230, 650], [40, 650]), inShade),
        fill(shape([390, 590], [550, 590], [610, 650], [420, 650]), inShade),
      ),
    ),
    friends(),
    place(186, 606, deckchair(paper, pine700), 1.1),
    place(466, 606, deckchair(mix(paper, blush100, 0.3), clay500), 1.1),
    place(
      326,
      596,
      group(
        form(
          shape([-50, -74], [50, -78], [54, -66], [-54, -62]),
          mix(wood, honey300, 0.3),
          inShade,
          [60, -60],
          [-40, -80],
          0.5,
        ),
        stroke(line([-36, -64], [-44, 0]), wood, 9) + stroke(line([36, -66], [44, 0]), wood, 9),
      ),
    ),
    place(304, 526, mug({ body: clay500, shaded: clay700, lit: blush100 }), [-0.76, 0.76]),
    place(352, 524, mug({ body: sea300, shaded: pine700, lit: paper }), 0.76),
    place(0, 648, grass(3, -10, 130, 70, [pine800, pine700, mix(honey300, sea300, 0.3)])),
    place(0, 648, grass(5, 540, 650, 90, [pine800, pine700, mix(honey300, sea300, 0.3)])),
  );
