import { mix, paper } from '../drawing/colour.ts';
import { curve, type Point } from '../drawing/outline.ts';
import { fill, group, inside, stroke } from '../drawing/paint.ts';
import type { Face, Mouth } from './face.ts';
import type { Skin } from './people-colours.ts';

const closed: Partial<Record<Mouth, readonly Point[]>> = {
  calm: [
    [10.5, -9.8],
    [16, -8.6],
    [25, -8.6],
    [30.5, -10.2],
  ],
  smile: [
    [8, -12],
    [14, -7.6],
    [25, -7.4],
    [32, -12.4],
  ],
  grave: [
    [11, -7.6],
    [16, -9.2],
    [25, -9.4],
    [30, -8],
  ],
};

const parted: Partial<Record<Mouth, string>> = {
  open: 'M8 -12.500C15 -11 25.500 -11 32.500 -12.800C31.500 -5.500 27 -1.500 20.500 -1.200C14 -1.200 9.500 -5.500 8 -12.500Z',
  laugh:
    'M6.500 -14C14 -12.500 26 -12.500 33.500 -14.500C33.500 -4.500 28 1.500 20.500 2C12.500 2 7.500 -4.500 6.500 -14Z',
  speak:
    'M13.500 -10.500C17 -12.500 25 -12.500 28 -10.500C28 -5.500 25 -3 21 -3C17 -3 14 -5.500 13.500 -10.500Z',
};

const lowerLip = (skin: Skin, y: number): string =>
  stroke(curve([15.5, y], [20.5, y + 1.1], [26, y - 0.2]), skin.warm, 2.2, { opacity: 0.55 });

export const mouthOf = ({ skin, mouth = 'smile', beard }: Face): string => {
  const line = closed[mouth];
  if (line && beard) return stroke(curve(...line), mix(skin.warm, skin.body, 0.3), 3.6);
  if (line)
    return (
      stroke(curve(...line), skin.line, 2.4, { opacity: 0.9 }) + lowerLip(skin, mouth === 'smile' ? -2.6 : -4)
    );
  const outline = parted[mouth] ?? '';
  const teeth =
    mouth === 'speak' ? 'M12 -14H30V-9.500H12Z' : 'M4 -16H36V-8.200C26 -6.600 14 -6.600 4 -8.200Z';
  return group(
    fill(outline, mix(skin.line, skin.warm, 0.25)),
    inside(outline, fill('M12 -3A9 5 0 0 1 29 -3V6H12Z', skin.warm, 0.9), fill(teeth, paper)),
    stroke(outline, skin.line, 1.3, { opacity: 0.55 }),
  );
};
