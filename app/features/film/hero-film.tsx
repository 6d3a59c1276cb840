import type { Film } from '#domain/media/films.ts';
import { focusOf } from '~/design-system/focal-point.ts';
import styles from './hero-film.module.css';

interface Props {
  film: Film;
  words: { play: string; pause: string };
}

/** Lies over its poster; a script shows both parts, and decides whether it plays by itself. */
export function HeroFilm({ film, words }: Props) {
  return (
    <>
      <video
        className={styles.loop}
        data-hero-film
        {...focusOf(film.poster.focalPoint)}
        width={film.width}
        height={film.height}
        preload="none"
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        hidden
      >
        {film.sources.map(({ type, src }) => (
          <source key={type} type={type} src={src} />
        ))}
      </video>
      <button type="button" className={styles.button} data-play={words.play} data-pause={words.pause} hidden>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          <path d="M8 5v14l11-7z" />
          <path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
        </svg>
      </button>
    </>
  );
}
