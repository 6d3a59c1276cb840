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
import { along, fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { keys } from '../props/luggage.ts';
import { fronds, pot } from '../props/plants.ts';
import { welcome } from './hall-people.ts';
import { bench, coats, light, mat } from './hall-stand.ts';
import { floor, MIDDLE, plasterShade, room, timber, timberShade } from './hallway.ts';
import { door } from './stained-glass-door.ts';

const console = (): string => {
  const mirror = disc(1270, 286, 92, 118);
  return group(
    fill(disc(1270, 286, 106, 132), timber) + stroke(disc(1270, 286, 105, 131), mix(honey300, paper, 0.4), 3),
    fill(
      mirror,
      along(
        [1180, 180],
        [1360, 400],
        [0, mix(honey300, paper, 0.4)],
        [0.35, mix(sea100, honey300, 0.2)],
        [1, mix(sea300, pine700, 0.25)],
      ),
    ),
    inside(
      mirror,
      fill(shape([1190, 150], [1236, 150], [1196, 440], [1150, 440]), paper, 0.45),
      fill(shape([1256, 150], [1270, 150], [1230, 440], [1216, 440]), paper, 0.3),
    ),
    shadow(0.45, soft(4, fill(shape([1130, 776], [1440, 776], [1560, 812], [1180, 812]), pine950))),
    ...[1140, 1400].map((x) =>
      form(
        shape([x - 9, 560], [x + 9, 560], [x + 6, 784], [x - 6, 784]),
        timber,
        timberShade,
        [x + 12, 700],
        [x - 8, 600],
        0.7,
      ),
    ),
    form(box(1118, 570, 304, 46, 3), timber, timberShade, [1440, 620], [1160, 570], 0.7),
    form(box(1102, 554, 336, 18, 4), timber, timberShade, [1450, 580], [1150, 550], 0.6),
    stroke(line([1104, 556], [1436, 556]), mix(honey300, paper, 0.4), 4),
    fill(disc(1270, 593, 7), honey300),
    place(
      1372,
      554,
      pot(64, 58, clay500, clay700) +
        place(
          0,
          -54,
          fronds(5, 116, 15, {
            leaf: mix(pine700, sea300, 0.15),
            shaded: pine800,
            lit: mix(pine700, honey300, 0.45),
          }),
        ),
    ),
    form(
      blob([1146, 528], [1236, 528], [1220, 552], [1162, 552]),
      mix(sea300, paper, 0.3),
      pine700,
      [1240, 560],
      [1160, 530],
      0.7,
    ),
    stroke(disc(1172, 524, 9, 6), honey300, 4) +
      stroke(line([1181, 525], [1212, 519]), honey300, 5) +
      stroke(line([1204, 521], [1205, 528]), honey300, 4),
    fill(shape([1250, 548], [1330, 545], [1336, 554], [1252, 554]), paper) +
      fill(shape([1262, 542], [1322, 540], [1326, 547], [1264, 548]), blush100) +
      fill(box(1306, 541, 10, 5), clay500),
    ...[1114].map(
      (x) =>
        form(box(x - 44, 330, 88, 26, 4), timber, timberShade, [x + 50, 350], [x - 30, 330], 0.6) +
        [x - 24, x + 22].map((k) => fill(disc(k, 346, 4), ink)).join(''),
    ),
    place(1090, 346, keys(honey300, mix(sea100, sea300, 0.5), clay500), 0.92),
    place(1136, 346, keys(sea100, honey300, mix(pine700, sea300, 0.3)), [-0.8, 0.8]),
  );
};

const newel = (): string =>
  group(
    fill(shape([1490, 910], [1490, 640], [1620, 520], [1620, 910]), mix(pine800, pine950, 0.4)),
    ...[1540, 1580, 1618].map((x, i) =>
      form(
        box(x - 6, 420 - i * 34, 12, 250),
        mix(paper, sea300, 0.35),
        plasterShade,
        [x + 8, 0],
        [x - 6, 0],
        0.8,
      ),
    ),
    stroke(curve([1500, 432], [1560, 388], [1630, 326]), timberShade, 22) +
      stroke(curve([1500, 426], [1560, 382], [1630, 320]), timber, 7),
    form(box(1474, 400, 46, 520, 4), timber, timberShade, [1530, 0], [1478, 0], 0.85) +
      form(disc(1497, 386, 30), timber, timberShade, [1520, 400], [1486, 376], 0.8) +
      stroke(line([1478, 420], [1478, 900]), mix(honey300, paper, 0.4), 4, { opacity: 0.7 }),
  );

export const homeCare = (): string =>
  canvas({
    ...SCENE,
    parts: [
      room(),
      floor(),
      door(),
      mat(),
      light(),
      coats(),
      bench(),
      console(),
      welcome(),
      newel(),
      glow([MIDDLE, 380], 760, honey300, 0.22),
    ],
  });
