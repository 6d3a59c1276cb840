import { lazy, Suspense } from 'react';
import type { DetectedDanger } from 'site-assistant/danger-kinds';
import { DangerHelp } from './danger-help.tsx';

/** In the browser it comes when it is needed; where danger was typed, the field's card has fetched it already. */
const Help = import.meta.env.SSR ? DangerHelp : lazy(() => import('./default-danger-help.ts'));

export function LateDangerHelp(danger: DetectedDanger) {
  return (
    <Suspense>
      <Help {...danger} />
    </Suspense>
  );
}
