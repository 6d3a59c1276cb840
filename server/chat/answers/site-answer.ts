import type { Reply, State } from 'site-assistant/answerers';

export type SiteAnswer = Reply;

/** A subject of this probability is what a message is about. */
export const CLEAR = 0.6;

export const saying = (kind: string, text: string, rest: Partial<Reply> = {}): Reply => ({
  kind,
  text,
  pages: [],
  passages: [],
  ...rest,
});

export const firstUnsaid = (texts: readonly string[], said: readonly string[]): string | undefined =>
  texts.find((text) => !said.some((before) => before.includes(text)));

export const withoutYes = (text: string): string =>
  text.replace(/^Yes[,.:] ?/, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** So many letters tell a paragraph from others. */
const BEGINNING = 60;
/** What is declined or is small talk may come again. */
export const repeatsLast = ({ kind, text }: Pick<Reply, 'kind' | 'text'>, { said }: Pick<State, 'said'>) =>
  kind === 'pages' &&
  (said.at(-1)?.includes(text.split('\n\n').at(-1)?.slice(0, BEGINNING) ?? text) ?? false);

export const isSaid = ({ text }: Reply, { said }: Pick<State, 'said'>): boolean =>
  said.some((before) => before.includes(text));
