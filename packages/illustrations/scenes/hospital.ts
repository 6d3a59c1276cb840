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
import { form, glow, shade, shadow } from '../drawing/light.ts';
import { box, disc, line, ridge, shape } from '../drawing/outline.ts';
import { along, fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { cloudBank, wash } from '../drawing/sky.ts';
import { roundTree } from '../props/greenery.ts';

/** Where the paving before the hospital begins. */
export const FORECOURT = 742;

const leafy = { leaf: mix(pine700, sea300, 0.3), shaded: pine800, lit: mix(honey300, pine700, 0.3) };

const panel = mix(sea100, sea300, 0.35);

export const panelShade = mix(pine700, sea300, 0.35);

export const sky = (): string => {
  const hills = ridge(700, [960, 470], [1120, 440], [1280, 462], [1450, 430], [1620, 456]);
  return group(
    wash(
      1600,
      0,
      740,
      [0, mix(sea300, sea100, 0.15)],
      [0.4, mix(sea100, blush100, 0.4)],
      [0.65, mix(blush100, honey300, 0.4)],
      [1, honey300],
    ),
    glow([1440, 410], 620, honey300, 0.85),
    glow([1440, 410], 150, paper, 0.9),
    fill(disc(1440, 410, 34), mix(paper, honey300, 0.25)),
    cloudBank(4, 1300, 170, 520, 34, [mix(sea100, blush100, 0.5), paper]),
    fill(hills, mix(sea300, honey300, 0.35)),
    shade(hills, paper, [1440, 420], [1000, 600], 0.6),
    place(
      1200,
      FORECOURT,
      roundTree(
        4,
        430,
        {
          leaf: mix(pine700, sea300, 0.42),
          shaded: mix(pine700, sea300, 0.15),
          lit: mix(honey300, sea300, 0.2),
        },
        mix(pine800, clay700, 0.4),
        1,
      ),
    ),
    place(1545, FORECOURT, roundTree(13, 560, leafy, mix(pine800, clay700, 0.4), 1)),
    form(box(1050, 658, 570, 92, [20, 0, 0, 0]), mix(pine700, sea300, 0.2), pine800, [0, 750], [0, 670], 0.8),
  );
};

const ward = (x: number, y: number, blind: number, lamp: boolean): string => {
  const glass = box(x, y, 104, 118);
  return group(
    fill(box(x - 7, y - 7, 118, 132), paper),
    fill(
      glass,
      lamp
        ? mix(honey300, blush100, 0.25)
        : along(
            [x, y],
            [x + 104, y + 118],
            [0, mix(sea300, sea100, 0.3)],
            [0.5, mix(sea300, pine700, 0.45)],
            [1, mix(pine700, sea300, 0.25)],
          ),
    ),
    lamp
      ? glow([x + 52, y + 50], 90, paper, 0.6)
      : fill(shape([x + 60, y], [x + 90, y], [x + 30, y + 118], [x, y + 118]), paper, 0.14),
    blind
      ? fill(box(x, y, 104, blind), mix(paper, blush100, 0.4)) +
          stroke(line([x, y + blind], [x + 104, y + blind]), panelShade, 2.5, { opacity: 0.5 })
      : '',
    fill(box(x + 50, y, 5, 118), paper),
    shadow(0.25, fill(box(x - 7, y + 125, 118, 8), panelShade)),
  );
};

export const building = (): string =>
  group(
    fill(
      box(-10, -10, 1070, FORECOURT + 20),
      along([0, 0], [1060, 0], [0, mix(panel, pine700, 0.3)], [1, mix(panel, paper, 0.45)]),
    ),
    shade(box(-10, -10, 1070, FORECOURT + 20), panelShade, [-200, 0], [760, 0], 0.6),
    ...[232, 30].map((y) => fill(box(-10, y - 34, 1070, 9), mix(panel, pine700, 0.25))),
    ...[14, 162, 310, 458, 606, 754, 902].map(
      (x, i) =>
        ward(x, 40, [30, 0, 54, 0, 40, 0, 70][i] ?? 0, i === 3) +
        ward(x, 236, [0, 46, 0, 64, 0, 30, 0][i] ?? 0, i === 5),
    ),
    stroke(line([1059, 0], [1059, FORECOURT]), paper, 4) +
      fill(box(-10, 380, 1070, 10), mix(panel, pine700, 0.3)),
    fill(box(-10, 390, 1070, FORECOURT - 390), mix(clay500, blush100, 0.42)),
    shade(box(-10, 390, 1070, FORECOURT - 390), clay700, [-300, 500], [840, 560], 0.7),
  );

const reception = (): string =>
  group(
    fill(
      box(420, 470, 400, 276),
      along(
        [0, 470],
        [0, 746],
        [0, mix(honey300, paper, 0.35)],
        [0.7, mix(honey300, blush100, 0.2)],
        [1, mix(honey300, clay500, 0.4)],
      ),
    ),
    stroke(line([490, 470], [490, 506]), pine800, 2.5) +
      fill(shape([468, 526], [482, 504], [498, 504], [512, 526]), clay500) +
      glow([490, 530], 80, paper, 0.95),
  );

export const entrance = (): string => {
  const bar = pine800;
  return group(
    fill(box(408, 452, 424, 296), bar),
    inside(box(420, 464, 400, 284), reception()),
    fill(shape([470, 464], [540, 464], [440, 748], [420, 748], [420, 610]), paper, 0.18),
    ...[516, 650].map((x) => fill(box(x, 464, 8, 284), bar)),
    ...[260, 330].map(
      (x) =>
        fill(box(x, 470, 62, 150), bar) +
        fill(
          box(x + 5, 475, 52, 140),
          along([x, 470], [x + 60, 620], [0, mix(sea300, pine700, 0.2)], [1, pine700]),
        ),
    ),
    shadow(0.4, fill(shape([230, 426], [880, 426], [842, 480], [190, 480]), pine950)),
    form(box(206, 372, 712, 58, 5), clay500, clay700, [150, 430], [780, 380], 0.6),
    stroke(line([208, 375], [916, 375]), mix(honey300, paper, 0.3), 5),
    fill(box(540, 379, 46, 44, 5), paper) + stroke('M553 389V413M573 389V413M553 401H573', clay700, 6),
    glow([620, 650], 430, honey300, 0.35),
  );
};
