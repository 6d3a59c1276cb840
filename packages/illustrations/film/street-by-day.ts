import { clay500, honey300, mix, paper, pine800, pine950 } from '../drawing/colour.ts';
import type { Layer } from '../drawing/layers.ts';
import { glow, shadow } from '../drawing/light.ts';
import { shape } from '../drawing/outline.ts';
import { fill, place } from '../drawing/paint.ts';
import { streetLamp } from '../drawing/quayside.ts';
import { gull } from '../drawing/sky.ts';
import { DAY } from '../scenes/hours.ts';
import { streetSky } from '../scenes/street-sky.ts';
import { terrace } from '../scenes/terrace.ts';
import { downTheStreet } from './on-the-path.ts';

const longShadows = [120, 520, 920, 1320]
  .map((x) => fill(shape([x, 836], [x + 60, 836], [x - 120, 912], [x - 220, 912]), pine950))
  .join('');

export const streetByDay: readonly Layer[] = [
  { still: streetSky(DAY) + terrace(DAY) + shadow(0.22, longShadows) },
  {
    moving: (moment) =>
      place(
        300 + moment * 420,
        96 - moment * 30,
        gull(Math.sin(moment * 40), mix(pine800, paper, 0.4)),
        0.7,
        -5,
      ) +
      place(
        240 + moment * 400,
        120 - moment * 26,
        gull(Math.sin(moment * 40 + 2), mix(pine800, paper, 0.4)),
        0.5,
        -5,
      ),
  },
  { moving: downTheStreet },
  {
    still:
      place(1330, 872, streetLamp(pine950, clay500, paper, 0), 1.12) + glow([1560, 60], 1200, honey300, 0.32),
  },
];
