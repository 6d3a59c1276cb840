import { clay500, clay700, honey300, mix, paper, pine700, pine800, sea100 } from '../../drawing/colour.ts';
import { line, type Point } from '../../drawing/outline.ts';
import { group, place, stroke } from '../../drawing/paint.ts';
import { cast } from '../../figures/cast.ts';
import { layersOf } from '../../figures/figure.ts';
import { cloths, hairs, skins } from '../../figures/people-colours.ts';
import type { Person, Pose } from '../../figures/person.ts';
import { mug } from '../../props/crockery.ts';
import { type Arms, behind, lowered, upright } from '../behind-a-table.ts';
import { glazes } from './glazes.ts';

const SCALE = 0.94;
const FEET = 704;
const light: Point = [-0.7, -0.6];

/** One person of a still life, behind a table that begins at `edge`. */
const sitter = (person: Person, x: number, looks: 'right' | 'left', arms: Arms, worn = '') => {
  const { far, body, near } = layersOf(person, upright(arms), light);
  return { x, feet: FEET, scale: SCALE, looks, layers: { far, body: body + worn, near } };
};

const rest = (wrist: Point, turn = 4): Pose['near'] => ({ wrist, bend: 1, hold: 'rest', turn });
const flat = (wrist: Point, turn = 0): Pose['near'] => ({ wrist, bend: 1, hold: 'flat', turn });

const theo: Person = {
  face: { skin: skins.tan, hair: 'crop', tone: hairs.chestnut, hearingAid: honey300 },
  build: 'slim',
  top: cloths.honey,
  bottoms: cloths.slate,
  shoes: cloths.umber,
};

const priya: Person = {
  face: { skin: skins.brown, hair: 'bob', tone: hairs.black, glasses: pine800 },
  build: 'slim',
  top: cloths.red,
  collar: cloths.cream,
  bottoms: cloths.slate,
  shoes: cloths.umber,
};

export const withTea = (edge: number): string =>
  behind(
    edge,
    sitter(cast.amara, 528, 'left', {
      nod: 10,
      neck: [34, -556],
      far: flat([150, -392], 4),
      near: {
        wrist: [146, -400],
        bend: 1,
        hold: 'grip',
        turn: 0,
        holding: place(190, -362, mug(glazes.linen, clay500), 0.9),
      },
    }),
  );

export const withAGlass = (edge: number): string =>
  behind(
    edge,
    sitter(cast.joel, 520, 'left', { nod: 10, far: flat([150, -392], 4), near: flat([186, -414], 2) }),
  );

export const slicing = (edge: number): string =>
  behind(
    edge,
    sitter(lowered(theo), 250, 'right', {
      nod: 14,
      stoop: 16,
      neck: [38, -566],
      far: flat([176, -384], 8),
      near: { wrist: [112, -392], bend: 1, hold: 'grip', turn: 14 },
    }),
  );

export const overTea = (edge: number): string =>
  behind(
    edge,
    sitter(cast.winston, 104, 'right', { nod: -2, near: rest([104, -392]), far: rest([150, -394]) }),
    sitter(cast.clare, 540, 'left', { nod: 4, near: rest([104, -392]), far: rest([150, -394]) }),
  );

const drops: readonly Point[] = [
  [-30, -500],
  [-14, -536],
  [-22, -452],
  [10, -486],
  [44, -520],
  [58, -470],
  [-36, -410],
  [20, -420],
  [66, -420],
];

export const outOfTheRain = (edge: number): string =>
  behind(
    edge,
    sitter(
      { ...cast.tunde, top: cloths.honey, sleeves: 'long', badge: false, buttons: clay700 },
      470,
      'left',
      { nod: 8, far: flat([150, -392], 4), near: flat([136, -410], 8) },
      group(
        ...drops.map(([x, y]) =>
          stroke(line([x, y], [x - 3, y + 11]), mix(paper, sea100, 0.4), 4, { opacity: 0.9 }),
        ),
      ),
    ),
  );

export const waving = (edge: number): string =>
  behind(
    edge,
    sitter(cast.rose, 480, 'left', {
      nod: 2,
      far: rest([130, -392]),
      near: { wrist: [112, -520], bend: 1, hold: 'flat', turn: -74 },
    }),
  );

export const overTheMap = (edge: number): string =>
  behind(
    edge,
    sitter(lowered({ ...theo, top: cloths.red }), 290, 'right', {
      nod: 14,
      stoop: 16,
      neck: [38, -566],
      far: rest([160, -392], 10),
      near: flat([84, -374], 36),
    }),
  );

export const awake = (edge: number): string =>
  behind(
    edge,
    sitter(lowered(cast.samira), 450, 'left', {
      nod: 10,
      stoop: 14,
      far: rest([150, -380]),
      near: { wrist: [84, -376], bend: 1, hold: 'grip', turn: 6 },
    }),
  );

export const noting = (edge: number): string =>
  behind(
    edge,
    sitter(lowered(priya), 470, 'left', {
      nod: 14,
      stoop: 16,
      neck: [38, -566],
      far: rest([160, -392]),
      near: {
        wrist: [84, -380],
        bend: 1,
        hold: 'pinch',
        turn: 24,
        holding:
          stroke(line([124, -352], [152, -404]), mix(honey300, clay500, 0.2), 7) +
          stroke(line([121, -346], [125, -353]), pine700, 5),
      },
    }),
  );
