import { clay500, clay700, honey300, mix, paper, pine700, pine800, sea100 } from '../../drawing/colour.ts';
import { line, type Point, shape } from '../../drawing/outline.ts';
import { fill, group, place, stroke } from '../../drawing/paint.ts';
import { cast } from '../../figures/cast.ts';
import { layersOf } from '../../figures/figure.ts';
import { cloths, hairs, skins } from '../../figures/people-colours.ts';
import type { Arm, Person } from '../../figures/person.ts';
import { mug, teacup } from '../../props/crockery.ts';
import { tumbler } from '../../props/medicines.ts';
import { playingCard } from '../../props/pastimes.ts';
import { type Arms, lowered, over, upright } from '../behind-a-table.ts';
import { glazes } from './glazes.ts';

const SCALE = 1.06;
const FEET = 774;
const light: Point = [-0.7, -0.6];

/** One of two people behind a table. */
export const sitter = (person: Person, x: number, looks: 'right' | 'left', arms: Arms, worn = '') => {
  const { far, body, near } = layersOf(person, upright(arms), light);
  return { x, feet: FEET, scale: SCALE, looks, layers: { far, body: body + worn, near } };
};

export const hold = (hold: Arm['hold'], wrist: Point, turn = 0, holding = ''): Arm => ({
  wrist,
  bend: 1,
  hold,
  turn,
  ...(holding && { holding }),
});

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

const pen = ([x, y]: Point): string =>
  stroke(line([x, y], [x + 26, y - 54]), mix(honey300, clay500, 0.2), 7) +
  stroke(line([x - 3, y + 6], [x + 1, y - 1]), pine700, 5);

export const morningTea = (edge: number): string =>
  over(
    edge,
    '',
    sitter(cast.rose, 132, 'right', {
      turned: true,
      near: hold('flat', [124, -434], -4, place(182, -404, mug(glazes.linen, clay500), 0.84)),
    }),
    sitter(cast.amara, 524, 'left', { nod: 8, near: hold('grip', [140, -430], -4) }),
  );

export const aGlassOfWater = (edge: number): string =>
  over(
    edge,
    '',
    sitter(cast.meera, 132, 'right', {
      nod: -2,
      near: hold('flat', [126, -446], -6, place(182, -410, tumbler(), 0.56)),
    }),
    sitter(cast.joel, 524, 'left', { turned: true, near: hold('grip', [152, -434], -6) }),
  );

const knife = (): string =>
  fill(shape([130, -404], [204, -392], [198, -376], [130, -388]), mix(paper, sea100, 0.5)) +
  stroke(line([130, -389], [197, -377]), mix(pine700, sea100, 0.5), 2);

export const slicing = (edge: number, board: string): string =>
  over(
    edge,
    board,
    sitter(lowered(theo), 160, 'right', {
      nod: 12,
      neck: [34, -568],
      near: hold('grip', [92, -414], 10, knife()),
    }),
    sitter(cast.samira, 552, 'left', { turned: true, near: hold('flat', [96, -414], 14) }),
  );

export const overACrossword = (edge: number, sheet: string): string =>
  over(
    edge,
    sheet,
    sitter(lowered(cast.winston), 122, 'right', {
      nod: 10,
      near: hold('pinch', [126, -392], 18, pen([158, -366])),
      far: hold('rest', [150, -410]),
    }),
    sitter(cast.clare, 528, 'left', { turned: true, near: hold('flat', [130, -392], 10) }),
  );

const drops: readonly Point[] = [
  [-30, -500],
  [-14, -536],
  [-22, -470],
  [10, -486],
  [44, -520],
  [58, -470],
];

export const outOfTheRain = (edge: number, bag: string): string =>
  over(
    edge,
    bag,
    sitter(cast.winston, 122, 'right', { turned: true, near: hold('grip', [142, -474], -8) }),
    sitter(
      { ...cast.tunde, top: cloths.honey, sleeves: 'long', badge: false, buttons: clay700 },
      524,
      'left',
      { nod: 6, near: hold('grip', [146, -480], -8) },
      group(
        ...drops.map(([x, y]) =>
          stroke(line([x, y], [x - 3, y + 11]), mix(paper, sea100, 0.4), 4, { opacity: 0.9 }),
        ),
      ),
    ),
  );

const card = (turn: number, sign: string): string =>
  place(0, 0, playingCard(paper, pine700, sign), 0.58, turn);

export const drawingACard = (edge: number): string =>
  over(
    edge,
    '',
    sitter(cast.joel, 524, 'left', {
      nod: 2,
      near: hold(
        'pinch',
        [128, -420],
        -24,
        place(176, -420, card(-30, clay500) + card(-8, pine700) + card(14, clay500) + card(36, pine700)),
      ),
    }),
    sitter({ ...cast.rose, face: { ...cast.rose.face, mouth: 'laugh' } }, 128, 'right', {
      turned: true,
      near: hold('pinch', [128, -482], -14, place(178, -476, card(-12, pine700))),
    }),
  );

export const overTheMap = (edge: number, map: string): string =>
  over(
    edge,
    map,
    sitter(lowered({ ...theo, top: cloths.red }), 140, 'right', {
      nod: 12,
      far: hold('rest', [150, -410], 10),
      near: hold('flat', [118, -396], 18),
    }),
    sitter(cast.tunde, 528, 'left', { turned: true, near: hold('flat', [124, -396], 14) }),
  );

export const teaInTheNight = (edge: number): string => {
  const tea = teacup(glazes.linen, mix(clay500, clay700, 0.6));
  return over(
    edge,
    '',
    sitter(cast.june, 132, 'right', {
      turned: true,
      near: hold('flat', [118, -424], -2, place(184, -398, tea, 0.74)),
    }),
    sitter(lowered(cast.samira), 520, 'left', { nod: 8, near: hold('flat', [130, -416], -8) }),
  );
};

export const noting = (edge: number, book: string): string =>
  over(
    edge,
    book,
    sitter(cast.amara, 130, 'right', { turned: true, near: hold('flat', [124, -392], 14) }),
    sitter(lowered(priya), 520, 'left', {
      nod: 12,
      far: hold('rest', [160, -410]),
      near: hold('pinch', [116, -394], 24, pen([148, -366])),
    }),
  );
