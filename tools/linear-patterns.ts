// Checks that every regular expression of the site takes no more than a text is long: what strangers send is looked at
// by them. The patterns that a module puts together are taken as they are when it has loaded.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPatterns } from './linear-patterns/built-patterns.ts';
import { readPatterns } from './linear-patterns/read-patterns.ts';
import { slowParts } from './linear-patterns/slow-parts.ts';

/** Modules with patterns that are not, and what bounds them; `tools/linear-patterns.test.ts` holds each to its bound. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'domain/danger/certain-danger.ts': 'reads the first two thousand characters, a sentence at a time',
};

/** A sentence for each repetition in a file by which a pattern takes much longer than its text. */
export function slowIn(file: string, text: string): string[] {
  return readPatterns(file, text).literals.flatMap((pattern) =>
    complaints(`${file}:${pattern.line}`, pattern),
  );
}

function complaints(where: string, { source, flags }: { source: string; flags: string }): string[] {
  return slowParts({ source, flags }).map(
    (part) => `${where}: /${source}/${flags} can take much longer than its text, by ${part}`,
  );
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const names = globSync('{app,content,domain,server}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.{ts,tsx}', '**/*.contract.ts', '**/*-for-tests.ts'],
  });
  const slow: string[] = [];
  for (const name of names) {
    const text = readFileSync(join(root, name), 'utf8');
    slow.push(...slowIn(name, text));
    if (name in EXCEPTIONS || name.endsWith('.tsx') || !readPatterns(name, text).builds) continue;
    const built = await builtPatterns(() => import(join(root, name)));
    slow.push(...built.flatMap((pattern) => complaints(name, pattern)));
  }
  if (slow.length > 0) {
    console.error(slow.join('\n'));
    process.exit(1);
  }
  console.log('No regular expression takes longer than its text is long.');
}
