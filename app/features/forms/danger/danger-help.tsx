import type { DetectedDanger } from 'site-assistant/danger-kinds';
import { calmLines } from '#content/danger-cards.yaml';
import { dangerCard } from '#domain/danger/danger-cards.ts';
import { CalmLine } from '~/design-system/help-lines/calm-line.tsx';
import { HelpLines } from '~/design-system/help-lines/help-lines.tsx';

/** Numbers to ring: the card where danger is likely, a calm line where it is only possible. */
export function DangerHelp({ kind, likely }: DetectedDanger) {
  return likely ? <HelpLines {...dangerCard(kind)} /> : <CalmLine text={calmLines[kind]} />;
}
