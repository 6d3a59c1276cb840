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
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { box, curve, disc, line, onward, ridge, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { cloudBank, wash } from '../drawing/sky.ts';
import { vignette } from '../drawing/vignette.ts';
import { clock } from '../props/furniture.ts';
import { roundTree } from '../props/greenery.ts';
import { suitcase } from '../props/luggage.ts';
import { onThePlatform } from './people.ts';

const inShade = mix(clay700, pine950, 0.5);
const leafy = { leaf: mix(pine700, sea300, 0.4), shaded: pine700, lit: mix(honey300, sea300, 0.25) };

const train = (): string => {
  const body = `M-10 190L380 190${onward([380, 190], [440, 200], [480, 260])}${onward([480, 260], [506, 330], [508, 392])}L508 420L-10 420Z`;
  return group(
    form(body, pine700, pine950, [200, 460], [200, 230], 0.8),
    fill(`M-10 330L502 330L506 366L-10 366Z`, honey300),
    fill(`M-10 206L380 206${onward([380, 206], [396, 207], [410, 212])}L410 218L-10 218Z`, sea300, 0.4),
    ...[20, 150].map(
      (x) =>
        fill(
          box(x, 236, 110, 74, 12),
          along([x, 236], [x + 110, 310], [0, mix(honey300, paper, 0.35)], [1, mix(honey300, clay500, 0.25)]),
        ) + fill(box(x + 30, 264, 34, 46, 12), pine800, 0.28),
    ),
    fill(box(284, 226, 72, 190, 8), mix(pine700, sea300, 0.25)) +
      fill(box(294, 238, 52, 74, 8), mix(honey300, paper, 0.3)) +
      stroke(line([320, 226], [320, 416]), pine950, 3),
    fill(
      `M390 232L420 232${onward([420, 232], [448, 250], [466, 306])}L390 306Z`,
      along([390, 232], [466, 306], [0, sea100], [1, mix(sea300, pine700, 0.3)]),
    ),
    fill(box(-10, 410, 520, 16), pine950),
    fill(disc(488, 386, 10), paper) + glow([494, 386], 70, honey300, 0.8),
    fill(disc(120, 436, 26), pine950) + fill(disc(210, 436, 26), pine950) + fill(disc(420, 436, 26), pine950),
  );
};

export const travelAssistance = (): string =>
  vignette(
    wash(
      640,
      0,
      420,
      [0, mix(sea300, sea100, 0.2)],
      [0.5, mix(sea100, blush100, 0.5)],
      [1, mix(honey300, blush100, 0.4)],
    ),
    glow([560, 240], 380, mix(honey300, blush100, 0.3), 0.9),
    cloudBank(4, 470, 110, 280, 30, [mix(sea100, paper, 0.5), mix(blush100, paper, 0.5)]),
    fill(ridge(440, [-10, 330], [240, 310], [460, 330], [650, 306]), mix(sea300, blush100, 0.3)),
    place(576, 420, roundTree(5, 180, leafy, clay700, 1)),
    fill(box(-10, 410, 660, 60), mix(clay700, pine800, 0.5)),
    train(),
    fill(
      box(-10, 452, 660, 200),
      along([0, 452], [0, 640], [0, mix(blush100, honey300, 0.35)], [1, mix(clay500, blush100, 0.45)]),
    ),
    fill(box(-10, 462, 660, 15), honey300),
    stroke(line([-10, 454], [650, 454]), paper, 5),
    form(
      shape([-10, -10], [650, -10], [650, 66], [-10, 44]),
      mix(pine800, pine950, 0.2),
      pine950,
      [300, -20],
      [300, 60],
      0.5,
    ),
    ...Array.from({ length: 17 }, (_, i) =>
      fill(
        `M${i * 40 - 10} ${44 + i * 1.35}L${i * 40 + 30} ${45.4 + i * 1.35}L${i * 40 + 10} ${74 + i * 1.35}Z`,
        mix(paper, sea100, 0.5),
      ),
    ),
    form(box(556, 62, 20, 410), pine800, pine950, [580, 200], [556, 200], 0.7) +
      stroke(curve([556, 190], [530, 130], [480, 100]), pine800, 9),
    stroke(line([452, 66], [452, 112]), pine800, 6),
    place(
      452,
      160,
      clock(48, { body: paper, shaded: mix(pine700, sea300, 0.4), lit: paper }, pine800, 10, 5),
    ),
    shadow(0.4, soft(5, fill(shape([110, 604], [450, 604], [560, 630], [180, 630]), inShade))),
    ...[130, 420].map((x) =>
      form(
        shape([x - 9, 530], [x + 9, 530], [x + 13, 612], [x - 13, 612]),
        pine800,
        pine950,
        [x + 14, 600],
        [x - 8, 540],
        0.6,
      ),
    ),
    form(box(90, 512, 370, 22, 5), mix(clay500, honey300, 0.45), inShade, [480, 540], [120, 510], 0.6),
    stroke(line([92, 514], [458, 514]), mix(honey300, paper, 0.5), 4),
    place(
      196,
      516,
      suitcase({ body: clay500, shaded: clay700, lit: honey300 }, mix(clay700, pine950, 0.5), paper),
      1.2,
    ),
    onThePlatform(),
    shade(box(-10, 440, 660, 210), inShade, [-40, 680], [260, 500], 0.5),
  );
