import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
/** Style sheets are no sentences. */
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('email-style.ts'),
);

/** Lower-case words that only machines read. */
const forMachines = ['<!doctype html>…', 'light dark'];

/** Words that a source file would put into a mail: a capitalised word, or two words in a row. */
function wordsIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import [\s\S]*?;$|className: [^,}\n]+/gm, '');
  const literals = [...code.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)];
  return literals
    .map(([literal]) => literal.slice(1, -1).replace(/\$\{[^}]*\}/g, '…'))
    .filter(
      (text) => /(?<![\w-])(?:\p{Lu}\p{Ll}+|\p{L}{2,} \p{L}{2,})/u.test(text) && !forMachines.includes(text),
    );
}

describe('the words of the mails', () => {
  it.each(sources)('stand in content, none of them in %s', (name) => {
    expect(wordsIn(readFileSync(join(folder, name), 'utf8'))).toEqual([]);
  });

  it('would be found in a mail’s source, whatever the quotation marks', () => {
    expect(wordsIn("subject: 'We have it',")).toEqual(['We have it']);
    expect(wordsIn('subject: `Message from us`,')).toEqual(['Message from us']);
    expect(wordsIn("{ label: 'Message', text: message }")).toEqual(['Message']);
    expect(wordsIn("// It's a comment.\nkind: 'facts', className: 'label quiet',")).toEqual([]);
  });
});
