// Pages with few words of their own.
import * as v from 'valibot';
import { listBy, sentence, sentenceWith, slug, text, texts, url, words } from './kinds.ts';

const byRegistration = words('pending', 'registered');

export const lifestyle = v.strictObject({
  lifestylePage: v.strictObject({
    heading: text,
    askAbout: sentence('title'),
    lede: text,
    description: v.array(sentenceWith([], ['noCare'])),
    noCare: byRegistration,
    panelsHeading: text,
    notIncluded: v.strictObject({
      title: text,
      text: sentence('personalCare'),
      personalCare: byRegistration,
    }),
    paying: words('title', 'text'),
    availabilityLabel: text,
  }),
});

const collection = v.strictObject({
  title: text,
  lead: text,
  follow: v.nullable(text),
  others: text,
  empty: words('title', 'text'),
});

export const articles = v.strictObject({
  collectionPages: v.strictObject({ news: collection, 'useful-information': collection }),
  articleTexts: words('published', 'updated', 'checked'),
});

export const credits = v.strictObject({
  credits: v.strictObject({
    title: text,
    lead: text,
    items: listBy(
      'id',
      v.strictObject({
        id: slug,
        title: text,
        text: texts(),
        link: v.nullable(v.strictObject({ text, url })),
      }),
    ),
  }),
});

const titled = words('title', 'text');

export const errorPages = v.strictObject({
  errorPages: v.strictObject({
    notFound: words('title', 'text', 'linksTitle'),
    failure: words('title', 'text', 'again', 'idLabel'),
    offline: v.strictObject({ unread: words('title', 'text', 'again'), unsent: titled, ring: text }),
    bare: v.strictObject({
      '400': titled,
      '405': titled,
      '413': titled,
      '503': titled,
      malformed: titled,
      postOnly: titled,
      ring: text,
      home: text,
    }),
  }),
});
