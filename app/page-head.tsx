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
}

function isPageHead(value: unknown): value is { head: PageHead } {
  return typeof value === 'object' && value !== null && 'head' in value;
}

/** The title, description and links of the page that is shown. */
export function Head() {
  const data = useMatches().at(-1)?.loaderData;
  if (!isPageHead(data)) return null;
  const { title, description, canonical, noindex, image, structuredData = [] } = data.head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_GB" />
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {noindex && <meta name="robots" content="noindex" />}
      {image && <meta property="og:image" content={image.url} />}
      {image && <meta property="og:image:alt" content={image.alt} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
      {structuredData.map((item) => (
        <script key={JSON.stringify(item).slice(0, 80)} type="application/ld+json">
          {JSON.stringify(item).replaceAll('<', '\\u003c')}
        </script>
      ))}
    </>
  );
}
