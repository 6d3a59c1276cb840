// Finds the words that the site does not use: in the words that people read, wherever these are written.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bannedWords, fixedSentences, wordsToAvoid } from '#content/banned-words.ts';

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

/** What visitors may say, and what machines read: nobody reads it on the site. */
const NOT_READ =
  /(^|\/)(page-words|assistant-instructions|banned-words|danger-words|job-search-words|places)\.ts$/;

/**
 * In the files of the content, with file and line.
 *
 * @param contentFolder the folder with the modules and the Markdown files
 */
export function avoidedWordsOfContent(contentFolder: string): string[] {
  return readdirSync(contentFolder, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter(
      (name) => /\.(ts|md)$/.test(name) && !/\.test\.ts$|README\.md$/.test(name) && !NOT_READ.test(name),
    )
    .sort()
    .flatMap((name) => {
      const text = readFileSync(join(contentFolder, name), 'utf8');
      return (name.endsWith('.ts') ? withoutComments(text) : text)
        .split('\n')
        .flatMap((line, index) => avoidedWords(line).map((word) => `content/${name}:${index + 1}: ${word}`));
    });
}

/** The lines keep their numbers; patterns of what people ask are no words of ours. */
function withoutComments(module: string): string {
  return module
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/patterns: \[[\s\S]*?\n\s*\],/g, (patterns) => patterns.replace(/[^\n]/g, ''))
    .replace(/^[ \t]*\/\/.*$/gm, '')
    .replace(/^import .*$/gm, '');
}
