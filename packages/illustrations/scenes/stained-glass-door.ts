import {
  blush100,
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
import { form, glow } from '../drawing/light.ts';
import { blob, box, curve, disc, line, type Point, shape } from '../drawing/outline.ts';
import { fill, group, inside, stroke } from '../drawing/paint.ts';
import { DOOR, FLOOR, MIDDLE, plasterShade } from './hallway.ts';

/** Coloured leading: rays of a rising sun over two hills. */
const leadedSun = (x: number, y: number, width: number, height: number): string => {
  const [cx, cy] = [x + width / 2, y + height * 0.72];
  const tones = [
    mix(honey300, paper, 0.35),
    mix(blush100, paper, 0.3),
    mix(honey300, paper, 0.6),
    mix(sea100, paper, 0.4),
  ];
  const rays = Array.from({ length: 9 }, (_, i) => {
    const [a, b] = [Math.PI + (i * Math.PI) / 9, Math.PI + ((i + 1) * Math.PI) / 9];
    const reach = height * 1.2;
    const outline = shape(
      [cx, cy],
      [cx + Math.cos(a) * reach, cy + Math.sin(a) * reach],
      [cx + Math.cos(b) * reach, cy + Math.sin(b) * reach],
    );
    return fill(outline, tones[i % 4] ?? paper) + stroke(outline, pine800, 3);
  });
  const hill = (from: Point, mid: Point, to: Point, tone: string): string => {
    const outline = `${curve(from, mid, to)}L${x + width} ${y + height}L${x} ${y + height}Z`;
    return fill(outline, tone) + stroke(outline, pine800, 3);
  };
  return inside(
    box(x, y, width, height),
    ...rays,
    fill(disc(cx, cy, width * 0.2), honey300) + stroke(disc(cx, cy, width * 0.2), pine800, 3),
    hill([x, cy + 8], [x + width * 0.35, cy - 16], [x + width, cy + 26], mix(sea300, paper, 0.2)),
    hill([x, cy + 38], [x + width * 0.6, cy + 12], [x + width, cy + 4], mix(pine700, sea300, 0.45)),
  );
};

const sidelight = (x: number): string => {
  const glass = box(x, DOOR.top + 96, 58, 250);
  return group(
    fill(box(x - 9, DOOR.top, 76, FLOOR - DOOR.top), mix(paper, honey300, 0.15)),
    fill(glass, mix(paper, honey300, 0.3)),
    inside(
      glass,
      ...[0, 1, 2, 3, 4].map(
        (i) =>
          fill(
            shape(
              [x, DOOR.top + 96 + i * 50],
              [x + 29, DOOR.top + 121 + i * 50],
              [x, DOOR.top + 146 + i * 50],
            ),
            i % 2 ? sea300 : blush100,
          ) +
          fill(
            shape(
              [x + 58, DOOR.top + 96 + i * 50],
              [x + 29, DOOR.top + 121 + i * 50],
              [x + 58, DOOR.top + 146 + i * 50],
            ),
            i % 2 ? blush100 : sea300,
          ) +
          stroke(line([x, DOOR.top + 96 + i * 50], [x + 58, DOOR.top + 146 + i * 50]), pine800, 2.4) +
          stroke(line([x + 58, DOOR.top + 96 + i * 50], [x, DOOR.top + 146 + i * 50]), pine800, 2.4),
      ),
    ),
    stroke(glass, pine800, 3),
    fill(box(x, 530, 58, 140, 2), mix(paper, sea300, 0.3)) +
      stroke(box(x, 530, 58, 140, 2), plasterShade, 2.5, { opacity: 0.5 }),
  );
};

export const door = (): string => {
  const { x, width, top } = DOOR;
  return group(
    fill(box(x - 92, top - 20, width + 184, FLOOR - top + 20), mix(paper, sea300, 0.22)),
    stroke(box(x - 92, top - 20, width + 184, FLOOR - top + 20), plasterShade, 3, { opacity: 0.6 }),
    sidelight(x - 76),
    sidelight(x + width + 18),
    fill(box(x - 76, top, width + 152, 72), mix(paper, honey300, 0.4)),
    ...Array.from(
      { length: 7 },
      (_, i) =>
        fill(
          blob(
            [x - 50 + i * 72, top + 62],
            [x - 68 + i * 72, top + 36],
            [x - 50 + i * 72, top + 10],
            [x - 32 + i * 72, top + 36],
          ),
          [sea300, blush100, honey300][i % 3] ?? sea300,
        ) + stroke(line([x - 14 + i * 72, top], [x - 14 + i * 72, top + 72]), pine800, 2.4),
    ),
    stroke(box(x - 76, top, width + 152, 72), pine800, 3),
    fill(box(x - 6, top + 84, width + 12, FLOOR - top - 84), mix(paper, sea300, 0.15)),
    form(
      box(x + 4, top + 92, width - 8, FLOOR - top - 92),
      pine700,
      pine950,
      [MIDDLE, FLOOR + 60],
      [MIDDLE, top + 200],
      0.7,
    ),
    fill(box(x + 40, top + 122, width - 80, 232, [24, 24, 3, 3]), pine950),
    inside(
      box(x + 46, top + 128, width - 92, 220, [20, 20, 2, 2]),
      leadedSun(x + 46, top + 128, width - 92, 220),
    ),
    ...[x + 46, x + width / 2 + 10].map(
      (px) =>
        fill(box(px, 556, 110, 104, 3), pine800) +
        stroke(line([px, 660], [px + 110, 660], [px + 110, 556]), mix(pine700, sea300, 0.4), 3),
    ),
    fill(box(MIDDLE - 42, 520, 84, 20, 4), honey300) +
      stroke(line([MIDDLE - 36, 530], [MIDDLE + 36, 530]), clay700, 2.5),
    fill(box(x + width - 40, 500, 12, 44, 4), honey300) +
      stroke(line([x + width - 34, 510], [x + width - 64, 512]), honey300, 9),
    glow([MIDDLE, top + 210], 520, honey300, 0.5, 0.9),
    glow([MIDDLE, top + 190], 240, paper, 0.4),
  );
};
