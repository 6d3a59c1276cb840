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

/** Hides nothing until the page is scrolled, so that a capture of the whole page shows all of it. */
export function enableReveal(): void {
  addEventListener('scroll', fadeInBelow, { once: true, passive: true });
}

/** Never hides again a part that is in view or has been passed. */
function fadeInBelow(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const { dataset } = entry.target as HTMLElement;
        if (isSeen(entry)) {
          if (dataset.stage === 'waiting') dataset.stage = 'shown';
          observer.unobserve(entry.target);
        } else if (!entry.isIntersecting && entry.boundingClientRect.top > 0) dataset.stage = 'waiting';
      }
    },
    { threshold: [0, SEEN_SHARE / 4, SEEN_SHARE / 2, SEEN_SHARE] },
  );
  for (const box of document.querySelectorAll('[data-stage]')) observer.observe(box);
}
