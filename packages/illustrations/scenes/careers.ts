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
import { form, glow, shadow, soft } from '../drawing/light.ts';
import { blob, box, curve, disc, line, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { streetLamp } from '../drawing/quayside.ts';
import { grass, hedge } from '../props/greenery.ts';
import { leaf } from '../props/plants.ts';
import { basket, bicycle } from '../props/vehicles.ts';
import { FOOT, house, inShade, leafy, SUN, street } from './dawn-street.ts';
import { beforeBicycle, behindBicycle } from './pushing-bicycle.ts';

const pillarBox = (): string =>
  group(
    shadow(0.35, soft(3, fill(shape([-34, 0], [36, 0], [190, 26], [110, 30]), pine950))),
    form(box(-34, -172, 68, 172, 3), clay500, clay700, [42, -60], [-22, -90], 0.85),
    form(
      `M-42 -172L42 -172Q40 -200 0 -204Q-40 -200 -42 -172Z`,
      clay500,
      clay700,
      [46, -170],
      [-24, -196],
      0.7,
    ),
    fill(box(-40, -12, 80, 13, 2), pine950),
    fill(box(-22, -150, 44, 11, 3), pine950),
    fill(box(-18, -116, 36, 30, 2), paper),
    ...[-108, -100, -92].map((y) => stroke(line([-13, y], [13, y]), clay700, 2, { opacity: 0.6 })),
    stroke(line([-28, -164], [-28, -16]), blush100, 4, { opacity: 0.7 }),
  );

const ground = (): string =>
  group(
    fill(
      box(-10, FOOT, 1620, 150),
      along(
        [0, 0],
        [1600, 0],
        [0, mix(honey300, blush100, 0.4)],
        [0.5, mix(blush100, clay500, 0.3)],
        [1, mix(inShade, blush100, 0.35)],
      ),
    ),
    ...[804, 846].map((y) => stroke(line([-10, y], [1610, y]), inShade, 2, { opacity: 0.3 })),
    ...[120, 300, 480, 660, 840, 1020, 1200, 1380, 1540].map((x, i) =>
      stroke(line([x, i % 2 ? 804 : FOOT], [x + 16, i % 2 ? 846 : 804]), inShade, 2, { opacity: 0.3 }),
    ),
    form(box(-10, FOOT - 8, 640, 14), mix(blush100, honey300, 0.4), inShade, [640, FOOT], [200, FOOT], 0.4),
    fill(box(620, FOOT - 8, 1000, 10), inShade, 0.5),
  );

const cycle = bicycle({
  frame: pine700,
  frameShade: pine950,
  metal: mix(sea100, honey300, 0.3),
  tyre: ink,
  leather: mix(clay700, pine950, 0.3),
});

const woollyHat = (): string =>
  place(
    1166,
    430,
    group(
      form(
        blob([-44, 8], [-40, -28], [-4, -44], [34, -30], [44, 8]),
        clay500,
        clay700,
        [56, 10],
        [-20, -30],
        0.75,
      ),
      ...[-24, -6, 12, 28].map((x) =>
        stroke(curve([x - 2, -36 + Math.abs(x) * 0.4], [x, -14], [x - 1, 6]), clay700, 2.5, { opacity: 0.4 }),
      ),
      form(disc(-4, -52, 15), mix(blush100, honey300, 0.3), clay500, [12, -40], [-8, -58], 0.6),
    ),
  );

const bag = (): string => {
  const canvas = { body: mix(honey300, clay500, 0.3), shaded: clay700, lit: paper };
  return group(
    form(
      box(-46, -150, 30, 60, [6, 6, 0, 0]),
      mix(sea300, pine700, 0.35),
      pine950,
      [-8, -90],
      [-40, -130],
      0.8,
    ) + fill(box(-43, -166, 24, 20, 5), paper),
    stroke(curve([-58, -96], [-40, -180], [50, -182], [64, -96]), mix(clay700, pine950, 0.3), 8),
    form(box(-76, -104, 152, 104, [12, 12, 18, 18]), canvas.body, canvas.shaded, [90, 0], [-50, -70], 0.8),
    form(
      `M-80 -108L80 -108L76 -52Q74 -40 60 -40L-60 -40Q-74 -40 -76 -52Z`,
      mix(canvas.body, clay500, 0.2),
      canvas.shaded,
      [90, -40],
      [-50, -100],
      0.7,
    ),
    stroke(curve([-70, -98], [-66, -50]), canvas.lit, 3, { opacity: 0.7 }),
    fill(box(-36, -52, 14, 34, 2), mix(clay700, pine950, 0.3)) +
      fill(box(22, -52, 14, 34, 2), mix(clay700, pine950, 0.3)) +
      fill(box(-38, -34, 18, 12, 2), paper) +
      fill(box(20, -34, 18, 12, 2), paper),
  );
};

export const careers = (): string =>
  canvas({
    ...SCENE,
    parts: [
      street(),
      house(),
      ground(),
      place(572, FOOT + 10, streetLamp(pine950, honey300, honey300, 0.5), 1.5),
      place(0, FOOT + 2, hedge(4, -10, 250, 96, leafy)),
      place(0, FOOT + 2, hedge(9, 380, 540, 84, leafy)),
      place(316, FOOT + 26, pillarBox()),
      shadow(0.42, soft(4, fill(shape([790, 842], [1190, 842], [1520, 876], [1080, 876]), pine950))),
      behindBicycle(),
      place(960, 846, cycle, 1.34),
      place(752, 541, bag(), 0.84),
      stroke(line([1126, 466], [1150, 560]), ink, 5),
      beforeBicycle(),
      woollyHat(),
      place(1120, 500, basket(mix(honey300, clay500, 0.45), mix(clay700, pine950, 0.4)), 1.1),
      place(0, FOOT + 2, grass(8, 622, 760, 30, [pine800, pine700, mix(honey300, pine700, 0.3)])),
      place(0, FOOT + 2, grass(9, 1170, 1256, 30, [pine800, pine700, mix(honey300, pine700, 0.3)])),
      ...[
        [200, 870, 20],
        [330, 846, -30],
        [470, 880, 60],
        [1300, 862, 10],
        [1420, 884, -40],
      ].map(([x = 0, y = 0, turn = 0]) => place(x, y, leaf(24, 13, turn, mix(honey300, clay500, 0.45)))),
      glow([SUN.x, SUN.y], 1100, mix(honey300, blush100, 0.3), 0.35),
    ],
  });
