import { clay500, clay700, mix } from '../drawing/colour.ts';
import { form, glow, shade } from '../drawing/light.ts';
import { arc, box, curve, disc, line, onward, shape } from '../drawing/outline.ts';
import { along, fill, group, place, stroke } from '../drawing/paint.ts';
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

/** The rear door of the cab, hinged before and swung towards us, and the bench that waits inside. */
const openDoor = ({ body, shaded, lit, glass, sky, lamp }: TaxiColours): string => {
  const leaf = shape([-28, -217], [40, -204], [46, -22], [-28, -46]);
  const pane = shape([-20, -208], [30, -198], [34, -132], [-20, -142]);
  const leather = mix(clay700, shaded, 0.62);
  return group(
    fill(
      shape([-138, -216], [-28, -216], [-28, -48], [-138, -48]),
      along([0, -216], [0, -48], [0, shaded], [1, mix(shaded, lamp, 0.35)]),
    ),
    glow([-80, -200], 110, lamp, 0.75),
    form(box(-138, -160, 30, 110, [2, 14, 0, 0]), leather, shaded, [-140, -60], [-104, -150], 0.6) +
      form(box(-138, -96, 92, 46, [0, 14, 6, 0]), leather, shaded, [-40, -54], [-110, -96], 0.7) +
      stroke(line([-106, -94], [-58, -94]), lamp, 2.5, { opacity: 0.6 }),
    fill(box(-140, -50, 114, 8, 2), lamp, 0.85),
    form(leaf, body, shaded, [50, -20], [-30, -200], 0.8),
    fill(pane, along([-20, -208], [34, -132], [0, sky], [1, glass])),
    stroke(line([40, -204], [46, -22]), lit, 3, { opacity: 0.7 }),
    fill(box(20, -118, 18, 7, 3), lit, 0.8),
    ...[-196, -84].map((y) => fill(box(-33, y, 10, 16, 3), lit, 0.7)),
  );
};

/** A hackney cab from the side with its rear door open, bonnet to the right, 520 long, wheels on y 0. */
export const taxi = (colours: TaxiColours): string => {
  const { body, shaded, lit, glass, sky, lamp, tyre } = colours;
  const shell = `${curve([-246, -40], [-252, -96], [-240, -134], [-206, -206], [-176, -226])}L40 -230${onward([40, -230], [74, -222], [112, -146])}${onward([112, -146], [190, -132], [228, -116], [248, -84], [250, -40])}Z`;
  const pane = (outline: string): string =>
    fill(outline, along([0, -220], [0, -140], [0, sky], [1, glass])) + stroke(outline, shaded, 3);
  const arch = (x: number): string =>
    fill(`${arc(x, -42, 56, 56, 180, 360)}Z`, shaded) + fill(box(x - 56, -43, 112, 14), shaded);
  const roofSign = group(
    fill(box(-78, -262, 96, 30, [10, 10, 2, 2]), lamp) +
      stroke(box(-78, -262, 96, 30, [10, 10, 2, 2]), shaded, 4),
    stroke(
      'M-64 -254H-50M-57 -254V-239M-44 -239L-38 -254L-32 -239M-42 -244H-34M-25 -254L-14 -239M-14 -254L-25 -239M-5 -254V-239',
      shaded,
      3.6,
    ),
  );
  return group(
    place(-15, -116, roofSign, 0.5),
    glow([-30, -248], 110, lamp, 0.4),
    fill(box(-244, -46, 494, 22, [4, 8, 8, 4]), shaded),
    form(shell, body, shaded, [0, -20], [0, -150], 0.9),
    shade(shell, lit, [-60, -250], [-40, -190], 0.5),
    pane(shape([-188, -206], [-150, -214], [-150, -146], [-216, -146])),
    pane(shape([-138, -214], [-30, -216], [-30, -146], [-138, -146])),
    pane(shape([-18, -216], [36, -216], [62, -202], [90, -146], [-18, -146])),
    ...[-120, 6].map((x) =>
      fill(shape([x, -212], [x + 22, -214], [x - 16, -148], [x - 38, -148]), lit, 0.28),
    ),
    stroke(line([-144, -144], [-148, -52]), shaded, 3) +
      stroke(line([-24, -144], [-24, -50]), shaded, 3) +
      stroke(curve([92, -144], [84, -110], [90, -56]), shaded, 3),
    fill(box(-66, -128, 28, 8, 4), lit, 0.8) + fill(box(56, -128, 26, 8, 4), lit, 0.8),
    fill(box(94, -168, 18, 24, 6), shaded),
    stroke(line([-246, -98], [-200, -96]), lit, 2.5, { opacity: 0.4 }) +
      stroke(curve([-196, -110], [-20, -112], [100, -110], [226, -104]), lit, 2.5, { opacity: 0.45 }),
    fill(disc(238, -92, 15, 17), lamp) + fill(disc(236, -92, 9, 11), lit) + glow([246, -90], 90, lamp, 0.55),
    fill(box(-254, -106, 12, 26, 3), clay500),
    arch(-164),
    arch(158),
    place(0, 0, wheel(-164, 44, tyre, lit) + wheel(158, 44, tyre, lit)),
    openDoor(colours),
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
