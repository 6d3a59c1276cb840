import { canvas, SCENE } from '../drawing/canvas.ts';
import {
  blush100,
  clay500,
  honey300,
  ink,
  mix,
  paper,
  pine700,
  pine800,
  pine950,
  sea100,
  sea300,
} from '../drawing/colour.ts';
import { form, glow, shadow, soft } from '../drawing/light.ts';
import { box, disc, line, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { taxi } from '../props/vehicles.ts';
import { building, entrance, KERB, panelShade, sky } from './hospital.ts';
import { homeward } from './out-of-hospital.ts';

/** Where the pavement on our side begins. */
const NEAR = 834;

const kerb = (y: number): string =>
  fill(box(-10, y, 1620, 9), mix(paper, sea300, 0.35)) + stroke(line([-10, y + 1], [1610, y + 1]), paper, 3);

const ground = (): string =>
  group(
    fill(
      box(-10, KERB, 1620, 62),
      along(
        [0, 0],
        [1600, 0],
        [0, mix(panelShade, blush100, 0.4)],
        [0.5, mix(blush100, honey300, 0.3)],
        [1, mix(honey300, blush100, 0.4)],
      ),
    ),
    ...[90, 250, 410, 830, 990, 1150, 1310, 1470].map((x) =>
      stroke(line([x, KERB], [x + (x - 800) * 0.05, 804]), panelShade, 2, { opacity: 0.4 }),
    ),
    fill(
      shape([470, KERB + 4], [770, KERB + 4], [778, KERB + 30], [464, KERB + 30]),
      mix(honey300, clay500, 0.25),
    ),
    ...[0, 1].flatMap((row) =>
      Array.from({ length: 24 }, (_, i) =>
        fill(disc(474 + i * 12.8, KERB + 13 + row * 9, 3.4, 2.2), mix(honey300, paper, 0.45)),
      ),
    ),
    kerb(KERB + 30),
    fill(
      box(-10, KERB + 38, 1620, 70),
      along([0, KERB], [0, 850], [0, mix(pine800, sea300, 0.3)], [1, pine800]),
    ),
    ...[0, 1, 2, 3, 4].map((i) =>
      fill(
        shape(
          [474 + i * 62, KERB + 40],
          [508 + i * 62, KERB + 40],
          [504 + i * 66, NEAR],
          [464 + i * 66, NEAR],
        ),
        mix(paper, sea300, 0.2),
        0.8,
      ),
    ),
    shadow(0.45, soft(5, fill(shape([760, 822], [1600, 822], [1600, NEAR + 4], [720, NEAR + 4]), pine950))),
    fill(
      box(-10, NEAR, 1620, 80),
      along([0, 0], [1600, 0], [0, mix(panelShade, blush100, 0.4)], [1, mix(honey300, blush100, 0.4)]),
    ),
    ...[60, 260, 460, 660, 860, 1060, 1260, 1460].map((x) =>
      stroke(line([x, NEAR + 8], [x + (x - 800) * 0.06, 910]), panelShade, 2, { opacity: 0.4 }),
    ),
    kerb(NEAR),
  );

export const afterHospitalCare = (): string =>
  canvas({
    ...SCENE,
    parts: [
      sky(),
      building(),
      entrance(),
      ground(),
      fill(
        shape([420, KERB + 3], [820, KERB + 3], [840, KERB + 30], [400, KERB + 30]),
        along([0, KERB], [0, KERB + 30], [0, honey300, 0.5], [1, honey300, 0.05]),
      ),
      place(
        150,
        768,
        group(
          form(box(-5, -190, 10, 190), pine800, pine950, [8, 0], [-4, 0]),
          form(box(-50, -260, 100, 124, [10, 28, 10, 10]), pine700, pine950, [-60, -130], [40, -240], 0.7),
          stroke(line([-20, -236], [-20, -190]), paper, 9),
          stroke(line([16, -236], [16, -190]), paper, 9),
          stroke(line([-20, -213], [16, -213]), paper, 9),
          stroke('M-26 -162H22M10 -172L24 -162L10 -152', honey300, 6),
        ),
      ),
      place(
        1166,
        834,
        taxi({
          body: mix(pine950, pine800, 0.5),
          shaded: mix(ink, pine950, 0.8),
          lit: mix(sea300, honey300, 0.45),
          glass: mix(pine700, sea300, 0.35),
          sky: mix(sea100, honey300, 0.35),
          lamp: honey300,
          tyre: pine950,
        }),
        1.72,
      ),
      homeward(),
      glow([1440, 420], 1100, honey300, 0.25),
    ],
  });
