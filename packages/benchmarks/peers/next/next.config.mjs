import { join } from 'node:path';

/** As its documentation has it, but for the folder: the packages lie beside it. */
export default { turbopack: { root: join(import.meta.dirname, '..') } };
