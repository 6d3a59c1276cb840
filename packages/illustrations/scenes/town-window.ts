import { bargate } from '../drawing/bargate.ts';
import { chance } from '../drawing/chance.ts';
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
import { form, glow } from '../drawing/light.ts';
import { box, disc, ridge, shape } from '../drawing/outline.ts';
import { along, fill, group, place } from '../drawing/paint.ts';
import { cloudBank, gull } from '../drawing/sky.ts';
import { skyline } from '../drawing/skyline.ts';
import { spire } from '../drawing/southampton.ts';
import { roundTree } from '../props/greenery.ts';

export const VIEW = { x: 300, y: 70, width: 880, height: 440 } as const;

export const DESK = 640;

export const leafy = { leaf: mix(pine700, sea300, 0.35), shaded: pine700, lit: mix(honey300, sea300, 0.25) };

export const wood = {
  body: mix(clay500, honey300, 0.5),
  shaded: mix(clay700, pine950, 0.4),
  lit: mix(honey300, paper, 0.45),
};

export const inShade = mix(clay500, pine700, 0.5);

export const town = (): string => {
  const foot = VIEW.y + VIEW.height;
  const far = {
    face: mix(mix(pine700, sea300, 0.72), blush100, 0.35),
    lit: mix(blush100, honey300, 0.3),
    lamp: honey300,
  };
  const near = {
    face: mix(mix(clay500, sea300, 0.45), blush100, 0.25),
    lit: mix(blush100, honey300, 0.4),
    lamp: honey300,
  };
  const roof = (x: number, width: number, height: number, seed: number): string => {
    const roll = chance(seed);
    const ridgeY = foot - height;
    return (
      form(
        shape(
          [x, foot],
          [x, ridgeY + 40],
          [x + width * 0.14, ridgeY],
          [x + width * 0.86, ridgeY],
          [x + width, ridgeY + 40],
          [x + width, foot],
        ),
        mix(clay700, sea300, roll.between(0.2, 0.45)),
        mix(clay700, pine800, 0.4),
        [x + width, foot],
        [x + width * 0.2, ridgeY],
        0.7,
      ) +
      fill(box(x + width * 0.2, ridgeY - 26, 24, 34), mix(clay500, sea300, 0.3)) +
      fill(box(x + width * 0.2 + 3, ridgeY - 38, 7, 13), near.lit) +
      fill(box(x + width * 0.2 + 14, ridgeY - 38, 7, 13), near.lit)
    );
  };
  return group(
    fill(
      box(VIEW.x, VIEW.y, VIEW.width, VIEW.height),
      along(
        [0, VIEW.y],
        [0, foot],
        [0, mix(sea300, sea100, 0.3)],
        [0.5, mix(sea100, blush100, 0.5)],
        [1, mix(honey300, blush100, 0.4)],
      ),
    ),
    glow([430, 330], 460, mix(honey300, blush100, 0.35), 0.85),
    fill(disc(440, 322, 30), mix(paper, honey300, 0.2)),
    cloudBank(5, 900, 156, 420, 30, [mix(sea100, paper, 0.5), paper]),
    cloudBank(8, 520, 210, 260, 16, [mix(blush100, paper, 0.4), mix(blush100, clay500, 0.2)]),
    fill(
      ridge(foot, [290, 392], [480, 380], [700, 388], [900, 372], [1190, 386]),
      mix(sea300, blush100, 0.35),
    ),
    place(0, 432, skyline(21, 290, 1190, [24, 60], far)),
    place(430, 446, spire(0, { ...far, face: mix(pine700, sea300, 0.6) }), 1.15),
    place(0, 476, skyline(14, 290, 1190, [18, 48], near)),
    place(1060, 500, roundTree(5, 210, leafy, clay700, -1)),
    place(520, 500, roundTree(8, 150, leafy, clay700, -1)),
    place(
      770,
      506,
      bargate({
        face: mix(paper, honey300, 0.2),
        shaded: mix(clay500, sea300, 0.5),
        lit: paper,
        arch: mix(pine700, sea300, 0.25),
      }),
      1.02,
    ),
    roof(270, 210, 76, 3),
    roof(950, 250, 64, 6),
    place(640, 190, gull(0.6, paper), 0.7, -8),
    place(700, 214, gull(-0.4, paper), 0.5),
  );
};
