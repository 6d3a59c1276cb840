import { useEffect, useRef, useState } from 'react';
import type { FormErrors } from '#domain/forms/check-form.ts';
import type { FormResult, FormValues } from '#domain/forms/form-result.ts';
import { formTokenOf } from '../forms/form-token.ts';
import type { Transport } from '../forms/use-checked-form.tsx';

/** Nothing has moved on the line for so long: it is dead. Longer than the server's own timeouts. */
const MAX_SILENCE_MS = 90_000;

type UploadResult = FormResult | { kind: 'cancelled' };

interface Options {
  /** Told how much has gone out, from 0 to 1; at 1 the answer is awaited. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Sends an application; unlike `fetch`, the older interface says how much of it has gone out. Never rejects. */
function sendApplication(
  jobId: string,
  form: FormData,
  { onProgress, signal }: Options,
): Promise<UploadResult> {
  const request = new XMLHttpRequest();
  let silence: ReturnType<typeof setTimeout>;
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => request.abort(), MAX_SILENCE_MS);
  };
  const abort = () => request.abort();
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => {
      listen();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onloadend = () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
      resolve(signal.aborted ? { kind: 'cancelled' } : resultOf(request, form));
    };
    signal.addEventListener('abort', abort);
    request.open('POST', `/api/apply?job=${encodeURIComponent(jobId)}`);
    request.responseType = 'json';
    listen();
    request.send(form);
  });
}

/** A status of 0 is an answer that never came. */
function resultOf({ status, response }: XMLHttpRequest, form: FormData): FormResult {
  const values = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as FormValues;
  const again = { values, token: formTokenOf(values) };
  const { success, reference, error, details } = (response ?? {}) as Record<string, unknown>;
  if (status === 200 && success === true) {
    // Another installation that takes the applications may give no reference.
    return { kind: 'accepted', reference: typeof reference === 'string' ? reference : null, ...again };
  }
  if (status === 422 && typeof details === 'object') {
    return { kind: 'invalid', errors: details as FormErrors, ...again };
  }
  // What a failing server has to say is not for visitors; what it refuses, it explains.
  const explained = status >= 400 && status < 500 && typeof error === 'string';
  return { kind: 'rejected', message: explained ? error : null, ...again };
}

/** A transport that tells its progress and can be cancelled. */
export interface Upload extends Transport {
  /** How much has gone out, from 0 to 1; null while nothing is sent. */
  progress: number | null;
  cancelled: boolean;
  cancel: () => void;
  /** What became of the last try is not said any more. */
  forget: () => void;
}

/** Sends applications for a job. Whoever leaves the job leaves what is under way. */
export function useUpload(jobId: string): Upload {
  const running = useRef<AbortController>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [result, setResult] = useState<UploadResult>();
  useEffect(() => () => running.current?.abort(), []);
  return {
    state: progress === null ? 'idle' : 'submitting',
    data: result?.kind === 'cancelled' ? undefined : result,
    progress,
    cancelled: result?.kind === 'cancelled',
    cancel: () => running.current?.abort(),
    forget: () => setResult(undefined),
    submit: async (form) => {
      if (running.current) return;
      running.current = new AbortController();
      setProgress(0);
      setResult(
        await sendApplication(jobId, form, { onProgress: setProgress, signal: running.current.signal }),
      );
      running.current = null;
      setProgress(null);
    },
  };
}
