import { blush100, clay500, honey300, mix, paper, pine700, pine800, sea300 } from '../drawing/colour.ts';
import { form, withoutGrain } from '../drawing/light.ts';
import { box, disc, line, shape } from '../drawing/outline.ts';
import { fill, group, place, stroke } from '../drawing/paint.ts';
import { thrownWindow } from '../drawing/room.ts';
import { castShadows, stage, stillLife } from '../drawing/still-life.ts';
import { mug, steam } from '../props/crockery.ts';
import { milkBottle } from '../props/kitchen.ts';
import { keys, wellies } from '../props/luggage.ts';
import { satchel } from '../props/pastimes.ts';
import { geranium, pot } from '../props/plants.ts';
import { openNotebook } from '../props/stationery.ts';
import type { Drawing } from '../scenes.ts';
import { promises } from './promises.ts';
import { glazes } from './services/glazes.ts';
import { noting } from './services/together.ts';

const leafy = { leaf: pine700, shaded: pine800, lit: mix(pine700, honey300, 0.4) };

const doorstep = (): string =>
  stillLife(
    stage('honey', 288),
    thrownWindow(
      [
        [210, 20],
        [470, 6],
        [470, 214],
        [210, 236],
      ],
      [2, 2],
      mix(paper, honey300, 0.2),
      0.6,
    ),
    castShadows([132, 356, 170], [348, 364, 220], [524, 356, 80]),
    place(
      130,
      358,
      pot(118, 104, glazes.clay.body, glazes.clay.shaded) +
        place(0, -98, geranium(9, 150, leafy, clay500, mix(clay500, blush100, 0.6))),
    ),
    place(344, 366, wellies(glazes.pine), 1.5),
    place(524, 358, milkBottle(paper, mix(sea300, paper, 0.5), mix(pine700, sea300, 0.4), clay500), 0.98),
  );

const desk = (): string =>
  stillLife(
    withoutGrain(stage('sea', 276)),
    castShadows([320, 388, 200], [566, 378, 50]),
    noting(
      276,
      place(
        318,
        360,
        openNotebook({
          cover: clay500,
          page: paper,
          pageShade: mix(sea300, pine700, 0.3),
          writing: pine800,
          ribbon: honey300,
        }),
        0.5,
      ),
    ),
    place(56, 392, satchel(glazes.wood, honey300), 0.56),
    place(566, 380, mug(glazes.linen, pine700), 0.84),
  );

const tickedList = (): string =>
  group(
    form(box(-74, 0, 148, 190, 6), paper, mix(sea300, pine700, 0.2), [90, 190], [-20, 40], 0.5),
    fill(disc(0, 10, 8), clay500),
    ...[44, 82, 120, 158].map(
      (y, index) =>
        stroke(shape([-56, y], [-46, y + 10], [-30, y - 12]).replace('Z', ''), clay500, 6) +
        stroke(line([-14, y], [index % 2 ? 38 : 54, y]), mix(pine700, sea300, 0.3), 6),
    ),
  );

/** Letting someone in: what was promised on paper, a key on its hook, tea for two. */
const promiseAndKey = (): string =>
  stillLife(
    stage('blush', 292),
    place(180, 40, tickedList(), 1.12, -2),
    fill(box(388, 84, 168, 24, 8), glazes.wood.body) + fill(box(388, 84, 168, 7, 4), glazes.wood.lit, 0.7),
    fill(disc(430, 108, 9), glazes.wood.shaded) + fill(disc(514, 108, 9), glazes.wood.shaded),
    place(430, 118, keys(glazes.steel.shaded, mix(honey300, clay500, 0.2), clay500), 1.35),
    castShadows([330, 352, 120], [466, 358, 120]),
    place(322, 356, mug(glazes.sea, pine700), 1.36),
    place(320, 272, steam(84, paper, 0.3, 0.8)),
    place(466, 362, mug(glazes.clay, blush100), 1.36),
    place(464, 278, steam(84, paper, 0.6, 0.8)),
  );

/** Beside the words of pages that are no service's, by the name of the page. */
export const pages: Readonly<Record<string, readonly Drawing[]>> = {
  about: [doorstep, desk],
  'why-us': [promiseAndKey, ...promises],
};
