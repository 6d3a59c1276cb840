import type { chatFailures } from '#content/chat-failures.yaml';

/** The instructions first, then the conversation, the question last. */
export interface ProviderMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ProviderRequest {
  messages: readonly ProviderMessage[];
  stream: boolean;
  signal: AbortSignal;
}

export type ChatFailureKind = keyof typeof chatFailures;

/** The message is for the log and holds nothing of the conversation. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly kind: ChatFailureKind;

  constructor(kind: ChatFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

export interface ChatProvider {
  /** @throws ProviderError at the first piece or at any later one; a reply without words is a failure too */
  reply(request: ProviderRequest): AsyncIterable<string>;
}
