// Compares the class names that components take from their CSS module with those that have a rule there.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

function ruledNames(css: string): Set<string> {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? [];
  const ruled = selectors.filter((selector) => !selector.trim().startsWith('@'));
  return new Set(
    ruled.flatMap((selector) => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)),
  );
}

/**
 * A sentence for each name without a rule, and for each rule that no component names. Names that are put together when
 * they are needed (`styles[tone]`) may be any of the module's.
 * @param files the text of each component and CSS module, by its path from the project's folder
 */
export function findPhantoms(files: ReadonlyMap<string, string>): string[] {
  const sheets = [...files].filter(([file]) => file.endsWith('.module.css'));
  return sheets.flatMap(([sheet, css]) => {
    const ruled = ruledNames(css);
    const used = new Set<string>();
    let isAnyUsed = false;
    for (const [file, text] of files) {
      for (const [, styles = '', path = ''] of text.matchAll(IMPORT)) {
        if (join(path.startsWith('~/') ? '' : dirname(file), path.replace('~/', 'app/')) !== sheet) continue;
        for (const [, name = ''] of text.matchAll(new RegExp(`(?<!['/\\w-])${styles}\\.(\\w+)`, 'g')))
          used.add(name);
        isAnyUsed ||= text.includes(`${styles}[`);
      }
    }
    return [
      ...[...used].filter((name) => !ruled.has(name)).map((name) => `${sheet} has no rule for .${name}`),
      ...[...ruled]
        .filter((name) => !isAnyUsed && !used.has(name))
        .map((name) => `${sheet}: nothing uses .${name}`),
    ];
  });
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const names = globSync('app/**/*.{ts,tsx,module.css}', { cwd: root });
  const phantoms = findPhantoms(new Map(names.map((name) => [name, readFileSync(join(root, name), 'utf8')])));
  if (phantoms.length > 0) {
    console.error(phantoms.join('\n'));
    process.exit(1);
  }
  console.log('Every class name has a rule, and every rule a user.');
}
