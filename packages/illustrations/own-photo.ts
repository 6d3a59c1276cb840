// A photograph made fit for its place: the command `own-picture` and the editor do it here.
import sharp, { type ResizeOptions } from 'sharp';
import {
  type Format,
  type MadePicture,
  makePicture,
  type PictureKind,
  pictureKinds,
} from './picture-kinds.ts';

/** Enough for the largest file; more is only slower. */
const SCALE = 2;
const MAX_PIXELS = 100_000_000;
const HEIC = /^.{4}ftyp(?:hei|hev|mif1|msf1)/s;

/** Its message says behind the name of a photograph why it cannot be used. */
export class PhotoError extends Error {
  override name = 'PhotoError';
}

/**
 * Turns it upright.
 * @returns its size as it came, and a PNG of the size that is asked for
 * @throws PhotoError
 */
export async function readPhoto(bytes: Uint8Array, size: ResizeOptions) {
  try {
    const photo = sharp(bytes, { limitInputPixels: MAX_PIXELS, density: 300 });
    const { autoOrient } = await photo.metadata();
    return { ...autoOrient, png: await photo.autoOrient().resize(size).png().toBuffer() };
  } catch (error) {
    throw new PhotoError(hindrance(bytes, String(error)));
  }
}

function hindrance(bytes: Uint8Array, error: string): string {
  if (HEIC.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1')))
    return 'is HEIC, as an iPhone keeps photos, and cannot be read here: send it to yourself as JPEG (Settings, Camera, Formats, Most Compatible)';
  if (error.includes('pixel limit')) return 'has more than 100 million pixels: save it smaller';
  return 'is no picture that can be used: choose a JPEG, PNG or WebP file';
}

/**
 * Cut to the shape of its place around what catches the eye, in every size that the site serves.
 * @returns a doubt where it is too small
 * @throws PhotoError
 */
export async function makePhoto(
  kind: PictureKind,
  name: string,
  bytes: Uint8Array,
): Promise<{ made: MadePicture[]; doubt: string | null }> {
  const { size, variants, cut = 'attention' }: Format = pictureKinds[kind];
  const { width, height, png } = await readPhoto(bytes, {
    ...{ width: size.width * SCALE, height: size.height * SCALE },
    ...{ fit: 'cover', position: cut },
  });
  const wanted = Math.max(...variants.map((variant) => variant.width));
  const has = Math.floor(Math.min(width, (height * size.width) / size.height));
  const made = await makePicture(kind, name, png, true);
  const doubt = `has ${has} of the ${wanted} pixels across that its place shows: on a large screen it looks blurred`;
  return { made, doubt: has < wanted ? doubt : null };
}
