const THRESHOLD_PX = 80;

export function enableScrollChevron(): void {
  const chevron = document.querySelector('[data-chevron]');
  if (!chevron) return;
  const follow = () => chevron.toggleAttribute('data-scrolled', scrollY > THRESHOLD_PX);
  addEventListener('scroll', follow, { passive: true });
  follow();
}
