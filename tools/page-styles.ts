import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CSSModulesOptions, Plugin, Rolldown } from 'vite';

/** In the finished site a class is named as briefly as can be: names are a twelfth of a page. */
export const shortClassNames: CSSModulesOptions = {
  generateScopedName(name, file) {
    const [path = ''] = relative(process.cwd(), file).split('?', 1);
    const hash = createHash('sha256').update(`${path} ${name}`).digest('base64url');
    return hash.slice(0, 5).replace(/^[\d-]/, '_');
  },
};

/**
 * In the build of the pages: what stands in the document (`app/first-screen.ts`) is in no file, and of the rest each
 * page has one file besides the one that all have.
 */
export function pageStyles(): Plugin {
  const inDocument = new Set<string>();
  return {
    name: 'page-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ root }) {
      const list = readFileSync(join(root, 'app/first-screen.ts'), 'utf8');
      for (const [, path = ''] of list.matchAll(/'~\/(.+)\?inline'/g))
        inDocument.add(join(root, 'app', path));
    },
    transform: { filter: { id: /\.css$/ }, handler: (_code, id) => (inDocument.has(id) ? '' : undefined) },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const styles = new Map(chunks.map((chunk) => [chunk.fileName, stylesOf(chunk, bundle)]));
      const ofAll = styles.get(chunks.find(({ name }) => name === 'root')?.fileName ?? '') ?? [];
      for (const chunk of chunks) chunk.viteMetadata?.importedCss.clear();
      for (const chunk of chunks.filter(({ isEntry }) => isEntry)) {
        const all = styles.get(chunk.fileName) ?? [];
        const own = chunk.name === 'root' ? all : all.filter((file) => !ofAll.includes(file));
        const source = own.map((file) => textOf(bundle[file])).join('');
        if (!source) continue;
        const merged = this.emitFile({ type: 'asset', name: `${chunk.name}.css`, source });
        chunk.viteMetadata?.importedCss.add(this.getFileName(merged));
      }
      for (const file of new Set([...styles.values()].flat())) delete bundle[file];
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
  return file?.type === 'asset' ? file.source.toString() : '';
}
