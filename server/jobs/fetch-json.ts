/** How a question to another service ended. */
export type JsonAnswer =
  | { status: 'answered'; value: unknown }
  | { status: 'refused'; code: number }
  | { status: 'unreadable'; reason: 'not JSON' | 'too large' }
  | { status: 'unreachable'; reason: 'timeout' | 'network' };

interface JsonQuestion {
  url: string;
  headers?: Record<string, string>;
  /** Ends the question, the reading of the answer included. */
  signal: AbortSignal;
  maxBytes: number;
}

/** Asks for JSON; never throws, never follows a redirect, never reads more than `maxBytes`. */
export async function fetchJson({ url, headers, signal, maxBytes }: JsonQuestion): Promise<JsonAnswer> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      // A service that has moved is a setting to be mended, and a token must not follow it elsewhere.
      redirect: 'manual',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { status: 'refused', code: response.status };
    }
    const text = await readText(response, maxBytes);
    return text === null ? { status: 'unreadable', reason: 'too large' } : parseJson(text);
  } catch {
    return { status: 'unreachable', reason: signal.aborted ? 'timeout' : 'network' };
  }
}

async function readText(response: Response, maxBytes: number): Promise<string | null> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let seen = 0;
  let text = '';
  // Leaving the loop early cancels the stream, and with it the connection.
  for await (const chunk of response.body) {
    seen += chunk.byteLength;
    if (seen > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): JsonAnswer {
  try {
    return { status: 'answered', value: JSON.parse(text) };
  } catch {
    return { status: 'unreadable', reason: 'not JSON' };
  }
}
