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
import { glow, shadow, soft } from '../drawing/light.ts';
import { box, line, shape } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import { corner, vignette } from '../drawing/vignette.ts';
import { openNotebook, pencil, spectacles } from '../props/stationery.ts';
import { overALetter } from './at-table.ts';

const inShade = mix(clay700, pine950, 0.45);

const calendar = (): string =>
  group(
    shadow(0.3, soft(4, fill(box(14, 14, 240, 276), inShade))),
    fill(box(0, 0, 240, 276, 5), paper),
    fill(box(0, 0, 240, 66, 5), clay500),
    ...[40, 80, 120, 160, 200].map((x) => stroke(line([x, -10], [x, 10]), pine800, 5)),
    fill(box(30, 28, 110, 14, 5), paper),
    ...Array.from({ length: 20 }, (_, i) => {
      const [x, y] = [18 + (i % 5) * 42, 84 + Math.floor(i / 5) * 46];
      const tone = { 3: honey300, 7: sea300, 11: clay500, 16: sea300, 18: honey300 }[i];
      return (
        fill(box(x, y, 34, 36, 5), tone ?? mix(paper, sea100, 0.8)) +
        (i === 11 ? stroke(`M${x + 9} ${y + 18}L${x + 15} ${y + 25}L${x + 26} ${y + 11}`, paper, 5) : '')
      );
    }),
  );

export const personalAssistance = (): string =>
  vignette(
    corner({
      wall: mix(blush100, clay500, 0.12),
      wallShade: mix(clay500, pine700, 0.45),
      lit: mix(paper, honey300, 0.3),
      table: mix(clay500, honey300, 0.5),
      tableShade: mix(clay700, pine950, 0.3),
      edge: 487,
    }),
    place(258, 24, calendar(), 0.66),
    place(-46, 2, overALetter(424), 1.144),
    shadow(0.35, soft(5, fill(shape([220, 580], [400, 574], [440, 614], [240, 622]), inShade))),
    place(
      310,
      570,
      openNotebook({
        cover: pine700,
        page: paper,
        pageShade: mix(clay500, pine700, 0.45),
        writing: pine700,
        ribbon: clay500,
      }),
      0.53,
    ),
    place(170, 322, pencil([352, 614], [552, 494], honey300, clay500, ink), 0.5),
    place(500, 600, spectacles(ink), 0.5),
    place(
      96,
      270,
      fill(shape([36, 560], [120, 548], [136, 596], [50, 610]), blush100) +
        stroke(`M36 560L88 584L120 548`, clay500, 3, { opacity: 0.6 }),
      0.56,
    ),
    glow([60, 40], 520, honey300, 0.2),
  );
