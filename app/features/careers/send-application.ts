import type { FormErrors } from '#domain/forms/check-form.ts';

/** What became of an application that was sent from the page. */
export type SendOutcome =
  /** Another installation that takes the applications may give no reference. */
  | { kind: 'accepted'; reference: string | null }
  | { kind: 'invalid'; errors: FormErrors }
  /** The message is the server's own, where it says what can be done. */
  | { kind: 'failed'; message: string | null }
  | { kind: 'cancelled' };

interface Options {
  /** Told how much has gone out, from 0 to 1; at 1 the answer is awaited. */
  onProgress: (sent: number) => void;
  /** Gives the sending up. */
  signal: AbortSignal;
}

/** A line on which nothing has moved for so long is dead, in milliseconds. Longer than the server's own patience. */
const longestSilence = 90_000;

/** Sends an application; unlike `fetch`, the older interface says how much of it has gone out. Never rejects. */
export function sendApplication(
  jobId: string,
  form: FormData,
  { onProgress, signal }: Options,
): Promise<SendOutcome> {
  const request = new XMLHttpRequest();
  let silence: ReturnType<typeof setTimeout>;
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => request.abort(), longestSilence);
  };
  const giveUp = () => request.abort();
  return new Promise<SendOutcome>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => {
      listen();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onloadend = () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', giveUp);
      resolve(signal.aborted ? { kind: 'cancelled' } : outcomeOf(request));
    };
    signal.addEventListener('abort', giveUp);
    request.open('POST', `/api/apply?job=${encodeURIComponent(jobId)}`);
    request.responseType = 'json';
    listen();
    request.send(form);
  });
}

/** A status of 0 is an answer that never came. */
function outcomeOf({ status, response }: XMLHttpRequest): SendOutcome {
  const { success, reference, error, details } = (response ?? {}) as Record<string, unknown>;
  if (status === 200 && success === true) {
    return { kind: 'accepted', reference: typeof reference === 'string' ? reference : null };
  }
  if (status === 422 && typeof details === 'object') {
    return { kind: 'invalid', errors: details as FormErrors };
  }
  // What a failing server has to say is not for visitors; what it refuses, it explains.
  const explained = status >= 400 && status < 500 && typeof error === 'string';
  return { kind: 'failed', message: explained ? error : null };
}
