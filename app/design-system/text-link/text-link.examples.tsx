import { Link } from 'react-router';
import type { PartExamples } from '../example.ts';
import { TextLink } from './text-link.tsx';

export const textLinkExamples: PartExamples = {
  part: 'Link',
  examples: [
    {
      name: 'In a sentence',
      element: (
        <p>
          If you are not sure what you need, <Link to="/contact">tell us about the week ahead</Link> and we
          will think it through with you.
        </p>
      ),
    },
    { name: 'On its own', element: <TextLink to="/about">How we work</TextLink> },
  ],
};
