import type { Picture } from '#content/media.ts';
import styles from './scene-picture.module.css';

interface Props {
  picture: Picture;
  /** How wide it stands, as in the `sizes` of an image. */
  sizes: string;
  /** At the top of a page: it is fetched first instead of when it is near. */
  first?: boolean;
}

/** A picture in the best form that the browser takes, cropped around what matters in it. */
export function ScenePicture({ picture, sizes, first }: Props) {
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        className={styles.picture}
        data-focus={picture.focus}
      />
    </picture>
  );
}

/** The picture of a hero: on a phone a shade smaller than the window's real pixels, which nobody can see. */
export const heroSizes = '(width <= 48rem) 85vw, 100vw';

/** The picture of an alternating panel. */
export const panelSizes = '(width <= 48rem) 90vw, 34rem';
