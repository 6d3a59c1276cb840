import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Film } from '#content/media.ts';
import { browserStorage } from '~/browser-storage.ts';
import styles from './hero-film.module.css';

const lastChoice = browserStorage('localStorage', 'moving-pictures');

type Stage = 'waiting' | 'paused' | 'playing';

interface Props {
  film: Film;
  words: { play: string; pause: string };
}

/** Nothing of it is fetched before the page is at rest, under reduced motion, or if data is saved. */
export function HeroFilm({ film, words }: Props) {
  const [stage, setStage] = useState<Stage>('waiting');
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => whenPageIsAtRest(() => setStage(startsByItself() ? 'playing' : 'paused')), []);
  usePlayback(video, stage === 'playing', () => setStage('paused'));
  if (stage === 'waiting') return null;
  const press = () => {
    const next = stage === 'playing' ? 'paused' : 'playing';
    rememberPlaying(next === 'playing');
    setStage(next);
  };
  return (
    <>
      <Loop film={film} video={video} />
      <button
        type="button"
        className={styles.button}
        onClick={press}
        aria-label={stage === 'playing' ? words.pause : words.play}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={stage === 'playing' ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5v14l11-7z'} />
        </svg>
      </button>
    </>
  );
}

function Loop({ film, video }: { film: Film; video: RefObject<HTMLVideoElement | null> }) {
  const [shown, setShown] = useState(false);
  return (
    <video
      ref={video}
      className={styles.loop}
      data-shown={shown || undefined}
      data-focus={film.poster.focus}
      width={film.width}
      height={film.height}
      preload="none"
      muted
      loop
      playsInline
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setShown(true)}
    >
      {film.sources.map(({ type, src }) => (
        <source key={type} type={type} src={src} />
      ))}
    </video>
  );
}

/** A browser may refuse to play: then it stands still. */
function usePlayback(video: RefObject<HTMLVideoElement | null>, playing: boolean, onRefused: () => void) {
  const refused = useRef(onRefused);
  refused.current = onRefused;
  useEffect(() => {
    const follow = () => {
      if (!playing || document.hidden) return video.current?.pause();
      video.current?.play().catch(({ name }: DOMException) => {
        if (name !== 'AbortError') refused.current();
      });
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [video, playing]);
}

function rememberPlaying(playing: boolean): void {
  lastChoice.write(playing ? 'play' : 'pause');
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function isThin({ saveData, effectiveType = '' }: Connection = {}): boolean {
  return Boolean(saveData) || effectiveType.endsWith('2g');
}

function startsByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const calm = matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;
  return !calm && !isThin(connection) && lastChoice.read() !== 'pause';
}

/** Calls `begin` once the page has loaded and is idle; the result cancels it. */
function whenPageIsAtRest(begin: () => void): () => void {
  const wait = () => (window.requestIdleCallback ?? setTimeout)(() => live && begin());
  let live = true;
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    live = false;
  };
}
