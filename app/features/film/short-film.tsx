import type { ReactNode } from 'react';
import type { CaptionedFilm } from '#content/media.ts';
import styles from './short-film.module.css';

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
        width={film.width}
        height={film.height}
        aria-label={title}
      >
        {film.sources.map(({ type, src }) => (
          <source key={type} type={type} src={src} />
        ))}
        <track kind="captions" src={src} srcLang={srcLang} label={label} default />
      </video>
    </div>
  );
}
