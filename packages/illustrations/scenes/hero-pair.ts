import { clay500, clay700, honey300, mix, paper, pine800, pine950 } from '../drawing/colour.ts';
import { form, rimmed, shadow, soft } from '../drawing/light.ts';
import { blob, curve, line, type Point, sewn } from '../drawing/outline.ts';
import { fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { type Back, backOutline, backSeams } from '../figures/back.ts';
import { hand } from '../figures/hand.ts';
import { profile } from '../figures/head.ts';
import { limb } from '../figures/limb.ts';
import { cloths, hairs, skins, type Tone } from '../figures/people-colours.ts';

const glint = mix(honey300, paper, 0.25);

/** The upper body of one who sits with their back to us, bright where the sun comes past. */
const lit = (back: Back, tone: Tone, edge: Point): string =>
  rimmed(
    backOutline(back),
    glint,
    edge,
    form(backOutline(back), tone.body, tone.shaded, [back.x, 840], [back.x, back.shoulder + 30], 0.95),
  ) + backSeams(back, tone);

const WOMAN: Back = { x: 946, neck: 552, shoulder: 590, half: 90, foot: 826 };
const CARER: Back = { x: 1158, neck: 540, shoulder: 568, half: 92, foot: 826 };

const legs = (x: number, cloth: Tone, shoe: Tone, width: number): string =>
  [-30, 26]
    .map((across) =>
      group(
        form(
          limb(
            [
              [x + across, 770, width + 8],
              [x + across * 0.94, 850, width],
            ],
            'cut',
          ),
          cloth.body,
          cloth.shaded,
          [x, 770],
          [x, 868],
          0.8,
        ),
        form(
          blob(
            [x + across - 16, 852],
            [x + across, 844],
            [x + across + 16, 852],
            [x + across + 19, 872],
            [x + across, 877],
            [x + across - 19, 872],
          ),
          shoe.body,
          shoe.shaded,
          [x, 884],
          [x, 850],
          0.7,
        ),
      ),
    )
    .join('');

const woman = (): string =>
  group(
    shadow(0.4, soft(5, fill(blob([890, 868], [1010, 866], [1020, 884], [880, 886]), pine950))),
    legs(946, { body: mix(skins.fair.body, clay500, 0.3), shaded: clay700, lit: paper }, cloths.umber, 25),
    form(
      limb([
        [938, 540, 42],
        [944, 580, 50],
      ]),
      skins.fair.body,
      skins.fair.shaded,
      [900, 560],
      [980, 540],
      0.8,
    ),
    lit(WOMAN, cloths.honey, [-4, 3]),
    place(
      944,
      530,
      profile(
        { skin: skins.fair, hair: 'bun', tone: hairs.white, old: true, glasses: pine800 },
        [0, 0],
        -5,
        [0.8, -0.3],
      ),
      1.1,
    ),
  );

const carer = (): string =>
  group(
    shadow(0.4, soft(5, fill(blob([1100, 868], [1220, 866], [1230, 884], [1090, 886]), pine950))),
    legs(1158, cloths.slate, { body: paper, shaded: cloths.sea.shaded, lit: paper }, 36),
    form(
      limb([
        [1164, 508, 42],
        [1160, 560, 42],
      ]),
      skins.brown.body,
      skins.brown.shaded,
      [1200, 540],
      [1130, 520],
      0.8,
    ),
    lit(CARER, cloths.pine, [4, 3.5]),
    form(
      sewn(
        [
          [1135, 532],
          [1160, 542],
          [1187, 531],
        ],
        [
          [1194, 558],
          [1160, 572],
          [1124, 559],
        ],
      ),
      cloths.tunic.lit,
      cloths.tunic.body,
      [1190, 570],
      [1140, 530],
      0.7,
    ),
    place(
      1160,
      502,
      profile(
        { skin: skins.brown, hair: 'puff', tone: hairs.black, earring: honey300 },
        [0, 0],
        7,
        [0.8, -0.3],
      ),
      [-1.1, 1.1],
    ),
  );

export const armRound = (): string => {
  const sleeve = limb(
    [
      [1092, 600, 60],
      [1050, 670, 52],
      [984, 652, 40],
    ],
    'cut',
  );
  return group(
    shadow(0.3, soft(4, place(-2, 10, fill(sleeve, clay700)))),
    place(988, 650, hand('flat', skins.brown, [0, 0], 196), 1.12),
    rimmed(
      sleeve,
      glint,
      [3, 3.5],
      form(sleeve, cloths.pine.body, cloths.pine.shaded, [1010, 720], [1010, 610], 0.9),
    ),
    stroke(curve([1062, 640], [1050, 652], [1034, 654]), pine950, 2.6, { opacity: 0.6 }),
    stroke(line([993, 634], [986, 671]), cloths.pine.lit, 4, { opacity: 0.8 }),
  );
};

export const pair = (): string => group(woman(), carer());

export const scarf = (sway: number): string => {
  const end = sewn(
    [
      [898, 560],
      [878, 620],
      [868 + sway, 690],
    ],
    [
      [910 + sway, 695],
      [918, 630],
      [932, 570],
    ],
  );
  const band = (y: number, colour: string, width: number): string =>
    stroke(curve([858, y], [895, y + 4], [940, y + 3]), colour, width, { opacity: 0.9 });
  return group(
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      stroke(line([871 + i * 6.2 + sway, 690], [869 + i * 6.3 + sway * 1.5, 707]), clay700, 2.6),
    ),
    form(end, clay500, clay700, [900, 700], [946, 590], 0.7),
    inside(end, band(656, honey300, 3), band(668, paper, 5), band(680, honey300, 3)),
    form(
      blob([904, 556], [920, 542], [950, 546], [984, 538], [992, 552], [984, 570], [950, 578], [914, 574]),
      clay500,
      clay700,
      [910, 590],
      [970, 540],
      0.75,
    ),
    stroke(curve([908, 560], [940, 566], [986, 554]), clay700, 2.4, { opacity: 0.6 }),
  );
};
