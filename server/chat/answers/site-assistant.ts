import type { Assistant } from 'site-assistant';
import { type Answerer, firstReply, type Question, type State } from 'site-assistant/answerers';
import { joinedReplies, MAX_QUESTIONS, questionsOf } from 'site-assistant/several-questions';
import { pages } from '#content/pages.yaml';
import type { ChatMessage } from '#domain/chat/chat-message.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import type { JobBoard } from '../../jobs/job-board.ts';
import type { OutwardAreas } from '../../postcodes/outward-areas.ts';
import type { PostcodeCheck } from '../../postcodes/postcode-check.ts';
import { declined, declining, trick } from './declining.ts';
import { handedOver } from './hand-over.ts';
import { withFacts } from './later-facts.ts';
import type { Guides } from './lookups/guides.ts';
import { hoursOfDay } from './lookups/hours.ts';
import { applicantAnswer, asksForWork, openJobsFor } from './lookups/jobs.ts';
import {
  besideCoverage,
  coverageOf,
  elsewhere,
  HELP_THERE,
  isElsewhere,
  isHome,
  isOurTown,
  isVisited,
  isWhere,
  LIVING_THERE,
  placeIn,
} from './lookups/places.ts';
import { notAgain } from './not-again.ts';
import { notOffered } from './not-offered.ts';
import { isInOtherLanguage, otherLanguageAnswer } from './other-language.ts';
import { CLEAR, isSaid, type SiteAnswer, saying } from './site-answer.ts';
import { ourWords } from './table/our-words.ts';
import {
  askBack,
  asWanted,
  cannotDo,
  choiceOf,
  moveOf,
  onceMore,
  pageOfAnswer,
  readConversation,
  smallTalk,
  topicOf,
  waysToReach,
  withCondolence,
  withoutWishes,
} from './table/replies.ts';
import { isNeed, topics } from './table/topics.ts';
import { carriesPriceOn, createTableAnswers } from './table-answers.ts';
import { youngCarer } from './young-carer.ts';

/** Answers from the site's own content, asks back, or hands over to a person. It never invents. */
export interface SiteAssistant {
  /** @param mayMatter there may be danger: nothing is answered that is not sure */
  answer(conversation: readonly ChatMessage[], mayMatter?: boolean): Promise<SiteAnswer>;
}

interface Options {
  assistant: Pick<Assistant, 'understand'>;
  jobs: Pick<JobBoard, 'open'>;
  postcodes: PostcodeCheck;
  guides: Guides;
  outwards: OutwardAreas;
  now?: () => Date;
}

const area = topics.find(({ path }) => path === `${pages.faq.path}#area`);

/** Something is asked beside the place. */
const ASKS =
  /\b(?:can|could|do|does|did|is|are|have|has|who|how|what|which|when|why|will|would) (?!(?:you|they|someone) (?:come|cover|go|travel|get) )(?:\S{1,20} ){2}/;
const THANKS = /\b(?:thanks?|ta|cheers)\b/;
const sayings = Object.values(ourWords.moves).flat();

const MAX_JOINED = 2;
const MAX_BARE = 4;
const ABOUT_THAT = /\b(?:about|of|for|with|through) (?:that|this|it|them|you)$/;

