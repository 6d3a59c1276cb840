import { clay500, clay700, mix } from '../drawing/colour.ts';
import { form, glow, shade } from '../drawing/light.ts';
import { arc, box, curve, disc, line, onward, shape } from '../drawing/outline.ts';
import { along, fill, group, inside, place, stroke } from '../drawing/paint.ts';
import type { Glaze } from './crockery.ts';

const wheel = (x: number, radius: number, tyre: string, hub: string): string =>
  group(
    fill(disc(x, -radius, radius), tyre),
    fill(disc(x, -radius, radius * 0.62), hub),
    ...[0, 60, 120, 180, 240, 300].map((angle) => {
      const turn = (angle * Math.PI) / 180;
      return fill(
        disc(x + Math.cos(turn) * radius * 0.4, -radius + Math.sin(turn) * radius * 0.4, radius * 0.09),
        tyre,
      );
    }),
    fill(disc(x, -radius, radius * 0.16), tyre),
  );

export type TaxiColours = Glaze & { glass: string; sky: string; lamp: string; tyre: string };

/** What is seen through the rear door: the far window, and the bench that waits. */
const cabin = ({ shaded, lit, glass, sky, lamp }: TaxiColours): string => {
  const opening = shape([-104, -214], [-10, -216], [-10, -46], [-96, -46], [-104, -76]);
  const leather = mix(clay700, shaded, 0.4);
  return inside(
    opening,
    fill(opening, along([0, -216], [0, -46], [0, mix(shaded, lamp, 0.2)], [1, mix(shaded, lamp, 0.45)])),
    fill(box(-82, -202, 62, 58, 6), along([0, -202], [0, -144], [0, sky], [1, mix(glass, sky, 0.5)])),
    stroke(box(-82, -202, 62, 58, 6), shaded, 3),
    glow([-54, -216], 90, lamp, 0.6),
    form(box(-112, -164, 28, 120, [4, 12, 4, 0]), leather, shaded, [-112, -60], [-86, -150], 0.6),
    form(box(-112, -98, 68, 34, [0, 12, 6, 0]), leather, shaded, [-60, -60], [-80, -98], 0.7),
    stroke(line([-80, -97], [-54, -97]), lit, 2.5, { opacity: 0.6 }),
    fill(box(-112, -64, 62, 20), shaded),
  );
};

/** The rear door, hinged before and swung out towards us: its free edge is the nearest to us, and the tallest. */
const doorLeaf = ({ body, shaded, lit, glass, sky, lamp }: TaxiColours): string =>
  group(
    form(
      shape([-20, -239], [24, -219], [24, -45], [-20, -16]),
      mix(body, lit, 0.22),
      body,
      [24, -30],
      [0, -150],
      0.6,
    ),
    fill(
      shape([-13, -225], [19, -212], [19, -148], [-13, -146]),
      along([0, -220], [0, -142], [0, sky], [1, glass]),
    ),
    stroke(line([-12, -126], [2, -126]), lit, 6),
    fill(shape([-27, -238], [-20, -239], [-20, -16], [-27, -20]), shaded),
    stroke(line([-20, -237], [-20, -18]), lamp, 2, { opacity: 0.8 }),
  );

