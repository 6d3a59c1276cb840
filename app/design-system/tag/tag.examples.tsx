import { MapPin } from 'lucide';
import type { PartExamples } from '../example.ts';
import { Icon } from '../icon/icon.tsx';
import { Tag } from './tag.tsx';

export const tagExamples: PartExamples = {
  part: 'Tag',
  examples: [
    { name: 'Plain', element: <Tag>Part time</Tag> },
    { name: 'With an icon', element: <Tag icon={<Icon of={MapPin} />}>Southampton</Tag> },
    { name: 'Good', element: <Tag tone="good">Available now</Tag> },
    { name: 'Waiting', element: <Tag tone="waiting">Available once registered</Tag> },
    { name: 'Closed', element: <Tag tone="closed">Closed</Tag> },
  ],
};
