import { clay500 } from './colour.ts';
import { form, shade } from './light.ts';
import { arc, box, line, shape } from './outline.ts';
import { along, fill, group, stroke } from './paint.ts';

export type Stone = { face: string; shaded: string; lit: string; arch: string };

const battlements = (x: number, y: number, width: number, tone: string): string =>
  Array.from({ length: Math.floor(width / 22) }, (_, i) =>
    fill(box(x + i * 22 + 2, y - 13, 13, 14), tone),
  ).join('');

/** Southampton's Bargate from the north: two drum towers either side of a pointed arch; 320 wide, foot at y 0. */
export const bargate = ({ face, shaded, lit, arch }: Stone): string => {
  const tower = (x: number): string =>
    form(
      shape([x - 44, 0], [x - 40, -196], [x + 40, -196], [x + 44, 0]),
      face,
      shaded,
      [x + 46, 0],
      [x - 24, 0],
      0.8,
    ) +
    fill(box(x - 46, -206, 92, 14), face) +
    shade(box(x - 46, -206, 92, 14), shaded, [x + 46, 0], [x - 10, 0], 0.7) +
    battlements(x - 46, -206, 92, face) +
    fill(box(x - 5, -156, 10, 34, 4), arch) +
    fill(box(x - 5, -84, 10, 30, 4), arch) +
    stroke(line([x - 40, -104], [x + 40, -104]), shaded, 2.5, { opacity: 0.5 });
  const gateway = 'M-34 0L-34 -70Q-32 -104 0 -124Q32 -104 34 -70L34 0Z';
  return group(
    form(box(-92, -214, 184, 214), face, shaded, [90, -40], [-50, -180], 0.6),
    fill(box(-98, -226, 196, 14), face),
    battlements(-98, -226, 196, face),
    fill(gateway, arch),
    stroke('M-40 0L-40 -72Q-38 -110 0 -132Q38 -110 40 -72L40 0', lit, 6, { opacity: 0.8 }),
    fill('M-20 0L-20 -60Q-18 -84 0 -98Q18 -84 20 -60L20 0Z', along([0, -98], [0, 0], [0, lit], [1, face])),
    ...[-62, -31, 0, 31, 62].map((x) =>
      fill(
        shape([x - 9, -190], [x + 9, -190], [x + 9, -176], [x, -166], [x - 9, -176]),
        Math.abs(x) === 31 ? arch : shaded,
        0.7,
      ),
    ),
    stroke(line([-92, -158], [92, -158]), shaded, 3, { opacity: 0.6 }),
    fill(box(-70, -150, 14, 26, 6), arch) + fill(box(56, -150, 14, 26, 6), arch),
    tower(-122),
    tower(122),
    stroke(line([0, -226], [0, -276]), shaded, 2.5) +
      fill('M1 -275C14 -281 22 -269 36 -274L36 -258C22 -254 14 -264 1 -259Z', clay500),
    stroke(arc(0, -132, 50, 20, 200, 340), shaded, 0.1),
  );
};
