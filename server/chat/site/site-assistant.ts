import { type Assistant, type Intent, MAX_PAGES } from 'site-assistant';
import { pages } from '#content/pages.yaml';
import type { ChatMessage } from '#domain/chat/chat-message.ts';
import type { JobBoard } from '../../jobs/job-board.ts';
import type { OutwardAreas } from '../../postcodes/outward-areas.ts';
import type { PostcodeCheck } from '../../postcodes/postcode-check.ts';
import { CLEAR } from './clear-subject.ts';
import { isNoAnswer } from './conversation/history.ts';
import { type Memory, recall, withPlace } from './conversation/memory.ts';
import { nextAnswer } from './conversation/next-answer.ts';
import { joined, MAX_QUESTIONS, questionsOf } from './conversation/several-questions.ts';
import { withFacts } from './facts.ts';
import { besideGuide, fromGuide, type Guides, guidesAbout, withGuide } from './guides.ts';
import {
  fromIntent as answerOfIntent,
  isHeardBefore,
  laterAnswer,
  prependCondolence,
} from './intent-answer.ts';
import { detailAt, intentOf } from './intents.ts';
import { jobAnswer } from './job-answer.ts';
import { answerToNeed, isNeed, withNeed } from './need.ts';
import { notOffered } from './not-offered.ts';
import { isInOtherLanguage, otherLanguageAnswer } from './other-language.ts';
import { ourWords } from './our-words.ts';
import { parseNeedNearPlace, placeAnswer, placeNamed, reachOfPlace } from './place-answer.ts';
import { findPostcode, postcodeAnswer, withoutPostcode } from './postcode-answer.ts';
import { priceAnswer } from './price-answer.ts';
import type { SiteAnswer } from './site-answer.ts';
import { forAsker, introducedAnswer, toldAnswer } from './told-answer.ts';
import type { Topic } from './topics.ts';
import { topicsAt } from './topics-at.ts';
import { type Remembered, understand } from './understand.ts';

/** Answers from the site's own content, or says that it has no answer. It never invents. */
export interface SiteAssistant {
  answer(conversation: readonly ChatMessage[]): Promise<SiteAnswer>;
}

interface Options {
  assistant: Pick<Assistant, 'understand'>;
  jobs: Pick<JobBoard, 'open'>;
  postcodes: PostcodeCheck;
  guides: Guides;
  outwards: OutwardAreas;
  now?: () => Date;
}

const AREA: readonly string[] = [pages.home.path, `${pages.faq.path}#area`];

const MAX_LENGTH_WITH_PLACE = 300;
/** Less likely, a page is not offered in the place of another. */
const MIN_OFFERED = 0.01;

