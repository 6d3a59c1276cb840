import {
  blush100,
  clay500,
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
import { brickwork, chimney, frontDoor, houseWindow, litRoom, roofFace } from '../drawing/houses.ts';
import { form, glow, shade } from '../drawing/light.ts';
import { box, curve, line, shape } from '../drawing/outline.ts';
import { along, fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { cast } from '../figures/cast.ts';
import { figure, stand } from '../figures/figure.ts';
import { cloths } from '../figures/people-colours.ts';
import type { Pose } from '../figures/person.ts';
import { hedge } from '../props/greenery.ts';
import { EAVES, GROUND, HOUSE, type Hour } from './hours.ts';

type Home = { door: string; lit: boolean; seed: number };

const HOMES: readonly (readonly [left: number, home: Home])[] = [
  [-382, { door: pine700, lit: false, seed: 2 }],
  [18, { door: mix(sea300, pine700, 0.6), lit: false, seed: 5 }],
  [418, { door: clay700, lit: true, seed: 8 }],
  [818, { door: pine800, lit: false, seed: 11 }],
  [1218, { door: mix(honey300, pine800, 0.55), lit: false, seed: 14 }],
];

const curtains = (width: number, height: number, cloth: string, drawn = 0.26): string =>
  fill(
    `${curve([-width / 2 - 2, -height], [-width * drawn, -height * 0.5], [-width * (drawn * 0.5 + 0.25), 4])}L${-width / 2 - 4} 4Z`,
    cloth,
    0.9,
  ) +
  fill(
    `${curve([width / 2 + 2, -height], [width * drawn, -height * 0.5], [width * (drawn * 0.5 + 0.25), 4])}L${width / 2 + 4} 4Z`,
    cloth,
    0.9,
  );

const frontRoom = (): string =>
  group(
    fill(box(-14, -176, 28, 34, 2), mix(clay500, honey300, 0.45), 0.75),
    glow([0, -112], 110, paper, 0.95),
    fill(shape([-13, -134], [13, -134], [22, -104], [-22, -104]), paper),
    stroke(line([0, -104], [0, 0]), mix(clay700, pine800, 0.3), 4),
    stand(-42, 66, 0.31, 'right', figure({ ...cast.amara, badge: false }, atTea, [0.8, -0.4])),
    stand(42, 66, 0.31, 'left', figure({ ...cast.june, top: cloths.red }, atTea, [0.8, -0.4])),
    fill(box(-30, -24, 60, 5, 2), mix(clay700, pine800, 0.3)),
    fill(box(-5, -38, 10, 14, 2), paper),
  );

const atTea: Pose = {
  hip: [0, -222],
  neck: [16, -434],
  stoop: 12,
  near: { wrist: [96, -330], bend: 1, hold: 'rest', turn: 10 },
};

const bay = (x: number, lit: boolean, hour: Hour): string => {
  const { brick, stone, deep } = hour;
  const glass = lit
    ? litRoom(190, honey300, mix(honey300, paper, 0.35), mix(honey300, clay500, 0.5))
    : hour.glass;
  const frame = hour.dusk ? mix(sea300, pine800, 0.35) : mix(paper, sea100, 0.3);
  const side = (d: -1 | 1): string =>
    fill(
      shape([d * 76, -204], [d * 130, -194], [d * 130, 12], [d * 76, 12]),
      mix(frame, deep, d > 0 ? 0.3 : 0.1),
    ) +
    fill(shape([d * 84, -194], [d * 122, -186], [d * 122, 0], [d * 84, 0]), glass, lit ? 0.82 : 1) +
    fill(shape([d * 84, -100], [d * 122, -96], [d * 122, -88], [d * 84, -92]), frame);
  const plinth = shape([-134, 10], [134, 10], [128, 112], [-128, 112]);
  const cloth = hour.dusk ? mix(sea300, pine800, 0.65) : mix(paper, blush100, 0.4);
  return place(
    x,
    GROUND - 96,
    group(
      fill(plinth, mix(brick, deep, 0.25)) + shade(plinth, clay500, [-140, 0], [20, 30], 0.45),
      side(-1),
      side(1),
      fill(box(-84, -206, 168, 218), frame),
      fill(box(-74, -194, 148, 194), glass),
      inside(
        box(-74, -194, 148, 194),
        lit ? frontRoom() + curtains(152, 196, mix(clay500, clay700, 0.4), 0.42) : curtains(152, 196, cloth),
      ),
      fill(box(-74, -100, 148, 8), frame) + fill(box(-4, -194, 8, 194), frame),
      fill(box(-140, 2, 280, 14, 2), stone),
      fill(shape([-146, -206], [146, -206], [116, -236], [-116, -236]), mix(hour.slate, deep, 0.3)) +
        stroke(line([-140, -207], [140, -207]), stone, 8),
      lit ? glow([0, -100], 330, honey300, 0.55) : '',
    ),
    [1, 0.86],
  );
};

const upstairs = (near: number, far: number, seed: number, hour: Hour): string => {
  const panes = {
    frame: hour.dusk ? mix(sea300, pine800, 0.3) : mix(paper, sea100, 0.3),
    frameShade: hour.deep,
    glass: hour.glass,
    sill: hour.stone,
    brick: mix(hour.stone, clay700, 0.25),
  };
  const blind = fill(box(-60, -124, 120, 50), hour.dusk ? mix(sea300, pine700, 0.5) : paper, 0.8);
  const drawn = curtains(100, 118, hour.dusk ? mix(sea300, pine800, 0.6) : mix(paper, blush100, 0.4));
  return (
    place(near, 424, houseWindow(100, 118, panes, seed % 2 ? blind : drawn)) +
    place(far - 10, 424, houseWindow(100, 118, panes, seed % 2 ? drawn : blind))
  );
};

const house = (left: number, { door, lit, seed }: Home, hour: Hour): string => {
  const [near, far] = [left + 96, left + 286];
  const { brick, stone, deep } = hour;
  const fanlight =
    lit && hour.dusk
      ? mix(honey300, clay500, 0.12)
      : hour.dusk
        ? mix(pine700, sea300, 0.25)
        : mix(sea100, honey300, 0.3);
  return group(
    roofFace(
      seed,
      [
        [left - 1, 182],
        [left + HOUSE + 1, 182],
        [left + HOUSE + 1, EAVES],
        [left - 1, EAVES],
      ],
      hour.slate,
      deep,
      mix(sea300, clay500, 0.35),
    ),
    brickwork(
      seed,
      left,
      EAVES,
      HOUSE,
      GROUND - EAVES,
      brick,
      [mix(brick, clay500, 0.3), mix(brick, deep, 0.4), mix(brick, clay700, 0.5)],
      0.9,
    ),
    shade(box(left, EAVES, HOUSE, 120), deep, [0, EAVES], [0, EAVES + 70], 0.8),
    fill(box(left - 2, EAVES - 6, HOUSE + 4, 13), stone),
    upstairs(near, far, seed, hour),
    fill(
      shape(
        [near - 84, GROUND - 294],
        [near + 84, GROUND - 294],
        [near + 72, GROUND - 280],
        [near - 72, GROUND - 280],
      ),
      stone,
    ),
    place(
      near,
      GROUND,
      frontDoor({
        leaf: door,
        shaded: deep,
        lit: mix(door, sea300, 0.5),
        frame: stone,
        glass: fanlight,
        brass: honey300,
      }),
      [0.92, 0.9],
    ),
    lit && hour.dusk ? glow([near, GROUND - 250], 130, honey300, 0.5) : '',
    bay(far, lit && hour.dusk === 1, hour),
    fill(box(left - 5, EAVES + 8, 9, GROUND - EAVES), deep),
  );
};

const frontGardens = ({ brick, stone, deep, leaf }: Hour): string => {
  const wall = (from: number, to: number): string =>
    brickwork(
      from + 9,
      from,
      772,
      to - from,
      62,
      mix(brick, deep, 0.25),
      [mix(brick, clay500, 0.25), mix(brick, deep, 0.5)],
      1.1,
    ) +
    fill(box(from - 6, 762, to - from + 12, 13, 3), stone) +
    stroke(line([from - 5, 764], [to + 5, 764]), mix(sea300, blush100, 0.3), 2.5, { opacity: 0.7 });
  const pillar = (x: number): string =>
    form(box(x - 17, 730, 34, 106, 2), mix(brick, deep, 0.1), deep, [x + 20, 0], [x - 12, 0], 0.7) +
    fill(shape([x - 23, 732], [x, 712], [x + 23, 732]), stone);
  return [-380, 20, 420, 820, 1220, 1620]
    .map((left, i) =>
      group(
        i === 2 ? '' : place(0, 774, hedge(30 + i, left + 176, left + 386, 54, leaf)),
        wall(left + 164, left + 400),
        pillar(left + 160),
        pillar(left + 44),
      ),
    )
    .join('');
};

const pavement = ({ pavement: [far, near], deep }: Hour): string =>
  group(
    fill(box(-10, 836, 1620, 80), along([0, 836], [0, 900], [0, far], [1, near])),
    ...[120, 330, 540, 750, 960, 1170, 1380].map((x) =>
      stroke(line([x, 838], [x + (x - 800) * 0.1, 906]), deep, 2, { opacity: 0.5 }),
    ),
    stroke(line([-10, 868], [1610, 868]), deep, 2, { opacity: 0.5 }),
  );

/** A terrace of brick houses with their front walls, at the given hour; at dusk the middle one is awake. */
export const terrace = (hour: Hour): string =>
  group(
    ...[18, 418, 818, 1218].map((x) =>
      place(
        x,
        192,
        chimney(76, 66, mix(hour.brick, hour.deep, 0.2), hour.deep, mix(clay700, blush100, 0.25), 4),
      ),
    ),
    ...HOMES.map(([left, home]) => house(left, home, hour)),
    fill(box(-10, GROUND, 1620, 90), hour.dusk ? mix(pine800, pine950, 0.3) : mix(blush100, clay500, 0.35)),
    frontGardens(hour),
    pavement(hour),
  );
