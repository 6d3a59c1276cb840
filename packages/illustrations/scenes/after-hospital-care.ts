import { canvas, SCENE } from '../drawing/canvas.ts';
import {
  blush100,
  clay500,
  clay700,
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
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { box, disc, line, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { bouquet, suitcase } from '../props/luggage.ts';
import { taxi } from '../props/vehicles.ts';
import { building, entrance, KERB, panelShade, sky } from './hospital.ts';
import { homeward } from './out-of-hospital.ts';

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
    fill(shape([470, KERB + 34], [770, KERB + 34], [780, 803], [462, 803]), mix(honey300, clay500, 0.25)),
    ...[0, 1, 2].flatMap((row) =>
      Array.from({ length: 24 }, (_, i) =>
        fill(disc(474 + i * 12.8, KERB + 42 + row * 9, 3.4, 2.2), mix(honey300, paper, 0.45)),
      ),
    ),
    fill(box(-10, 803, 1620, 14), mix(paper, sea300, 0.35)) + stroke(line([-10, 804], [1610, 804]), paper, 3),
    fill(
      box(-10, 817, 1620, 100),
      along([0, 817], [0, 900], [0, mix(pine800, sea300, 0.3)], [1, mix(pine800, pine700, 0.5)]),
    ),
    shade(box(-10, 817, 1620, 100), honey300, [1600, 800], [900, 860], 0.4),
    shadow(0.45, soft(5, fill(shape([770, 846], [1590, 846], [1500, 880], [690, 880]), pine950))),
  );

const luggage = (): string =>
  group(
    shadow(0.4, soft(3, fill(shape([400, 782], [600, 782], [480, 798], [280, 798]), pine950))),
    place(
      372,
      784,
      suitcase({ body: pine700, shaded: pine950, lit: honey300 }, mix(clay700, pine950, 0.3), blush100),
      [-0.84, 0.84],
    ),
    place(
      356,
      690,
      bouquet(paper, mix(clay500, blush100, 0.4), pine700, [clay500, honey300, blush100]),
      0.66,
      64,
    ),
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
        shape([420, KERB + 3], [820, KERB + 3], [900, 803], [360, 803]),
        along([0, KERB], [0, 803], [0, honey300, 0.5], [1, honey300, 0.05]),
      ),
      place(
        150,
        782,
        group(
          form(box(-5, -190, 10, 190), pine800, pine950, [8, 0], [-4, 0]),
          form(box(-50, -260, 100, 124, [10, 28, 10, 10]), pine700, pine950, [-60, -130], [40, -240], 0.7),
          stroke(line([-20, -236], [-20, -190]), paper, 9),
          stroke(line([16, -236], [16, -190]), paper, 9),
          stroke(line([-20, -213], [16, -213]), paper, 9),
          stroke('M-26 -162H22M10 -172L24 -162L10 -152', honey300, 6),
        ),
      ),
      luggage(),
      place(
        1166,
        852,
        taxi({
          body: mix(pine950, pine800, 0.5),
          shaded: mix(ink, pine950, 0.8),
          lit: mix(sea300, honey300, 0.45),
          glass: mix(pine700, sea300, 0.35),
          sky: mix(sea100, honey300, 0.35),
          lamp: honey300,
          tyre: pine950,
        }),
        1.62,
      ),
      homeward(),
      glow([1440, 420], 1100, honey300, 0.25),
    ],
  });
