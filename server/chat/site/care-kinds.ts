import { careKinds } from '#content/assistant-words.yaml';
import { services } from '#content/services.yaml';
import { plainText } from '#domain/text/word-patterns.ts';
import { anywhere, wholly } from './matching-words.ts';
import { servicePaths } from './service-paths.ts';

/** What the provider says of their services; what carers do not do is no part of it. */
const said = services.map(({ slug, label, heading, lede, panels, whoItHelps, description, carersDo }) => ({
  path: `/${slug}`,
  names: plainOf([label, heading, lede, panels.map(({ title }) => title), whoItHelps]),
  all: plainOf([label, heading, lede, panels, whoItHelps, description, carersDo]),
}));

function plainOf(texts: unknown): string {
  return plainText(JSON.stringify(texts));
}

/** Well-known kinds of help, each with the page of the service that gives it; null if none does. One that is said in passing is not missing. */
export const kindsOfCare = careKinds.map(({ name, page, words }) => {
  const named = anywhere(words);
  const isThere = page !== undefined && servicePaths.has(page);
  const naming = said.find(({ names }) => named.test(names));
  return {
    ...{ name, page },
    isNamed: wholly(words),
    givenBy: isThere ? page : (naming?.path ?? null),
    isMissing: !isThere && !said.some(({ all }) => named.test(all)),
  };
});
