import { pages } from '#content/pages.ts';
import { describeOutcome } from '#domain/postcodes/postcode-outcome.ts';
import type { PostcodeCheck } from '../../postcodes/postcode-check.ts';

/** Whether we come to a postcode, by the rule and in the words of the home page. */
export async function coverageAnswer(postcodes: PostcodeCheck, postcode: string) {
  const outcome = await postcodes.check(postcode, 'home');
  const { message, subMessage } = describeOutcome(outcome);
  return {
    served: outcome.kind === 'served',
    text: `${postcode}: ${message}. ${subMessage}`,
    pages: [
      { title: 'Check a postcode', path: pages.home.path },
      outcome.kind === 'served'
        ? { title: pages.contact.name, path: pages.contact.path }
        : { title: 'Do you come to where I live?', path: `${pages.faq.path}#area` },
    ],
  };
}
