import type { Reply } from './answerers.ts';

export const MAX_QUESTIONS = 3;
/** A longer message is a story, and answered as one. */
const MAX_SPLIT = 600;

const ENDS = /(?<=\?)\s+|\n+/;
const ASKS = /\b(?:what|how|when|where|who|which|do|does|can|could|is|are|will|would)\b/i;

/** The questions of a message in order, each with the sentences before it. */
export function questionsOf(message: string): string[] {
  const parts = message.split(ENDS).filter((part) => part.trim() !== '');
  if (message.length > MAX_SPLIT || parts.length < 2) return [message];
  const isQuestion = (part: string) => part.includes('?') && ASKS.test(part);
  return parts.every(isQuestion) ? parts : [message];
}

/** Joins the answers to several questions; those that say the same are one. */
export function joinedReplies(replies: readonly Reply[], unanswered: string): Reply | null {
  if (replies.length === 1) return replies[0] ?? null;
  const [first, ...rest] = replies.filter(({ choices }) => !choices);
  if (!first) return null;
  const texts = new Set([first, ...rest].map(({ text }) => text));
  if (replies.length > rest.length + 1) texts.add(unanswered);
  const pages = [first, ...rest].flatMap((reply) => reply.pages.slice(0, 1));
  return {
    ...first,
    text: [...texts].join('\n\n'),
    pages: pages.filter(({ path }, at) => pages.findIndex((page) => page.path === path) === at),
    passages: [first, ...rest].flatMap((reply) => reply.passages),
  };
}
