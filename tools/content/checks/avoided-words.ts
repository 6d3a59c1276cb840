// Finds the words that the site does not use: in the words that people read, wherever these are written.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bannedWords, fixedSentences, wordsToAvoid } from '#content/banned-words.yaml';

const instead = new Map([
  ...bannedWords.map((word) => [word, 'leave it out'] as const),
  ...Object.entries(wordsToAvoid),
]);
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
const ANY = new RegExp(
  `(?<![\\p{L}\\d-])(?:${[...instead.keys()].map(escaped).join('|')})(?![\\p{L}\\d-])`,
  'giu',
);

/** Each as `“somebody”: say “someone, or better who it is”`. */
export function avoidedWords(text: string): string[] {
  const own = fixedSentences.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text);
  return Array.from(own.matchAll(ANY), ([found]) => {
    const word = found.toLowerCase().replace(/\s+/g, ' ');
    return `“${found}”: say “${instead.get(word)}”`;
  });
}

/** Leftovers of a change that was made in many places at once: a name of the code in a sentence, the wrong article, a word twice. */
const SLIPS = [
  /(?<=\s)[a-z]{3,}\d+(?=[\s.,;:!?]|$)/g,
  /\b[Aa]n [bcdfgjklmnpqrstvwxyz][a-z]*/g,
  /\b[Aa] (?:[aeio](?!ne\b|nce\b|ne-)|un[a-hj-z])[a-z]*/g,
  /\b([a-z]{2,}) \1\b/g,
];
const LITERAL =
  /'(?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)* (?:[^"\\\n]|\\.)*"|`[^`\n]* [^`\n]*`/g;

export function slips(text: string): string[] {
  return SLIPS.flatMap((pattern) => text.match(pattern) ?? []);
}

/** Those of the modules' sentences and of the Markdown files. */
export function slipsOfContent(contentFolder: string): string[] {
  return linesOfContent(contentFolder).flatMap(({ name, text, line }) => {
    const sentences = name.endsWith('.ts') ? (text.match(LITERAL) ?? []) : [text];
    return sentences
      .flatMap((sentence) => slips(sentence.replace(/\$\{[^}]*\}/g, '…')))
      .map((slip) => `content/${name}:${line}: “${slip}”`);
  });
}

/** Words of visitors, and of files for machines: nobody reads them on the site. */
const NOT_READ =
  /(^|\/)(page-words|assistant-instructions|assistant-words|banned-words|job-search-words|places)\.(ts|yaml)$/;

export function avoidedWordsOfContent(contentFolder: string): string[] {
  return linesOfContent(contentFolder).flatMap(({ name, text, line }) =>
    avoidedWords(text).map((word) => `content/${name}:${line}: ${word}`),
  );
}

function linesOfContent(contentFolder: string): { name: string; text: string; line: number }[] {
  return readdirSync(contentFolder, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter(
      (name) => /\.(ts|md|yaml)$/.test(name) && !/\.test\.ts$|README\.md$/.test(name) && !NOT_READ.test(name),
    )
    .sort()
    .flatMap((name) => {
      const text = readFileSync(join(contentFolder, name), 'utf8');
      return withoutComments(name, text)
        .split('\n')
        .map((line, index) => ({ name, text: line, line: index + 1 }));
    });
}

/** The lines keep their numbers; patterns of what people ask are no words of ours. */
function withoutComments(name: string, text: string): string {
  if (name.endsWith('.yaml')) return text.replace(/^\s*#.*$/gm, '');
  if (name.endsWith('.md')) return text;
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/patterns: \[[\s\S]*?\n\s*\],/g, (patterns) => patterns.replace(/[^\n]/g, ''))
    .replace(/^[ \t]*\/\/.*$/gm, '')
    .replace(/^import .*$/gm, '');
}
