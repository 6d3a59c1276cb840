// The site of the folder that CONTENT_DIR names: `npm test` is this, then.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { contentFolder } from '../../tools/content/content-folder.js';
import { itIsASiteOfItsOwn } from './any-provider.ts';
import { openProviderSite, root } from './provider-site.ts';

const folder = contentFolder(root);
const provider = await openProviderSite(folder);

beforeAll(() => provider.start(), 300_000);
afterAll(() => provider.stop());

/** Files in which a place that the sample has may stand by right. */
const own = globSync(
  ['{brand,area,coverage,places,events,testimonials}.yaml', '{jobs,news,useful-information}/*.md'],
  { cwd: folder },
).map((name) => readFileSync(join(folder, name), 'utf8'));

itIsASiteOfItsOwn(provider, own.join('\n'));
