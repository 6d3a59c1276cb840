import type { Intent, Understanding } from 'site-assistant';
import { disabilities } from '#content/assistant-words.yaml';
import { brand } from '#content/brand.yaml';
import { pages } from '#content/pages.yaml';
import { fill } from '#domain/text/fill.ts';
import { CLEAR } from './clear-subject.ts';
import { type Memory, serviceIn } from './conversation/memory.ts';
import { fromIntent } from './intent-answer.ts';
import { detailAt, intentNamed } from './intents.ts';
import { isAsking } from './is-asking.ts';
import { ourWords } from './our-words.ts';
import { servicePaths } from './service-paths.ts';
import type { SiteAnswer } from './site-answer.ts';
import { topicsAt } from './topics-at.ts';

/** More likely, a message that asks nothing is about a page all the same. */
const LIKELY = 0.35;
/** Less likely, a page is not shown beside what was heard. */
const VAGUE = 0.15;
/** Words of a message that says an illness and hardly more. */
const MAX_ASIDE = 8;
const DISABILITIES = '/disabilities-support';
const CARE = '/care-for-adults';
const BEGINNING = `${pages.faq.path}#begin`;
const toldTo = ({ asker, isChild, complains }: Memory): readonly string[] => {
  const { applicant, child, clientTold, complaint, told } = ourWords.memory;
  if (isChild) return child;
  if (asker === 'applicant') return applicant;
  if (asker === 'client') return clientTold;
  return complains ? complaint : told;
};

/** Answers a message in which a professional, a client or a young carer says who they are; null if it is about something else, too. */
export function introducedAnswer(
  message: string,
  { intent, subjects: [top] }: Understanding,
  before: Memory,
  { asker }: Memory,
): SiteAnswer | null {
  const youngCarer = intentNamed('young-carer');
  if (youngCarer && asker === 'youngCarer' && before.asker !== asker)
    return fromIntent(youngCarer, undefined);
  const isElse =
    intent.kind === 'declined'
      ? intent.reason !== 'unknown' && intent.reason !== 'records'
      : intent.kind !== 'pages' || (top?.probability ?? 0) >= CLEAR;
  if (isElse || isAsking(message) || asker === before.asker) return null;
  const { client, memory, professional } = ourWords;
  const intro = professional.intro[brand.registration.status];
  if (asker === 'professional') return heard([intro], [BEGINNING, pages.contact.path], [professional.refer]);
  if (asker !== 'client') return null;
  const [office, ...others] = memory.clientOffice;
  return heard([client, office], [pages.contact.path], others);
}

/** Answers a message that tells something and asks nothing; null if it is about a page. */
export function toldAnswer(
  message: string,
  { intent, subjects: [top] }: Understanding,
  before: Memory,
  memory: Memory,
): SiteAnswer | null {
  if (isAsking(message) || serviceIn(message)) return null;
  const probability = intent.kind === 'pages' ? (top?.probability ?? 0) : 0;
  const isUnclear = intent.kind === 'pages' ? probability < LIKELY : isUnknown(intent);
  const [illness] = memory.conditions.filter((name) => !before.conditions.includes(name));
  const isShort = intent.kind === 'pages' && message.split(' ').length <= MAX_ASIDE;
  if (illness && (isUnclear || isShort)) {
    const [first, ...others] = ourWords.memory.condition.map((text) =>
      fill<string>(text, {
        name: illness,
        Name: illness.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
      }),
    );
    const page = disabilities.includes(illness) ? DISABILITIES : CARE;
    return heard([detailAt(page, illness) ?? first], [page], [next(memory), ...others]);
  }
  if (!isUnclear) return null;
  const [first = '', ...others] = toldTo(memory);
  const isShown = intent.kind === 'pages' && probability >= VAGUE;
  const shown = isShown ? intent.paths.filter((path) => servicePaths.has(path)) : [];
  return { ...heard([`${first} ${next(memory)}`], shown, others), office: memory.complains };
}

const isUnknown = (intent: Intent) => intent.kind === 'declined' && intent.reason === 'unknown';

const next = ({ asker, place, service, isChild, complains }: Memory): string => {
  if (asker === 'applicant' || asker === 'client' || isChild || complains) return '';
  if (!place) return ourWords.askPlace;
  return service ? ourWords.talkItThrough : ourWords.askNeed;
};

function heard(texts: readonly (string | undefined)[], paths: readonly string[], instead: readonly string[]) {
  const shown = topicsAt(paths).map(({ title, path }) => ({ title, path }));
  const text = texts.filter(Boolean).join(' ').trim();
  return { kind: 'heard', text, instead, pages: shown, passages: [] };
}

const ABOUT_VISITS: readonly string[] = [pages.contact.path, pages.complaints.path];

/** A client first reads whom to ring if someone is waiting, and a professional how to refer someone. */
export function forAsker(answer: SiteAnswer, { asker }: Memory): SiteAnswer {
  if (asker === 'professional' && answer.pages[0]?.path === BEGINNING && answer.kind === 'pages')
    return { ...answer, text: ourWords.professional.refer };
  const isAboutVisits =
    answer.kind === 'decline:records' || ABOUT_VISITS.includes(answer.pages[0]?.path ?? '');
  if (asker !== 'client' || !isAboutVisits || answer.text.startsWith(ourWords.client)) return answer;
  const rest = [ourWords.client, `${ourWords.isItUrgent} ${ourWords.handOver.atOnce}`].reduce(
    (text, said) => text.replace(said, ''),
    answer.text,
  );
  return { ...answer, text: `${ourWords.client} ${rest.replace(/ {2,}/g, ' ').trim()}` };
}
