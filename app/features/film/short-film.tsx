import type { ReactNode } from 'react';
import type { CaptionedFilm } from '#domain/media/films.ts';
import styles from './short-film.module.css';

/** With no poster at all a browser covers the picture with a grey one of its own. */
const NOTHING = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

interface Props {
  film: CaptionedFilm;
  title: string;
  /** Lies under the film until it plays: a poster of its own would be fetched before anybody is near it. */
  poster: ReactNode;
}

export function ShortFilm({ film, title, poster }: Props) {
  const { srcLang, label, src } = film.captions;
  return (
    <div className={styles.frame}>
      {poster}
      <video
        className={styles.video}
        controls
        preload="none"
        playsInline
        poster={NOTHING}
        width={film.width}
        height={film.height}
        aria-label={title}
      >
        {film.sources.map(({ type, src }) => (
          <source key={type} type={type} src={src} />
        ))}
        <track kind="captions" src={src} srcLang={srcLang} label={label} />
      </video>
    </div>
  );
}
