import type { Picture } from '#domain/media/pictures.ts';
import { focusOf } from '~/design-system/focal-point.ts';
import styles from './scene-picture.module.css';

interface Props {
  picture: Picture;
  sizes: string;
  first?: boolean;
}

export function ScenePicture({ picture, sizes, first }: Props) {
  return (
    <picture>
      {picture.sources.map(({ type, srcSet, media }) => (
        <source key={srcSet} media={media} type={type} srcSet={srcSet} sizes={sizes} />
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
        {...focusOf(picture.focalPoint)}
      />
    </picture>
  );
}

/** On a phone smaller than the window's real pixels, which in flat drawings nobody can see. */
export const heroSizes = '(width <= 48rem) 85vw, (width <= 80rem) 56rem, 52vw';

export const squareSizes = '(width <= 40rem) 7.5rem, (width <= 62rem) 15rem, 22rem';

export const filmSizes = '(width <= 48rem) 85vw, 60rem';

export const pairSizes = '(width <= 40rem) 85vw, (width <= 75rem) 46vw, 34rem';

export const stripSizes = '(width <= 62rem) 40rem, 72rem';
