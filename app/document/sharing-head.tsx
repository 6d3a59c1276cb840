import { brand } from '#content/brand.yaml';
import type { PageMetadata } from './page-metadata.ts';

export function SharingHead({ metadata }: { metadata: PageMetadata }) {
  const { title, description, canonical, image, structuredData = [] } = metadata;
  return (
    <>
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_GB" />
      {canonical && <meta property="og:url" content={canonical} />}
      {image && <meta property="og:image" content={image.url} />}
      {image && <meta property="og:image:width" content="1200" />}
      {image && <meta property="og:image:height" content="630" />}
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
