// Checks that every regular expression of the site takes no more than a text is long: what strangers send is looked at
// by them. The patterns that a module puts together are taken as they are when it has loaded.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPatterns } from './linear-patterns/built-patterns.ts';
import { readPatterns } from './linear-patterns/read-patterns.ts';
import { slowParts } from './linear-patterns/slow-parts.ts';

/** Modules with patterns that are not, and what bounds them; `tools/linear-patterns.test.ts` holds each to its bound. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'packages/assistant/danger/rule-based-danger.ts':
    'reads the first two thousand characters, a sentence at a time',
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

const root = join(import.meta.dirname, '..');
const PACKAGE = 'packages/assistant/{assistant.ts,{danger,models,subjects,text}/**/*.ts}';
const FLOORS = '{app,content,domain,server}/**/*.{ts,tsx}';

async function slowBelow(pattern: string): Promise<string[]> {
  const names = globSync(pattern, {
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
  return slow;
}

if (import.meta.main) {
  const slow = await slowBelow(PACKAGE);
  // Load them here, so that their patterns do not count as those of a module that imports them.
  for (const name of Object.keys(EXCEPTIONS)) await import(join(root, name));
  slow.push(...(await slowBelow(FLOORS)));
  if (slow.length > 0) {
    console.error(slow.join('\n'));
    process.exit(1);
  }
  console.log('No regular expression takes longer than its text is long.');
}
