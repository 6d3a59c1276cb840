import { join } from 'node:path';

/** As its documentation has it, but for the folder: the packages lie beside it. Where nginx compresses, it does not. */
export default {
  turbopack: { root: join(import.meta.dirname, '..') },
  compress: process.env.COMPRESSION !== 'off',
};
