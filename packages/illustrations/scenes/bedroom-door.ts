import { clay500, clay700, honey300, mix, paper, pine700, pine950, sea300 } from '../drawing/colour.ts';
import { form, glow } from '../drawing/light.ts';
import { blob, box, curve, disc, line, sewn, shape } from '../drawing/outline.ts';
import { along, fill, group, inside, place, stroke } from '../drawing/paint.ts';
import { cast } from '../figures/cast.ts';
import { profile } from '../figures/head.ts';
import { FLOOR, timber } from './landing.ts';

const linen = { body: mix(paper, honey300, 0.22), shaded: mix(sea300, pine700, 0.45) };
const quilt = { body: mix(clay500, honey300, 0.25), shaded: mix(clay700, pine950, 0.35) };

const sleeper = (): string =>
  group(
    fill(box(636, 430, 20, 276, [10, 10, 0, 0]), timber.body),
    fill(box(652, 556, 240, 52, 8), linen.shaded),
    fill(box(648, 604, 240, 34), timber.body),
    form(
      blob([654, 556], [654, 520], [686, 504], [730, 512], [752, 544], [740, 562], [696, 564]),
      linen.body,
      linen.shaded,
      [650, 572],
      [700, 510],
      0.6,
    ),
    place(
      738,
      518,
      profile({ ...cast.arthur.face, asleep: true, glasses: '' }, [0, 0], 0, [0.4, -0.8]),
      0.82,
      -82,
    ),
    form(
      sewn(
        [
          [734, 560],
          [740, 524],
          [776, 490],
          [826, 480],
          [884, 488],
        ],
        [
          [884, 650],
          [800, 656],
          [730, 648],
          [726, 600],
          [734, 560],
        ],
      ),
      quilt.body,
      quilt.shaded,
      [760, 670],
      [790, 500],
      0.75,
    ),
    stroke(curve([736, 560], [744, 522], [778, 490]), linen.body, 9),
  );

/** A door ajar, and through it one who sleeps. */
export const bedroomDoor = (): string =>
  group(
    fill(box(610, 60, 270, FLOOR - 60), mix(pine700, sea300, 0.12)),
    stroke(box(610, 60, 270, FLOOR - 60), mix(sea300, pine700, 0.4), 4, { opacity: 0.6 }),
    inside(
      box(632, 82, 226, FLOOR - 82),
      fill(
        box(632, 82, 226, FLOOR - 82),
        along([632, 0], [858, 0], [0, mix(clay700, pine950, 0.5)], [1, mix(clay500, pine950, 0.4)]),
      ),
      fill(box(632, 664, 226, 60), mix(clay700, pine950, 0.62)),
      fill(box(632, 620, 226, 60), pine950, 0.45),
      glow([700, 470], 260, honey300, 0.6),
      sleeper(),
    ),
    form(
      shape([822, 50], [858, 82], [858, FLOOR], [822, FLOOR + 26]),
      mix(pine700, sea300, 0.2),
      pine950,
      [860, 500],
      [818, 400],
      0.7,
    ),
    stroke(line([822, 50], [858, 82], [858, FLOOR]), pine950, 2.5, { opacity: 0.45 }),
    stroke(line([823, 53], [823, FLOOR + 24]), honey300, 3, { opacity: 0.8 }),
    fill(disc(830, 440, 6, 9), honey300),
    fill(shape([632, FLOOR], [822, FLOOR], [800, FLOOR + 80], [540, FLOOR + 80]), honey300, 0.26),
  );
