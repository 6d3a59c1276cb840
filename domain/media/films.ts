import * as mediaFiles from '#content/media-files.yaml';
import { areOfTheSample, films } from '#content/pictures.yaml';
import { list, type Picture, type SceneWords, wordsOf } from './pictures.ts';

export interface Film {
  /** Shows until the film plays, under data saving and under reduced motion. */
  poster: Picture;
  sources: readonly { type: string; src: string }[];
  width: number;
  height: number;
}

export interface CaptionedFilm extends Film {
  captions: { src: string; srcLang: string; label: string };
}

const FILM_WIDTHS = [640, 960, 1280] as const;

/** A provider may have none of them (`npm run own-film -w packages/illustrations`). */
const versions = { ...(areOfTheSample && mediaFiles.films), ...films };

/** A picture of the size of a film. */
export const stillOf = (stem: string, version: string, words: SceneWords): Picture => ({
  ...words,
  width: 1280,
  height: 720,
  widths: FILM_WIDTHS,
  sources: [{ type: 'image/avif', srcSet: list(stem, version, 'avif', FILM_WIDTHS) }],
  src: `/media/${stem}-1280.${version}.webp`,
});

const filmOf = (name: 'hero' | 'lifestyle' | 'story', words: SceneWords): Film | null => {
  const version = versions[name];
  if (!version) return null;
  return {
    poster: stillOf(`film/${name}`, version, words),
    sources: [
      { type: 'video/webm; codecs="vp9"', src: `/media/film/${name}.${version}.webm` },
      { type: 'video/mp4; codecs="avc1.64001f"', src: `/media/film/${name}.${version}.mp4` },
    ],
    width: 1280,
    height: 720,
  };
};

export const heroLoop: Film | null = filmOf('hero', wordsOf('hero-home'));

export const lifestyleLoop: Film | null = filmOf('lifestyle', wordsOf('lifestyle'));

const story = filmOf('story', { alt: '', focalPoint: { x: 50, y: 60 } });

export const storyFilm: CaptionedFilm | null = story && {
  ...story,
  captions: {
    src: `/media/captions/story.${films.captions ?? mediaFiles.captions.story}.en-GB.vtt`,
    srcLang: 'en-GB',
    label: 'English',
  },
};
