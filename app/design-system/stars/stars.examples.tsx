import type { PartExamples } from '../example.ts';
import { Stars } from './stars.tsx';

export const starsExamples: PartExamples = {
  part: 'Stars',
  examples: [
    { name: 'Five', element: <Stars rating={5} /> },
    { name: 'Three', element: <Stars rating={3} /> },
  ],
};
