import { areOfTheSample, films, pictures } from '#content/pictures.yaml';
import { mediaFiles } from './media-files.ts';
import { stillLifeWords } from './still-life-words.ts';

export type SceneName = keyof typeof mediaFiles.scenes;
export type VignetteName = keyof typeof mediaFiles.vignettes;
export type PortraitName = keyof typeof mediaFiles.portraits;
type FilmName = 'hero' | 'lifestyle' | 'story';
export type StillLifeName = keyof typeof mediaFiles.stillLifes;

interface PictureSource {
  type: 'image/avif' | 'image/webp';
  srcSet: string;
}

export interface Picture {
  /** Empty if the picture only decorates. */
  alt: string;
  /** In pixels, of the largest file. */
  width: number;
  height: number;
  widths: readonly number[];
  sources: readonly PictureSource[];
  src: string;
  /** Keep this in view when cropping; percent from the left and upper edge. */
  focalPoint: { x: number; y: number };
}

export interface ShareImage {
  src: string;
  type: 'image/jpeg';
  width: 1200;
  height: 630;
  alt: string;
}

const AVIF_WIDTHS = [640, 960, 1280, 1600] as const;
const WEBP_WIDTHS = [640, 1280] as const;

interface SceneWords {
  alt: string;
  focalPoint: { x: number; y: number };
}

const words: Record<SceneName, SceneWords> = {
  'hero-home': {
    alt: 'An older woman in a red scarf and her carer on a bench by Southampton Water at first light, the carer’s arm round her back; a ship lies beyond, and the sun comes up between them.',
    focalPoint: { x: 90, y: 70 },
  },
  'care-for-adults': {
    alt: 'A kitchen in the morning: a carer pours tea for a man at the table, who looks up at her; a week’s pill box stands beside him and a red kettle steams.',
    focalPoint: { x: 66, y: 70 },
  },
  'disabilities-support': {
    alt: 'Before a cottage with a ramp to its door, a young man in a wheelchair and his support worker in a headscarf, who has his satchel: they are about to set out.',
    focalPoint: { x: 50, y: 90 },
  },
  'live-in-care': {
    alt: 'A terrace of brick houses at dusk; in the one lit window a carer and an older woman sit over a cup of tea, and a cat sits on the garden wall.',
    focalPoint: { x: 46, y: 88 },
  },
  'after-hospital-care': {
    alt: 'Outside a hospital an older man with a stick walks to a waiting taxi, his carer’s hand at his arm; a suitcase and flowers stand ready.',
    focalPoint: { x: 30, y: 90 },
  },
  'home-care': {
    alt: 'A carer with a bag of shopping has come in at a stained-glass front door, and an older woman with a stick takes his hand.',
    focalPoint: { x: 50, y: 50 },
  },
  'social-engagement': {
    alt: 'An older woman and her companion play cards over tea and a sponge cake by open garden doors; a robin visits the bird table outside.',
    focalPoint: { x: 50, y: 70 },
  },
  'supported-living': {
    alt: 'At the yellow door of a shared house a tenant brings home a plant and her support worker the shopping; bicycles and flower pots stand outside.',
    focalPoint: { x: 50, y: 70 },
  },
  'night-care': {
    alt: 'A landing at ten to three in the night: a carer sits awake with a book in an armchair by the lamp, near a bedroom door that stands ajar.',
    focalPoint: { x: 90, y: 50 },
  },
  lifestyle: {
    alt: 'The edge of the New Forest in the morning: a helper with a bicycle full of shopping stops for a word with an older woman, and ponies graze.',
    focalPoint: { x: 70, y: 70 },
  },
  about: {
    alt: 'A carer and a colleague lean over a map of Southampton Water with pins in it; through the window, the Bargate in the morning sun.',
    focalPoint: { x: 50, y: 50 },
  },
  'why-us': {
    alt: 'On the path to a cottage a man and his carer read a letter together; in front of them a small brown bird perches on the handle of a spade.',
    focalPoint: { x: 50, y: 50 },
  },
  contact: {
    alt: 'An older woman on the telephone at a window, pencil in hand; a cat on the sill watches yachts on the water outside.',
    focalPoint: { x: 70, y: 50 },
  },
  careers: {
    alt: 'A carer in a headscarf sets out with her bicycle past a brick house at dawn; her shadow walks along the wall.',
    focalPoint: { x: 64, y: 50 },
  },
  event: {
    alt: 'A neighbourhood hall with bunting: people of many ages, seen from behind, listen to a carer who shows them something on a screen.',
    focalPoint: { x: 62, y: 70 },
  },
  'not-found': {
    alt: 'A footpath signpost where the path divides, on a hill above misty downs; a small brown bird sits on one of its arms.',
    focalPoint: { x: 52, y: 14 },
  },
};

