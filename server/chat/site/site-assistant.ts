import { assistantDeclines, assistantTalk } from '#content/assistant-answers.ts';
import { pages } from '#content/pages.ts';
import type { ChatMessage } from '#domain/chat/chat-message.ts';
import type { JobBoard } from '../../jobs/job-board.ts';
import type { OutwardAreas } from '../../postcodes/outward-areas.ts';
import type { PostcodeCheck } from '../../postcodes/postcode-check.ts';
import type { AssistantModels, Subject } from '../models/models.ts';
import { certainAnswer, fromCertain, withKindness } from './certain-answer.ts';
import { besideGuide, fromGuide, type Guides, guidesAbout, withGuide } from './guides.ts';
import { jobAnswer } from './job-answer.ts';
import { answerToNeed, isNeed, withNeed } from './need.ts';
import { otherLanguageAnswer } from './other-language.ts';
import { particularAnswer } from './particular.ts';
import { needBeside, placeAnswer, placeNamed, reachOfPlace } from './place-answer.ts';
import { findPostcode, postcodeAnswer, withoutPostcode } from './postcode-answer.ts';
import type { SiteAnswer } from './site-answer.ts';
import type { Topic } from './topics.ts';
import { topicsAt } from './topics-at.ts';
import { surestOf, type Understanding, understand } from './understand.ts';

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

/** Pages that tell where we come to. */
const AREA: readonly string[] = [pages.home.path, `${pages.faq.path}#area`];

const MAX_PAGES = 3;
const FOLLOW_UP =
  /^(and|or|but|also|what about|how about|then|ok|so)\b|^(\S+\s+){0,9}(it|that|this|they|them|there|one|those)\b/i;
/** How likely a subject must be for the question to need no other. */
const CLEAR = 0.6;
/** Of a longer message the place is a detail, and what is needed there is understood with it. */
const MAX_PLACED = 300;

export function createSiteAssistant({
  models,
  jobs,
  postcodes,
  guides,
  outwards,
  now = () => new Date(),
}: Options): SiteAssistant {
  /** Only a question that leans on the one before, or says too little by itself, is understood together with it. */
  function subjectsOf(turns: readonly string[]): readonly Subject[] {
    const question = turns.at(-1) ?? '';
    const alone = models.subjectsOf([question]);
    const isClear = (alone[0]?.likelihood ?? 0) >= CLEAR && !FOLLOW_UP.test(question.trim());
    return turns.length === 1 || isClear ? alone : models.subjectsOf(turns);
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

  const needOf = (turns: readonly string[]) => answerToNeed(turns.at(-1) ?? '', subjectsOf(turns), now());

  async function fromPostcode(postcode: string, turns: readonly string[]): Promise<SiteAnswer> {
    const { served, coverage } = await postcodeAnswer(postcodes, postcode);
    const isShort = (turns.at(-1) ?? '').length <= MAX_PLACED;
    return withNeed(coverage, served ? needOf(isShort ? turns.map(withoutPostcode) : turns) : null);
  }

  /** Where somebody lives, and what they need there; null if something else is asked. */
  async function fromPlace(turns: readonly string[], meant: Understanding): Promise<SiteAnswer | null> {
    const question = turns.at(-1) ?? '';
    const isShort = question.length <= MAX_PLACED;
    const place = isShort || isWhere(meant) ? placeNamed(question) : null;
    const reach = place && (await reachOfPlace(place, outwards));
    if (!place || !reach) return null;
    const beside = isShort ? needBeside(place, question) : null;
    const before = turns.slice(0, -1);
    const asked = beside?.need === '' ? before : [...before, beside?.need ?? ''];
    const need = beside && needOf(asked);
    if (need && reach !== 'none') return withNeed(placeAnswer(place, reach, true), need);
    const isHome = need && beside?.isHome;
    return isHome || place.alone || isWhere(meant) ? placeAnswer(place, reach) : null;
  }

  async function fromMeaning(turns: readonly string[], meant: Understanding): Promise<SiteAnswer> {
    const question = turns.at(-1) ?? '';
    const [guide] = await guidesAbout(guides, question);
    if (meant.kind !== 'pages') {
      const answer = withoutPages(meant, question);
      return guide && answer.kind === 'decline:money' ? besideGuide(answer, guide) : answer;
    }
    const shown = topicsAt(meant.paths);
    if (shown.length > 0) return withGuide(await fromTopics(shown, turns), guide);
    return guide ? fromGuide(guide) : withoutPages({ kind: 'declined', why: 'unknown' }, question);
  }

  async function answerTo(turns: readonly string[]): Promise<SiteAnswer> {
    const question = turns.at(-1) ?? '';
    const subjects = subjectsOf(turns);
    const surest = surestOf(subjects);
    const meant = understand(question, subjects);
    if (meant.kind === 'declined' && meant.why === 'trick') return withoutPages(meant, question);
    const likely = meant.kind === 'pages' ? meant.paths[0] : undefined;
    const leans = turns.length > 1 && FOLLOW_UP.test(question.trim());
    const certain = certainAnswer(question, surest, leans);
    if (certain && !isNeed(certain.pages[0])) return fromCertain(certain, likely);
    const postcode = findPostcode(question);
    const placed = postcode ? await fromPostcode(postcode, turns) : await fromPlace(turns, meant);
    if (placed) return placed;
    return certain ? fromCertain(certain, likely) : fromMeaning(turns, meant);
  }

  return {
    async answer(conversation) {
      const turns = conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
      return withKindness(await answerTo(turns), turns.at(-1) ?? '');
    },
  };
}

/** Who names a town and says nothing else that is understood mostly asks whether we come. */
const isWhere = (meant: Understanding) =>
  meant.kind === 'pages'
    ? AREA.includes(meant.paths[0] ?? '')
    : meant.kind === 'declined' && meant.why === 'unknown';

function withoutPages(meant: Exclude<Understanding, { kind: 'pages' }>, question: string): SiteAnswer {
  const none = { pages: [], passages: [] };
  if (meant.kind === 'language') return { ...none, kind: 'language', text: otherLanguageAnswer(question) };
  return meant.kind === 'talk'
    ? { ...none, kind: meant.what, text: assistantTalk[meant.what] }
    : { ...none, kind: `decline:${meant.why}`, text: assistantDeclines[meant.why] };
}
