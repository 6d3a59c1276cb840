import * as v from 'valibot';

/** What is taken of a conversation; more is refused. */
export const chatLimits = {
  messages: 60,
  /** Characters of one message. */
  messageLength: 2000,
  bodyBytes: 128 * 1024,
} as const;

export const chatRoles = ['user', 'assistant'] as const;

const message = v.object({
  role: v.picklist(chatRoles),
  content: v.pipe(
    v.string('Every message needs a content of text.'),
    v.maxLength(chatLimits.messageLength, `A message may have ${chatLimits.messageLength} characters.`),
  ),
});

const speaks = ({ role }: { role: string }) => chatRoles.some((one) => one === role);

/** What the endpoint takes: the conversation, and whether to stream. Everything else in the body is dropped. */
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
export type ChatRequest = v.InferOutput<typeof chatRequestSchema>;

export const helpSchema = v.object({
  /** Pages of the site that match the question. */
  pages: v.array(v.object({ title: v.string(), path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)) })),
  danger: v.optional(v.picklist(['emergency', 'selfHarm', 'safeguarding'])),
  /** Who answered: the AI provider, or the site itself. */
  source: v.picklist(['provider', 'site']),
});

const finishReason = v.nullable(v.string());

/** The whole answer, in the shape of an OpenAI chat completion. */
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

/** One event of a streamed answer; the last before `[DONE]` brings the help. */
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

/** What is said in place of an answer; also an event of a stream that broke off. */
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
