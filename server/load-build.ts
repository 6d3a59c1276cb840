import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from './compose.ts';
import { createRenderer, type PagesBuild } from './http/renderer.ts';
import { loadStaticSite, type SiteManifest } from './http/static-site.ts';

const buildFolder = join(import.meta.dirname, '../build');

export async function loadBuild(): Promise<Build> {
  const [pages, manifest] = await Promise.all([
    import(join(buildFolder, 'server/index.js')) as Promise<PagesBuild>,
    readFile(join(buildFolder, 'site.json'), 'utf8').then((text) => JSON.parse(text) as SiteManifest),
  ]);
  return {
    render: createRenderer(pages, 'production'),
    site: await loadStaticSite(join(buildFolder, 'client'), manifest),
  };
}
