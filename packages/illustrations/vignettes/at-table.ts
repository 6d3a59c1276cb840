import { clay500, clay700, honey300, mix, paper, pine700, pine950, sea300 } from '../drawing/colour.ts';
import { form } from '../drawing/light.ts';
import { line, type Point, shape } from '../drawing/outline.ts';
import { place, stroke } from '../drawing/paint.ts';
import { cast } from '../figures/cast.ts';
import { layersOf } from '../figures/figure.ts';
import { cloths } from '../figures/people-colours.ts';
import type { Arm } from '../figures/person.ts';
import { mug } from '../props/crockery.ts';
import { paperBag } from '../props/medicines.ts';
import { behind, lowered, upright } from './behind-a-table.ts';

const light: Point = [-0.7, -0.6];
const resting = (wrist: Point, turn = 4): Arm => ({ wrist, bend: 1, hold: 'rest', turn });

export const birthday = (edge: number): string =>
  behind(
    edge,
    {
      x: 128,
      feet: 664,
      scale: 0.76,
      looks: 'right',
      layers: layersOf(
        { ...cast.june, top: cloths.red },
        upright({
          nod: 2,
          neck: [34, -560],
          far: { wrist: [136, -420], bend: 1, hold: 'flat', turn: -10 },
          near: { wrist: [112, -446], bend: 1, hold: 'flat', turn: -34 },
        }),
        light,
      ),
    },
    {
      x: 520,
      feet: 664,
      scale: 0.76,
      looks: 'left',
      layers: layersOf(
        cast.tunde,
        upright({
          nod: 10,
          far: { wrist: [120, -330], bend: 1, hold: 'flat', turn: 4 },
          near: resting([126, -312]),
        }),
        light,
      ),
    },
  );

export const breakfast = (edge: number): string =>
  behind(
    edge,
    {
      x: 168,
      feet: 640,
      scale: 0.74,
      looks: 'right',
      layers: layersOf(
        cast.amara,
        upright({
          nod: 12,
          neck: [40, -572],
          far: { wrist: [176, -388], bend: 1, hold: 'flat', turn: 2 },
          near: {
            wrist: [136, -372],
            bend: 1,
            hold: 'grip',
            turn: 0,
            holding: place(
              188,
              -322,
              mug({ body: clay500, shaded: clay700, lit: mix(honey300, paper, 0.4) }, paper),
              0.9,
            ),
          },
        }),
        light,
      ),
    },
    {
      x: 520,
      feet: 700,
      scale: 0.74,
      looks: 'left',
      layers: layersOf(
        { ...cast.winston, top: cloths.sea },
        upright({ nod: -12, near: resting([132, -368], 2), far: resting([150, -374]) }),
        light,
      ),
    },
  );

const brush = (from: Point, to: Point): string =>
  stroke(line(from, to), mix(honey300, clay500, 0.4), 9) +
  stroke(line([to[0] - 16, to[1] + 5], to), mix(sea300, paper, 0.4), 11) +
  stroke(line(to, [to[0] + 12, to[1] - 4]), clay500, 9);

export const painting = (edge: number): string =>
  behind(
    edge,
    {
      x: 566,
      feet: 676,
      scale: 0.78,
      looks: 'left',
      layers: layersOf(cast.joel, upright({ nod: 8 }), light),
    },
    {
      x: 420,
      feet: 726,
      scale: 0.8,
      looks: 'left',
      layers: layersOf(
        { ...cast.meera, top: cloths.honey },
        upright({
          nod: -4,
          neck: [22, -568],
          near: {
            wrist: [134, -512],
            bend: 1,
            hold: 'pinch',
            turn: -22,
            holding: brush([138, -500], [222, -560]),
          },
        }),
        light,
      ),
    },
  );

const letter = (): string =>
  place(
    180,
    -446,
    form(
      shape([-38, -34], [42, -54], [56, 42], [-26, 54]),
      paper,
      mix(sea300, pine700, 0.2),
      [60, 60],
      [0, -20],
      0.4,
    ) +
      [0, 1, 2, 3, 4]
        .map((row) =>
          stroke(
            line([-24 + row * 2, -20 + row * 14], [(row === 4 ? 8 : 36) + row * 2, -34 + row * 14]),
            pine700,
            3,
            { opacity: 0.5 },
          ),
        )
        .join(''),
    1.1,
  );

export const overALetter = (edge: number): string =>
  behind(
    edge,
    {
      x: 170,
      feet: 668,
      scale: 0.78,
      looks: 'right',
      layers: layersOf(
        lowered(cast.arthur),
        upright({
          nod: 12,
          stoop: 16,
          near: { wrist: [134, -400], bend: 1, hold: 'pinch', turn: -6, holding: letter() },
        }),
        light,
      ),
    },
    {
      x: 506,
      feet: 668,
      scale: 0.78,
      looks: 'left',
      layers: layersOf(
        lowered(cast.samira),
        upright({ nod: 12, stoop: 14, near: { wrist: [140, -414], bend: 1, hold: 'flat', turn: 2 } }),
        light,
      ),
    },
  );

export const fromThePharmacy = (edge: number): string =>
  behind(
    edge,
    {
      x: 500,
      feet: 676,
      scale: 0.78,
      looks: 'left',
      layers: layersOf(
        cast.joel,
        upright({
          nod: 8,
          far: { wrist: [150, -372], bend: 1, hold: 'flat', turn: 0 },
          near: {
            wrist: [120, -384],
            bend: 1,
            hold: 'grip',
            turn: 6,
            holding: place(172, -346, paperBag(), [-0.5, 0.5]),
          },
        }),
        light,
      ),
    },
    {
      x: 156,
      feet: 676,
      scale: 0.78,
      looks: 'right',
      layers: layersOf(
        { ...cast.rose, top: cloths.blush, face: { ...cast.rose.face, glasses: pine950 } },
        upright({ nod: -8, neck: [22, -562], near: { wrist: [140, -392], bend: 1, hold: 'flat', turn: -2 } }),
        light,
      ),
    },
  );
