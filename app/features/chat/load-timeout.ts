/** On a slow line the assistant takes seconds to come. Whoever pressed asked for it, and for nothing else. */
export const CHAT_LOAD_TIMEOUT_MS = 10_000;
