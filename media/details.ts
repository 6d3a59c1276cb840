/** A part of a scene, 4:3: its left and upper edge and its width, in units of the scene. */
export type Detail = readonly [x: number, y: number, width: number];

/** What the panels of a page show: parts of its scene seen from near, in the order of the panels. */
export const details: Readonly<Record<string, readonly Detail[]>> = {
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
