import type { ChatHelp } from '#domain/chat/chat-message.ts';

export interface SiteAnswer {
  text: string;
  kind: string;
  pages: ChatHelp['pages'];
  /** Said in its place if it was said before, in turn. */
  instead?: readonly string[] | undefined;
  /** The conversation can be sent to the office. */
  office?: boolean;
  passages: { path: string; title: string; text: string }[];
}

export const withoutYes = (text: string): string =>
  text.replace(/^Yes[,.:] ?/, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
