import { postcodeActions, postcodeOutcomes as words } from '#content/postcode-outcomes.ts';
import { monthAndYear } from '../time/days-in-words.ts';

export interface RetiredMonth {
  year: number;
  month: number;
}

export type PostcodeOutcome =
  | { kind: 'empty' }
  | { kind: 'invalid' }
  | { kind: 'not-found'; postcode: string; retired?: RetiredMonth }
  | { kind: 'served'; postcode: string; district: string | null }
  | { kind: 'not-served'; postcode: string; district: string | null }
  | { kind: 'failed'; postcode: string };

export interface OutcomeDescription {
  tone: 'success' | 'soon' | 'error';
  title: string;
  message: string;
  subMessage: string;
  postcode?: string;
}

/** In brackets after the area, because no preposition fits every name ("Isle of Wight", "Hull", "Channel Islands"). */
function inBrackets(district: string | null): string {
  return district ? ` (${district.replace(/, (City|County) of$/, '')})` : '';
}

export function describeOutcome(outcome: PostcodeOutcome): OutcomeDescription {
  switch (outcome.kind) {
    case 'served':
    case 'not-served': {
      const { title, message, subMessage } = words[outcome.kind];
      const tone = outcome.kind === 'served' ? 'success' : 'soon';
      const { postcode, district } = outcome;
      return { tone, title, message: message(inBrackets(district)), subMessage, postcode };
    }
    case 'not-found': {
      const { title, message, subMessage, retired } = words['not-found'];
      const { postcode, retired: month } = outcome;
      return {
        tone: 'error',
        title,
        message,
        subMessage: month ? retired(monthAndYear(month)) : subMessage,
        postcode,
      };
    }
    case 'failed':
      return { tone: 'error', ...words.failed, postcode: outcome.postcode };
    default:
      return { tone: 'error', ...words[outcome.kind] };
  }
}

export interface ResultAction {
  label: string;
  to: string;
}

export function resultActions(kind: PostcodeOutcome['kind']): readonly ResultAction[] {
  const { book, services, contact, faq } = postcodeActions;
  if (kind === 'served') return [book, services];
  if (kind === 'not-served') return [contact, faq];
  return kind === 'failed' || kind === 'not-found' ? [contact] : [];
}
