/** The short film waits while its tab is in the background. */
export function enableShortFilm(): void {
  const film = document.querySelector<HTMLVideoElement>('video[controls]');
  if (!film) return;
  let interrupted = false;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      interrupted = !film.paused;
      film.pause();
    } else if (interrupted) film.play().catch(() => {});
  });
}
