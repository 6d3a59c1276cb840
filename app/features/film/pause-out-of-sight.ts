/** The short film shows its captions as soon as it plays, and waits while its tab is in the background. */
export function enableShortFilm(): void {
  const film = document.querySelector<HTMLVideoElement>('video[controls]');
  if (!film) return;
  // As `default` they would be fetched with the page.
  const showCaptions = () => {
    const [captions] = film.textTracks;
    if (captions) captions.mode = 'showing';
  };
  if (film.paused) film.addEventListener('play', showCaptions, { once: true });
  else showCaptions();
  let interrupted = false;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      interrupted = !film.paused;
      film.pause();
    } else if (interrupted) film.play().catch(() => {});
  });
}
