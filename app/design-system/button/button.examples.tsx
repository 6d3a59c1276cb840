import { ArrowRight, Phone } from 'lucide';
import type { PartExamples } from '../example.ts';
import { Icon } from '../icon/icon.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

export const buttonExamples: PartExamples = {
  part: 'Button',
  examples: [
    { name: 'Primary', element: <Button>Check my postcode</Button> },
    { name: 'Secondary', element: <Button variant="secondary">View services</Button> },
    { name: 'Quiet', element: <Button variant="quiet">Clear</Button> },
    { name: 'On dark', element: <Button variant="on-dark">Book a consultation</Button> },
    { name: 'Small', element: <Button size="small">Search</Button> },
    {
      name: 'Pending',
      element: (
        <Button pending pendingLabel="Sending…">
          Send
        </Button>
      ),
    },
    { name: 'Icon before', element: <Button icon={<Icon of={Phone} />}>Call us</Button> },
    {
      name: 'Link, with icon after',
      element: (
        <ButtonLink to="/contact" iconAfter={<Icon of={ArrowRight} />}>
          Contact us
        </ButtonLink>
      ),
    },
    { name: 'Wide', element: <Button wide>Apply for this position</Button> },
  ],
};
