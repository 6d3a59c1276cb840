import type { PartExamples } from '../example.ts';
import { Spinner } from './spinner.tsx';

export const spinnerExamples: PartExamples = {
  part: 'Spinner',
  examples: [
    { name: 'With words', element: <Spinner label="Loading jobs…" /> },
    { name: 'Large and quiet', element: <Spinner size="large" quiet /> },
  ],
};
