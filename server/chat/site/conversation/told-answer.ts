import type { Intent, Understanding } from 'site-assistant';
import { assistantMemory } from '#content/assistant-memory.ts';
import { disabilities } from '#content/assistant-memory-words.ts';
import { isItUrgent } from '#content/assistant-moves.ts';
import { youngCarer } from '#content/assistant-troubles.ts';
import { pages } from '#content/pages.yaml';
import { isAsking } from '../is-asking.ts';
import { pageDetail } from '../page-detail.ts';
import { fromRuleBasedAnswer } from '../rule-based-answer.ts';
import { servicePaths } from '../service-paths.ts';
import type { SiteAnswer } from '../site-answer.ts';
import { topicsAt } from '../topics-at.ts';
import { type Memory, serviceIn } from './memory.ts';

const CLEAR = 0.6;
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
  const { applicant, child, clientTold, complaint, told } = assistantMemory;
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
  if (asker === 'youngCarer' && before.asker !== asker) return fromRuleBasedAnswer(youngCarer, undefined);
  const isElse =
    intent.kind === 'declined'
      ? intent.reason !== 'unknown' && intent.reason !== 'records'
      : intent.kind !== 'pages' || (top?.probability ?? 0) >= CLEAR;
  if (isElse || isAsking(message) || asker === before.asker) return null;
  const { professional, clientOffice, client } = assistantMemory;
  if (asker === 'professional')
    return heard(professional.intro, [BEGINNING, pages.contact.path], professional.refer);
  if (asker !== 'client') return null;
  return heard([`${client} ${clientOffice[0]}`], [pages.contact.path], clientOffice.slice(1));
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
  const { condition } = assistantMemory;
  const [illness] = memory.conditions.filter((name) => !before.conditions.includes(name));
  const isShort = intent.kind === 'pages' && message.split(' ').length <= MAX_ASIDE;
  if (illness && (isUnclear || isShort)) {
    const [first, ...others] = condition(illness);
    const page = disabilities.includes(illness) ? DISABILITIES : CARE;
    return heard([pageDetail(page, illness) ?? first], [page], [next(memory), ...others]);
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
  if (!place) return assistantMemory.askPlace;
  return service ? assistantMemory.talk : assistantMemory.askNeed;
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
    return { ...answer, text: assistantMemory.professional.refer[0] };
  const isAboutVisits =
    answer.kind === 'decline:records' || ABOUT_VISITS.includes(answer.pages[0]?.path ?? '');
  if (asker !== 'client' || !isAboutVisits || answer.text.startsWith(assistantMemory.client)) return answer;
  const rest = [assistantMemory.client, isItUrgent].reduce(
    (text, said) => text.replace(said, ''),
    answer.text,
  );
  return { ...answer, text: `${assistantMemory.client} ${rest.replace(/ {2,}/g, ' ').trim()}` };
}
