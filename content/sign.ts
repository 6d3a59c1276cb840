type Paint =
  /** The ground of the sign: in the colour of buttons. */
  | 'tile'
  /** The figure has the colour of the page. */
  | 'figure'
  /** A part of the figure that catches the eye: honey. */
  | 'accent'
  /** A small part of the figure, as dark as the tile or darker. */
  | 'detail';

/**
 * The provider's sign, on a square of 48 by 48: its shapes from the back to the front, each as an SVG path, without spaces, which the icon within every page would have to escape. The icons are made
 * from it (`npm run icons -w packages/illustrations`), and these stand on the page without network and on the pictures of shared pages.
 */
export const sign: readonly { paint: Paint; path: string }[] = [
  {
    paint: 'tile',
    path: 'M16,0h16a16,16,0,0,1,16,16v16a16,16,0,0,1-16,16H2a2,2,0,0,1-2-2V16A16,16,0,0,1,16,0z',
  },
  {
    paint: 'figure',
    path: 'M7.8,10.2,12,8.2a1.5,1.5,0,0,1,2,.7l4.6,9.8c2.4-2.2,4.8-2.9,7-2.8A7.6,7.6,0,0,1,39.4,17l4.6,1.3c.7.2.7,1.2,0,1.4l-4.3,1.4c.2,1,.3,2,.3,3C40,32.5,33.5,39,25.3,39,17.6,39,11.6,33.5,10.9,26z',
  },
  { paint: 'accent', path: 'M30,24c.8,6.9-4.5,10.7-14.5,9,.8-7.6,6-11,14.5-9z' },
  { paint: 'detail', path: 'M32.3,18a1.5,1.5,0,1,0,3,0,1.5,1.5,0,1,0-3,0z' },
];
