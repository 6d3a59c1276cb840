import type { ChatHelp } from '#domain/chat/chat-message.ts';

export interface SiteAnswer {
  text: string;
  /** What kind of question it was: pages were found, or what else it is: `decline:medical`, `thanks`. */
  kind: string;
  /** The best first; none if the site has no answer. */
  pages: ChatHelp['pages'];
  passages: { path: string; title: string; text: string }[];
}

/** To stand after another sentence. */
export const withoutYes = (text: string): string =>
  text.replace(/^Yes[,.:] ?/, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
