import { CalendarDays, Check, Clock, Mail, MapPin, Phone } from 'lucide';
import type { PartExamples } from '../example.ts';
import { FacebookMark, InstagramMark, LinkedInMark, WhatsAppMark, XMark } from './brand-icons.tsx';
import { Icon } from './icon.tsx';

const drawn = { CalendarDays, Check, Clock, Mail, MapPin, Phone };
const brands = { FacebookMark, InstagramMark, LinkedInMark, XMark, WhatsAppMark };

export const iconExamples: PartExamples = {
  part: 'Icon',
  examples: [
    {
      name: 'Decoration beside words',
      element: Object.entries(drawn).map(([name, drawing]) => <Icon key={name} of={drawing} />),
    },
    { name: 'With a meaning of its own', element: <Icon of={Check} label="Covered" /> },
    { name: 'Large', element: <Icon of={MapPin} size="large" /> },
    {
      name: 'Networks',
      element: Object.entries(brands).map(([name, drawing]) => <Icon key={name} of={drawing} size="large" />),
    },
  ],
};
