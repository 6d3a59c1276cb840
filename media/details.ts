/** A part of a scene, 4:3: its left and upper edge and its width, in units of the scene. */
export type Detail = readonly [x: number, y: number, width: number];

/** What the panels of a page show: parts of its scene seen from near, in the order of the panels. */
export const details: Readonly<Record<string, readonly Detail[]>> = {
  'care-for-adults': [
    [830, 380, 440],
    [380, 380, 440],
    [1150, 420, 440],
    [860, 500, 520],
    [1120, 70, 460],
    [30, 30, 600],
  ],
  'disabilities-support': [
    [1040, 450, 400],
    [790, 290, 560],
    [1262, 562, 330],
    [10, 550, 460],
    [1230, 326, 350],
    [0, 260, 515],
  ],
  'live-in-care': [
    [430, 450, 460],
    [610, 640, 340],
    [20, 440, 440],
    [400, 240, 560],
    [740, 30, 440],
    [1120, 350, 440],
  ],
  'after-hospital-care': [
    [670, 500, 520],
    [420, 20, 480],
    [1175, 180, 420],
    [220, 370, 480],
    [410, 580, 320],
    [1020, 470, 380],
  ],
  'home-care': [
    [600, 200, 420],
    [290, 430, 330],
    [1020, 280, 320],
    [1080, 350, 420],
    [30, 170, 540],
  ],
  'social-engagement': [
    [620, 600, 400],
    [870, 110, 500],
    [370, 580, 420],
    [1060, 530, 360],
    [835, 588, 400],
  ],
  'supported-living': [
    [620, 360, 500],
    [950, 380, 380],
    [930, 610, 380],
    [80, 560, 440],
    [1000, 125, 320],
    [335, 132, 330],
  ],
  'night-care': [
    [890, 290, 420],
    [540, 420, 420],
    [430, 660, 320],
    [1090, 115, 350],
    [1150, 490, 450],
    [70, 40, 540],
  ],
  about: [
    [520, 110, 560],
    [1180, 580, 410],
  ],
  'why-us': [[420, 110, 440]],
};

/** The drawing with its paper cut to that part. */
export const nearView = (drawing: string, [x, y, width]: Detail, size: { width: number; height: number }) =>
  drawing.replace(
    /viewBox="[^"]*" width="\d+" height="\d+"/,
    `viewBox="${x} ${y} ${width} ${width * 0.75}" width="${size.width}" height="${size.height}"`,
  );
