import type { ChatHelp } from '#domain/chat/chat-message.ts';

export interface SiteAnswer {
  text: string;
  /** The best first; none if the site has no answer. */
  pages: ChatHelp['pages'];
  passages: { path: string; title: string; text: string }[];
}
