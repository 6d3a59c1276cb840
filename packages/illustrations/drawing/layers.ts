/** One depth of a scene: drawn once if it never moves, else anew for a moment from 0 to 1 of its loop. */
export type Layer = { still: string } | { moving: (moment: number) => string };

export const partsAt = (layers: readonly Layer[], moment: number): string[] =>
  layers.map((layer) => ('still' in layer ? layer.still : layer.moving(moment)));
