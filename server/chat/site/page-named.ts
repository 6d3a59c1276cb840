import { brand } from '#content/brand.yaml';
import { pageWords } from '#content/page-words.yaml';
import { plainText } from '#domain/text/word-patterns.ts';
import { servicePaths } from './service-paths.ts';
import { topicsAt } from './topics-at.ts';

const ASKING = new Set(
  `${plainText(brand.name)} do does did you u ur your yous can could would i im we get have got has offer offers provide provides supply give run cover
  is are there it any some sort kind tell me us about more what whats how a an the my our for to of at on in and or also
  please pls hi hello hey thanks need needs want wants looking interested know wondering if service services
  mum dad mother father husband wife nan gran parents`.split(/\s+/),
);

/** What is left of a question without the words by which anything is asked. */
export const bare = (text: string) =>
  plainText(text)
    .split(' ')
    .filter((word) => !ASKING.has(word))
    .join(' ');

const named = new Map<string, string | null>();
for (const path of servicePaths) {
  const titles = topicsAt([path]).map(({ title }) => title);
  const words = pageWords[path]?.split(', ') ?? [];
  for (const name of new Set([...titles, ...words].map(bare))) named.set(name, named.has(name) ? null : path);
}
named.delete('');

/** Returns the page of the service that a question names and nothing else: "do you do home care?", or null. */
export const pageNamed = (question: string): string | null => named.get(bare(question)) ?? null;
