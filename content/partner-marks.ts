export interface PartnerMark {
  /** Size of the drawing's own units, for `viewBox`. */
  viewBox: '0 0 64 64';
  /** One shape in one colour: fill it with `currentColor` and the even-odd rule. */
  path: string;
}

const mark = (...parts: string[]): PartnerMark => ({ viewBox: '0 0 64 64', path: parts.join('') });

/** Invented marks of the sample partners, by the partners' ids: sample content for the provider to replace. */
export const partnerMarks: Readonly<Record<string, PartnerMark>> = {
  /** A harbour light and its beams over the water. */
  harbourlight: mark(
    'M28.5 25h7l2.6 25h-12.2ZM27.5 15h9v8h-9ZM26 13l6-6 6 6Z',
    'M23.5 16.5v5L6 26V12ZM40.5 16.5v5L58 26V12Z',
    'M6 55q6.5-5 13 0t13 0 13 0 13 0v4q-6.5 5-13 0t-13 0-13 0-13 0Z',
  ),
  /** Three alders on one bank. */
  'three-alders': mark(
    'M32 4c9 11 12.5 20 12.5 27.5a12.5 12.5 0 0 1-11 12.4V54h-3V43.9a12.5 12.5 0 0 1-11-12.4C19.5 24 23 15 32 4Z',
    'M12.5 22c6 7.5 8.5 14 8.5 19a8.5 8.5 0 0 1-7 8.4V54h-3v-4.6A8.5 8.5 0 0 1 4 41c0-5 2.5-11.5 8.5-19Z',
    'M51.5 22c6 7.5 8.5 14 8.5 19a8.5 8.5 0 0 1-7 8.4V54h-3v-4.6a8.5 8.5 0 0 1-7-8.4c0-5 2.5-11.5 8.5-19Z',
    'M4 57h56v3.5H4Z',
  ),
  /** A wheel on the slope of a chalk hill. */
  marlpit: mark(
    'M32 4a23 23 0 1 1 0 46 23 23 0 0 1 0-46Zm0 5.5a17.5 17.5 0 1 0 0 35 17.5 17.5 0 0 0 0-35Z',
    'M30.3 12h3.4v12h-3.4ZM30.3 30h3.4v12h-3.4ZM17 25.3h12v3.4H17ZM35 25.3h12v3.4H35Z',
    'M4 54.5q28 7.5 56-4.5v4.5Q32 66 4 59Z',
  ),
  /** A bowl with salt-marsh grass. */
  saltgrass: mark(
    'M7 36h50c0 14-10 22-18 23.5V61H25v-1.5C17 58 7 50 7 36Z',
    'M29.5 33C29.5 21 26.5 11.5 19.5 4.5 30 9 34.5 20 34.5 33Z',
    'M37.5 33c0-9 3-16.5 10.5-21.5-4 6.5-5.5 13-5.5 21.5ZM23 33c-.5-7-4-12-11-14.5C21 19 27.5 24.5 28 33Z',
  ),
  /** An open book on the tide. */
  quayside: mark(
    'M32 15C26 9.5 16.5 8 7 9.5V42c9.5-1.5 19 0 25 5.5 6-5.5 15.5-7 25-5.5V9.5C47.5 8 38 9.5 32 15Zm-1.8 4.5h3.6V41h-3.6Z',
    'M6 53.5q6.5-5 13 0t13 0 13 0 13 0v4q-6.5 5-13 0t-13 0-13 0-13 0Z',
  ),
  /** A beech leaf with a heart in it. */
  copperbeech: mark(
    'M32 3c14 8.5 20.5 22 16.5 35C46 46.5 40.5 51.5 33.7 53.5V62h-3.4v-8.5C23.5 51.5 18 46.5 15.5 38 11.5 25 18 11.5 32 3Z',
    'M32 43.5C23.5 37 20 31.5 22.2 26.7c2-4.3 7.8-3.7 9.8.9 2-4.6 7.8-5.2 9.8-.9 2.2 4.8-1.3 10.3-9.8 16.8Z',
  ),
};
