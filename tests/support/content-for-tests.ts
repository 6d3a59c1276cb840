import { join } from 'node:path';

/** Editors' files for tests: eight jobs of its own, so that the provider's may come and go; articles are the site's. */
export const contentForTests = join(import.meta.dirname, 'content');
