import * as v from 'valibot';
import { helpSchema } from '#domain/chat/chat-message.ts';
import { browserStorage } from '~/browser/browser-storage.ts';

const bubbleSchema = v.object({
  type: v.picklist(['ai', 'user']),
  content: v.string(),
  danger: helpSchema.entries.danger,
  possibleDanger: helpSchema.entries.possibleDanger,
  pages: v.optional(helpSchema.entries.pages),
  office: helpSchema.entries.office,
  choices: helpSchema.entries.choices,
  failed: v.optional(v.boolean()),
});

export type Bubble = v.InferOutput<typeof bubbleSchema>;

const stored = browserStorage('sessionStorage', 'chat-conversation');

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
