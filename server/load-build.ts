import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from './http/build.ts';
import { createRenderer, createRouteTable, type PagesBuild } from './http/renderer.ts';
import { loadStaticSite, type SiteManifest } from './http/static-site.ts';

const BUILD_FOLDER = join(import.meta.dirname, '../build');

export async function loadBuild(): Promise<Build> {
  const [pages, manifest] = await Promise.all([
    import(join(BUILD_FOLDER, 'server/index.js')) as Promise<PagesBuild>,
    readFile(join(BUILD_FOLDER, 'site.json'), 'utf8').then((text) => JSON.parse(text) as SiteManifest),
  ]);
  return {
    render: createRenderer(pages, 'production'),
    ...createRouteTable(pages),
    site: await loadStaticSite(join(BUILD_FOLDER, 'client'), manifest),
  };
}
