import { useEffect, useState } from 'react';

export interface ReadingPosition {
  active: string | null;
  /** From 0 to 100. */
  percent: number;
}

/** A section counts as being read once its top is this near to the window's. */
const ACTIVE_THRESHOLD_PX = 150;

function activeSection(tops: readonly { id: string; top: number }[]): string | null {
  return tops.findLast(({ top }) => top <= ACTIVE_THRESHOLD_PX)?.id ?? tops[0]?.id ?? null;
}

function measure(ids: readonly string[]): ReadingPosition {
  const tops = ids.map((id) => ({
    id,
    top: document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
  }));
  const { scrollHeight, clientHeight } = document.documentElement;
  const whole = scrollHeight - clientHeight;
  return {
    active: activeSection(tops),
    percent: whole > 0 ? Math.round((100 * window.scrollY) / whole) : 100,
  };
}

export function useReadingPosition(ids: readonly string[]): ReadingPosition {
  const [position, setPosition] = useState<ReadingPosition>({ active: null, percent: 0 });
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPosition(measure(ids)));
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [ids]);
  return position;
}
