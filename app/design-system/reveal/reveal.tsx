import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './reveal.module.css';

type Stage = 'plain' | 'waiting' | 'shown';

const share = 0.2;

/** A fifth of it is in view; where a fifth of it is more than the window holds, a fifth of the window is filled by it. */
function isSeen({
  intersectionRatio,
  intersectionRect,
  boundingClientRect,
  rootBounds,
}: IntersectionObserverEntry) {
  const window = rootBounds?.height ?? Number.POSITIVE_INFINITY;
  if (share * boundingClientRect.height <= window) return intersectionRatio >= share;
  return intersectionRect.height >= share * window;
}

/** Where it stands now: what the reader has in view, or has already passed, is never hidden again. */
function nextStage(stage: Stage, entry: IntersectionObserverEntry): Stage {
  if (isSeen(entry)) return stage === 'waiting' ? 'shown' : stage;
  return stage === 'plain' && !entry.isIntersecting && entry.boundingClientRect.top > 0 ? 'waiting' : stage;
}

/** Fades its content in once a fifth of it is visible. Without script, in print and with calm motion it just stands there. */
export function Reveal({ className, ...rest }: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>('plain');
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry) setStage((before) => nextStage(before, entry));
        if (entry && isSeen(entry)) observer.disconnect();
      },
      { threshold: [0, share / 4, share / 2, share] },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return <div {...rest} ref={box} data-stage={stage} className={classNames(styles.reveal, className)} />;
}
