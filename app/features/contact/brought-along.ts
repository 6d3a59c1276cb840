import { conversationInMessage } from '#domain/enquiries/conversation-in-message.ts';
import { prices } from '#domain/prices/current-prices.ts';
import { estimateInWords } from '#domain/prices/estimate-words.ts';
import { weekEstimate } from '#domain/prices/week-estimate.ts';
import { readWeekPlan } from '#domain/prices/week-plan.ts';

/** Filled into the message by another page; a link leads to it. */
export interface BroughtAlong {
  id: 'conversation' | 'estimate';
  message: string;
}

export function conversationOf(conversation = ''): BroughtAlong | undefined {
  const message = conversationInMessage(conversation);
  return message ? { id: 'conversation', message } : undefined;
}

/** The estimate of the price page that a link brings along, worked out again. */
export function estimateOf({ searchParams }: URL): BroughtAlong | undefined {
  const sent = searchParams.get('estimate')?.slice(0, 500);
  if (!sent || !prices) return undefined;
  const check = readWeekPlan(new URLSearchParams(sent), prices);
  if (check.kind !== 'valid') return undefined;
  return { id: 'estimate', message: estimateInWords(check.plan, weekEstimate(check.plan, prices)) };
}
