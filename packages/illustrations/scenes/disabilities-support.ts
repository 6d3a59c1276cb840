import { canvas, SCENE } from '../drawing/canvas.ts';
import {
  blush100,
  clay500,
  clay700,
  honey300,
  mix,
  paper,
  pine700,
  pine800,
  sea300,
} from '../drawing/colour.ts';
import { form, glow, shadow } from '../drawing/light.ts';
import { box, line, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { grass, spikes } from '../props/greenery.ts';
import { geranium, pot } from '../props/plants.ts';
import { beyond, cottage, leafy, stoneShade } from './cottage.ts';
import { cat, doorway, ramp } from './cottage-door.ts';
import { settingOut } from './out-of-doors.ts';

const garden = (): string =>
  group(
    fill(
      shape([-10, 752], [520, 770], [520, 910], [-10, 910]),
      along([0, 750], [0, 900], [0, mix(honey300, pine700, 0.35)], [1, mix(pine700, sea300, 0.15)]),
    ),
    fill(
      box(380, 806, 1240, 110),
      along(
        [380, 0],
        [1600, 0],
        [0, mix(blush100, honey300, 0.35)],
        [0.6, mix(blush100, clay500, 0.22)],
        [1, mix(stoneShade, blush100, 0.4)],
      ),
    ),
    fill(
      shape([150, 910], [250, 800], [420, 800], [640, 910]),
      along([150, 0], [640, 0], [0, mix(blush100, honey300, 0.3)], [1, mix(blush100, honey300, 0.35)]),
    ),
    ...[830, 866].map((y) => stroke(line([400, y], [1610, y]), stoneShade, 2, { opacity: 0.3 })),
    ...[640, 800, 960, 1120, 1280, 1440].map((x, i) =>
      stroke(line([x, i % 2 ? 830 : 808], [x - 12, i % 2 ? 866 : 830]), stoneShade, 2, { opacity: 0.3 }),
    ),
    shadow(0.32, fill(shape([470, 806], [1290, 806], [1460, 838], [560, 838]), stoneShade)),
  );

const gate = (): string => {
  const slat = (x: number, y: number, h: number): string =>
    form(
      shape([x - 9, y], [x - 9, y - h + 6], [x, y - h - 6], [x + 9, y - h + 6], [x + 9, y]),
      mix(sea300, paper, 0.35),
      pine700,
      [x + 12, 0],
      [x - 6, 0],
      0.7,
    );
  const post = (x: number): string =>
    form(box(x - 15, 610, 30, 206, 3), mix(sea300, pine700, 0.25), pine800, [x + 18, 0], [x - 10, 0], 0.8) +
    fill(shape([x - 20, 612], [x, 590], [x + 20, 612]), mix(sea300, pine700, 0.3));
  return group(
    ...[-4, 24, 52, 80, 108].map((x) => slat(x, 800, 128)),
    stroke(line([-10, 706], [120, 706]), mix(sea300, pine700, 0.3), 11) +
      stroke(line([-10, 772], [120, 772]), mix(sea300, pine700, 0.3), 11),
    post(138),
    shadow(0.35, fill(shape([130, 812], [156, 812], [330, 850], [280, 856]), pine800)),
    ...[168, 189, 208, 225].map((x, i) => slat(x, 806 + i * 9, 124 + i * 9)),
    stroke(line([150, 706], [238, 722]), mix(sea300, pine700, 0.3), 10) +
      stroke(line([150, 776], [238, 802]), mix(sea300, pine700, 0.3), 10),
  );
};

const foreground = (): string =>
  group(
    place(
      1440,
      816,
      pot(112, 96, clay500, clay700) +
        place(0, -90, geranium(21, 150, leafy, clay500, mix(clay500, blush100, 0.6))),
    ),
    place(
      1546,
      826,
      pot(84, 70, mix(sea300, pine700, 0.4), pine800) +
        place(0, -66, spikes(4, -34, 34, 110, pine700, mix(sea300, clay500, 0.3), blush100)),
    ),
    place(
      0,
      906,
      spikes(14, -10, 330, 120, pine700, mix(clay500, sea300, 0.4), mix(blush100, clay500, 0.25)),
    ),
    place(0, 910, grass(15, -10, 420, 74, [pine800, pine700, mix(pine700, honey300, 0.3)])),
  );

export const disabilitiesSupport = (): string =>
  canvas({
    ...SCENE,
    parts: [
      beyond(),
      cottage(),
      garden(),
      doorway(),
      place(1396, 550, cat(), 0.86),
      ramp(),
      gate(),
      settingOut(),
      foreground(),
      glow([40, 380], 1000, honey300, 0.4),
    ],
  });
