import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

/** Attributes that are read, or read out. */
const WORDS_IN = new Set(['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label']);
const isWord = (text: string) => /\p{Letter}{2}/u.test(text);

/** Words that stand in a component, and not in `content/`. */
function literalWords(file: string): string[] {
  const found: string[] = [];
  const add = (text: string) => isWord(text) && found.push(`${file}: ${text.trim()}`);
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  new Visitor({
    JSXText: ({ value }) => add(value),
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !WORDS_IN.has(name.name) || !value) return;
      const given = value.type === 'JSXExpressionContainer' ? value.expression : value;
      if (given.type === 'Literal' && typeof given.value === 'string') add(given.value);
      if (given.type === 'TemplateLiteral') for (const { value } of given.quasis) add(value.raw);
    },
  }).visit(program as ESTree.Program);
  return found;
}

it('no component has words of its own: a provider changes them in content/', () => {
  const files = globSync('app/**/*.tsx', { exclude: ['**/*.test.tsx'] });
  expect(files.flatMap(literalWords)).toEqual([]);
});
