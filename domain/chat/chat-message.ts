import { dangerKinds } from 'site-assistant/danger-kinds';
import * as v from 'valibot';

export const chatLimits = {
  messages: 60,
  messageLength: 2000,
  history: 6,
  /** The site’s own answer says nothing twice of these. */
  remembered: 30,
  bodyBytes: 128 * 1024,
} as const;

export const latestMessages = <Message>(messages: readonly Message[]): Message[] =>
  messages.slice(-1 - chatLimits.history);

const CHAT_ROLES = ['user', 'assistant'] as const;

const message = v.object({
  role: v.picklist(CHAT_ROLES),
  content: v.pipe(
    v.string('Every message needs a content of text.'),
    v.maxLength(chatLimits.messageLength, `A message may have ${chatLimits.messageLength} characters.`),
  ),
});

const speaks = ({ role }: { role: string }) => CHAT_ROLES.some((known) => known === role);

/** Takes the conversation, and whether to stream; everything else in the body is dropped. */
export const chatRequestSchema = v.object({
  messages: v.pipe(
    v.array(v.looseObject({ role: v.string('Every message needs a role.') }), 'The messages must be a list.'),
    v.maxLength(chatLimits.messages, `A conversation may have ${chatLimits.messages} messages.`),
    v.transform((messages) => messages.filter(speaks)),
    v.array(message),
    v.check(
      (messages) => messages.at(-1)?.role === 'user' && messages.at(-1)?.content.trim() !== '',
      'The last message must be a question of the user.',
    ),
  ),
  stream: v.optional(v.nullable(v.boolean('stream must be true or false.')), false),
});

export type ChatMessage = v.InferOutput<typeof message>;

const dangerKind = v.picklist(dangerKinds);

export const helpSchema = v.object({
  pages: v.array(v.object({ title: v.string(), path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)) })),
  /** Likely: its card is the whole answer. */
  danger: v.optional(dangerKind),
  inLanguage: v.optional(v.string()),
  /** Only possible: its calm line stands under the answer. */
  possibleDanger: v.optional(dangerKind),
  /** Titles to choose from: one that is sent is the choice. */
  choices: v.optional(v.array(v.string())),
  /** Hands over to a person: the conversation can be sent to the office. */
  office: v.optional(v.boolean()),
  source: v.picklist(['provider', 'site']),
});

const finishReason = v.nullable(v.string());

export const chatCompletionSchema = v.object({
  id: v.string(),
  object: v.literal('chat.completion'),
  created: v.number(),
  model: v.string(),
  choices: v.pipe(
    v.array(
      v.object({
        index: v.number(),
        message: v.object({ role: v.literal('assistant'), content: v.string() }),
        finish_reason: finishReason,
      }),
    ),
    v.minLength(1),
  ),
  help: helpSchema,
});

export const chatChunkSchema = v.object({
  id: v.string(),
  object: v.literal('chat.completion.chunk'),
  created: v.number(),
  model: v.string(),
  choices: v.array(
    v.object({
      index: v.number(),
      delta: v.object({ role: v.optional(v.literal('assistant')), content: v.optional(v.string()) }),
      finish_reason: finishReason,
    }),
  ),
  help: v.optional(helpSchema),
});

/** Also an event of a stream that broke off. */
export const chatErrorSchema = v.object({
  error: v.object({
    message: v.string(),
    type: v.string(),
    param: v.null(),
    code: v.nullable(v.string()),
  }),
  help: helpSchema,
});

export type ChatHelp = v.InferOutput<typeof helpSchema>;
export type ChatCompletion = v.InferOutput<typeof chatCompletionSchema>;
export type ChatChunk = v.InferOutput<typeof chatChunkSchema>;
export type ChatError = v.InferOutput<typeof chatErrorSchema>;
