import { use } from 'react';
import { useMatches } from 'react-router';
import { formText } from '#content/forms.ts';
import type { FormResult } from '#domain/forms/form-result.ts';
import { FormOutcomeContext } from './request-facts.ts';
import { type PageMetadata, SharingHead } from './sharing-head.tsx';

/** `answer`: to the form that led to the page. */
function isPageHead(value: unknown): value is { head: PageMetadata; answer?: FormResult } {
  return typeof value === 'object' && value !== null && 'head' in value;
}

export function Head() {
  const data = useMatches().at(-1)?.loaderData;
  const posted = use(FormOutcomeContext);
  if (!isPageHead(data)) return null;
  const outcome = posted ?? data.answer?.kind;
  const { title, description, canonical, noindex, feed } = data.head;
  return (
    <>
      <title>{`${outcome ? formText.answered[outcome] : ''}${title}`}</title>
      <meta name="description" content={description} />
      {canonical && <link rel="canonical" href={canonical} />}
      {noindex && <meta name="robots" content="noindex" />}
      {feed && <link rel="alternate" type="application/atom+xml" title={feed.title} href={feed.path} />}
      <SharingHead head={data.head} />
    </>
  );
}
