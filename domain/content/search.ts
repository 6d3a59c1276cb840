// By which words pages are found.
import * as v from 'valibot';
import { path, sentence, text, words } from './kinds.ts';

const wordsOfPages = v.record(path, text);

export const pageWords = v.strictObject({ pageWords: wordsOfPages });

export const siteSearch = v.strictObject({
  searchTexts: v.strictObject({
    ...words(
      'link',
      'title',
      'label',
      'hint',
      'button',
      'description',
      'resultsLabel',
      'all',
      'jobWords',
      'sponsorshipWords',
      'unavailable',
    ).entries,
    count: v.strictObject({ none: text, one: text, several: sentence('count') }),
    none: v.strictObject({ text, link: v.strictObject({ text, path }) }),
  }),
  searchWords: wordsOfPages,
  kindNames: words('service', 'page', 'question', 'event', 'job', 'news', 'useful-information', 'rights'),
});
