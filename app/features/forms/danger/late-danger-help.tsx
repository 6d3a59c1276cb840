import { type ComponentType, lazy } from 'react';
import type { DetectedDanger } from 'site-assistant/danger-kinds';
import { DangerHelp } from './danger-help.tsx';

/** In the browser it comes with the thanks that show it, which wait for it; where danger was typed it has come before. */
export const LateDangerHelp = import.meta.env.SSR
  ? DangerHelp
  : lazy(
      (): Promise<{ default: ComponentType<DetectedDanger> }> =>
        import('./default-danger-help.ts').catch(() => ({ default: () => null })),
    );
