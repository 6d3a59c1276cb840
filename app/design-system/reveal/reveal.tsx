import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './reveal.module.css';

type Stage = 'plain' | 'waiting' | 'shown';

const SEEN_SHARE = 0.2;

/** If a fifth of it is more than the window holds, it must fill a fifth of the window. */
function isSeen({
  intersectionRatio,
  intersectionRect,
  boundingClientRect,
  rootBounds,
}: IntersectionObserverEntry) {
  const window = rootBounds?.height ?? Number.POSITIVE_INFINITY;
  if (SEEN_SHARE * boundingClientRect.height <= window) return intersectionRatio >= SEEN_SHARE;
  return intersectionRect.height >= SEEN_SHARE * window;
}

/** What the reader has in view, or has already passed, is never hidden again. */
function nextStage(stage: Stage, entry: IntersectionObserverEntry): Stage {
  if (isSeen(entry)) return stage === 'waiting' ? 'shown' : stage;
  return stage === 'plain' && !entry.isIntersecting && entry.boundingClientRect.top > 0 ? 'waiting' : stage;
}

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
      { threshold: [0, SEEN_SHARE / 4, SEEN_SHARE / 2, SEEN_SHARE] },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return <div {...rest} ref={box} data-stage={stage} className={classNames(styles.reveal, className)} />;
}
