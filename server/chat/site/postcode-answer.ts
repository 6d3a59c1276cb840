import { pages } from '#content/pages.yaml';
import { parsePostcode } from '#domain/postcodes/postcode.ts';
import { describeOutcome } from '#domain/postcodes/postcode-outcome.ts';
import type { PostcodeCheck } from '../../postcodes/postcode-check.ts';
import { ourWords } from './our-words.ts';
import type { SiteAnswer } from './site-answer.ts';

const SHAPE = /\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/i;

export function findPostcode(text: string): string | null {
  const parsed = parsePostcode(SHAPE.exec(text)?.[0] ?? '');
  return parsed.kind === 'ok' ? parsed.postcode : null;
}

export function withoutPostcode(text: string): string {
  return text.replace(SHAPE, ' ');
}

export async function postcodeAnswer(
  postcodes: PostcodeCheck,
  postcode: string,
): Promise<{ served: boolean; coverage: SiteAnswer }> {
  const outcome = await postcodes.check(postcode, 'home', null);
  const { message, subMessage, notes = [] } = describeOutcome(outcome);
  const served = outcome.kind === 'served';
  const text = [`${postcode}: ${message}.`, ...notes, subMessage].join(' ');
  const coverage: SiteAnswer = {
    kind: 'pages',
    text,
    pages: [
      { title: ourWords.pageNames.checkPostcode, path: pages.home.path },
      served
        ? { title: pages.contact.name, path: pages.contact.path }
        : { title: ourWords.pageNames.area, path: `${pages.faq.path}#area` },
    ],
    passages: [{ path: pages.home.path, title: ourWords.pageNames.coverage, text }],
  };
  return { served, coverage };
}
