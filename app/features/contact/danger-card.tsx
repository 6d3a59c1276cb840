import { useDeferredValue } from 'react';
import { dangerCards } from '#content/danger-cards.ts';
import { dangerIn } from '#domain/danger/danger.ts';
import { HelpLines } from '~/design-system/help-lines/help-lines.tsx';

export function DangerCard({ text }: { text: string }) {
  const danger = dangerIn(useDeferredValue(text));
  return danger && <HelpLines {...dangerCards[danger]} />;
}
