import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { splitCritical } from './critical-styles.ts';

const root = join(import.meta.dirname, '../..');

function criticalFiles(): string[] {
  const list = readFileSync(join(root, 'app/document/critical-styles.ts'), 'utf8');
  return Array.from(list.matchAll(/'~\/(.+)\?inline'/g), ([, path]) => `app/${path}`);
}

/** Vite's own, of no use to a browser. */
const VITE_MARK = /\/\*\$vite\$:\d+\*\/|\n/g;

const DOCUMENT = 'document';
const ROUTES = 'routes';

/**
 * In the build of the pages: what stands in the document (`app/document/critical-styles.ts`) is in no file but for the
 * rules that may come later. Of the rest each page has one file, besides the one that all have; `page-styles.json` says
 * which.
 */
export function pageStyles(): Plugin {
  const inDocument = new Set(criticalFiles().map((file) => join(root, file)));
  const split = splitCritical([...inDocument]);
  return {
    name: 'page-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\.css(\?inline)?$/ },
      handler(css, id) {
        const [path = '', isInline] = id.split('?inline', 2);
        if (!inDocument.has(path)) return undefined;
        const { first, later } = split(css);
        return isInline === undefined ? later : first;
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entries = chunks.filter(({ isEntry }) => isEntry);
      const files = new Map(entries.map((chunk) => [chunk.name, stylesOf(chunk, bundle)]));
      const ofAll = files.get(DOCUMENT) ?? [];
      const emitted = new Set<string>();
      const emit = (name: string, own: readonly string[]) => {
        const source = own.map((file) => textOf(bundle[file])).join('');
        const sheet = source && this.emitFile({ type: 'asset', name: `${name}.css`, source });
        if (!sheet) return [];
        emitted.add(this.getFileName(sheet));
        return [`/${this.getFileName(sheet)}`];
      };
      const shared = emit(DOCUMENT, ofAll);
      const table = Array.from(files, ([name, sheets]) => {
        if (name === DOCUMENT || name === ROUTES) return [];
        return [
          [
            name,
            [
              ...shared,
              ...emit(
                name,
                sheets.filter((file) => !ofAll.includes(file)),
              ),
            ],
          ],
        ];
      }).flat();
      // A page with one sheet is given that sheet again, by the same name.
      const sheets = chunks.flatMap((chunk) => stylesOf(chunk, bundle));
      for (const file of sheets) if (!emitted.has(file)) delete bundle[file];
      const source = JSON.stringify(Object.fromEntries(table));
      this.emitFile({ type: 'asset', fileName: 'page-styles.json', source });
    },
  };
}

/** The style sheets of a chunk and of what it imports, in the order in which they count. */
function stylesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = ({ fileName, imports, viteMetadata }: Rolldown.OutputChunk) => {
    if (seen.has(fileName)) return;
    seen.add(fileName);
    for (const imported of imports) {
      const next = bundle[imported];
      if (next?.type === 'chunk') visit(next);
    }
    for (const file of viteMetadata?.importedCss ?? []) found.add(file);
  };
  visit(chunk);
  return [...found];
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  return file?.type === 'asset' ? file.source.toString().replaceAll(VITE_MARK, '') : '';
}
