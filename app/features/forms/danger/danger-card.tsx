import { useDeferredValue, useEffect, useState } from 'react';
import type { DetectedDanger } from 'site-assistant/danger-kinds';
import { detectDangerByRules } from 'site-assistant/rule-based-danger';
import { DangerHelp } from './danger-help.tsx';

interface Props {
  text: string;
  detectDanger: (text: string) => DetectedDanger | null;
}

export function detectByRules(text: string): DetectedDanger | null {
  const kind = detectDangerByRules(text);
  return kind && { kind, likely: true };
}

/** Waits for a pause: half a sentence must not be read out as danger while the other half is typed. */
const PAUSE_MS = 1000;

function usePaused(text: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const wait = setTimeout(setPaused, PAUSE_MS, text);
    return () => clearTimeout(wait);
  }, [text]);
  return paused;
}

export function DangerCard({ text, detectDanger }: Props) {
  const paused = usePaused(text);
  const danger = detectByRules(useDeferredValue(text)) ?? detectDanger(paused);
  return danger && <DangerHelp {...danger} />;
}
