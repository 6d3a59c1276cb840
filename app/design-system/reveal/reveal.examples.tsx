import { Card } from '../card/card.tsx';
import type { PartExamples } from '../example.ts';
import { Reveal } from './reveal.tsx';

export const revealExamples: PartExamples = {
  part: 'Reveal',
  examples: [
    {
      name: 'Fades in when a fifth is visible',
      element: (
        <Reveal>
          <Card title="Here all along">
            <p>Without script, in print and with reduced motion nothing is ever hidden.</p>
          </Card>
        </Reveal>
      ),
    },
  ],
};
