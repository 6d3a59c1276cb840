import { CalendarDays, PoundSterling } from 'lucide';
import { useId } from 'react';
import type { PartExamples } from '../example.ts';
import { Icon } from '../icon/icon.tsx';
import { AccordionItem, Disclosure } from './disclosure.tsx';

function Questions() {
  const name = useId();
  return (
    <div>
      <AccordionItem name={name} open question="How soon can care begin?" icon={<Icon of={CalendarDays} />}>
        <p>
          Often within a few days of the first visit. After a hospital stay we plan backwards from the day.
        </p>
      </AccordionItem>
      <AccordionItem name={name} question="What does it cost?" icon={<Icon of={PoundSterling} />}>
        <p>You get a written price before you decide anything.</p>
      </AccordionItem>
    </div>
  );
}

export const disclosureExamples: PartExamples = {
  part: 'Disclosure',
  examples: [
    {
      name: 'On its own',
      element: <Disclosure summary="What “pending” means">We may not start yet.</Disclosure>,
    },
    { name: 'Questions, one open at a time', element: <Questions /> },
  ],
};
