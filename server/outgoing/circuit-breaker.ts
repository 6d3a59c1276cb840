export interface CircuitBreakerOptions {
  /** Failures in a row after which the service is left alone. */
  failures?: number;
  /** How long it is left alone, in milliseconds; then one attempt tries it, and the others go on without it. */
  restMs?: number;
  now?: () => number;
}

/** Says how an attempt went; `given-up` where the asker left before that could be told. */
export type EndAttempt = (how: 'worked' | 'failed' | 'given-up') => void;

export interface CircuitBreaker {
  /** Begins an attempt, whose end must be told; null where the service is left alone. */
  begin(): EndAttempt | null;
  isOpen(): boolean;
}

/** After some failures in a row nobody may try, until a single trial shows that the service is back. */
export function createCircuitBreaker(options: CircuitBreakerOptions = {}): CircuitBreaker {
  const { failures = 3, restMs = 30_000, now = () => performance.now() } = options;
  let failed = 0;
  let restsUntil = 0;
  let trialUnderWay = false;

  const isOpen = () => failed >= failures;

  return {
    begin() {
      const isTrial = isOpen();
      if (isTrial && (trialUnderWay || now() < restsUntil)) return null;
      trialUnderWay ||= isTrial;
      return (how) => {
        if (isTrial) trialUnderWay = false;
        if (how === 'worked') failed = 0;
        if (how !== 'failed') return;
        failed += 1;
        if (isOpen()) restsUntil = now() + restMs;
      };
    },
    isOpen,
  };
}
