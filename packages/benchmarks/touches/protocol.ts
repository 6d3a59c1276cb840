export type Words = Record<string, unknown>;

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  /** Those of the few events that are heard here. */
  params?: { sessionId?: string; targetInfo?: { subtype?: string }; payload?: string };
  result?: Words;
  error?: { message: string };
}

/** To a browser, in Chrome's own protocol. */
export interface Line {
  /** @param sessionId of a page or a tab; without it the browser itself is spoken to */
  send: (method: string, params?: Words, sessionId?: string) => Promise<Words>;
  listen: (hear: (message: Message) => void) => () => void;
  close: () => void;
}

export async function connect(address: string): Promise<Line> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Set<(message: Message) => void>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const answer = waiting.get(message.id ?? 0);
    waiting.delete(message.id ?? 0);
    if (answer) answer(message);
    else for (const hear of listeners) hear(message);
  };
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, ({ result, error }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result ?? {}),
        );
        socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      }),
    listen: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    close: () => socket.close(),
  };
}