/** A hackney cab from the side with its rear door open, bonnet to the right, 514 long, wheels on y 0. */
export const taxi = (colours: TaxiColours, driver: string): string => {
  const { body, shaded, lit, glass, sky, lamp, tyre } = colours;
  const shell = `${curve([-246, -32], [-252, -92], [-242, -136], [-216, -202], [-200, -220], [-172, -229])}L40 -232${onward([40, -232], [72, -222], [118, -150])}${onward([118, -150], [192, -140], [238, -124], [258, -92], [260, -32])}Z`;
  const pane = (outline: string, ...within: string[]): string =>
    fill(outline, along([0, -220], [0, -140], [0, sky], [1, glass])) +
    inside(outline, ...within) +
    stroke(outline, shaded, 3.5);
  const glint = (x: number): string =>
    fill(shape([x, -216], [x + 16, -216], [x - 22, -146], [x - 38, -146]), lit, 0.3);
  const arch = (x: number): string =>
    fill(`${arc(x, -40, 54, 54, 180, 360)}V-30H${x - 54}Z`, tyre) +
    stroke(arc(x, -40, 55, 55, 184, 356), lit, 2.5, { opacity: 0.4 });
  const roofSign = group(
    fill(box(-48, -30, 96, 32, [10, 10, 2, 2]), lamp) +
      stroke(box(-48, -30, 96, 32, [10, 10, 2, 2]), shaded, 4),
    stroke(
      'M-30 -22H-16M-23 -22V-7M-10 -7L-4 -22L2 -7M-8 -11H0M9 -22L20 -7M20 -22L9 -7M29 -22V-7',
      shaded,
      3.6,
    ),
  );
  return group(
    form(shell, body, shaded, [0, -24], [0, -150], 0.9),
    shade(shell, lit, [60, -262], [20, -186], 0.5),
    fill(box(-238, -44, 482, 16, 5), shaded),
    pane(shape([-176, -210], [-118, -214], [-118, -148], [-204, -148]), glint(-144)),
    pane(
      shape([32, -218], [46, -217], [62, -206], [98, -150], [32, -150]),
      glint(66),
      driver,
      stroke(line([80, -146], [89, -168]), shaded, 4),
    ),
    stroke(`${curve([102, -150], [108, -110], [105, -47])}H28V-150`, shaded, 3),
    fill(box(38, -132, 26, 8, 4), lit, 0.8),
    fill(box(104, -172, 17, 24, 6), shaded),
    stroke(curve([-244, -112], [-200, -116], [-112, -118]), lit, 2.5, { opacity: 0.45 }) +
      stroke(curve([28, -116], [120, -116], [226, -108]), lit, 2.5, { opacity: 0.45 }),
    fill(disc(243, -94, 13, 16), lit) + fill(disc(244, -94, 9, 11), lamp),
    fill(box(-254, -112, 12, 30, 3), clay500),
    fill(box(-256, -50, 44, 22, 6), shaded) + fill(box(220, -50, 46, 22, 6), shaded),
    arch(-160),
    arch(170),
    wheel(-160, 42, tyre, lit) + wheel(170, 42, tyre, lit),
    cabin(colours),
    fill(box(-98, -50, 90, 8, 3), lamp, 0.85),
    place(22, -231, roofSign, 0.62),
    doorLeaf(colours),
  );
};

const CYCLE = { wheel: 100, reach: 310 } as const;

export type CycleColours = {
  frame: string;
  frameShade: string;
  metal: string;
  tyre: string;
  leather: string;
};

/** A step-through bicycle facing right, wheels on y 0, axles at x -155 and 155. */
export const bicycle = ({ frame, frameShade, metal, tyre, leather }: CycleColours): string => {
  const r = CYCLE.wheel;
  const rear = -CYCLE.reach / 2;
  const front = CYCLE.reach / 2;
  const spokes = (x: number): string =>
    Array.from({ length: 14 }, (_, i) => {
      const turn = (i / 14) * Math.PI * 2 + 0.1;
      return stroke(
        line([x, -r], [x + Math.cos(turn) * (r - 8), -r + Math.sin(turn) * (r - 8)]),
        metal,
        1.2,
        { opacity: 0.75 },
      );
    }).join('');
  const tube = (outline: string, width = 9): string =>
    stroke(outline, frame, width) + stroke(outline, frameShade, width * 0.3, { opacity: 0.45 });
  const wheelAt = (x: number): string =>
    spokes(x) +
    stroke(disc(x, -r, r - 5), tyre, 9) +
    stroke(disc(x, -r, r - 12), metal, 2.5) +
    fill(disc(x, -r, 7), tyre);
  return group(
    wheelAt(rear),
    wheelAt(front),
    stroke(arc(rear, -r, r + 9, r + 9, 175, 300), frame, 6) +
      stroke(arc(front, -r, r + 9, r + 9, 205, 330), frame, 6),
    tube(line([rear, -r], [-18, -88]), 6),
    tube(line([rear, -r], [-58, -226]), 6),
    tube(line([-18, -88], [-66, -262]), 9),
    tube(curve([-18, -88], [34, -122], [78, -176], [100, -262]), 10),
    tube(curve([-42, -170], [14, -184], [64, -206], [97, -248]), 7),
    tube(`${line([106, -284], [90, -222])}`, 10),
    tube(curve([96, -236], [108, -190], [128, -140], [front, -r]), 8),
    stroke(line([106, -284], [112, -308]), metal, 6),
    stroke(curve([52, -304], [74, -318], [104, -314], [122, -306], [134, -322], [122, -336]), metal, 6) +
      stroke(line([50, -304], [78, -316]), leather, 11),
    stroke(line([-66, -262], [-72, -284]), metal, 6),
    fill(
      `${curve([-116, -290], [-90, -300], [-50, -294], [-22, -290])}L-24 -284${onward([-24, -284], [-60, -280], [-76, -270], [-104, -272], [-118, -282])}Z`,
      leather,
    ),
    stroke(disc(-18, -88, 21), tyre, 6) +
      stroke(line([-18, -88], [4, -52]), metal, 6) +
      stroke(line([-6, -52], [16, -50]), tyre, 7) +
      stroke(line([-18, -88], [-40, -122]), metal, 6) +
      stroke(line([-52, -122], [-30, -124]), tyre, 7),
    stroke(line([-18, -109], [rear, -107]), tyre, 3) + stroke(line([-18, -67], [rear, -93]), tyre, 3),
    stroke(line([rear - 58, -224], [-72, -228]), tyre, 6) +
      stroke(line([rear - 30, -222], [rear, -r]), tyre, 3.5),
    fill(disc(124, -262, 11), metal) + fill(disc(rear - 66, -214, 7), clay700),
  );
};

