import { assistantDeclines, assistantTalk } from '#content/assistant-answers.ts';
import { assistantPages } from '#content/assistant-sentences.ts';
import { pages } from '#content/pages.ts';
import { services } from '#content/services.ts';
import type { ChatMessage } from '#domain/chat/chat-message.ts';
import { parsePostcode } from '#domain/postcodes/postcode.ts';
import { describeOutcome } from '#domain/postcodes/postcode-outcome.ts';
import type { JobBoard } from '../../jobs/job-board.ts';
import type { OutwardAreas } from '../../postcodes/outward-areas.ts';
import type { PostcodeCheck } from '../../postcodes/postcode-check.ts';
import type { AssistantModels } from '../models/models.ts';
import { besideGuide, fromGuide, type Guides, guidesAbout, withGuide } from './guides.ts';
import { jobAnswer } from './job-answer.ts';
import { otherLanguageAnswer } from './other-language.ts';
import { particularAnswer } from './particular.ts';
import { placeAnswer, placeNamed } from './place-answer.ts';
import type { SiteAnswer } from './site-answer.ts';
import type { Topic } from './topics.ts';
import { topicsAt } from './topics-at.ts';
import { type Understanding, understand } from './understand.ts';

/** From the site's own content, and says so if it has no answer. It never invents. */
export interface SiteAssistant {
  answer(conversation: readonly ChatMessage[]): Promise<SiteAnswer>;
}

interface Options {
  models: Pick<AssistantModels, 'subjectsOf'>;
  jobs: Pick<JobBoard, 'open'>;
  postcodes: PostcodeCheck;
  guides: Guides;
  outwards: OutwardAreas;
  now?: () => Date;
}

const servicePaths = new Set([...services.map(({ slug }) => `/${slug}`), pages.lifestyle.path]);

/** Pages that tell where we come to. */
const AREA: readonly string[] = [pages.home.path, `${pages.faq.path}#area`];

const MAX_PAGES = 3;
const FOLLOW_UP =
  /^(and|or|but|also|what about|how about|then|ok|so)\b|^(\S+\s+){0,9}(it|that|this|they|them|there|one|those)\b/i;
/** How likely a subject must be for the question to need no other. */
const CLEAR = 0.6;

export function createSiteAssistant({
  models,
  jobs,
  postcodes,
  guides,
  outwards,
  now = () => new Date(),
}: Options): SiteAssistant {
  /** Only a question that leans on the one before, or says too little by itself, is understood together with it. */
  function meantBy(turns: readonly string[]): Understanding {
    const question = turns.at(-1) ?? '';
    const alone = models.subjectsOf([question]);
    const isClear = (alone[0]?.likelihood ?? 0) >= CLEAR && !FOLLOW_UP.test(question.trim());
    return understand(question, turns.length === 1 || isClear ? alone : models.subjectsOf(turns));
  }

  async function fromTopics(shown: readonly Topic[], turns: readonly string[]): Promise<SiteAnswer> {
    const passages = await Promise.all(
      shown.map(async (topic) => {
        const particular = particularAnswer(topic.path, turns.at(-1) ?? '');
        const isJobs = topic.path === pages.careers.path && particular === null;
        const found = isJobs
          ? await jobAnswer(jobs, turns.slice(-2).join(' '))
          : { text: particular ?? topic.answer(now()), pages: [topic] };
        return { ...found, path: topic.path, title: topic.title };
      }),
    );
    return {
      kind: 'pages',
      text: passages[0]?.text ?? '',
      pages: passages
        .flatMap((passage, index) => (index === 0 ? passage.pages : passage.pages.slice(0, 1)))
        .map(({ title, path }) => ({ title, path }))
        .slice(0, MAX_PAGES),
      passages: passages.map(({ path, title, text }) => ({ path, title, text })),
    };
  }

  async function fromPostcode(postcode: string, turns: readonly string[]): Promise<SiteAnswer> {
    const { served, ...coverage } = await postcodeAnswer(postcodes, postcode);
    const meant = meantBy(turns.map(withoutPostcode));
    const service = served ? topicsMeant(meant).find(({ path }) => servicePaths.has(path)) : undefined;
    const parts = [
      { path: pages.home.path, title: assistantPages.coverage, text: coverage.text },
      ...(service ? [{ path: service.path, title: service.title, text: service.answer(now()) }] : []),
    ];
    return {
      kind: 'pages',
      text: parts.map(({ text }) => text).join('\n\n'),
      pages: [...(service ? [{ title: service.title, path: service.path }] : []), ...coverage.pages],
      passages: parts,
    };
  }

  return {
    async answer(conversation) {
      const turns = conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
      const question = turns.at(-1) ?? '';
      const postcode = findPostcode(question);
      const meant = meantBy(turns);
      if (postcode && !isTrick(meant)) return fromPostcode(postcode, turns);
      const place = placeNamed(question);
      const isWhere = meant.kind === 'pages' ? AREA.includes(meant.paths[0] ?? '') : isUnknown(meant);
      const coverage = place && (place.alone || isWhere) ? await placeAnswer(place, outwards) : null;
      if (coverage) return coverage;
      const [guide] = await guidesAbout(guides, question);
      if (meant.kind !== 'pages') {
        const answer = withoutPages(meant, question);
        return guide && answer.kind === 'decline:money' ? besideGuide(answer, guide) : answer;
      }
      const shown = topicsMeant(meant);
      if (shown.length > 0) return withGuide(await fromTopics(shown, turns), guide);
      return guide ? fromGuide(guide) : withoutPages({ kind: 'declined', why: 'unknown' }, question);
    },
  };
}

/** Who names a town and says nothing else that is understood mostly asks whether we come. */
const isUnknown = (meant: Understanding) => meant.kind === 'declined' && meant.why === 'unknown';

const isTrick = (meant: Understanding) => meant.kind === 'declined' && meant.why === 'trick';

const topicsMeant = (meant: Understanding): Topic[] => (meant.kind === 'pages' ? topicsAt(meant.paths) : []);

function withoutPages(meant: Exclude<Understanding, { kind: 'pages' }>, question: string): SiteAnswer {
  const none = { pages: [], passages: [] };
  if (meant.kind === 'language') return { ...none, kind: 'language', text: otherLanguageAnswer(question) };
  return meant.kind === 'talk'
    ? { ...none, kind: meant.what, text: assistantTalk[meant.what] }
    : { ...none, kind: `decline:${meant.why}`, text: assistantDeclines[meant.why] };
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
