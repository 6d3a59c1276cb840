import type { PartExamples } from '../example.ts';
import { Logo, LogoMark } from './logo.tsx';

export const logoExamples: PartExamples = {
  part: 'Logo',
  examples: [
    { name: 'In a header', element: <Logo name="Sample" /> },
    { name: 'Large, with a second line', element: <Logo name="Sample" line="Care at home" size="large" /> },
    { name: 'The sign alone', element: <LogoMark /> },
  ],
};
