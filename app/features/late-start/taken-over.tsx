import { useEffect } from 'react';
import { takenOverEvent } from './start-script.ts';

/** Tells the page that React listens. It stands last, so that everything before it does too. */
export function TakenOver() {
  useEffect(() => {
    document.documentElement.dataset.interactive = '';
    window.dispatchEvent(new Event(takenOverEvent));
  }, []);
  return null;
}