/** A wicker basket for the handlebars, its back at x 0, 96 wide. */
export const basket = (cane: string, shaded: string): string => {
  const outline = shape([-6, -70], [96, -72], [84, 0], [6, 0]);
  return group(
    form(outline, cane, shaded, [96, 10], [10, -50], 0.8),
    ...[-54, -38, -22].map((y) => stroke(line([-1, y], [91, y - 1]), shaded, 2.5, { opacity: 0.5 })),
    ...[12, 28, 44, 60, 76].map((x) => stroke(line([x - 4, -68], [x + 1, -2]), shaded, 2, { opacity: 0.4 })),
    stroke(line([-8, -71], [98, -73]), cane, 8),
  );
};

/** A wheelchair from the side, facing right, big wheel on y 0, about 230 tall. */
export const wheelchair = ({ body, shaded, lit }: Glaze, steel: string, tyre: string): string => {
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const turn = (i / 12) * Math.PI * 2;
    return stroke(line([0, -72], [Math.cos(turn) * 60, -72 + Math.sin(turn) * 60]), steel, 1.6, {
      opacity: 0.8,
    });
  });
  return group(
    stroke(line([-56, -236], [-38, -92]), steel, 7) +
      stroke(curve([-56, -234], [-76, -242], [-92, -240]), steel, 7) +
      stroke(line([-78, -241], [-96, -239]), tyre, 11),
    stroke(line([-38, -118], [74, -118]), steel, 7) +
      stroke(curve([70, -118], [92, -100], [104, -40]), steel, 6),
    stroke(curve([-46, -166], [20, -170], [66, -164], [70, -118]), steel, 6),
    form(box(-50, -182, 100, 13, 6), tyre, shaded, [0, -160], [0, -190], 0.4),
    form(
      `${curve([-62, -226], [-50, -226], [-30, -130])}L-44 -126Z`,
      body,
      shaded,
      [-30, -130],
      [-60, -220],
      0.7,
    ),
    form(box(-42, -138, 120, 24, 9), body, shaded, [90, -110], [-20, -140], 0.8) +
      stroke(line([-34, -136], [70, -136]), lit, 3, { opacity: 0.7 }),
    fill(shape([86, -34], [138, -30], [138, -22], [88, -24]), tyre),
    stroke(line([56, -116], [62, -54]), steel, 6),
    fill(disc(64, -25, 25), tyre) + fill(disc(64, -25, 13), steel),
    ...spokes,
    stroke(disc(0, -72, 67), tyre, 9) + stroke(disc(0, -72, 56), steel, 3.5) + fill(disc(0, -72, 8), steel),
  );
};
