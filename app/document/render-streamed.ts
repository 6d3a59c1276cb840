import { Readable } from 'node:stream';
import type { ReactNode } from 'react';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import type { Visit } from '~/visit.ts';
import { type PageOptions, renderDocument } from './render.tsx';

/** The first part's last element has this attribute: a paragraph that says what is on its way. */
const MARK = 'data-first-part-ends';
const END = '</p>';

export interface RenderedPage {
  content: ReactNode;
  options: PageOptions;
}

/**
 * Sends a page whose last part is still pending in the order of its document, without a script. A rule of style
 * hides the notice once the part follows it.
 * @param whole the page with the same first part
 */
export function renderStreamed(visit: Visit, first: RenderedPage, whole: Promise<RenderedPage>): Response {
  // A visitor who has left awaits it no longer.
  whole.catch(() => {});
  const render = ({ content, options }: RenderedPage) => splitAtMark(renderDocument(visit, content, options));
  async function* parts(): AsyncGenerator<string> {
    yield render(first)[0];
    yield render(await whole)[1];
  }
  return new Response(Readable.toWeb(Readable.from(parts(), { objectMode: false })) as ReadableStream, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Not shared: the next visitor need not wait for what this one waited for.
      'cache-control': CACHE_POLICIES.personalPage,
    },
  });
}

function splitAtMark(html: string): [first: string, rest: string] {
  const mark = html.indexOf(MARK);
  if (mark === -1) throw new Error('A page that is sent in parts must say where the first one ends');
  const end = html.indexOf(END, mark) + END.length;
  return [html.slice(0, end), html.slice(end)];
}
