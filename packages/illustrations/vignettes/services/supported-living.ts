import {
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
} from '../../drawing/colour.ts';
import { form } from '../../drawing/light.ts';
import { box, curve, disc, line, shape } from '../../drawing/outline.ts';
import { fill, group, place, stroke } from '../../drawing/paint.ts';
import { thrownWindow } from '../../drawing/room.ts';
import { castShadows, stage, stillLife } from '../../drawing/still-life.ts';
import { keys } from '../../props/luggage.ts';
import { carton, coinJar, helmet, ukulele } from '../../props/pastimes.ts';
import { fronds, pot } from '../../props/plants.ts';
import { openNotebook, pencil } from '../../props/stationery.ts';
import { glazes } from './glazes.ts';
import { overTheMap } from './together.ts';

const coins = [honey300, mix(honey300, clay700, 0.45)] as const;
const glass = mix(sea100, paper, 0.4);
const house = fill(shape([-20, -2], [0, -20], [20, -2]), clay500) + fill(box(-14, -3, 28, 21), pine700);
const bus =
  fill(box(-22, -15, 44, 26, 6), clay500) +
  fill(box(-17, -10, 10, 9, 2), paper) +
  fill(box(-4, -10, 10, 9, 2), paper) +
  fill(box(9, -10, 9, 9, 2), paper) +
  fill(disc(-11, 12, 5.5), pine950) +
  fill(disc(11, 12, 5.5), pine950);
const apple = (size: number): string =>
  group(
    form(disc(0, -size, size * 1.06, size), clay500, clay700, [size * 1.1, 0], [-size * 0.4, -size * 1.6]) +
      stroke(curve([0, -size * 1.9], [2, -size * 2.3], [size * 0.4, -size * 2.5]), pine800, size * 0.16) +
      fill(disc(-size * 0.36, -size * 1.36, size * 0.28, size * 0.2), paper, 0.7),
  );

const jarsOfCoins = (): string =>
  stillLife(
    stage('blush', 282),
    castShadows([112, 332, 110], [244, 332, 110], [376, 332, 110], [430, 374, 300]),
    place(112, 336, coinJar(92, coins, glass, pine700, paper, house), 1.24),
    place(250, 336, coinJar(62, coins, glass, clay500, paper, bus), 1.24),
    place(388, 336, coinJar(34, coins, glass, pine700, paper, place(0, 16, apple(13))), 1.24),
    place(
      430,
      358,
      openNotebook({
        cover: pine700,
        page: paper,
        pageShade: mix(sea300, pine700, 0.3),
        writing: pine800,
        ribbon: clay500,
      }),
      0.66,
    ),
    pencil([470, 372], [588, 320], honey300, clay500, pine800),
  );

const map = (): string =>
  place(
    -336,
    -356,
    group(
      form(
        shape([250, 318], [420, 312], [470, 392], [210, 396]),
        mix(paper, sea100, 0.4),
        mix(sea300, pine700, 0.3),
        [500, 420],
        [260, 310],
        0.4,
      ),
      fill(shape([262, 322], [330, 318], [322, 352], [246, 356]), mix(sea300, pine700, 0.15)) +
        fill(shape([378, 340], [434, 336], [452, 372], [386, 378]), mix(honey300, paper, 0.3)),
      stroke(curve([250, 382], [300, 362], [330, 372], [372, 338], [404, 326]), clay500, 6, { dash: '12 9' }),
      fill(disc(404, 322, 9), clay700) + fill(disc(250, 382, 7), pine800),
      stroke(line([336, 315], [342, 394]), mix(sea300, pine700, 0.4), 2.5),
    ),
  );

const helmetAndMap = (): string =>
  stillLife(
    stage('sea', 288),
    thrownWindow(
      [
        [60, 20],
        [300, 6],
        [300, 220],
        [60, 240],
      ],
      [2, 2],
      mix(honey300, paper, 0.5),
      0.55,
    ),
    overTheMap(288, castShadows([330, 390, 260]) + place(328, 364, map(), 1.06)),
    place(550, 380, helmet(glazes.pine, pine950), [-0.56, 0.56]),
  );

const movingIn = (): string =>
  stillLife(
    stage('honey', 306),
    stroke(line([552, 64], [552, 84]), glazes.wood.shaded, 8) +
      place(552, 80, keys(glazes.steel.shaded, mix(clay500, honey300, 0.3), clay500), 1.5),
    castShadows([176, 374, 230], [318, 376, 150], [440, 374, 150], [562, 378, 90]),
    place(176, 374, carton(226, 138, glazes.crust, mix(honey300, paper, 0.5))),
    place(
      160,
      236,
      carton(
        166,
        106,
        { body: mix(honey300, clay500, 0.3), shaded: mix(clay500, clay700, 0.6), lit: paper },
        mix(honey300, paper, 0.6),
      ),
    ),
    place(150, 130, pot(70, 54, clay500, clay700)) +
      place(150, 82, fronds(9, 74, 11, { leaf: pine700, shaded: pine800, lit: sea300 })),
    place(344, 378, ukulele(glazes.wood, mix(clay700, pine950, 0.5), paper), 1, -9),
    place(
      482,
      378,
      group(
        form(
          box(-86, -110, 172, 110, 3),
          mix(honey300, clay500, 0.38),
          clay700,
          [100, 10],
          [-50, -100],
          0.75,
        ),
        fill(shape([-86, -110], [-116, -140], [-40, -146], [-20, -110]), mix(honey300, clay500, 0.25)) +
          fill(shape([86, -110], [118, -136], [44, -148], [16, -110]), mix(honey300, clay500, 0.3)),
        fill(shape([-40, -110], [-34, -182], [-6, -184], [0, -110]), pine700) +
          fill(shape([-2, -110], [6, -168], [32, -164], [34, -110]), clay500) +
          stroke(line([-30, -164], [-10, -166]), sea300, 5) +
          stroke(line([9, -148], [29, -146]), paper, 5),
        form(
          box(-86, -110, 172, 110, 3),
          mix(honey300, clay500, 0.38),
          clay700,
          [100, 10],
          [-50, -100],
          0.75,
        ) + fill(box(-14, -110, 28, 46), mix(honey300, paper, 0.5), 0.75),
        fill(
          `${curve([-46, -40], [-62, -56], [-50, -72], [-40, -60], [-30, -72], [-18, -56], [-34, -40])}Z`,
          clay700,
          0.0,
        ),
      ),
    ),
  );

export const supportedLiving = [jarsOfCoins, helmetAndMap, movingIn] as const;
