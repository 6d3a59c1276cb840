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
import { hedge, roundTree } from '../props/greenery.ts';

export const KERB = 742;

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
    cloudBank(6, 1500, 262, 380, 20, [mix(blush100, clay500, 0.2), paper]),
    fill(hills, mix(sea300, honey300, 0.35)),
    shade(hills, paper, [1440, 420], [1000, 600], 0.6),
    place(
      1200,
      KERB,
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
    place(1545, KERB, roundTree(13, 560, leafy, mix(pine800, clay700, 0.4), 1)),
    place(
      0,
      KERB,
      hedge(7, 1080, 1620, 96, { leaf: mix(pine700, sea300, 0.2), shaded: pine800, lit: honey300 }),
    ),
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
      box(-10, -10, 1070, KERB + 20),
      along([0, 0], [1060, 0], [0, mix(panel, pine700, 0.3)], [1, mix(panel, paper, 0.45)]),
    ),
    shade(box(-10, -10, 1070, KERB + 20), panelShade, [-200, 0], [760, 0], 0.6),
    ...[232, 30].map((y) => fill(box(-10, y - 34, 1070, 9), mix(panel, pine700, 0.25))),
    ...[14, 162, 310, 458, 606, 754, 902].map(
      (x, i) =>
        ward(x, 40, [30, 0, 54, 0, 40, 0, 70][i] ?? 0, i === 3) +
        ward(x, 236, [0, 46, 0, 64, 0, 30, 0][i] ?? 0, i === 5),
    ),
    stroke(line([1059, 0], [1059, KERB]), paper, 4) + fill(box(-10, 380, 1070, 10), mix(panel, pine700, 0.3)),
    fill(box(-10, 390, 1070, KERB - 390), mix(clay500, blush100, 0.42)),
    shade(box(-10, 390, 1070, KERB - 390), clay700, [-300, 500], [840, 560], 0.7),
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
    ...[490, 620, 750].map(
      (x) =>
        stroke(line([x, 470], [x, 506]), pine800, 2.5) +
        fill(shape([x - 22, 526], [x - 8, 504], [x + 8, 504], [x + 22, 526]), clay500) +
        glow([x, 530], 80, paper, 0.95),
    ),
    fill(box(640, 640, 190, 100, [8, 0, 0, 0]), mix(pine700, sea300, 0.3)) +
      fill(box(630, 632, 200, 12, 3), mix(clay500, honey300, 0.5)),
    fill(box(764, 596, 44, 34, 3), pine800) + fill(disc(668, 620, 12, 14), mix(pine700, sea300, 0.2)),
    fill(box(440, 690, 30, 50, 3), mix(clay500, clay700, 0.4)) +
      fill(disc(455, 670, 34, 40), mix(pine700, honey300, 0.2)),
    fill(box(520, 570, 60, 44, 3), mix(sea300, paper, 0.4)),
  );

export const entrance = (): string => {
  const bar = pine800;
  return group(
    fill(box(408, 452, 424, 296), bar),
    inside(box(420, 464, 400, 284), reception()),
    fill(shape([470, 464], [540, 464], [440, 748], [420, 748], [420, 610]), paper, 0.18) +
      fill(shape([700, 464], [740, 464], [620, 748], [570, 748]), paper, 0.14),
    ...[516, 616, 716].map((x) => fill(box(x, 464, 8, 284), bar)),
    fill(box(526, 596, 5, 70, 2), honey300) + fill(box(604, 596, 5, 70, 2), honey300),
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
    fill(box(780, 384, 36, 36, 5), paper) +
      stroke(line([790, 392], [790, 412]), clay700, 5) +
      stroke(line([806, 392], [806, 412]), clay700, 5) +
      stroke(line([790, 402], [806, 402]), clay700, 5),
    ...[262, 868].map((x) =>
      form(box(x - 11, 430, 22, 318), mix(paper, sea300, 0.4), panelShade, [x - 18, 0], [x + 8, 0], 0.8),
    ),
    glow([620, 650], 430, honey300, 0.35),
  );
};
