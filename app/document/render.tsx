import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailLinkOutcome } from '#domain/forms/form-outcome.ts';
import type { FormResult } from '#domain/forms/form-result.ts';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { openingState } from '#domain/office-hours/office-hours.ts';
import { type HttpOutcome, responseInit } from '~/features/forms/answers/http-status.ts';
import type { Visit } from '~/visit.ts';
import { Frame, type FrameProps, Main, PLACES } from './document.tsx';
import { PageHead } from './head.tsx';
import type { PageMetadata } from './page-metadata.ts';

export interface PageOptions {
  /** The page's module, `import.meta.url`: the document links its style sheets. */
  page: string;
  metadata: PageMetadata;
  /** Opens the page; it needs none of the page's style sheets, which follow it. */
  hero?: ReactNode;
  /** The result of a form that was sent to the page, which the title begins with. */
  answer?: FormResult | MailLinkOutcome | undefined;
  outcome?: HttpOutcome | undefined;
  cache?: 'sharedPage' | 'personalPage' | 'notStored';
}

/** The site's own pages, and some adverts and articles. */
const frames = new LRUCache<string, readonly string[]>({ max: 50 });

function frameFor(props: FrameProps): readonly string[] {
  const key = JSON.stringify(props);
  const frame =
    frames.get(key) ??
    renderToStaticMarkup(<Frame {...props} />, { identifierPrefix: 'frame' }).split(PLACES);
  frames.set(key, frame);
  return frame;
}

export function renderDocument(
  { url, services, facts }: Visit,
  content: ReactNode,
  options: PageOptions,
): string {
  const { page, metadata, hero, answer } = options;
  const [start, middle, end] = frameFor({
    pathname: url.pathname,
    isOfficeOpen: openingState(new Date()).open,
    hasChatProvider: services.recipients.includes('chatProvider'),
  });
  const head = renderToStaticMarkup(<PageHead metadata={metadata} outcome={answer?.kind} />);
  const main = renderToStaticMarkup(
    <Main styleSheets={facts.styleSheets(page)} hero={hero}>
      {content}
    </Main>,
  );
  return `<!DOCTYPE html>${start}${head}${middle}${main}${end}`;
}

export function render(visit: Visit, content: ReactNode, options: PageOptions): Response {
  const { answer, outcome = answer, cache = 'sharedPage' } = options;
  const { status, headers } = outcome ? responseInit(outcome) : { status: 200 };
  return new Response(renderDocument(visit, content, options), {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': CACHE_POLICIES[cache],
    },
  });
}
