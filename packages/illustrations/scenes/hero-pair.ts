import { clay500, clay700, honey300, mix, paper, pine800, pine950 } from '../drawing/colour.ts';
import { form, rimmed, shade, shadow, soft } from '../drawing/light.ts';
import { blob, curve, line, type Point, sewn } from '../drawing/outline.ts';
import { fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { type Back, backOutline, backSeams } from '../figures/back.ts';
import { hand } from '../figures/hand.ts';
import { profile } from '../figures/head.ts';
import { limb } from '../figures/limb.ts';
import { cloths, hairs, skins, type Tone } from '../figures/people-colours.ts';
import type { Light, Tint } from './hero-light.ts';

const tinted = <Colours extends Record<string, string>>(colours: Colours, tint: Tint): Colours =>
  Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [
      name,
      name === 'shaded' ? tint(tint(colour)) : tint(colour),
    ]),
  ) as Colours;

/** The upper body of one who sits with their back to us, bright where the sun comes past. */
const lit = (back: Back, cloth: Tone, edge: Point, { rim, worn, lamplight }: Light): string => {
  const outline = backOutline(back);
  const tone = tinted(cloth, worn);
  return (
    rimmed(
      outline,
      rim,
      edge,
      form(outline, tone.body, tone.shaded, [back.x, 840], [back.x, back.shoulder + 30], 0.95) +
        (lamplight
          ? shade(outline, lamplight[0], [back.x - back.half - 14, 590], [back.x + 10, 660], lamplight[1])
          : ''),
    ) + backSeams(back, tone)
  );
};

const WOMAN: Back = { x: 946, neck: 552, shoulder: 590, half: 90, foot: 763, hips: 107 };
const CARER: Back = { x: 1158, neck: 540, shoulder: 568, half: 92, foot: 763, hips: 107 };

const lowerLegs = (x: number, cloth: Tone, shoe: Tone, width: number): string =>
  [-30, 26]
    .map((across) =>
      group(
        form(
          limb(
            [
              [x + across, 776, width + 10],
              [x + across * 0.94, 850, width],
            ],
            'cut',
          ),
          cloth.body,
          cloth.shaded,
          [x, 776],
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

/** What is seen of the two below the plank on which they sit. */
export const legs = ({ skin, worn }: Light): string =>
  group(
    shadow(0.4, soft(5, fill(blob([890, 868], [1010, 866], [1020, 884], [880, 886]), pine950))),
    lowerLegs(
      946,
      { body: skin(mix(skins.fair.body, clay500, 0.3)), shaded: worn(clay700), lit: paper },
      tinted(cloths.umber, worn),
      25,
    ),
    shadow(0.4, soft(5, fill(blob([1100, 868], [1220, 866], [1230, 884], [1090, 886]), pine950))),
    lowerLegs(
      1158,
      tinted(cloths.slate, worn),
      tinted({ body: paper, shaded: cloths.sea.shaded, lit: paper }, worn),
      36,
    ),
  );

const woman = (light: Light): string => {
  const { worn } = light;
  const skin = tinted(skins.fair, light.skin);
  return group(
    form(
      limb([
        [938, 540, 42],
        [944, 580, 50],
      ]),
      skin.body,
      skin.shaded,
      [900, 560],
      [980, 540],
      0.8,
    ),
    lit(WOMAN, cloths.honey, [-4, 3], light),
    place(
      944,
      530,
      profile(
        { skin, hair: 'bun', tone: tinted(hairs.white, worn), old: true, glasses: pine800 },
        [0, 0],
        -5,
        [0.8, -0.3],
      ),
      1.1,
    ),
  );
};

const carer = (light: Light): string => {
  const { worn } = light;
  const skin = tinted(skins.brown, light.skin);
  const tunic = tinted(cloths.tunic, worn);
  return group(
    form(
      limb([
        [1164, 508, 42],
        [1160, 560, 42],
      ]),
      skin.body,
      skin.shaded,
      [1200, 540],
      [1130, 520],
      0.8,
    ),
    lit(CARER, cloths.pine, [4, 3.5], light),
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
      tunic.lit,
      tunic.body,
      [1190, 570],
      [1140, 530],
      0.7,
    ),
    place(
      1160,
      502,
      profile(
        { skin, hair: 'puff', tone: tinted(hairs.black, worn), earring: honey300 },
        [0, 0],
        7,
        [0.8, -0.3],
      ),
      [-1.1, 1.1],
    ),
  );
};

export const armRound = ({ rim, worn, skin }: Light): string => {
  const cloth = tinted(cloths.pine, worn);
  const sleeve = limb(
    [
      [1092, 600, 60],
      [1060, 676, 52],
      [972, 653, 38],
    ],
    'cut',
  );
  return group(
    shadow(0.3, soft(4, place(-2, 10, fill(sleeve, clay700)))),
    place(976, 651, hand('flat', tinted(skins.brown, skin), [0, 0], 168), 0.92),
    rimmed(sleeve, rim, [3, 3.5], form(sleeve, cloth.body, cloth.shaded, [1010, 720], [1010, 616], 0.9)),
    stroke(curve([1070, 644], [1058, 656], [1042, 658]), pine950, 2.6, { opacity: 0.6 }),
    stroke(line([981, 637], [972, 672]), cloth.lit, 4, { opacity: 0.8 }),
  );
};

export const pair = (light: Light): string => group(woman(light), carer(light));

export const scarf = ({ worn }: Light, sway: number): string => {
  const red = worn(clay500);
  const deep = worn(clay700);
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
      stroke(line([871 + i * 6.2 + sway, 690], [869 + i * 6.3 + sway * 1.5, 707]), deep, 2.6),
    ),
    form(end, red, deep, [900, 700], [946, 590], 0.7),
    inside(end, band(656, worn(honey300), 3), band(668, worn(paper), 5), band(680, worn(honey300), 3)),
    form(
      blob([904, 556], [920, 542], [950, 546], [984, 538], [992, 552], [984, 570], [950, 578], [914, 574]),
      red,
      deep,
      [910, 590],
      [970, 540],
      0.75,
    ),
    stroke(curve([908, 560], [940, 566], [986, 554]), deep, 2.4, { opacity: 0.6 }),
  );
};
