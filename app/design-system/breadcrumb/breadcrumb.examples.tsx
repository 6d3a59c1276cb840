import type { PartExamples } from '../example.ts';
import { Breadcrumb } from './breadcrumb.tsx';

export const breadcrumbExamples: PartExamples = {
  part: 'Breadcrumb',
  examples: [
    {
      name: 'Three levels',
      element: (
        <Breadcrumb
          above={[
            { label: 'Home', to: '/' },
            { label: 'Careers', to: '/careers' },
          ]}
          current="Night carer"
        />
      ),
    },
  ],
};
