import { contact } from '#content/contact.yaml';
import { MAX_MESSAGE_LENGTH } from './enquiry.ts';

const beginning = `${contact.conversation.shortened}\n\n`;

/** Fits a conversation into the field for a message: the oldest of it is left out. */
export function conversationInMessage(conversation: string): string {
  const text = conversation.replace(/\r\n?/g, '\n').trim();
  if (text.length <= MAX_MESSAGE_LENGTH) return text;
  const latest = text.slice(beginning.length - MAX_MESSAGE_LENGTH);
  // From the next whole message on.
  return beginning + latest.slice(latest.indexOf('\n\n') + 1).trim();
}
