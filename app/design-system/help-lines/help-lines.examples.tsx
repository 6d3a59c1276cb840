import type { PartExamples } from '../example.ts';
import { HelpLines } from './help-lines.tsx';

export const helpLinesExamples: PartExamples = {
  part: 'HelpLines',
  examples: [
    {
      name: 'A number and a page',
      element: (
        <HelpLines
          title="If this is happening now, call 999"
          text="Otherwise these people know what to do."
          lines={[
            { label: 'Emergency', display: '999', url: 'tel:999', note: 'Free, day and night.' },
            {
              label: 'The council',
              display: 'gov.uk',
              url: 'https://www.gov.uk/find-local-council',
              note: 'Ask for adult safeguarding.',
            },
          ]}
        />
      ),
    },
  ],
};
