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
import { form, glow, shade, shadow, soft } from '../drawing/light.ts';
import { blob, curve, disc, line, type Point, shape } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import { corner, vignette } from '../drawing/vignette.ts';
import { birthday } from './at-table.ts';

const inShade = mix(clay700, pine950, 0.45);

const garland = (y: number, tones: readonly [string, string, string, string]): string => {
  const sag = (x: number): number => y + 60 * Math.sin((Math.PI * (x + 20)) / 680);
  return (
    stroke(
      curve(...Array.from({ length: 9 }, (_, i): Point => [i * 85 - 20, sag(i * 85 - 20)])),
      pine800,
      3,
    ) +
    repeat(9, (i) => {
      const [x, next] = [i * 72 - 8, i * 72 + 48];
      return form(
        shape([x, sag(x)], [next, sag(next)], [(x + next) / 2, (sag(x) + sag(next)) / 2 + 66]),
        tones[i % 4] ?? clay500,
        inShade,
        [next, sag(x) + 60],
        [x, sag(x)],
        0.4,
      );
    })
  );
};

const tier = (width: number, height: number, foot: number): string => {
  const outline = `M${-width / 2} ${foot - height}L${width / 2} ${foot - height}L${width / 2} ${foot}Q0 ${foot + 18} ${-width / 2} ${foot}Z`;
  const drip = repeat(7, (i) =>
    fill(
      blob(
        [-width / 2 + (i * width) / 6 - 16, foot - height + 4],
        [-width / 2 + (i * width) / 6 + 16, foot - height + 4],
        [-width / 2 + (i * width) / 6 + 10, foot - height + 34 + (i % 3) * 9],
        [-width / 2 + (i * width) / 6 - 10, foot - height + 34 + (i % 3) * 9],
      ),
      paper,
    ),
  );
  return (
    form(
      outline,
      mix(honey300, clay500, 0.25),
      clay700,
      [width * 0.6, foot],
      [-width * 0.3, foot - height],
      0.65,
    ) +
    stroke(
      curve(
        [-width / 2, foot - height * 0.42],
        [0, foot - height * 0.42 + 16],
        [width / 2, foot - height * 0.42],
      ),
      clay500,
      8,
    ) +
    fill(disc(0, foot - height, width / 2, 19), paper) +
    `<clipPath id="tier${width}"><path d="${outline}"/></clipPath><g clip-path="url(#tier${width})">${drip}</g>` +
    shade(outline, inShade, [width * 0.6, foot], [width * 0.05, foot - height * 0.5], 0.4)
  );
};

const candle = (x: number, y: number, tone: string): string =>
  group(
    form(
      shape([x - 6, y - 58], [x + 6, y - 58], [x + 6, y], [x - 6, y]),
      tone,
      inShade,
      [x + 8, y],
      [x - 6, y],
      0.5,
    ),
    stroke(line([x, y - 58], [x, y - 66]), pine950, 2.5),
    glow([x, y - 78], 54, honey300, 0.9),
    fill(blob([x, y - 98], [x + 8, y - 76], [x, y - 64], [x - 8, y - 76]), honey300) +
      fill(blob([x, y - 84], [x + 4, y - 74], [x, y - 67], [x - 4, y - 74]), paper),
  );

export const eventSupport = (): string =>
  vignette(
    corner({
      wall: mix(pine700, sea300, 0.38),
      wallShade: pine800,
      lit: mix(sea300, sea100, 0.3),
      table: mix(paper, blush100, 0.35),
      tableShade: mix(blush100, clay500, 0.35),
      edge: 468,
    }),
    garland(64, [clay500, honey300, paper, sea300]),
    garland(14, [honey300, blush100, clay500, sea100]),
    birthday(468),
    place(
      90,
      146,
      group(
        shadow(0.35, soft(7, fill(blob([180, 556], [360, 540], [600, 556], [430, 584]), inShade))),
        fill(shape([298, 552], [342, 552], [356, 500], [284, 500]), mix(sea300, pine700, 0.3)),
        fill(disc(320, 554, 92, 15), mix(sea300, pine700, 0.3)),
        form(
          disc(320, 498, 196, 24),
          mix(sea100, paper, 0.3),
          mix(pine700, sea300, 0.3),
          [500, 510],
          [200, 490],
          0.5,
        ),
        place(320, 0, tier(276, 104, 484)),
        place(320, 0, tier(190, 82, 380)),
        candle(266, 300, clay500),
        candle(302, 306, sea300),
        candle(338, 306, honey300),
        candle(374, 300, clay500),
      ),
      0.72,
    ),
    place(
      132,
      590,
      group(
        form(
          shape([-70, -84], [62, -98], [78, 0], [-54, 12]),
          paper,
          mix(clay500, pine700, 0.4),
          [90, 10],
          [-50, -70],
          0.4,
        ),
        stroke(line([-44, -62], [40, -72]), clay500, 7),
        stroke(line([-40, -40], [46, -50]), pine700, 4, { opacity: 0.5 }),
        stroke(line([-36, -22], [22, -29]), pine700, 4, { opacity: 0.5 }),
      ),
    ),
    place(
      520,
      600,
      group(
        form(shape([-58, -92], [58, -92], [52, 0], [-52, 0]), clay500, clay700, [70, 0], [-40, -60], 0.7),
        fill(shape([-10, -92], [10, -92], [9, 0], [-9, 0]), honey300),
        form(
          shape([-66, -108], [66, -108], [64, -86], [-64, -86]),
          mix(clay500, blush100, 0.15),
          clay700,
          [70, -90],
          [-40, -108],
          0.5,
        ),
        fill(blob([0, -108], [-44, -142], [-52, -116], [-6, -104]), honey300) +
          fill(blob([0, -108], [44, -142], [52, -116], [6, -104]), honey300) +
          fill(disc(0, -108, 11), clay500),
      ),
    ),
    glow([320, 230], 340, honey300, 0.35),
  );