/** Drawings that show where the sample is, or its sign, each with one that another provider has in its place. */
export const standIns: Readonly<Partial<Record<string, string>>> = {
  'hero-home': 'home-care',
  lifestyle: 'supported-living',
  about: 'care-for-adults',
  'why-us': 'disabilities-support',
  contact: 'social-engagement',
  careers: 'after-hospital-care',
  'not-found': 'event',
  companionship: 'personal-assistance',
  'social-engagement-2': 'social-engagement-3',
};

/** A picture of the provider's own, or else the drawing that it may have. */
function filesOf<Name extends string>(name: Name, versions: Readonly<Record<Name, string>>) {
  const own = pictures[name];
  if (own) return { name, ...own };
  const drawn = (areOfTheSample ? name : (standIns[name] ?? name)) as Name;
  return { name: drawn, version: versions[drawn] };
}

const list = (stem: string, version: string, extension: string, widths: readonly number[]): string =>
  widths.map((width) => `/media/${stem}-${width}.${version}.${extension} ${width}w`).join(', ');

const wordsOf = (scene: SceneName): SceneWords =>
  pictures[scene] ?? words[filesOf(scene, mediaFiles.scenes).name];

const scene = (of: SceneName): Picture => {
  const { name, version } = filesOf(of, mediaFiles.scenes);
  return {
    ...wordsOf(of),
    width: 1600,
    height: 900,
    widths: AVIF_WIDTHS,
    sources: [
      { type: 'image/avif', srcSet: list(`scenes/${name}`, version, 'avif', AVIF_WIDTHS) },
      { type: 'image/webp', srcSet: list(`scenes/${name}`, version, 'webp', WEBP_WIDTHS) },
    ],
    src: `/media/scenes/${name}-1280.${version}.webp`,
  };
};

/** 16:9. */
export const scenes: Readonly<Record<SceneName, Picture>> = {
  'hero-home': scene('hero-home'),
  'care-for-adults': scene('care-for-adults'),
  'disabilities-support': scene('disabilities-support'),
  'live-in-care': scene('live-in-care'),
  'after-hospital-care': scene('after-hospital-care'),
  'home-care': scene('home-care'),
  'social-engagement': scene('social-engagement'),
  'supported-living': scene('supported-living'),
  'night-care': scene('night-care'),
  lifestyle: scene('lifestyle'),
  about: scene('about'),
  'why-us': scene('why-us'),
  contact: scene('contact'),
  careers: scene('careers'),
  event: scene('event'),
  'not-found': scene('not-found'),
};

interface PictureFiles {
  folder: string;
  name: string;
  version: string;
  height: number;
  widths: readonly number[];
  /** Measures the file for browsers that do not know AVIF. */
  plainWidth: number;
}

/** A picture that is shown whole. */
const whole = (
  alt: string,
  { folder, name, version, height, widths, plainWidth }: PictureFiles,
): Picture => ({
  alt,
  width: Math.max(...widths),
  height,
  widths,
  sources: [{ type: 'image/avif', srcSet: list(`${folder}/${name}`, version, 'avif', widths) }],
  src: `/media/${folder}/${name}-${plainWidth}.${version}.webp`,
  focalPoint: { x: 50, y: 50 },
});

