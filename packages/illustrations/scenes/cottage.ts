import { chance, repeat } from '../drawing/chance.ts';
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
import { brickwork, houseWindow, roofFace } from '../drawing/houses.ts';
import { glow, shade, shadow, soft } from '../drawing/light.ts';
import { box, curve, line, ridge } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { mist, wash } from '../drawing/sky.ts';
import { hedge, roundTree } from '../props/greenery.ts';
import { leaf } from '../props/plants.ts';

export const GROUND = 790;

export const LANDING = 700;

export const leafy = { leaf: mix(pine700, sea300, 0.2), shaded: pine800, lit: mix(honey300, pine700, 0.35) };

const stone = mix(blush100, clay500, 0.14);

export const stoneShade = mix(clay500, pine800, 0.5);

export const beyond = (): string => {
  const downs = ridge(700, [-20, 500], [140, 468], [330, 486], [520, 452], [640, 470]);
  const woods = ridge(740, [-20, 560], [60, 540], [150, 556], [260, 536], [360, 552], [470, 530], [620, 556]);
  return group(
    wash(
      1600,
      0,
      720,
      [0, mix(sea300, sea100, 0.3)],
      [0.5, mix(sea100, blush100, 0.5)],
      [1, mix(honey300, blush100, 0.4)],
    ),
    glow([120, 420], 560, honey300, 0.75),
    fill(downs, mix(sea300, blush100, 0.3)),
    shade(downs, paper, [60, 440], [460, 560], 0.7),
    fill(woods, mix(sea300, pine700, 0.4)),
    shade(woods, honey300, [40, 500], [360, 640], 0.6),
    mist(220, 600, 760, 90, mix(blush100, honey300, 0.35), 0.8),
    place(
      372,
      742,
      roundTree(
        11,
        420,
        { leaf: mix(pine700, sea300, 0.35), shaded: pine700, lit: mix(honey300, sea300, 0.25) },
        mix(pine800, clay700, 0.4),
        -1,
      ),
    ),
    place(
      0,
      770,
      hedge(3, -20, 560, 130, {
        leaf: mix(pine700, sea300, 0.28),
        shaded: pine700,
        lit: mix(honey300, pine700, 0.3),
      }),
    ),
  );
};

/** The shadow of a branch on the wall, from a tree that stands outside the picture. */
const leafShade = (): string => {
  const roll = chance(91);
  const tone = mix(pine700, clay500, 0.45);
  const bough = (from: readonly [number, number], to: readonly [number, number], leaves: number): string =>
    stroke(curve(from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 26], to), tone, 7) +
    repeat(leaves, () => {
      const share = roll.between(0.1, 1.05);
      const x = from[0] + (to[0] - from[0]) * share + roll.between(-34, 34);
      const y = from[1] + (to[1] - from[1]) * share - 26 * Math.sin(share * Math.PI) + roll.between(-30, 30);
      return place(x, y, leaf(roll.between(22, 40), roll.between(12, 19), roll.between(0, 360), tone));
    });
  return shadow(0.2, soft(3.5, bough([520, 150], [880, 230], 60), bough([520, 250], [760, 330], 36)));
};

export const cottage = (): string =>
  group(
    fill(
      box(520, 20, 1100, 790),
      along(
        [520, 0],
        [1620, 0],
        [0, mix(paper, honey300, 0.25)],
        [0.5, mix(blush100, paper, 0.4)],
        [1, mix(blush100, clay500, 0.18)],
      ),
    ),
    shade(box(520, 20, 1100, 790), stoneShade, [1760, 60], [760, 380], 0.5),
    leafShade(),
    brickwork(
      5,
      520,
      690,
      1100,
      130,
      mix(clay500, clay700, 0.35),
      [clay500, mix(clay700, pine800, 0.3), mix(clay500, blush100, 0.25)],
      1.3,
    ),
    shade(box(520, 690, 1100, 130), pine950, [1640, 860], [700, 700], 0.5),
    shadow(0.4, fill(box(520, 62, 1100, 54), stoneShade)),
    roofFace(
      8,
      [
        [480, -30],
        [1640, -30],
        [1640, 74],
        [458, 74],
      ],
      mix(clay700, pine800, 0.35),
      pine950,
      clay500,
    ),
    fill(box(458, 66, 1180, 16, 3), mix(paper, blush100, 0.4)) +
      stroke(line([458, 68], [1610, 68]), paper, 3),
    fill(box(534, 74, 13, 700), mix(pine700, sea300, 0.25)) +
      shade(box(534, 74, 13, 700), pine950, [548, 0], [536, 0], 0.6),
    place(
      760,
      560,
      houseWindow(
        170,
        220,
        {
          frame: paper,
          frameShade: stoneShade,
          glass: along(
            [680, 340],
            [840, 560],
            [0, mix(sea300, paper, 0.4)],
            [0.5, mix(pine700, sea300, 0.4)],
            [1, pine700],
          ),
          sill: stone,
          brick: mix(clay500, blush100, 0.3),
        },
        fill(`${curve([-86, -222], [-60, -120], [-74, 4])}L-90 4L-90 -222Z`, mix(paper, blush100, 0.4), 0.9) +
          fill(`${curve([86, -222], [60, -120], [74, 4])}L90 4L90 -222Z`, mix(paper, blush100, 0.4), 0.8),
      ),
    ),
    place(
      1368,
      560,
      houseWindow(
        190,
        220,
        {
          frame: paper,
          frameShade: stoneShade,
          glass: along([1270, 340], [1460, 560], [0, mix(sea300, pine700, 0.3)], [1, pine800]),
          sill: stone,
          brick: mix(clay500, blush100, 0.3),
        },
        fill(
          `${curve([-96, -222], [-66, -120], [-84, 4])}L-100 4L-100 -222Z`,
          mix(paper, blush100, 0.4),
          0.7,
        ),
      ),
    ),
  );
