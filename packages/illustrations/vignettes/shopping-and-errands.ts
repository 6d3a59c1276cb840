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
import { brickwork } from '../drawing/houses.ts';
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { box, disc, line, shape } from '../drawing/outline.ts';
import { along, fill, group, stroke } from '../drawing/paint.ts';
import { vignette } from '../drawing/vignette.ts';
import { fromTheShop } from './people.ts';

const inShade = mix(clay700, pine950, 0.5);

const awning = (): string =>
  group(
    shadow(0.4, fill(box(50, 214, 540, 46), pine950)),
    ...Array.from({ length: 9 }, (_, i) => {
      const [left, right] = [44 + i * 61.4, 44 + (i + 1) * 61.4];
      const tone = i % 2 ? mix(paper, blush100, 0.3) : clay500;
      const outline = `M${left * 0.94 + 19} 110L${right * 0.94 + 19} 110L${right} 196A30.7 26 0 0 1 ${left} 196Z`;
      return fill(outline, tone) + shade(outline, inShade, [0, 236], [0, 140], 0.45);
    }),
  );

const crate = (x: number, tone: string, lit: string): string =>
  group(
    ...Array.from({ length: 9 }, (_, i) => {
      const [cx, cy] = [x + 16 + (i % 5) * 25 + (i > 4 ? 12 : 0), i > 4 ? 428 : 446];
      return (
        form(disc(cx, cy, 16), tone, inShade, [cx + 16, cy + 16], [cx - 6, cy - 6], 0.6) +
        fill(disc(cx - 5, cy - 6, 4), lit, 0.8)
      );
    }),
    form(box(x - 6, 448, 142, 62, 3), mix(honey300, clay500, 0.45), inShade, [x + 150, 520], [x, 450], 0.6),
    stroke(line([x - 4, 478], [x + 134, 478]), inShade, 3, { opacity: 0.4 }),
    stroke(line([x - 4, 450], [x + 134, 450]), mix(honey300, paper, 0.4), 3),
  );

export const shoppingAndErrands = (): string =>
  vignette(
    brickwork(4, -10, -10, 660, 560, mix(pine700, sea300, 0.2), [mix(pine700, sea300, 0.35), pine800], 0.5),
    fill(box(40, 30, 560, 80, 6), pine800),
    stroke(box(52, 42, 536, 56, 4), honey300, 3),
    ...[0, 1, 2, 3, 4].map((i) => fill(disc(236 + i * 42, 70, 9), i === 2 ? clay500 : honey300)),
    fill(box(70, 190, 500, 330), mix(paper, sea100, 0.5)),
    fill(
      box(86, 200, 300, 230),
      along([86, 200], [386, 430], [0, mix(honey300, paper, 0.3)], [1, mix(sea300, honey300, 0.4)]),
    ),
    fill(shape([150, 200], [220, 200], [130, 430], [86, 430], [86, 380]), paper, 0.3),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      fill(
        box(106 + i * 46, 300 - (i % 3) * 8, 30, 46 + (i % 3) * 8, 6),
        [clay500, pine700, paper, honey300, sea300, clay700][i] ?? clay500,
      ),
    ),
    fill(box(96, 346, 280, 9), mix(clay700, honey300, 0.4)),
    fill(box(404, 200, 150, 320), pine700),
    fill(box(424, 220, 110, 180), mix(honey300, paper, 0.4)),
    fill(shape([450, 220], [490, 220], [440, 400], [424, 400], [424, 330]), paper, 0.4),
    fill(disc(420, 430, 7), honey300),
    awning(),
    crate(96, clay500, blush100),
    crate(244, mix(honey300, pine700, 0.3), paper),
    fill(
      box(-10, 508, 660, 150),
      along([0, 508], [640, 640], [0, mix(blush100, honey300, 0.3)], [1, mix(clay500, blush100, 0.45)]),
    ),
    stroke(line([-10, 566], [650, 566]), inShade, 2.5, { opacity: 0.3 }),
    shadow(0.4, soft(5, fill(disc(400, 622, 110, 10), inShade))),
    fromTheShop(),
    glow([60, 60], 560, mix(honey300, blush100, 0.3), 0.35),
  );
