import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

export const packed = (bytes: Buffer): Promise<Buffer> =>
  compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

export const unpacked = (file: Buffer): Promise<Buffer> => decompress(file);

/** @param name of a file beside this module */
export const readPacked = async (name: string): Promise<Buffer> =>
  unpacked(await readFile(`${import.meta.dirname}/${name}`));
