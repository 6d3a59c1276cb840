import { STRIP } from './drawing/canvas.ts';
import { STILL_LIFE } from './drawing/still-life.ts';
import {
  HOUR_VARIANTS,
  SCENE_VARIANTS,
  SHARE_VARIANTS,
  STILL_LIFE_VARIANTS,
  STRIP_VARIANTS,
  TEAM_VARIANTS,
  type Variant,
  VIGNETTE_VARIANTS,
} from './picture-formats.ts';
import { publish, recordVersions, versionOf } from './published-files.ts';
import { cropForSharing, encode } from './rendering/encode.ts';

export interface Format {
  folder: string;
  /** The shape of the picture, in pixels; it may be drawn larger. */
  size: { width: number; height: number };
  variants: readonly Variant[];
  /** Where a photo is cut; otherwise around what catches the eye. */
  cut?: 'top' | 'attention';
}

export const pictureKinds = {
  scenes: { folder: 'scenes', size: { width: 1600, height: 900 }, variants: SCENE_VARIANTS },
  vignettes: { folder: 'spots', size: { width: 640, height: 640 }, variants: VIGNETTE_VARIANTS },
  // The eye may be caught by a shirt: a head stands at the top.
  team: { folder: 'team', size: { width: 640, height: 640 }, variants: TEAM_VARIANTS, cut: 'top' },
  stillLifes: { folder: 'panels', size: STILL_LIFE, variants: STILL_LIFE_VARIANTS },
  strips: { folder: 'strips', size: STRIP, variants: STRIP_VARIANTS },
} satisfies Record<string, Format>;

export type PictureKind = keyof typeof pictureKinds;

/** The hours are of a scene, and go with it. */
export const formats = {
  ...pictureKinds,
  hours: { ...pictureKinds.scenes, variants: HOUR_VARIANTS },
};

export type DrawnKind = keyof typeof formats;

export interface MadePicture {
  /** Under which its version is noted. */
  kind: DrawnKind | 'shareImages';
  folder: string;
  version: string;
  files: ReadonlyMap<string, Buffer>;
}

/**
 * Every file of one picture, and of a scene the one that networks show.
 * @param isPhoto true takes the plainest file where none keeps its limit: drawings are drawn plainer instead
 */
export async function makePicture(
  kind: DrawnKind,
  name: string,
  master: Buffer,
  isPhoto = false,
): Promise<MadePicture[]> {
  const { folder, variants } = formats[kind];
  const made = [{ kind, folder, ...(await makeFiles(name, master, variants, isPhoto)) }];
  if (kind !== 'scenes') return made;
  const shared = await makeFiles(name, await cropForSharing(master), SHARE_VARIANTS, isPhoto);
  return [...made, { kind: 'shareImages', folder: 'share', ...shared }];
}

/** Puts the files where the site serves them, and notes their versions. */
export function writePicture(name: string, pictures: readonly MadePicture[]): void {
  for (const { kind, folder, version, files } of pictures) {
    publish(folder, name, files);
    recordVersions(kind, { [name]: version });
    const weights = [...files.values()].map((file) => `${(file.length / 1000).toFixed(1)} kB`);
    console.log(name, folder, weights.join(', '));
  }
}

async function makeFiles(name: string, master: Buffer, variants: readonly Variant[], isPhoto: boolean) {
  const encoded: Buffer[] = [];
  for (const variant of variants) encoded.push(await encode(master, variant, isPhoto));
  const version = versionOf(encoded);
  const files = new Map(
    variants.map(({ width, extension }, index): [string, Buffer] => [
      `${name}-${width}.${version}.${extension}`,
      encoded[index] ?? Buffer.alloc(0),
    ]),
  );
  return { version, files };
}
