import type { Understanding } from '../assistant.ts';

export interface Reply {
  kind: string;
  text: string;
  pages: { title: string; path: string }[];
  passages: { path: string; title: string; text: string }[];
  /** Titles to choose from. */
  choices?: readonly string[] | undefined;
  /** The conversation can be sent to the office. */
  office?: boolean | undefined;
}

/** Read again from the conversation with each question: nothing is stored. */
export interface State {
  /** How the person wants to be reached or answered, by name. */
  reach: readonly string[];
  /** The choices of the last answer. */
  offered: readonly string[];
  asked: readonly string[];
  said: readonly string[];
}

export interface Question {
  text: string;
  /** Small letters, without marks. */
  plain: string;
  understanding: Understanding;
  /** Asked together with what was asked before, since it has no answer alone. */
  isJoined: boolean;
}

export type Answerer = (question: Question, state: State) => Reply | null | Promise<Reply | null>;

/** Asks one after the other: the first reply counts. */
export async function firstReply(
  answerers: readonly Answerer[],
  question: Question,
  state: State,
): Promise<Reply | null> {
  for (const answerer of answerers) {
    const reply = await answerer(question, state);
    if (reply) return reply;
  }
  return null;
}

/** Several answerers ask the same of a question: it is worked out once. */
export function oncePerQuestion<Value>(find: (question: Question) => Value): (question: Question) => Value {
  const known = new WeakMap<Question, { value: Value }>();
  return (question) => {
    const found = known.get(question) ?? { value: find(question) };
    known.set(question, found);
    return found.value;
  };
}
