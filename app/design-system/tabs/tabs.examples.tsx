import { useState } from 'react';
import type { PartExamples } from '../example.ts';
import { Tabs } from './tabs.tsx';

const tabs = [
  { key: 'all', label: 'All Questions' },
  { key: 'services', label: 'Our Services' },
  { key: 'booking', label: 'Booking Process' },
  { key: 'payment', label: 'Payment & Pricing' },
] as const;

function QuestionTabs() {
  const [selected, select] = useState<(typeof tabs)[number]['key']>('all');
  return (
    <Tabs label="Kinds of questions" tabs={tabs} selected={selected} onSelect={select}>
      <p>The questions about “{tabs.find(({ key }) => key === selected)?.label}”.</p>
    </Tabs>
  );
}

export const tabsExamples: PartExamples = {
  part: 'Tabs',
  examples: [{ name: 'Kinds of questions', element: <QuestionTabs /> }],
};
