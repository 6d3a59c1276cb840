import sharp, { type Sharp } from 'sharp';
import type { Variant } from '../picture-formats.ts';

const QUALITIES = [60, 54, 48, 44, 40, 36, 32, 28, 24] as const;

/** AVIF takes its time: a quick try is a little heavier than the file that is made in earnest. */
const compress = (
  picture: Sharp,
  extension: Variant['extension'],
  quality: number,
  tries = false,
): Promise<Buffer> => {
  if (extension === 'avif') return picture.avif({ quality, effort: tries ? 2 : 4 }).toBuffer();
  if (extension === 'webp') return picture.webp({ quality: quality + 16, effort: 6 }).toBuffer();
  return picture.jpeg({ quality: quality + 22, mozjpeg: true }).toBuffer();
};

/**
 * The best-looking file of this width that keeps the limit.
 * @param isPhoto true takes the plainest where all are too heavy; without it that fails
 */
export const encode = async (
  master: Buffer,
  { width, extension, limit }: Variant,
  isPhoto = false,
): Promise<Buffer> => {
  const small = await sharp(master).resize(width, null, { kernel: 'lanczos3' }).png().toBuffer();
  let best = 0;
  let plainest: number = QUALITIES.length;
  while (best < plainest) {
    const middle = Math.floor((best + plainest) / 2);
    const tried = await compress(sharp(small), extension, QUALITIES[middle] ?? 0, true);
    if (tried.length <= limit) plainest = middle;
    else best = middle + 1;
  }
  const quality = QUALITIES[best] ?? (isPhoto ? QUALITIES.at(-1) : undefined);
  const file = quality && (await compress(sharp(small), extension, quality));
  if (!file || (file.length > limit && !isPhoto))
    throw new Error(`No ${extension} of ${width} px keeps ${limit} bytes.`);
  return file;
};

/** The middle of a scene in the shape that social networks show. */
export const cropForSharing = (master: Buffer): Promise<Buffer> =>
  sharp(master).resize(1200, 630, { fit: 'cover', position: 'centre' }).png().toBuffer();
