import {
  BedDouble,
  HandHeart,
  HeartHandshake,
  House,
  KeyRound,
  Moon,
  ShieldCheck,
  Stethoscope,
  Users,
} from 'lucide';
import type { PartExamples } from '../example.ts';
import { Icon } from '../icon/icon.tsx';
import { Card, CardList } from './card.tsx';
import { FoldCard, FoldGrid } from './fold-card.tsx';

const services = [
  { fold: 1, title: 'Care for adults', of: HandHeart },
  { fold: 2, title: 'Disabilities Support', of: HeartHandshake },
  { fold: 3, title: 'Live-in Care', of: House },
  { fold: 4, title: 'After Hospital Care', of: Stethoscope },
  { fold: 5, title: 'Home Care', of: BedDouble },
  { fold: 6, title: 'Social Engagement', of: Users },
  { fold: 7, title: 'Supported Living', of: KeyRound },
  { fold: 8, title: 'Night Care Services', of: Moon },
] as const;

export const cardExamples: PartExamples = {
  part: 'Card',
  examples: [
    {
      name: 'The fold of eight',
      element: (
        <FoldGrid>
          {services.map(({ fold, title, of }) => (
            <FoldCard key={fold} fold={fold} to="/home-care" title={title} icon={<Icon of={of} />} />
          ))}
        </FoldGrid>
      ),
    },
    {
      name: 'Cards in a row',
      element: (
        <CardList>
          <li>
            <Card title="Dependable service" icon={<Icon of={ShieldCheck} />}>
              <p>The same few people, at the time we agreed, and a call if we are ever running late.</p>
            </Card>
          </li>
          <li>
            <Card title="Night carer, Southampton" to="/careers" tone="plain">
              <p>£13.40 an hour, 24 hours a week.</p>
            </Card>
          </li>
          <li>
            <Card title="Quiet" tone="quiet">
              <p>On the sea-coloured ground.</p>
            </Card>
          </li>
          <li>
            <Card title="Warm" tone="warm" icon={<Icon of={HandHeart} />}>
              <p>On the blush ground.</p>
            </Card>
          </li>
        </CardList>
      ),
    },
  ],
};