const vignette = (name: VignetteName) =>
  whole('', {
    folder: 'spots',
    ...filesOf(name, mediaFiles.vignettes),
    height: 640,
    widths: [320, 640],
    plainWidth: 480,
  });

/** Square, by the ids of the lifestyle services. */
export const vignettes: Readonly<Record<VignetteName, Picture>> = {
  'household-support': vignette('household-support'),
  'shopping-and-errands': vignette('shopping-and-errands'),
  'pharmacy-support': vignette('pharmacy-support'),
  'personal-assistance': vignette('personal-assistance'),
  companionship: vignette('companionship'),
  'everyday-assistance': vignette('everyday-assistance'),
  'event-support': vignette('event-support'),
  'travel-assistance': vignette('travel-assistance'),
  'learning-and-development-support': vignette('learning-and-development-support'),
};

/** A provider may have nobody to show, and a person no portrait. */
const teamVersions: Partial<Record<string, string>> = areOfTheSample ? mediaFiles.team : {};

/** The address of a square portrait, 240 wide, by the id of a person in `team.yaml`. */
export function teamPortrait(id: string): string | null {
  const version = pictures[id]?.version ?? teamVersions[id];
  return version ? `/media/team/${id}-240.${version}.webp` : null;
}

const stillLife = (name: StillLifeName) =>
  whole(pictures[name]?.alt ?? stillLifeWords[filesOf(name, mediaFiles.stillLifes).name], {
    folder: 'panels',
    ...filesOf(name, mediaFiles.stillLifes),
    height: 600,
    widths: [320, 640, 960],
    plainWidth: 640,
  });

/** 8:5, one for every two panels of a service or for each panel of a page, in their order. */
export const stillLifesOf = (service: string): readonly Picture[] =>
  (Object.keys(mediaFiles.stillLifes) as StillLifeName[])
    .filter((name) => name.replace(/-\d+$/, '') === service)
    .map(stillLife);

const shareSource = (scene: SceneName): string => {
  const { name } = filesOf(scene, mediaFiles.scenes);
  return `/media/share/${name}-1200.${pictures[scene]?.share ?? mediaFiles.shareImages[name]}.jpg`;
};

export const shareImage = (name: SceneName): ShareImage => ({
  src: shareSource(name),
  type: 'image/jpeg',
  width: 1200,
  height: 630,
  alt: wordsOf(name).alt,
});

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
const drawnFilms: Partial<Record<FilmName, string>> = areOfTheSample ? mediaFiles.films : {};
const filmVersions = { ...drawnFilms, ...films };
const captionVersions: Partial<Record<'story', string>> = mediaFiles.captions;

const filmOf = (name: FilmName, words: SceneWords): Film | null => {
  const version = filmVersions[name];
  if (!version) return null;
  return {
    poster: {
      ...words,
      width: 1280,
      height: 720,
      widths: FILM_WIDTHS,
      sources: [{ type: 'image/avif', srcSet: list(`film/${name}`, version, 'avif', FILM_WIDTHS) }],
      src: `/media/film/${name}-1280.${version}.webp`,
    },
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
    src: `/media/captions/story.${films.captions ?? captionVersions.story}.en-GB.vtt`,
    srcLang: 'en-GB',
    label: 'English',
  },
};

export interface Portrait {
  alt: '';
  src: string;
  width: 240;
  height: 240;
}

const portrait = (name: PortraitName): Portrait => ({
  alt: '',
  src: `/media/portraits/${name}.${mediaFiles.portraits[name]}.svg`,
  width: 240,
  height: 240,
});

/** By the ids of the sample testimonials, and `assistant`. */
export const portraits: Readonly<Record<PortraitName, Portrait>> = {
  assistant: portrait('assistant'),
  ivy: portrait('ivy'),
  marcus: portrait('marcus'),
  nadia: portrait('nadia'),
};
