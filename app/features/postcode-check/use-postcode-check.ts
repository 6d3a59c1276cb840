import { useCallback, useRef, useState } from 'react';
import type { CoverageArea } from '#content/coverage.ts';
import { remember } from '../forms/visit-memory.ts';
import type { PostcodeOutcome } from './copy.ts';
import { requestCheck } from './request-check.ts';
import { parsePostcode } from './schema.ts';

type ResultDialog = typeof import('./result-dialog.tsx').ResultDialog;

/** The dialog's script comes when it may be needed, not with the page. */
let dialogLoading: Promise<ResultDialog> | undefined;
export function loadResultDialog(): Promise<ResultDialog> {
  dialogLoading ??= import('./result-dialog.tsx').then(
    ({ ResultDialog }) => ResultDialog,
    (error: unknown) => {
      dialogLoading = undefined;
      throw error;
    },
  );
  return dialogLoading;
}

export interface CheckState {
  checking: boolean;
  /** Whether the answer is shown; a closed one is kept until its dialog has faded. */
  open: boolean;
  /** The answer, with the dialog that shows it; the dialog is null where its script could not be had. */
  answer: { outcome: PostcodeOutcome; Dialog: ResultDialog | null } | null;
}

const idle: CheckState = { checking: false, open: false, answer: null };

/** The state of a postcode check. A new check gives up the one under way. */
export function usePostcodeCheck(area: CoverageArea) {
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(undefined);

  const check = useCallback(
    async (input: string) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setState({ ...idle, checking: true });
      try {
        const [outcome, Dialog] = await Promise.all([
          findOutcome(input, area, controller.signal),
          loadResultDialog().catch(() => null),
        ]);
        if (!controller.signal.aborted)
          setState({ checking: false, open: true, answer: { outcome, Dialog } });
      } catch (error) {
        // Only a newer check ends this one early, and that one shows its own state.
        if (!controller.signal.aborted) throw error;
      }
    },
    [area],
  );
  const close = useCallback(() => setState((before) => ({ ...before, open: false })), []);
  return { ...state, check, close };
}

function findOutcome(input: string, area: CoverageArea, signal: AbortSignal): Promise<PostcodeOutcome> {
  const parsed = parsePostcode(input);
  if (parsed.status !== 'ok') return Promise.resolve({ kind: parsed.status });
  remember('postcode', parsed.postcode);
  return requestCheck(parsed.postcode, area, signal);
}
