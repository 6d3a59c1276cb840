import type { ChatHelp } from '#domain/chat/chat-message.ts';

export interface SiteAnswer {
  text: string;
  kind: string;
  pages: ChatHelp['pages'];
  passages: { path: string; title: string; text: string }[];
}

export const withoutYes = (text: string): string =>
  text.replace(/^Yes[,.:] ?/, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
