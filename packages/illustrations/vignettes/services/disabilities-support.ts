import {
  blush100,
  clay500,
  clay700,
  honey300,
  mix,
  paper,
  pine700,
  pine800,
  sea100,
  sea300,
} from '../../drawing/colour.ts';
import { form } from '../../drawing/light.ts';
import { arc, box, curve, disc, line, ridge, shape } from '../../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../../drawing/paint.ts';
import { castShadows, stage, stillLife } from '../../drawing/still-life.ts';
import { jar } from '../../props/crockery.ts';
import { choppingBoard } from '../../props/kitchen.ts';
import { headphones } from '../../props/pastimes.ts';
import { towel } from '../../props/washing.ts';
import { glazes } from './glazes.ts';
import { outOfTheDoor } from './seated-together.ts';
import { slicing } from './together.ts';

const card = (ground: string, sign: string): string =>
  group(
    form(box(-54, -136, 108, 136, 10), paper, mix(sea300, pine700, 0.2), [70, 10], [-30, -120], 0.4),
    fill(box(-44, -126, 88, 94, 6), ground),
    place(0, -80, sign),
    stroke(line([-26, -16], [26, -16]), mix(pine700, sea300, 0.4), 6),
  );

const sun =
  fill(disc(0, 0, 19), clay500) +
  Array.from({ length: 8 }, (_, i) =>
    stroke(
      line(
        [27 * Math.cos((i * Math.PI) / 4), 27 * Math.sin((i * Math.PI) / 4)],
        [36 * Math.cos((i * Math.PI) / 4), 36 * Math.sin((i * Math.PI) / 4)],
      ),
      clay500,
      5,
    ),
  ).join('');
const cup =
  fill(box(-24, -20, 42, 44, [3, 3, 14, 14]), paper) +
  stroke(arc(20, 0, 12, 12, -80, 80), paper, 6) +
  stroke(line([-22, 32], [24, 32]), paper, 5);
const house =
  fill(shape([-32, 0], [0, -32], [32, 0]), clay500) +
  fill(box(-23, -2, 46, 34), paper) +
  fill(box(-7, 10, 14, 22), pine700);

const cardsAndHeadphones = (): string =>
  stillLife(
    stage('sea', 288),
    castShadows([140, 352, 220], [330, 372, 110], [448, 364, 110], [562, 372, 110]),
    place(144, 358, towel(glazes.clay, honey300), 1.04),
    place(144, 306, headphones(glazes.pine, mix(honey300, clay500, 0.3)), 1.04),
    place(326, 364, card(mix(honey300, paper, 0.4), sun), 1.08, -4),
    place(444, 356, card(pine700, cup), 1.08),
    place(562, 364, card(mix(sea300, paper, 0.2), house), 1.08, 4),
  );

/** Out of doors as seen from the hall, its left edge at x 0. */
const doorway = (): string =>
  group(
    fill(box(0, -10, 200, 316), along([0, 0], [0, 300], [0, sea300], [0.7, mix(sea100, honey300, 0.3)])),
    fill(ridge(310, [0, 206], [70, 192], [200, 210]), mix(sea300, pine700, 0.3)),
    fill(ridge(310, [0, 246], [90, 236], [200, 244]), mix(pine700, honey300, 0.2)),
    fill(shape([6, 308], [64, 240], [76, 240], [112, 308]), mix(blush100, honey300, 0.4)),
    form(box(-18, -10, 18, 316), paper, mix(clay500, pine700, 0.35), [-26, 300], [0, 100], 0.4),
    fill(shape([-18, 306], [200, 306], [200, 410], [-110, 410]), paper, 0.3),
  );

const settingOut = (): string =>
  stillLife(
    stage('honey', 304),
    place(496, 0, doorway()),
    castShadows([160, 386, 110], [350, 386, 170]),
    outOfTheDoor(330, 386),
  );

const recipe = (): string =>
  group(
    form(
      shape([-78, -168], [78, -168], [84, 0], [-84, 0]),
      paper,
      mix(sea300, pine700, 0.2),
      [100, 10],
      [-40, -150],
      0.4,
    ),
    ...(
      [
        [-40, -122, clay500],
        [40, -122, mix(honey300, clay500, 0.2)],
        [-42, -48, pine700],
        [42, -48, clay700],
      ] as const
    ).map(
      ([x, y, tone], i) =>
        fill(box(x - 30, y - 28, 60, 54, 6), mix(sea300, paper, 0.5)) +
        (i % 2
          ? fill(box(x - 16, y - 8, 32, 22, 4), tone) + stroke(line([x + 16, y], [x + 26, y - 4]), tone, 5)
          : fill(disc(x, y, 15, 12), tone) +
            stroke(curve([x, y - 12], [x + 3, y - 20], [x + 9, y - 20]), pine800, 4)),
    ),
    stroke(line([-2, -164], [-2, -4]), mix(sea300, pine700, 0.3), 2.5),
  );

const cookingAlong = (): string =>
  stillLife(
    stage('sea', 280),
    form(box(276, 104, 136, 14, 5), glazes.wood.body, glazes.wood.shaded, [420, 120], [290, 100], 0.6),
    place(314, 104, jar(44, glazes.sea, pine700)) + place(374, 104, jar(52, glazes.honey, clay700)),
    castShadows([60, 384, 110], [350, 384, 200]),
    slicing(
      280,
      place(
        366,
        352,
        choppingBoard(glazes.cream, { body: mix(clay500, honey300, 0.3), shaded: clay700, lit: honey300 }),
        0.8,
      ),
    ),
    place(62, 388, recipe(), 0.62, -2),
  );

export const disabilitiesSupport = [cardsAndHeadphones, settingOut, cookingAlong] as const;
