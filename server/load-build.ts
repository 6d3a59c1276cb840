import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Build } from './http/build.ts';
import { loadStaticSite, type SiteManifest } from './http/files/static-site.ts';
import { contentSecurityPolicy, inlineHashes } from './http/security-headers.ts';
import type { Pages } from './http/visit.ts';

const BUILD_FOLDER = join(import.meta.dirname, '../build');

type PageStyles = Record<string, string[]>;

export async function loadBuild(): Promise<Build> {
  const [pages, styles, manifest] = await Promise.all([
    import(join(BUILD_FOLDER, 'server/routes.js')) as Promise<Pages>,
    readJson<PageStyles>('server/page-styles.json'),
    readJson<SiteManifest>('site.json'),
  ]);
  return {
    pages,
    contentSecurityPolicy: contentSecurityPolicy(inlineHashes(pages.inlineAssets)),
    styleSheets: (page) => {
      const sheets = styles[basename(page, '.js')];
      if (!sheets) throw new Error(`The build has no list of style sheets for ${page}`);
      return sheets;
    },
    site: await loadStaticSite(join(BUILD_FOLDER, 'client'), manifest),
  };
}

async function readJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(join(BUILD_FOLDER, file), 'utf8')) as Value;
}
