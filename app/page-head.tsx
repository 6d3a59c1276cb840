import { useMatches } from 'react-router';

/** What a page says of itself in the document's head. Each page's loader answers with one as `head`. */
export interface PageHead {
  title: string;
  description: string;
  /** Absolute; null where the page is not to be found again (an answer, an error). */
  canonical: string | null;
  noindex?: boolean;
  image?: { url: string; alt: string };
  structuredData?: object[];
  /** A feed of what the page lists. */
  feed?: { title: string; path: string };
}

// Networks and search engines read what the server sends; the browser needs none of it.
const SharingHead = import.meta.env.SSR ? (await import('./sharing-head.tsx')).SharingHead : null;

function isPageHead(value: unknown): value is { head: PageHead } {
  return typeof value === 'object' && value !== null && 'head' in value;
}

/** The title, description and links of the page that is shown. */
export function Head() {
  const data = useMatches().at(-1)?.loaderData;
  if (!isPageHead(data)) return null;
  const { title, description, canonical, noindex, feed } = data.head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical && <link rel="canonical" href={canonical} />}
      {noindex && <meta name="robots" content="noindex" />}
      {feed && <link rel="alternate" type="application/atom+xml" title={feed.title} href={feed.path} />}
      {SharingHead && <SharingHead head={data.head} />}
    </>
  );
}
