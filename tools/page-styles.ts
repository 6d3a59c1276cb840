import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CSSModulesOptions, Plugin, Rolldown } from 'vite';
import { rulesApart } from './later-rules.ts';

const root = join(import.meta.dirname, '..');

const CLASS_OR_KEYFRAMES = /\.(-?[A-Za-z_][\w-]*)|@keyframes\s+([\w-]+)/g;
const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FURTHER = `${FIRST}0123456789`;

/**
 * In the finished site a class is named as briefly as can be, by its number: names are a twelfth of a page. The builds
 * of pages and islands read the same files, and so number alike; what every page has is numbered first.
 */
export const shortClassNames: CSSModulesOptions = {
  generateScopedName(name, file) {
    const [path = ''] = file.split('?', 1);
    named ??= nameAll();
    const short = named.get(`${relative(root, path)} ${name}`);
    if (!short) throw new Error(`${path} has no name ${name} that could be counted`);
    return short;
  },
};

let named: Map<string, string> | undefined;

function nameAll(): Map<string, string> {
  const inDocument = firstScreenFiles();
  const others = globSync('app/**/*.module.css', { cwd: root }).sort();
  const names = [...inDocument, ...others].flatMap((file) => {
    const css = readFileSync(join(root, file), 'utf8');
    return Array.from(
      css.matchAll(CLASS_OR_KEYFRAMES),
      ([, inSelector, keyframes]) => `${file} ${inSelector ?? keyframes}`,
    );
  });
  const short = shortNames();
  return new Map(Array.from(new Set(names), (name) => [name, short.next().value ?? '']));
}

/** One letter, then two; what is called `ad` is hidden by blockers. */
function* shortNames(): Generator<string, string> {
  yield* FIRST;
  for (const first of FIRST) {
    for (const further of FURTHER) if (!/^ad$/i.test(first + further)) yield first + further;
  }
  throw new Error('There are more classes than short names');
}

/** The style sheets that stand in the document. */
function firstScreenFiles(): string[] {
  const list = readFileSync(join(root, 'app/first-screen.ts'), 'utf8');
  return Array.from(list.matchAll(/'~\/(.+)\?inline'/g), ([, path]) => `app/${path}`);
}

/**
 * In the build of the pages: what stands in the document (`app/first-screen.ts`) is in no file but for the rules that may
 * come later, and of the rest each page has one file besides the one that all have.
 */
export function pageStyles(): Plugin {
  const inDocument = new Set(firstScreenFiles().map((file) => join(root, file)));
  const apart = rulesApart([...inDocument]);
  return {
    name: 'page-styles',
    apply: 'build',
    transform: {
      filter: { id: /\.css(\?inline)?$/ },
      handler(css, id) {
        const [path = '', isInline] = id.split('?inline', 2);
        if (!inDocument.has(path)) return undefined;
        const { first, later } = apart(css);
        return isInline === undefined ? later : first;
      },
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
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
