const ACTIVE_THRESHOLD_PX = 150;

/** Marks in the contents the section that is being read, and shows how much of the page has been. */
export function enableReadingPosition(): void {
  const progress = document.querySelector<HTMLProgressElement>('nav > progress');
  const entries = [...(progress?.parentElement?.querySelectorAll('a') ?? [])];
  if (!progress) return;
  const topOf = ({ hash }: HTMLAnchorElement) =>
    document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  const measure = () => {
    const active = entries.findLast((entry) => topOf(entry) <= ACTIVE_THRESHOLD_PX) ?? entries[0];
    for (const entry of entries) {
      if (entry === active) entry.setAttribute('aria-current', 'location');
      else entry.removeAttribute('aria-current');
    }
    const { scrollHeight, clientHeight } = document.documentElement;
    const whole = scrollHeight - clientHeight;
    progress.value = whole > 0 ? Math.round((100 * scrollY) / whole) : 100;
  };
  let frame = 0;
  const follow = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  follow();
  addEventListener('scroll', follow, { passive: true });
  addEventListener('resize', follow);
}
