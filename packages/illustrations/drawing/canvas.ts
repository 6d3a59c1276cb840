export type Canvas = { width: number; height: number; parts: readonly string[] };

/** Every full scene is drawn on this canvas; keep what matters within the middle 900 units for narrow crops. */
export const SCENE = { width: 1600, height: 900 } as const;

/** Moments of a day side by side: what each shows stays within its quarter. */
export const STRIP = { width: 2304, height: 640 } as const;

/** Lets straight edges breathe a little, as if cut by hand. */
const handFilter =
  '<filter id="hand" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.011" numOctaves="2" seed="8"/><feDisplacementMap in="SourceGraphic" scale="3.4" xChannelSelector="R" yChannelSelector="G"/></filter>';

/** The tooth of the paper over everything. */
const toothFilter =
  '<filter id="tooth" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="21"/><feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0.9 0.9 0 0 -0.62"/></filter>';

const centred = (width: number, height: number, content: string): string =>
  `<g transform="translate(${width / 2} ${height / 2}) scale(1.012) translate(${-width / 2} ${-height / 2})">${content}</g>`;

const open = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;

/** One layer of a film by itself, see-through where nothing is drawn; what moves keeps its edges plain. */
export const cel = ({ width, height, parts }: Canvas, cutByHand: boolean): string =>
  `${open(width, height)}<defs>${handFilter}</defs>${centred(width, height, cutByHand ? `<g filter="url(#hand)">${parts.join('')}</g>` : parts.join(''))}</svg>`;

export const canvas = ({ width, height, parts }: Canvas): string =>
  [
    open(width, height),
    `<defs>${handFilter}${toothFilter}</defs>`,
    centred(width, height, `<g filter="url(#hand)">${parts.join('')}</g>`),
    `<rect width="${width}" height="${height}" filter="url(#tooth)" style="mix-blend-mode:soft-light" opacity=".35"/>`,
    '</svg>',
  ].join('');
