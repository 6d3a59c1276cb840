import type { CaptionedFilm } from '#content/media.ts';
import styles from './short-film.module.css';

export function ShortFilm({ film, title }: { film: CaptionedFilm; title: string }) {
  const { srcLang, label, src } = film.captions;
  return (
    <div className={styles.frame}>
      <video
        className={styles.video}
        controls
        preload="none"
        playsInline
        poster={film.poster.src}
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
