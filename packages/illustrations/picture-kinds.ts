import { STILL_LIFE } from './drawing/still-life.ts';
import {
  SCENE_VARIANTS,
  SHARE_VARIANTS,
  STILL_LIFE_VARIANTS,
  TEAM_VARIANTS,
  type Variant,
  VIGNETTE_VARIANTS,
} from './picture-formats.ts';
import { publish, recordVersions, versionOf } from './published-files.ts';
import { cropForSharing, encode } from './rendering/encode.ts';

interface Format {
  folder: string;
  /** The shape of the picture, in pixels; it may be drawn larger. */
  size: { width: number; height: number };
  variants: readonly Variant[];
}

export const pictureKinds = {
  scenes: { folder: 'scenes', size: { width: 1600, height: 900 }, variants: SCENE_VARIANTS },
  vignettes: { folder: 'spots', size: { width: 640, height: 640 }, variants: VIGNETTE_VARIANTS },
  team: { folder: 'team', size: { width: 640, height: 640 }, variants: TEAM_VARIANTS },
  stillLifes: { folder: 'panels', size: STILL_LIFE, variants: STILL_LIFE_VARIANTS },
} satisfies Record<string, Format>;

export type PictureKind = keyof typeof pictureKinds;

/** Writes every file of one picture, and of a scene the one that networks show, and notes their versions. */
export const writePicture = async (kind: PictureKind, name: string, master: Buffer): Promise<void> => {
  recordVersions(kind, { [name]: await writeFiles(name, master, pictureKinds[kind]) });
  if (kind !== 'scenes') return;
  const share = { folder: 'share', variants: SHARE_VARIANTS };
  recordVersions('shareImages', {
    [name]: await writeFiles(name, await cropForSharing(master), share),
  });
};

const writeFiles = async (
  name: string,
  master: Buffer,
  { folder, variants }: Pick<Format, 'folder' | 'variants'>,
): Promise<string> => {
  const encoded: Buffer[] = [];
  for (const variant of variants) encoded.push(await encode(master, variant));
  const version = versionOf(encoded);
  const files = new Map(
    variants.map(({ width, extension }, index): [string, Buffer] => [
      `${name}-${width}.${version}.${extension}`,
      encoded[index] ?? Buffer.alloc(0),
    ]),
  );
  publish(folder, name, files);
  console.log(
    name,
    folder,
    [...files.values()].map((file) => `${(file.length / 1000).toFixed(1)} kB`).join(', '),
  );
  return version;
};
