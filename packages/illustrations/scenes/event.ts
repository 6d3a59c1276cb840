import { canvas, SCENE } from '../drawing/canvas.ts';
import { repeat } from '../drawing/chance.ts';
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
import { form, glow, shadow, soft } from '../drawing/light.ts';
import { box, curve, disc, line, type Point, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { boards, thrownWindow } from '../drawing/room.ts';
import { mug, steam } from '../props/crockery.ts';
import { clock } from '../props/furniture.ts';
import { guestOn, speaker } from './audience.ts';
import { FLOOR, hall, inShade, screen, tallWindow, timber } from './hall.ts';

const bunting = (): string => {
  const tones = [clay500, honey300, sea300, pine700, blush100] as const;
  const sag = (x: number): number => 60 + 54 * Math.sin((Math.PI * ((x + 20) % 410)) / 410);
  return (
    stroke(
      curve(...Array.from({ length: 42 }, (_, i): Point => [i * 41 - 20, sag(i * 41 - 20)])),
      pine800,
      3,
    ) +
    repeat(41, (i) => {
      const [x, next] = [i * 41 - 17, i * 41 + 17];
      return form(
        shape([x, sag(x)], [next, sag(next)], [(x + next) / 2, (sag(x) + sag(next)) / 2 + 44]),
        tones[(i * 2) % 5] ?? clay500,
        inShade,
        [next, sag(x) + 44],
        [x, sag(x)],
        0.45,
      );
    })
  );
};

const hallChair = (cloth: string, dark: string): string =>
  group(
    stroke(line([-58, -150], [-66, 0]), pine950, 7) +
      stroke(line([58, -150], [66, 0]), pine950, 7) +
      stroke(line([-44, -130], [-52, -16]), pine950, 6) +
      stroke(line([44, -130], [52, -16]), pine950, 6),
    form(box(-66, -164, 132, 24, 9), mix(cloth, dark, 0.35), dark, [0, -140], [0, -166], 0.6),
    stroke(line([-56, -156], [-58, -240]), pine950, 7) + stroke(line([56, -156], [58, -240]), pine950, 7),
    form(box(-66, -258, 132, 84, [24, 24, 12, 12]), cloth, dark, [80, -170], [-50, -256], 0.75),
    stroke(curve([-54, -251], [0, -256], [52, -252]), mix(cloth, paper, 0.6), 4, { opacity: 0.8 }),
  );

const rows = (): string => {
  const tones = [
    [clay500, clay700],
    [mix(sea300, pine700, 0.45), pine950],
    [honey300, clay500],
  ] as const;
  const row = (y: number, scale: number, count: number, gap: number, pick: number): string =>
    repeat(count, (i) => {
      const x = 830 + (i - (count - 1) / 2) * gap + (i >= count / 2 ? gap * 0.32 : -gap * 0.32);
      const [cloth, dark] = tones[(i + pick) % 3] ?? tones[0];
      return (
        shadow(
          0.35,
          soft(
            4,
            fill(
              shape(
                [x - 60 * scale, y - 4],
                [x + 66 * scale, y - 4],
                [x + 190 * scale, y + 26 * scale],
                [x + 60 * scale, y + 26 * scale],
              ),
              pine950,
            ),
          ),
        ) + place(x, y, guestOn(i * 3 + pick * 4) + hallChair(cloth, dark), scale)
      );
    });
  return row(724, 0.56, 8, 112, 0) + row(800, 0.74, 8, 150, 1) + row(912, 1.02, 8, 208, 2);
};

const urn = (): string =>
  group(
    form(
      `M-46 -8L-52 -150Q-52 -176 0 -178Q52 -176 52 -150L46 -8Z`,
      mix(sea100, sea300, 0.5),
      mix(pine700, sea300, 0.25),
      [60, 0],
      [-30, -90],
      0.85,
    ),
    fill(disc(0, -176, 40, 9), mix(sea300, pine700, 0.3)) + fill(disc(0, -188, 9), pine950),
    stroke(line([-36, -140], [-32, -20]), paper, 7, { opacity: 0.8 }),
    fill(box(-14, -44, 28, 12, 4), pine950) + fill(box(-5, -36, 10, 20, 3), pine950),
    fill(box(-50, -12, 100, 12, 4), pine950),
    fill(box(-62, -120, 14, 30, 5), pine950) + fill(box(48, -120, 14, 30, 5), pine950),
  );

const tea = (moment: number): string =>
  group(
    form(
      shape([1226, 520], [1620, 506], [1620, 640], [1240, 640]),
      mix(paper, sea100, 0.3),
      inShade,
      [1640, 640],
      [1240, 540],
      0.6,
    ),
    ...[1290, 1370, 1460, 1550].map((x) =>
      stroke(curve([x, 528], [x + 6, 580], [x - 2, 640]), inShade, 3, { opacity: 0.3 }),
    ),
    fill(shape([1210, 506], [1620, 490], [1620, 512], [1226, 526]), paper),
    shadow(0.3, fill(box(1240, 640, 380, 16), pine950)),
    place(1510, 504, steam(150, paper, moment, 0.5)),
    place(1480, 504, urn(), 0.95),
    ...[0, 1, 2, 3].map((i) =>
      place(
        1262 + i * 42,
        514 - i * 1.6,
        mug(
          [
            { body: clay500, shaded: clay700, lit: blush100 },
            { body: sea300, shaded: pine700, lit: paper },
            { body: honey300, shaded: clay500, lit: paper },
            { body: paper, shaded: sea300, lit: paper },
          ][i] ?? { body: paper, shaded: sea300, lit: paper },
        ),
        0.62,
      ),
    ),
  );

export const event = (moment: number): string =>
  canvas({
    ...SCENE,
    parts: [
      hall(),
      tallWindow(60, 3),
      tallWindow(320, 8),
      tallWindow(1230, 5),
      screen(),
      speaker(),
      place(1500, 210, clock(52, { body: paper, shaded: inShade, lit: paper }, pine800, 2, 0)),
      bunting(),
      boards(
        FLOOR,
        910,
        along(
          [0, FLOOR],
          [0, 900],
          [0, mix(timber.body, paper, 0.2)],
          [1, mix(timber.body, timber.shaded, 0.5)],
        ),
        timber.shaded,
        [830, 300],
      ),
      tea(moment),
      thrownWindow(
        [
          [240, 660],
          [400, 660],
          [660, 900],
          [440, 900],
        ],
        [2, 3],
        mix(honey300, paper, 0.4),
        0.5,
      ),
      thrownWindow(
        [
          [500, 660],
          [640, 660],
          [900, 900],
          [720, 900],
        ],
        [2, 3],
        mix(honey300, paper, 0.4),
        0.42,
      ),
      rows(),
      glow([130, 240], 900, honey300, 0.3),
    ],
  });
