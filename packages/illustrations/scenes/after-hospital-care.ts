import { canvas, SCENE } from '../drawing/canvas.ts';
import {
  blush100,
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
import { cast } from '../figures/cast.ts';
import { figure } from '../figures/figure.ts';
import { cloths } from '../figures/people-colours.ts';
import { taxi } from '../props/vehicles.ts';
import { building, entrance, FORECOURT, panelShade, sky } from './hospital.ts';
import { homeward, SUN } from './out-of-hospital.ts';

/** One paved bay before the entrance, where the cab stands and people walk. */
const bay = (): string =>
  group(
    fill(
      box(-10, FORECOURT, 1620, 170),
      along(
        [0, 0],
        [1600, 0],
        [0, mix(panelShade, blush100, 0.45)],
        [0.5, mix(blush100, honey300, 0.3)],
        [1, mix(honey300, blush100, 0.4)],
      ),
    ),
    ...[772, 878].map((y) => stroke(line([-10, y], [1610, y]), panelShade, 2, { opacity: 0.4 })),
    ...[-280, -40, 200, 440, 680, 920, 1160, 1400, 1640].map((x) =>
      stroke(line([x + 40, FORECOURT], [x + 40 + (x - 760) * 0.3, 906]), panelShade, 2, { opacity: 0.4 }),
    ),
    fill(
      shape([261, FORECOURT + 2], [685, FORECOURT + 2], [743, FORECOURT + 70], [213, FORECOURT + 70]),
      along([0, FORECOURT], [0, FORECOURT + 70], [0, honey300, 0.55], [1, honey300, 0]),
    ),
  );

/** Points the way to the entrance. */
const signpost = (): string =>
  group(
    form(box(-5, -190, 10, 190), pine800, pine950, [-8, 0], [4, 0]),
    form(box(-50, -260, 100, 124, [10, 28, 10, 10]), pine700, pine950, [-60, -130], [40, -240], 0.7),
    stroke('M-20 -236V-190M16 -236V-190M-20 -213H16', paper, 9),
    stroke('M26 -162H-22M-10 -172L-24 -162L-10 -152', honey300, 6),
  );

const driver = (): string =>
  place(
    47,
    34,
    figure({ ...cast.joel, top: cloths.cream }, { hip: [-20, -362], neck: [0, -556] }, SUN),
    0.35,
  );

export const afterHospitalCare = (): string =>
  canvas({
    ...SCENE,
    parts: [
      sky(),
      building(),
      place(-147, 0, entrance()),
      bay(),
      shadow(0.4, soft(5, fill(disc(1290, 800, 60, 6), pine950))),
      place(1330, 800, signpost()),
      shadow(
        0.6,
        soft(7, fill(shape([463, 784], [1123, 784], [1133, 828], [1063, 838], [403, 838]), pine950)),
      ),
      place(
        795,
        826,
        taxi(
          {
            body: mix(pine950, pine800, 0.8),
            shaded: mix(ink, pine950, 0.8),
            lit: mix(sea300, honey300, 0.45),
            glass: mix(pine700, sea300, 0.35),
            sky: mix(sea100, honey300, 0.35),
            lamp: honey300,
            tyre: pine950,
          },
          driver(),
        ),
        1.42,
      ),
      homeward(),
      glow([1440, 420], 1100, honey300, 0.25),
    ],
  });
