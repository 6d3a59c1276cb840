import { type RefObject, useEffect, useRef } from 'react';
import type { CaptionedFilm } from '#content/media.ts';
import styles from './short-film.module.css';

export function ShortFilm({ film, title }: { film: CaptionedFilm; title: string }) {
  const video = useRef<HTMLVideoElement>(null);
  usePauseOutOfSight(video);
  const { srcLang, label, src } = film.captions;
  return (
    <div className={styles.frame}>
      <video
        ref={video}
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

function usePauseOutOfSight(video: RefObject<HTMLVideoElement | null>) {
  useEffect(() => {
    let interrupted = false;
    const follow = () => {
      if (!video.current) return;
      if (document.hidden) {
        interrupted = !video.current.paused;
        video.current.pause();
      } else if (interrupted) {
        interrupted = false;
        video.current.play().catch(() => undefined);
      }
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [video]);
}
