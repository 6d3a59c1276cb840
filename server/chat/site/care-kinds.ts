import { careKinds } from '#content/assistant-words.yaml';
import { services } from '#content/services.yaml';
import { plainText } from '#domain/text/word-patterns.ts';
import { anywhere, wholly } from './matching-words.ts';
import { servicePaths } from './service-paths.ts';

/** What the provider says of their services; what carers do not do is no part of it. */
const said = services.map(({ slug, label, heading, lede, description, panels, whoItHelps, carersDo }) => ({
  path: `/${slug}`,
  text: plainText(JSON.stringify([label, heading, lede, description, panels, whoItHelps, carersDo])),
}));

/** Well-known kinds of help, each with the page of the service that gives it; null if none does. */
export const kindsOfCare = careKinds.map(({ name, page, words }) => {
  const named = anywhere(words);
  const isThere = page !== undefined && servicePaths.has(page);
  const saying = said.find(({ text }) => named.test(text));
  return { name, page, isNamed: wholly(words), givenBy: isThere ? page : (saying?.path ?? null) };
});