export function createSiteAssistant({
  assistant,
  jobs,
  postcodes,
  guides,
  outwards,
  now = () => new Date(),
}: Options): SiteAssistant {
  async function fromTopics(shown: readonly Topic[], questions: readonly string[]): Promise<SiteAnswer> {
    const passages = await Promise.all(
      shown.map(async (topic) => {
        const detail = detailAt(topic.path, questions.at(-1) ?? '');
        const isJobs = topic.path === pages.careers.path && detail === null;
        const answer = isJobs
          ? await jobAnswer(jobs, questions.slice(-2).join(' '))
          : { text: detail ?? topic.answer(now()), pages: [topic] };
        return { ...answer, path: topic.path, title: topic.title };
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

  const needOf = (questions: readonly string[], before: Remembered) =>
    answerToNeed(questions.at(-1) ?? '', understand(assistant, questions, before), now());

  async function fromPostcode(
    postcode: string,
    questions: readonly string[],
    before: Remembered,
  ): Promise<SiteAnswer> {
    const { served, coverage } = await postcodeAnswer(postcodes, postcode);
    const isShort = (questions.at(-1) ?? '').length <= MAX_LENGTH_WITH_PLACE;
    const asked = isShort ? questions.map(withoutPostcode) : questions;
    return withNeed(coverage, served ? needOf(asked, before) : null);
  }

  async function fromPlace(
    questions: readonly string[],
    intent: Intent,
    known: Memory,
  ): Promise<SiteAnswer | null> {
    const question = questions.at(-1) ?? '';
    const isShort = question.length <= MAX_LENGTH_WITH_PLACE;
    const place = isShort || isWhere(intent) ? placeNamed(question) : null;
    const reach = place && (await reachOfPlace(place, outwards));
    if (!place || !reach) return null;
    const beside = isShort ? parseNeedNearPlace(place, question) : null;
    const earlier = questions.slice(0, -1);
    const messages = beside?.need === '' ? earlier : [...earlier, beside?.need ?? ''];
    const need = beside && needOf(messages, known);
    const isKnown = place.name === known.place;
    if (need && reach !== 'none')
      return withNeed(placeAnswer(place, reach, { beside: true, known: isKnown }), need, isKnown);
    const isHome = need && beside?.isHome;
    return isHome || place.alone || isWhere(intent) ? placeAnswer(place, reach) : null;
  }

  async function fromIntent(questions: readonly string[], intent: Intent): Promise<SiteAnswer> {
    const question = questions.at(-1) ?? '';
    const [guide] = await guidesAbout(guides, question);
    if (intent.kind !== 'pages') {
      const answer = withoutPages(intent, questions);
      return guide && answer.kind === 'decline:money' ? besideGuide(answer, guide) : answer;
    }
    const shown = topicsAt(intent.paths);
    if (shown.length > 0) return withGuide(await fromTopics(shown, questions), guide);
    return guide ? fromGuide(guide) : withoutPages({ kind: 'declined', reason: 'unknown' }, questions);
  }

  /** Says first if we come to the place of a message that tells something. */
  async function withReach(told: SiteAnswer | null, message: string, before: Memory, memory: Memory) {
    const place = told && memory.place !== before.place ? placeNamed(message) : null;
    const reach = place && (await reachOfPlace(place, outwards));
    if (!told || !place || !reach) return told;
    const coverage = placeAnswer(place, reach, { beside: true });
    return {
      ...told,
      text: `${coverage.text}\n\n${told.text}`,
      pages: [...told.pages, ...coverage.pages].slice(0, MAX_PAGES),
    };
  }

  /** @param before what was known before this message, and `memory` with it */
  async function answerTo(asked: readonly string[], before: Memory, memory: Memory): Promise<SiteAnswer> {
    const question = withPlace(asked.at(-1) ?? '', before);
    const questions = [...asked.slice(0, -1), question];
    // Of families it is known before this message, since they may ask for work in it; applicants say it in the same breath.
    const known = memory.asker === 'applicant' ? memory : before;
    const understanding = understand(assistant, questions, known);
    const { intent } = understanding;
    const isUnclear = (understanding.subjects[0]?.probability ?? 0) < CLEAR;
    if (isUnclear && isInOtherLanguage(questions)) return withoutPages({ kind: 'language' }, questions);
    if (intent.kind === 'declined' && intent.reason === 'trick') return withoutPages(intent, questions);
    const absent = notOffered(question, understanding);
    if (absent) return absent;
    const [likely] = pathsOf(intent);
    const found = intentOf(question, understanding);
    const ruleBased = found && isHeardBefore(found, questions) ? null : found;
    if (ruleBased && !isNeed(ruleBased.pages[0])) return answerOfIntent(ruleBased, likely);
    const postcode = findPostcode(question);
    const placed = postcode
      ? await fromPostcode(postcode, questions, before)
      : await fromPlace(questions, intent, known);
    if (placed) return placed;
    const price = priceAnswer(question, ruleBased?.pages ?? pathsOf(intent), memory);
    if (price) return price;
    if (ruleBased) return answerOfIntent(ruleBased, likely);
    const isFirst = questions.length === 1;
    const told =
      introducedAnswer(question, understanding, before, memory) ??
      laterAnswer(questions, understanding, before.asker === 'youngCarer') ??
      (isFirst ? null : toldAnswer(question, understanding, before, memory));
    return (await withReach(told, question, before, memory)) ?? fromIntent(questions, intent);
  }

  const answer = async (questions: readonly string[]): Promise<SiteAnswer> =>
    withFacts(await answerInMemory(questions), { jobs, now: now() });

  async function answerInMemory(questions: readonly string[]): Promise<SiteAnswer> {
    const message = questions.at(-1) ?? '';
    const asked = questionsOf(message).slice(0, MAX_QUESTIONS + 1);
    const earlier = questions.slice(0, -1);
    const before = recall(earlier);
    const memory = recall([message], before);
    const whole = await answerTo(questions, before, memory);
    if (asked.length === 1 || isDeclined(whole, asked))
      return forAsker(prependCondolence(whole, message), memory);
    const answers = await Promise.all(
      asked.map((_, index) => answerTo([...earlier, ...asked.slice(0, index + 1)], before, memory)),
    );
    return forAsker(prependCondolence(joined(answers), message), memory);
  }

  /** One reason stands for several questions none of which is clearly about a page. */
  const isDeclined = ({ kind }: SiteAnswer, asked: readonly string[]) =>
    kind === 'decline:trick' ||
    (kind.startsWith('decline:') &&
      !isNoAnswer(kind) &&
      !asked.some((question) => {
        const [first] = assistant.understand([question]).subjects;
        return first?.label.startsWith('/') && first.probability >= CLEAR;
      }));

  const pagesFor = (questions: readonly string[]) =>
    understand(assistant, questions)
      .subjects.filter(({ probability }) => probability >= MIN_OFFERED)
      .map(({ label }) => label);

  return { answer: (conversation) => nextAnswer(conversation, { answer, pagesFor, now }) };
}

const pathsOf = (intent: Intent) => (intent.kind === 'pages' ? intent.paths : []);

/** A question that names a town and nothing else that is understood mostly asks if we come there. */
const isWhere = (intent: Intent) =>
  intent.kind === 'pages'
    ? AREA.includes(intent.paths[0] ?? '')
    : intent.kind === 'declined' && intent.reason === 'unknown';

function withoutPages(intent: Exclude<Intent, { kind: 'pages' }>, questions: readonly string[]): SiteAnswer {
  const none = { pages: [], passages: [] };
  if (intent.kind === 'language')
    return {
      ...none,
      kind: 'language',
      text: otherLanguageAnswer(questions),
      instead: ourWords.moves.language,
    };
  return intent.kind === 'talk'
    ? { ...none, kind: intent.talk, text: ourWords.talk[intent.talk] }
    : { ...none, kind: `decline:${intent.reason}`, text: ourWords.declines[intent.reason] };
}
