import { canvas, SCENE } from '../drawing/canvas.ts';
import { clay500, honey300, pine950 } from '../drawing/colour.ts';
import { type Layer, partsAt } from '../drawing/layers.ts';
import { glow, shade, shadow } from '../drawing/light.ts';
import { blob, box, curve, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
import { streetLamp } from '../drawing/quayside.ts';
import { DUSK } from './hours.ts';
import { streetSky } from './street-sky.ts';
import { terrace } from './terrace.ts';

const spill = (): string => {
  const path = shape([600, 836], [830, 836], [930, 912], [520, 912]);
  const onWall = shape([590, 762], [824, 762], [824, 836], [590, 836]);
  return group(
    shade(onWall, honey300, [706, 756], [706, 850], 0.5),
    fill(path, along([0, 836], [0, 906], [0, honey300, 0.55], [1, honey300, 0.1])),
  );
};

const catOnWall = (tail: number): string =>
  group(
    stroke(curve([26, -4], [40, 10], [36 + tail, 30], [44 + tail * 2, 38]), pine950, 7),
    fill(blob([-26, 2], [-28, -22], [-8, -34], [18, -26], [30, 0]), pine950),
    fill(blob([-36, -22], [-36, -42], [-20, -48], [-8, -38], [-14, -20]), pine950),
    fill(shape([-36, -38], [-37, -56], [-26, -46]), pine950) +
      fill(shape([-20, -47], [-10, -56], [-9, -38]), pine950),
    stroke(curve([-24, -33], [-4, -36], [18, -27], [28, -6]), honey300, 2.5, { opacity: 0.8 }),
  );

/** The street at dusk; the cat's tail and the light in the window are apart because they move. */
export const streetAtDusk: readonly Layer[] = [
  { still: streetSky(DUSK) + terrace(DUSK) + spill() },
  {
    moving: (moment) =>
      place(796, 763, catOnWall(Math.sin(moment * Math.PI * 2) * 7), 0.95) +
      glow([704, 640], 620 + Math.sin(moment * Math.PI * 2) * 16, honey300, 0.22),
  },
  {
    still:
      place(1330, 872, streetLamp(pine950, clay500, honey300, 0.55), 1.12) +
      shadow(0.25, fill(box(-10, -10, 1620, 60), along([0, 0], [0, 60], [0, pine950], [1, pine950, 0]))),
  },
];

export const liveInCare = (moment: number): string =>
  canvas({ ...SCENE, parts: partsAt(streetAtDusk, moment) });
