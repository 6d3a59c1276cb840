import { curve, type Point } from '../drawing/outline.ts';
import { group, stroke } from '../drawing/paint.ts';
import type { Age, Face } from './face.ts';

type Wrinkle = { from: Age; opacity: number; points: readonly Point[] };

const order: readonly Age[] = ['child', 'young', 'middle', 'older', 'oldest'];

const wrinkles: readonly Wrinkle[] = [
  {
    from: 'middle',
    opacity: 0.24,
    points: [
      [12.5, -21],
      [7, -16],
      [5.5, -10],
    ],
  },
  {
    from: 'middle',
    opacity: 0.2,
    points: [
      [33, -21.5],
      [35.5, -17],
      [35.5, -12],
    ],
  },
  {
    from: 'older',
    opacity: 0.34,
    points: [
      [-3.5, -43],
      [-8, -44],
    ],
  },
  {
    from: 'older',
    opacity: 0.34,
    points: [
      [-3.5, -39],
      [-7.5, -37],
    ],
  },
  {
    from: 'older',
    opacity: 0.24,
    points: [
      [1.5, -33.5],
      [6, -32.4],
      [11, -34],
    ],
  },
  {
    from: 'older',
    opacity: 0.22,
    points: [
      [29.5, -33.8],
      [33, -33],
      [37, -34.4],
    ],
  },
  {
    from: 'oldest',
    opacity: 0.24,
    points: [
      [6, -65],
      [17, -67],
      [32, -65],
    ],
  },
  {
    from: 'oldest',
    opacity: 0.2,
    points: [
      [8, -71],
      [18, -72.5],
      [29, -71],
    ],
  },
  {
    from: 'oldest',
    opacity: 0.24,
    points: [
      [3.5, -8],
      [4.5, -3],
      [7.5, 1],
    ],
  },
  {
    from: 'oldest',
    opacity: 0.22,
    points: [
      [-6, -24],
      [-4, -16],
      [-2, -11],
    ],
  },
];

const ageOf = ({ age, old }: Face): Age => age ?? (old ? 'oldest' : 'young');

export const ageLines = (face: Face): string =>
  group(
    ...wrinkles
      .filter(({ from }) => order.indexOf(from) <= order.indexOf(ageOf(face)))
      .map(({ points, opacity }) => stroke(curve(...points), face.skin.line, 1.6, { opacity })),
  );

export const browWidth = (age: Age): number =>
  ({ child: 2.2, young: 3, middle: 3.1, older: 3, oldest: 2.7 })[age];
