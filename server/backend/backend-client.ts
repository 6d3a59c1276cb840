import * as v from 'valibot';
import { visitorHeaders } from '../limits/forwarded-visitor.ts';
import { redact } from '../logging.ts';
import { requestText } from '../outgoing/request.ts';

type BackendFailure =
  | { reason: 'disabled' | 'not_configured' | 'timeout' | 'network_error' }
  /** A 200 that reports no success is one of these. */
  | { reason: 'http_error'; status: number; detail: string };

type BackendAnswer =
  | { kind: 'accepted' /** Null if the backend names none. */; reference: string | null }
  | { kind: 'failed'; failure: BackendFailure };

interface BackendRequest {
  path: string;
  form: FormData;
  /** Lets the backend recognise a submission that is sent again because its answer was lost. */
  idempotencyKey: string;
  client: string;
  signal?: AbortSignal | undefined;
}

export interface BackendClient {
  post(request: BackendRequest): Promise<BackendAnswer>;
}

export interface BackendOptions {
  url: string;
  enabled: boolean;
  timeoutMs: number;
  /** Known to the backend too, if that is another installation of this site. */
  secret?: string | null;
}

const MAX_ANSWER_BYTES = 64 * 1024;

export function createBackendClient({
  url,
  enabled,
  timeoutMs,
  secret = null,
}: BackendOptions): BackendClient {
  return {
    async post({ path, form, idempotencyKey, client, signal }) {
      if (!enabled) return failure({ reason: 'disabled' });
      if (url === '') return failure({ reason: 'not_configured' });
      const answer = await requestText({
        url: `${url}${path}`,
        method: 'POST',
        headers: {
          Accept: 'application/json',
          'Idempotency-Key': idempotencyKey,
          ...visitorHeaders(secret, client),
        },
        body: form,
        timeoutMs,
        signal,
        maxBytes: MAX_ANSWER_BYTES,
      });
      if (answer.kind === 'answered') return readAnswer(answer.status, answer.text);
      return failure({ reason: answer.kind === 'timeout' ? 'timeout' : 'network_error' });
    },
  };
}

const successSchema = v.object({
  success: v.literal(true),
  reference: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))), null),
});

const errorSchema = v.union([
  v.pipe(
    v.object({ error: v.string() }),
    v.transform(({ error }) => error),
  ),
  v.pipe(
    v.object({ details: v.string() }),
    v.transform(({ details }) => details),
  ),
]);

function readAnswer(status: number, text: string): BackendAnswer {
  const json = parseJson(text);
  const success = v.safeParse(successSchema, json);
  const accepted = status >= 200 && status < 300;
  if (accepted && success.success) return { kind: 'accepted', reference: success.output.reference };
  const error = v.safeParse(errorSchema, json);
  const detail = error.success ? error.output : accepted ? 'it reports no success' : text;
  return failure({ reason: 'http_error', status, detail: redact(detail) });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function failure(cause: BackendFailure): BackendAnswer {
  return { kind: 'failed', failure: cause };
}
