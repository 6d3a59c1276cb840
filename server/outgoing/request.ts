export interface OutgoingRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | FormData;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

interface CappedRequest extends OutgoingRequest {
  maxBytes: number;
}

export type NoAnswer = { kind: 'timeout' } | { kind: 'aborted' } | { kind: 'network'; cause: unknown };

export interface Refused {
  kind: 'refused';
  status: number;
}

export class OutgoingError extends Error {
  override name = 'OutgoingError';
  readonly failure: NoAnswer | { kind: 'too-large' };

  constructor(failure: OutgoingError['failure']) {
    super(`The answer broke off: ${failure.kind}`, {
      cause: failure.kind === 'network' ? failure.cause : undefined,
    });
    this.failure = failure;
  }
}

const isSuccess = (status: number) => status >= 200 && status < 300;

export async function requestStatus(
  request: OutgoingRequest,
): Promise<{ kind: 'answered'; status: number } | NoAnswer> {
  const opened = await open(request);
  if (opened.kind !== 'opened') return opened;
  await discard(opened.response);
  return { kind: 'answered', status: opened.response.status };
}

/** Reads no more than `maxBytes`, whatever the status; never rejects. */
export async function requestText(
  request: CappedRequest,
): Promise<{ kind: 'answered'; status: number; text: string } | NoAnswer> {
  const opened = await open(request);
  if (opened.kind !== 'opened') return opened;
  try {
    const { text } = await readCapped(opened.response, request.maxBytes);
    return { kind: 'answered', status: opened.response.status, text };
  } catch (error) {
    return opened.explain(error);
  }
}

export type JsonFailure = Refused | { kind: 'too-large'; start?: string } | { kind: 'not-json' } | NoAnswer;

export type JsonAnswer = { kind: 'answered'; status: number; value: unknown } | JsonFailure;

export async function requestJson(
  request: CappedRequest,
  accepts: (status: number) => boolean = isSuccess,
): Promise<JsonAnswer> {
  const opened = await open({ ...request, headers: { accept: 'application/json', ...request.headers } });
  if (opened.kind !== 'opened') return opened;
  const { response, explain } = opened;
  if (!accepts(response.status)) return refuse(response);
  try {
    const { text, truncated } = await readCapped(response, request.maxBytes);
    return truncated ? { kind: 'too-large', start: text } : parseJson(response.status, text);
  } catch (error) {
    return explain(error);
  }
}

/** Later failures are thrown by the body, as an `OutgoingError`. */
export async function requestStream(
  request: CappedRequest,
): Promise<{ kind: 'answered'; body: AsyncIterable<Uint8Array> } | Refused | NoAnswer> {
  const opened = await open(request);
  if (opened.kind !== 'opened') return opened;
  const { response, explain } = opened;
  if (!response.ok) return refuse(response);
  return { kind: 'answered', body: stream(response, request.maxBytes, explain) };
}

type Opened = { kind: 'opened'; response: Response; explain: (error: unknown) => NoAnswer } | NoAnswer;

async function open({ url, timeoutMs, signal, method, headers, body }: OutgoingRequest): Promise<Opened> {
  // Node 26 leaves an unhandled rejection if a form is sent under a signal that has fired already.
  if (signal?.aborted) return { kind: 'aborted' };
  const timeout = AbortSignal.timeout(timeoutMs);
  const explain = (cause: unknown): NoAnswer => {
    if (timeout.aborted) return { kind: 'timeout' };
    return signal?.aborted ? { kind: 'aborted' } : { kind: 'network', cause };
  };
  try {
    const response = await fetch(url, {
      ...(method && { method }),
      ...(headers && { headers }),
      ...(body && { body }),
      // A moved service is a setting to be mended, and a key must not follow it elsewhere.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    });
    return { kind: 'opened', response, explain };
  } catch (error) {
    return explain(error);
  }
}

async function refuse(response: Response): Promise<Refused> {
  await discard(response);
  return { kind: 'refused', status: response.status };
}

async function discard(response: Response): Promise<void> {
  await response.body?.cancel();
}

async function* stream(
  response: Response,
  maxBytes: number,
  explain: (error: unknown) => NoAnswer,
): AsyncGenerator<Uint8Array> {
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      if (length > maxBytes) throw new OutgoingError({ kind: 'too-large' });
      yield chunk;
    }
  } catch (error) {
    throw error instanceof OutgoingError ? error : new OutgoingError(explain(error));
  }
}

/** The connection is given up: an endless answer costs no more than a long one. */
async function readCapped(
  response: Response,
  maxBytes: number,
): Promise<{ text: string; truncated: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) break;
  }
  const text = Buffer.concat(chunks).toString('utf8', 0, maxBytes);
  return { text, truncated: length > maxBytes };
}

function parseJson(status: number, text: string): JsonAnswer {
  try {
    return { kind: 'answered', status, value: JSON.parse(text) };
  } catch {
    return { kind: 'not-json' };
  }
}
