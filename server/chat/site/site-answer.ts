import type { ChatHelp } from '#domain/chat/chat-message.ts';

export interface SiteAnswer {
  text: string;
  /** `pages`, or the subject of a question without pages: `decline:medical`, `thanks`. */
  kind: string;
  /** The best first; none if the site has no answer. */
  pages: ChatHelp['pages'];
  passages: { path: string; title: string; text: string }[];
}

export const withoutYes = (text: string): string =>
  text.replace(/^Yes[,.:] ?/, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
