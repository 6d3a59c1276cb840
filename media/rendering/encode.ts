import sharp, { type Sharp } from 'sharp';
import type { Variant } from '../picture-formats.ts';

const QUALITIES = [60, 54, 48, 44, 40, 36, 32, 28, 24] as const;

const compress = (picture: Sharp, extension: Variant['extension'], quality: number): Promise<Buffer> => {
  if (extension === 'avif') return picture.avif({ quality, effort: 5 }).toBuffer();
  if (extension === 'webp') return picture.webp({ quality: quality + 16, effort: 6 }).toBuffer();
  return picture.jpeg({ quality: quality + 22, mozjpeg: true }).toBuffer();
};

/** The best-looking file of this width that keeps the limit; fails if even the plainest is too heavy. */
export const encode = async (master: Buffer, { width, extension, limit }: Variant): Promise<Buffer> => {
  for (const quality of QUALITIES) {
    const file = await compress(
      sharp(master).resize(width, null, { kernel: 'lanczos3' }),
      extension,
      quality,
    );
    if (file.length <= limit) return file;
  }
  throw new Error(`No ${extension} of ${width} px keeps ${limit} bytes.`);
};

/** The middle of a scene in the shape that social networks show. */
export const cropForSharing = (master: Buffer): Promise<Buffer> =>
  sharp(master).resize(1200, 630, { fit: 'cover', position: 'centre' }).png().toBuffer();
