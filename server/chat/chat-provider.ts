import type { chatFailures } from '#content/chat-failures.ts';

/** What a model is given: the instructions first, then the conversation, the question last. */
export interface ProviderMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ProviderRequest {
  messages: readonly ProviderMessage[];
  /** Whether the reply is wanted piece by piece. */
  stream: boolean;
  /** Ends the request, the reading of the reply included. */
  signal: AbortSignal;
}

/** Which of the sentences about failures a visitor sees. */
export type ChatFailureKind = keyof typeof chatFailures;

/** No usable reply; the message is for the log and holds nothing of the conversation. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly kind: ChatFailureKind;

  constructor(kind: ChatFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** Whoever runs the model that answers. */
export interface ChatProvider {
  /**
   * The reply in pieces; in one where it was not asked to stream.
   *
   * @throws ProviderError at the first piece or at any later one; a reply without words is a failure too
   */
  reply(request: ProviderRequest): AsyncIterable<string>;
}
