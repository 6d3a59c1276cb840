import { useCallback, useRef, useState } from 'react';
import type { CoverageArea } from '#domain/content/area/coverage.ts';
import type { PostcodeOutcome } from '#domain/postcodes/postcode-outcome.ts';
import { withTimeout } from '#domain/time/with-timeout.ts';

type AnswerModule = typeof import('./postcode-answer.tsx');

export const loadAnswer = (): Promise<AnswerModule> => import('./postcode-answer.tsx');

/** A check waits so long for that on a slow line; then the page without script answers sooner. */
const LOAD_TIMEOUT_MS = 500;

async function loadAnswerInTime(): Promise<AnswerModule> {
  const module = await withTimeout(loadAnswer(), LOAD_TIMEOUT_MS, null);
  if (!module) throw new Error('The script for an answer is late.');
  return module;
}

interface CheckState {
  checking: boolean;
  /** True while the answer is shown; a closed one stays until its dialog has faded. */
  open: boolean;
  answer: { outcome: PostcodeOutcome; Dialog: AnswerModule['ResultDialog'] } | null;
}

const idle: CheckState = { checking: false, open: false, answer: null };

/** `check` rejects where the script for an answer cannot be had, or is late. */
export function usePostcodeCheck(area: CoverageArea) {
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(undefined);

  const check = useCallback(
    async (input: string) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setState({ ...idle, checking: true });
      const settle = (settled: Partial<CheckState>) => {
        if (!controller.signal.aborted) setState({ ...idle, ...settled });
      };
      const { findOutcome, ResultDialog } = await loadAnswerInTime();
      try {
        const outcome = await findOutcome(input, area, controller.signal);
        settle({ open: true, answer: { outcome, Dialog: ResultDialog } });
      } catch (error) {
        if (!controller.signal.aborted) throw error;
      }
    },
    [area],
  );
  const close = useCallback(() => setState((before) => ({ ...before, open: false })), []);
  return { ...state, check, close };
}
