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
import { form, shadow, soft } from '../drawing/light.ts';
import { blob, line } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import { thrownWindow } from '../drawing/room.ts';
import { corner, vignette } from '../drawing/vignette.ts';
import { clock } from '../props/furniture.ts';
import { tumbler, weekBox } from '../props/medicines.ts';
import { fromThePharmacy } from './at-table.ts';

const inShade = mix(clay700, pine950, 0.4);

export const pharmacySupport = (): string =>
  vignette(
    corner({
      wall: mix(sea100, sea300, 0.45),
      wallShade: mix(pine700, sea300, 0.35),
      lit: mix(sea100, paper, 0.6),
      table: mix(honey300, clay500, 0.42),
      tableShade: mix(clay500, clay700, 0.5),
      edge: 506,
    }),
    thrownWindow(
      [
        [300, 40],
        [540, 76],
        [540, 380],
        [300, 344],
      ],
      [2, 2],
      mix(honey300, paper, 0.5),
      0.5,
    ),
    place(-40, -7, fromThePharmacy(456), 1.125),
    place(330, 120, clock(50, { body: paper, shaded: mix(pine700, sea300, 0.4), lit: paper }, pine800, 9, 0)),
    shadow(
      0.35,
      soft(
        6,
        fill(blob([330, 590], [420, 586], [510, 592], [430, 602]), inShade),
        fill(blob([540, 566], [570, 562], [610, 567], [570, 574]), inShade),
      ),
    ),
    place(566, 568, tumbler(), 0.5),
    place(310, 596, weekBox(), 0.56),
    place(
      190,
      592,
      group(
        form(
          blob([-54, -6], [-50, -18], [0, -24], [52, -16], [54, -4], [0, 2]),
          mix(paper, blush100, 0.5),
          mix(clay500, pine700, 0.4),
          [60, 4],
          [-30, -16],
          0.5,
        ),
        stroke(line([-38, -14], [0, -18]), clay500, 4, { opacity: 0.7 }),
        stroke(line([-36, -7], [34, -10]), pine700, 3, { opacity: 0.4 }),
      ),
      0.6,
    ),
  );
