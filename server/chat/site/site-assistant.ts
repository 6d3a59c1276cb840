import { assistantPages, personSentence, unknownSentence } from '#content/assistant-sentences.ts';
import { pages } from '#content/pages.ts';
import { services } from '#content/services.ts';
import type { ChatMessage } from '#domain/chat/chat-message.ts';
import { parsePostcode } from '#domain/postcodes/postcode.ts';
import { describeOutcome } from '#domain/postcodes/postcode-outcome.ts';
import type { JobBoard } from '../../jobs/job-board.ts';
import type { PostcodeCheck } from '../../postcodes/postcode-check.ts';
import { declineOf, smallTalkAnswer } from './fixed-answer.ts';
import { fromGuide, type Guides, guidesAbout, withGuide } from './guides.ts';
import { jobAnswer } from './job-answer.ts';
import type { SiteAnswer } from './site-answer.ts';
import { createTopicSearch, type TopicHit } from './topic-search.ts';
import { topics } from './topics.ts';

/** From the site's own content, and says so if it has no answer. It never invents. */
export interface SiteAssistant {
  answer(conversation: readonly ChatMessage[]): Promise<SiteAnswer>;
}

interface Options {
  jobs: Pick<JobBoard, 'open'>;
  postcodes: PostcodeCheck;
  guides: Guides;
  now?: () => Date;
}

const servicePaths = new Set([...services.map(({ slug }) => `/${slug}`), pages.lifestyle.path]);

const MAX_PAGES = 3;
/** A second topic is answered too if it is nearly as likely as the first. */
const NEARLY_AS_LIKELY = 0.8;

export function createSiteAssistant({
  jobs,
  postcodes,
  guides,
  now = () => new Date(),
}: Options): SiteAssistant {
  const search = createTopicSearch(topics);

  async function fromTopics(hits: readonly TopicHit[], query: string): Promise<SiteAnswer> {
    const shown = hits.slice(0, MAX_PAGES).map(({ topic }) => topic);
    const passages = await Promise.all(
      shown.map(async (topic) => {
        const isJobs = topic.path === pages.careers.path;
        const found = isJobs ? await jobAnswer(jobs, query) : { text: topic.answer(now()), pages: [topic] };
        return { ...found, path: topic.path, title: topic.title };
      }),
    );
    const [best, second] = hits;
    const both = best && second && second.score >= best.score * NEARLY_AS_LIKELY;
    return {
      text: passages
        .slice(0, both ? 2 : 1)
        .map(({ text }) => text)
        .join('\n\n'),
      pages: passages
        .flatMap((passage) => passage.pages.map(({ title, path }) => ({ title, path })))
        .slice(0, MAX_PAGES),
      passages: passages.map(({ path, title, text }) => ({ path, title, text })),
    };
  }

  async function fromPostcode(postcode: string, question: string, previous?: string): Promise<SiteAnswer> {
    const { served, ...coverage } = await postcodeAnswer(postcodes, postcode);
    const { hits } = hitsOf(search, withoutPostcode(question), previous);
    const service = served ? hits.find(({ topic }) => servicePaths.has(topic.path))?.topic : undefined;
    const parts = [
      { path: pages.home.path, title: assistantPages.coverage, text: coverage.text },
      ...(service ? [{ path: service.path, title: service.title, text: service.answer(now()) }] : []),
    ];
    return {
      text: parts.map(({ text }) => text).join('\n\n'),
      pages: [...(service ? [{ title: service.title, path: service.path }] : []), ...coverage.pages],
      passages: parts,
    };
  }

  return {
    async answer(conversation) {
      const questions = conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
      const question = questions.at(-1) ?? '';
      const postcode = findPostcode(question);
      const declined = declineOf(question);
      if (declined) return withoutPages(declined);
      if (postcode) return fromPostcode(postcode, question, questions.at(-2));
      const smallTalk = smallTalkAnswer(question);
      if (smallTalk) return withoutPages(smallTalk);
      const { hits, query } = hitsOf(search, question, questions.at(-2));
      const [guide] = await guidesAbout(guides, query);
      if (hits.length > 0) return withGuide(await fromTopics(hits, query), guide);
      return guide ? fromGuide(guide) : withoutPages(`${unknownSentence} ${personSentence}`);
    },
  };
}

const withoutPages = (text: string): SiteAnswer => ({ text, pages: [], passages: [] });

const FOLLOW_UP =
  /^(and|or|but|also|what about|how about|then|ok and|so)\b|\b(it|that|this|they|them|there|one|those)\b/i;
const MAX_FOLLOW_UP_WORDS = 10;

/** A short question that leans on the one before is understood together with it. */
function hitsOf(
  search: ReturnType<typeof createTopicSearch>,
  question: string,
  previous: string | undefined,
) {
  const own = search(question);
  const leans =
    previous !== undefined &&
    question.split(/\s+/).length <= MAX_FOLLOW_UP_WORDS &&
    (own.length === 0 || FOLLOW_UP.test(question.trim()));
  if (!leans) return { hits: own, query: question };
  const together = new Map(own.map(({ topic, score }) => [topic, score * 1.5]));
  for (const { topic, score } of search(`${previous} ${question}`)) {
    together.set(topic, (together.get(topic) ?? 0) + score);
  }
  const hits = [...together].map(([topic, score]) => ({ topic, score })).sort((a, b) => b.score - a.score);
  return { hits, query: `${previous} ${question}` };
}

const SHAPE = /\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/i;

function findPostcode(text: string): string | null {
  const parsed = parsePostcode(SHAPE.exec(text)?.[0] ?? '');
  return parsed.kind === 'ok' ? parsed.postcode : null;
}

function withoutPostcode(text: string): string {
  return text.replace(SHAPE, ' ');
}

/** By the rule and in the words of the home page. */
async function postcodeAnswer(postcodes: PostcodeCheck, postcode: string) {
  const outcome = await postcodes.check(postcode, 'home', null);
  const { message, subMessage, notes = [] } = describeOutcome(outcome);
  const served = outcome.kind === 'served';
  return {
    served,
    text: [`${postcode}: ${message}.`, ...notes, subMessage].join(' '),
    pages: [
      { title: assistantPages.checkPostcode, path: pages.home.path },
      served
        ? { title: pages.contact.name, path: pages.contact.path }
        : { title: assistantPages.area, path: `${pages.faq.path}#area` },
    ],
  };
}