export function createSiteAssistant({
  assistant,
  now = () => new Date(),
  ...sources
}: Options): SiteAssistant {
  const table = createTableAnswers(sources, now);

  const picked: Answerer = async ({ plain, isJoined }, state) => {
    const choice = isJoined ? null : choiceOf(plain, state);
    if (choice === 'none') return { ...handedOver(state.said, now()), text: askBack.noneSaid };
    const topic = choice && topicOf(choice);
    return topic ? table.fromTopic(topic, plain) : null;
  };
  /** “That is not what I meant”: other pages, and then a person. */
  const rejected: Answerer = ({ plain }, { asked, offered, said }) => {
    const isAnswered = !sayings.some((text) => said.at(-1)?.includes(text));
    if (moveOf(plain) !== 'no' || THANKS.test(plain) || asked[0] === undefined || !isAnswered) return null;
    return (
      (offered.length === 0 && table.askingBackAbout(asQuestion([asked[0]]), { said }, 1)) ||
      handedOver(said, now())
    );
  };
  const person: Answerer = ({ plain }, { said }) =>
    moveOf(plain) === 'person' ? handedOver(said, now()) : null;
  const language: Answerer = ({ text, understanding: { intent, subjects } }, { asked }) => {
    const isClear = (subjects[0]?.probability ?? 0) >= CLEAR;
    const messages = [...asked.toReversed(), text];
    if (intent.kind !== 'language' && (isClear || !isInOtherLanguage(messages))) return null;
    return saying('language', otherLanguageAnswer(messages));
  };
  const trouble: Answerer = (question, state) =>
    placeIn(question) ? null : table.inTrouble(question, state);
  /** Says if we come to a place that is named, and then what is asked beside it, or was asked before. */
  const coverage: Answerer = async (question, state) => {
    const place = placeIn(question);
    if (!place && isElsewhere(question, table.isUnknownPlace))
      return (
        (isOurTown(question) ? null : elsewhere()) ?? (area ? table.fromTopic(area, question.plain) : null)
      );
    if (!place || isVisited(place, question.text)) return null;
    const { intent } = question.understanding;
    const isMeant = isHome(place, question.text) || isWhere(question.understanding);
    const isSaid = isMeant || intent.kind !== 'declined' || (await table.inWords(question, state));
    const found = isSaid ? await coverageOf(place, sources) : null;
    if (!found || (!isMeant && !found.isReached)) return null;
    const rest = place.rest.replace(LIVING_THERE, ' ').trim();
    const isAlone = rest === '';
    const work = isAlone ? await jobsNear([...state.asked.slice(0, MAX_JOINED), question.text], state) : null;
    if (work || !found.isReached) return work ?? found.reply;
    const asked = isAlone ? state.asked[0] : rest;
    const need = asked === undefined ? null : await needIn(asked, state);
    if (need) return besideCoverage({ ...found.reply, text: found.brief }, need);
    return isMeant || HELP_THERE.test(rest) ? found.reply : null;
  };
  async function needIn(text: string, state: State): Promise<SiteAnswer | null> {
    const reply = await firstReply(
      [table.inWords, table.priceAsked, table.byScore],
      asQuestion([text]),
      state,
    );
    const path = reply?.pages[0]?.path;
    const isElse = ASKS.test(text) && path !== area?.path && path !== pages.home.path;
    return reply && (isElse || isNeed(path)) ? reply : null;
  }
  const wordsBesidePlace: Answerer = async (question, state) => {
    const reply = await table.inWords(question, state);
    return reply && (!isNeed(reply.pages[0]?.path) || !placeIn(question)) ? reply : null;
  };
  const jobsNear = (texts: readonly string[], state: State) =>
    openJobsFor(sources.jobs)(asQuestion(texts), state);
  const leaning: Answerer = async (question, state) => {
    const { text, plain } = question;
    const [before] = state.asked;
    const price = carriesPriceOn(plain, state)
      ? await table.inWords(asQuestion([`how much ${text}`]), state)
      : null;
    if (price?.text.includes('£')) return price;
    const both = before === undefined ? null : asQuestion([before, text]);
    if (!both?.understanding.isFollowUp) return null;
    const isBare = ABOUT_THAT.test(plain) || (text.split(' ').length <= MAX_BARE && !placeIn(question));
    const reply = await firstReply(isBare ? [table.inWords, table.byScore] : [table.inWords], both, state);
    if (!reply || !isSaid(reply, state)) return reply;
    return (await firstReply([table.inWords, table.byScore], asQuestion([text]), state)) ?? reply;
  };
  /** “Do I apply through you?” is no question about work where the talk was of something else. */
  const byScoreHere: Answerer = async (question, state) => {
    const reply = await table.byScore(question, state);
    const [before] = state.asked;
    if (reply?.pages[0]?.path !== pages.careers.path || before === undefined) return reply;
    const isWork = [question.plain, ...state.asked.map(plainText)].some(asksForWork);
    return isWork || asQuestion([before]).understanding.subjects[0]?.label === pages.careers.path
      ? reply
      : null;
  };
  const unknown = ({ said, offered }: State) =>
    offered.length > 0 ? handedOver(said, now(), 'decline:unknown') : declined('unknown');

  const certain: readonly Answerer[] = [
    ...[
      picked,
      pageOfAnswer,
      language,
      cannotDo,
      trick,
      person,
      rejected,
      smallTalk,
      youngCarer(false),
      trouble,
      waysToReach,
    ],
    ...[hoursOfDay(now), notOffered, applicantAnswer, leaning, wordsBesidePlace, openJobsFor(sources.jobs)],
    ...[coverage, table.inWords, table.priceAsked, declining(sources.guides)],
  ];
  const joined: readonly Answerer[] = [
    openJobsFor(sources.jobs),
    table.inWords,
    table.priceAsked,
    byScoreHere,
  ];

  const asQuestion = (texts: readonly string[]): Question => {
    const text = texts.join(' ');
    const understanding = assistant.understand(texts);
    return { text, plain: plainText(text), understanding, isJoined: texts.length > 1 };
  };

  async function answerTo(text: string, state: State, mayMatter: boolean): Promise<SiteAnswer> {
    const question = asQuestion([text]);
    const { fresh, firstHeld } = notAgain();
    const answerers = [...certain, mayMatter ? table.bySureScore : byScoreHere, youngCarer(true)].map(fresh);
    const reply = await firstReply(answerers, question, state);
    if (reply) return reply;
    const again = firstHeld();
    if (again) return onceMore(again);
    if (mayMatter && askBack.mayMatter) return saying('decline:unknown', askBack.mayMatter, { office: true });
    // A question without an answer of its own is asked together with those before it.
    for (let count = 1; count <= Math.min(MAX_JOINED, state.asked.length); count += 1) {
      const before = state.asked.slice(0, count).toReversed();
      const together = await firstReply(joined.map(fresh), asQuestion([...before, text]), state);
      if (together) return together;
    }
    const joinedAgain = firstHeld();
    if (joinedAgain) return onceMore(joinedAgain);
    const asking = state.offered.length === 0 ? table.askingBackAbout(question, state) : null;
    return asking ?? unknown(state);
  }

  return {
    async answer(conversation, mayMatter = false) {
      const { message, state } = readConversation(conversation);
      const texts = questionsOf(withoutWishes(message)).slice(0, MAX_QUESTIONS);
      const replies = await Promise.all(texts.map((text) => answerTo(text, state, mayMatter)));
      const reply = joinedReplies(replies, ourWords.oneUnanswered) ?? replies[0] ?? declined('unknown');
      const filled = await withFacts(withCondolence(reply, message), { jobs: sources.jobs, now: now() });
      return asWanted(filled, state);
    },
  };
}
