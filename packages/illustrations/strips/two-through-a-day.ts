import {
  clay500,
  clay700,
  honey300,
  mix,
  paper,
  pine700,
  pine950,
  sea100,
  sea300,
} from '../drawing/colour.ts';
import { form, shadow, soft } from '../drawing/light.ts';
import { curve, disc, line, type Point, sewn, shape } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import { cast } from '../figures/cast.ts';
import { layersOf, stand } from '../figures/figure.ts';
import { cloths } from '../figures/people-colours.ts';
import type { Arm, Person, Pose } from '../figures/person.ts';
import { hotWaterBottle } from '../props/bedside.ts';
import { FEET } from './all-day.ts';

const SCALE = 0.76;

const margaret: Person = { ...cast.june, top: cloths.red, buttons: honey300 };
const dressingGown = {
  top: cloths.sea,
  hem: [212, 10],
  buttons: '',
  bottoms: cloths.cream,
  shoes: cloths.red,
} as const;
const nightdress = { top: cloths.cream, buttons: '', bottoms: cloths.cream, shoes: cloths.red };

const arm = (hold: Arm['hold'], wrist: Point, turn: number): Arm => ({ wrist, bend: 1, hold, turn });

const standing: Pose = {
  hip: [0, -366],
  neck: [26, -574],
  stoop: 12,
  nearLeg: { ankle: [-26, -28], bend: -1 },
  farLeg: { ankle: [32, -28], bend: -1 },
};

const seated: Pose = {
  hip: [0, -222],
  neck: [26, -434],
  stoop: 16,
  nearLeg: { ankle: [150, -28], bend: -1 },
  farLeg: { ankle: [182, -28], bend: -1 },
};

type One = { x: number; person: Person; pose: Pose; light: Point };

/** Margaret looks right and her carer left, their hands on one thing: over their bodies and under their near hands. */
const together = (her: One, thing: string, carer: One): string => {
  const [hers, theirs] = [her, carer].map(({ person, pose, light }) => layersOf(person, pose, light));
  const right = (part = ''): string => stand(her.x, FEET, SCALE, 'right', part);
  const left = (part = ''): string => stand(carer.x, FEET, SCALE, 'left', part);
  return group(
    shadow(0.36, soft(5, ...[her.x, carer.x].map((x) => fill(disc(x, FEET + 2, 92, 9), pine950)))),
    right(hers?.far) + left(theirs?.far),
    right(hers?.body) + left(theirs?.body),
    thing,
    right(hers?.near) + left(theirs?.near),
  );
};

export const openingCurtains = (x: number): string =>
  together(
    {
      x: x + 136,
      person: { ...margaret, ...dressingGown },
      pose: { ...standing, nod: -6, stoop: 18, near: arm('grip', [178, -462], -18) },
      light: [0.6, -0.7],
    },
    '',
    {
      x: x + 446,
      person: cast.amara,
      pose: { ...standing, nod: 8, near: arm('grip', [170, -500], -24) },
      light: [0.8, -0.5],
    },
  );

const letter = (x: number, y: number): string =>
  place(
    x,
    y,
    form(
      shape([-48, -40], [46, -44], [50, 34], [-44, 40]),
      paper,
      mix(sea300, pine700, 0.2),
      [60, 60],
      [0, -10],
      0.4,
    ) +
      [-24, -8, 8, 22]
        .map((row, i) =>
          stroke(line([-32, row], [i === 3 ? 8 : 34, row - 3]), pine700, 3.4, { opacity: 0.5 }),
        )
        .join(''),
  );

export const readingThePost = (x: number): string =>
  together(
    {
      x: x + 122,
      person: { ...margaret, face: { ...margaret.face, lowered: true } },
      pose: { ...seated, nod: 8, near: arm('pinch', [146, -352], -14) },
      light: [0.5, -0.8],
    },
    letter(x + 288, 338),
    {
      x: x + 456,
      person: cast.amara,
      pose: { ...seated, nod: 10, near: arm('pinch', [146, -356], -12) },
      light: [0.5, -0.8],
    },
  );

const wool = { body: mix(sea300, sea100, 0.3), shaded: mix(pine700, sea300, 0.3), lit: paper };

/** Held by both shoulders, its sleeves hanging. */
const jumper = (x: number, y: number): string => {
  const sleeve = (side: 1 | -1): string =>
    form(
      sewn(
        [
          [side * 40, 0],
          [side * 74, 22],
          [side * 66, 96],
        ],
        [
          [side * 42, 96],
          [side * 44, 40],
          [side * 30, 12],
        ],
      ),
      wool.body,
      wool.shaded,
      [side * 30, 90],
      [side * 70, 30],
      0.8,
    );
  return place(
    x,
    y,
    group(
      sleeve(-1) + sleeve(1),
      form(
        sewn(
          [
            [-52, 6],
            [-22, -4],
            [0, 8],
            [22, -4],
            [52, 6],
          ],
          [
            [52, 6],
            [48, 70],
            [52, 134],
          ],
          [
            [52, 134],
            [0, 140],
            [-52, 134],
          ],
          [
            [-52, 134],
            [-48, 70],
            [-52, 6],
          ],
        ),
        wool.body,
        wool.shaded,
        [60, 150],
        [-20, 30],
        0.8,
      ),
      stroke(curve([-22, -2], [0, 12], [22, -2]), wool.lit, 5),
      stroke(curve([-50, 124], [0, 129], [50, 124]), wool.shaded, 3, { opacity: 0.6 }),
    ),
  );
};

export const tomorrowsClothes = (x: number): string =>
  together(
    {
      x: x + 130,
      person: { ...margaret, face: { ...margaret.face, lowered: true } },
      pose: { ...standing, nod: 4, stoop: 18, near: arm('pinch', [140, -412], -10) },
      light: [0.7, -0.4],
    },
    jumper(x + 288, 302),
    {
      x: x + 446,
      person: cast.amara,
      pose: { ...standing, nod: 10, near: arm('pinch', [140, -416], -10) },
      light: [0.7, -0.4],
    },
  );

export const hotWaterForTheNight = (x: number): string =>
  together(
    {
      x: x + 178,
      person: { ...margaret, ...nightdress },
      pose: { ...seated, nod: -10, near: arm('flat', [118, -300], -8) },
      light: [-0.7, -0.2],
    },
    place(
      x + 302,
      444,
      hotWaterBottle({ body: clay500, shaded: clay700, lit: honey300 }, mix(clay700, pine950, 0.4)),
      0.52,
      6,
    ),
    {
      x: x + 470,
      person: { ...cast.amara, face: { ...cast.amara.face, lowered: true } },
      pose: { ...standing, neck: [80, -552], stoop: 24, nod: 14, near: arm('grip', [186, -326], 12) },
      light: [-0.7, -0.3],
    },
  );
