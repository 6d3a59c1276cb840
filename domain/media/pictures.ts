import * as mediaFiles from '#content/media-files.yaml';
import { sceneWords, stillLifeWords, stripWords } from '#content/picture-words.yaml';
import { areOfTheSample, pictures } from '#content/pictures.yaml';
import {
  type SceneName,
  type StillLifeName,
  type StripName,
  sceneNames,
  stillLifeNames,
  stripNames,
  type VignetteName,
  vignetteNames,
} from '../content/pictures/picture-names.ts';

interface PictureSource {
  type: 'image/avif' | 'image/webp';
  srcSet: string;
  media?: string;
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

export type SceneWords = Pick<Picture, 'alt' | 'focalPoint'>;

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

export const list = (stem: string, version: string, extension: string, widths: readonly number[]): string =>
  widths.map((width) => `/media/${stem}-${width}.${version}.${extension} ${width}w`).join(', ');

export const wordsOf = (scene: SceneName): SceneWords =>
  pictures[scene] ?? sceneWords[filesOf(scene, mediaFiles.scenes).name];

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

const each = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Readonly<Record<Name, Value>>;

/** 16:9. */
export const scenes = each(sceneNames, scene);

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

export const vignettes = each(vignetteNames, (name: VignetteName) =>
  whole('', {
    folder: 'spots',
    ...filesOf(name, mediaFiles.vignettes),
    height: 640,
    widths: [320, 640],
    plainWidth: 480,
  }),
);

/** A provider may have nobody to show, and a person no portrait. */
const teamVersions = areOfTheSample ? mediaFiles.team : {};

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
  stillLifeNames.filter((name) => name.replace(/-\d+$/, '') === service).map(stillLife);

/** 18:5, the moments of a day side by side. */
export const strips = each(stripNames, (name: StripName) =>
  whole(pictures[name]?.alt ?? stripWords[name], {
    folder: 'strips',
    ...filesOf(name, mediaFiles.strips),
    height: 480,
    widths: [1152, 1728],
    plainWidth: 1152,
  }),
);

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

const portrait = (name: keyof typeof mediaFiles.portraits) => ({
  alt: '',
  src: `/media/portraits/${name}.${mediaFiles.portraits[name]}.svg`,
  width: 240,
  height: 240,
});

/** By the ids of the sample testimonials, and `assistant`. */
export const portraits = {
  assistant: portrait('assistant'),
  ivy: portrait('ivy'),
  marcus: portrait('marcus'),
  nadia: portrait('nadia'),
};
