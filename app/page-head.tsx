import { use } from 'react';
import { useMatches } from 'react-router';
import { formText } from '#content/forms.ts';
import { FormOutcomeContext } from './request-facts.ts';
import { type PageMetadata, SharingHead } from './sharing-head.tsx';

function isPageHead(value: unknown): value is { head: PageMetadata } {
  return typeof value === 'object' && value !== null && 'head' in value;
}

export function Head() {
  const data = useMatches().at(-1)?.loaderData;
  const outcome = use(FormOutcomeContext);
  if (!isPageHead(data)) return null;
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
