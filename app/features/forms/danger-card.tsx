import { useDeferredValue, useEffect, useState } from 'react';
import { certainDangerIn } from '#domain/danger/certain-danger.ts';
import type { DangerSign } from '#domain/danger/danger.ts';
import { DangerHelp } from './danger-help.tsx';

interface Props {
  text: string;
  /** The best detector that could be loaded. */
  signIn: (text: string) => DangerSign | null;
}

export function certainSign(text: string): DangerSign | null {
  const kind = certainDangerIn(text);
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

export function DangerCard({ text, signIn }: Props) {
  const paused = usePaused(text);
  const sign = certainSign(useDeferredValue(text)) ?? signIn(paused);
  return sign && <DangerHelp {...sign} />;
}
