import * as v from 'valibot';
import { helpSchema } from '#domain/chat/chat-message.ts';
import { browserStorage } from '~/browser-storage.ts';

const bubbleSchema = v.object({
  type: v.picklist(['ai', 'user']),
  content: v.string(),
  /** Why help lines come before it. */
  danger: v.optional(v.picklist(['emergency', 'selfHarm', 'safeguarding'])),
  /** Pages of the site that belong to it. */
  pages: v.optional(helpSchema.entries.pages),
  /** Stands in place of a reply that could not be had. */
  failed: v.optional(v.boolean()),
});

/** One message of the conversation, as the visitor sees it. */
export type Bubble = v.InferOutput<typeof bubbleSchema>;

const stored = browserStorage('sessionStorage', 'chat-conversation');

/** The messages of this visit, in this tab, after the greetings. */
export function recallConversation(): Bubble[] {
  try {
    const kept = v.safeParse(v.array(bubbleSchema), JSON.parse(stored.read() ?? '[]'));
    return kept.success ? kept.output : [];
  } catch {
    return [];
  }
}

export function rememberConversation(bubbles: Bubble[]): void {
  stored.write(bubbles.length === 0 ? null : JSON.stringify(bubbles));
}
