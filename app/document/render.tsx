import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailLinkOutcome } from '#domain/forms/form-outcome.ts';
import type { FormResult } from '#domain/forms/form-result.ts';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { openingState } from '#domain/office-hours/office-hours.ts';
import { type HttpOutcome, responseInit } from '~/features/forms/answers/http-status.ts';
import type { Visit } from '~/visit.ts';
import { Document } from './document.tsx';
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

export function renderDocument(
  { url, services, facts }: Visit,
  content: ReactNode,
  options: PageOptions,
): string {
  const { page, metadata, hero, answer } = options;
  const document = (
    <Document
      metadata={metadata}
      outcome={answer?.kind}
      pathname={url.pathname}
      isOfficeOpen={openingState(new Date()).open}
      hasChatProvider={services.recipients.includes('chatProvider')}
      styleSheets={facts.styleSheets(page)}
      hero={hero}
    >
      {content}
    </Document>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
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
