import type { ReactNode } from 'react';

/** A part with its examples: they feed the gallery, the accessibility checks and the tests. */
export type PartExamples = {
  part: string;
  examples: readonly { name: string; element: ReactNode }[];
};
