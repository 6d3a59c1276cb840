import { brand } from '#content/brand.yaml';
import { postcodeActions as labels, postcodeOutcomes as words } from '#content/postcode-outcomes.yaml';
import { officeLine } from '../office-hours/telephone.ts';
import { coveredWhilePending } from '../registration/registration-state.ts';
import { fill } from '../text/fill.ts';
import { monthAndYear } from '../time/days-in-words.ts';
import { isInOtherNation } from './postcode-area.ts';

export interface RetiredMonth {
  year: number;
  month: number;
}

export type PostcodeOutcome =
  | { kind: 'empty' }
  | { kind: 'invalid'; meant?: string | undefined }
  | { kind: 'not-found'; postcode: string; meant?: string | undefined; retired?: RetiredMonth }
  | { kind: 'served' | 'not-served'; postcode: string; district: string | null; partly?: boolean }
  | { kind: 'failed'; postcode: string };

export function isPostcodeOutcome(value: unknown): value is PostcodeOutcome {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, postcode, district, meant, retired } = value as Record<string, unknown>;
  if (meant !== undefined && typeof meant !== 'string') return false;
  if (kind === 'empty' || kind === 'invalid') return true;
  if (typeof postcode !== 'string') return false;
  if (kind === 'served' || kind === 'not-served') return district === null || typeof district === 'string';
  return kind === 'failed' || (kind === 'not-found' && (retired === undefined || isMonth(retired)));
}

function isMonth(value: unknown): value is RetiredMonth {
  const { year, month } = Object(value) as Record<string, unknown>;
  return Number.isInteger(year) && Number.isInteger(month);
}

export interface OutcomeDescription {
  tone: 'success' | 'soon' | 'error';
  title: string;
  message: string;
  subMessage: string;
  /** Sentences about what can begin now, and about pages whose rules disagree. */
  notes?: string[];
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
      const { title, message, subMessage, partly } = words[outcome.kind];
      const isServed = outcome.kind === 'served';
      const { postcode, district } = outcome;
      const isElsewhere = !isServed && isInOtherNation(postcode, brand.nation);
      return {
        tone: isServed ? 'success' : 'soon',
        title,
        message: fill(message, { area: inBrackets(district) }),
        subMessage: isElsewhere ? words['not-served'].elsewhere : subMessage,
        notes: [
          ...(isServed && coveredWhilePending ? [coveredWhilePending] : []),
          ...(outcome.partly ? [partly] : []),
        ],
        postcode,
      };
    }
    case 'not-found': {
      const { title, message, subMessage, retired } = words['not-found'];
      const { postcode, retired: month } = outcome;
      return {
        tone: 'error',
        title,
        message,
        subMessage: month ? fill(retired, { month: monthAndYear(month) }) : subMessage,
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

const actions = {
  book: { label: labels.book, to: officeLine.callBack.path },
  services: { label: labels.services, to: '/#services' },
  contact: { label: labels.contact, to: '/contact' },
  faq: { label: labels.faq, to: '/faq' },
  ring: { label: labels.ring, to: brand.phone.url },
};

export function resultActions(outcome: PostcodeOutcome): readonly ResultAction[] {
  const { kind } = outcome;
  const { book, services, contact, faq, ring } = actions;
  if (kind === 'not-served' && outcome.partly) return [ring, contact, faq];
  if (kind === 'served') return [book, services];
  if (kind === 'not-served') return [contact, faq];
  return kind === 'failed' || kind === 'not-found' ? [contact] : [];
}
