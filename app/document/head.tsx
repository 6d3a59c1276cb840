import { colours } from '#content/colours.yaml';
import { type AnswerKind, titleAfter } from '~/features/forms/checking/outcome-in-title.ts';
import atkinson from '../../.generated/fonts/atkinson.woff2';
import fraunces from '../../.generated/fonts/fraunces.woff2';
import type { PageMetadata } from './page-metadata.ts';
import { SharingHead } from './sharing-head.tsx';

export function CommonHead() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={colours.paper} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours['pine-950']} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="preload" as="font" type="font/woff2" href={fraunces} crossOrigin="anonymous" />
      <link rel="preload" as="font" type="font/woff2" href={atkinson} crossOrigin="anonymous" />
    </>
  );
}

interface Props {
  metadata: PageMetadata;
  outcome: AnswerKind | undefined;
}

export function PageHead({ metadata, outcome }: Props) {
  const { title, description, canonical, noindex, feed } = metadata;
  return (
    <>
      <title>{outcome ? titleAfter(outcome, title) : title}</title>
      <meta name="description" content={description} />
      {canonical && <link rel="canonical" href={canonical} />}
      {noindex && <meta name="robots" content="noindex" />}
      {feed && <link rel="alternate" type="application/atom+xml" title={feed.title} href={feed.path} />}
      <SharingHead metadata={metadata} />
    </>
  );
}
