import { useEffect, useRef, useState } from 'react';
import type { FormResult } from '#domain/forms/form-result.ts';
import { MAX_SILENCE_MS } from '#domain/http/max-silence.ts';
import { readResult, type SendForm } from '../../forms/checking/send-form.ts';

interface Options {
  /** Told how much has gone out, from 0 to 1; at 1 the answer is awaited. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Uses XMLHttpRequest for its upload progress, which `fetch` lacks. Never rejects. */
function upload(action: string, form: FormData, options: Options): Promise<FormResult | null> {
  const { onProgress, signal } = options;
  const request = new XMLHttpRequest();
  let silence: ReturnType<typeof setTimeout>;
  const listen = () => {
    clearTimeout(silence);
    // Nothing has moved on the line for so long: it is dead.
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
      resolve(signal.aborted ? null : readResult(request.response));
    };
    signal.addEventListener('abort', abort);
    request.open('POST', action);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    listen();
    request.send(form);
  });
}

interface Upload {
  send: SendForm;
  progress: number | null;
  cancelled: boolean;
  cancel: () => void;
  forget: () => void;
}

export function useUpload(): Upload {
  const running = useRef<AbortController>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [cancelled, setCancelled] = useState(false);
  useEffect(() => () => running.current?.abort(), []);
  return {
    progress,
    cancelled,
    cancel: () => running.current?.abort(),
    forget: () => setCancelled(false),
    send: async (action, form) => {
      const controller = new AbortController();
      running.current = controller;
      setProgress(0);
      const result = await upload(action, form, { onProgress: setProgress, signal: controller.signal });
      setProgress(null);
      setCancelled(result === null);
      return result;
    },
  };
}
