export interface CircuitBreakerOptions {
  failures?: number;
  cooldownMs?: number;
  now?: () => number;
}

/** `given-up` if the caller left before that could be known. */
export type EndAttempt = (how: 'worked' | 'failed' | 'given-up') => void;

export interface CircuitBreaker {
  begin(): EndAttempt | null;
  isOpen(): boolean;
}

/** After some failures in a row nobody may try, until a single trial shows that the service is back. */
export function createCircuitBreaker(options: CircuitBreakerOptions = {}): CircuitBreaker {
  const { failures = 3, cooldownMs = 30_000, now = () => performance.now() } = options;
  let failed = 0;
  let openUntil = 0;
  let trialUnderWay = false;

  const isOpen = () => failed >= failures;

  return {
    begin() {
      const isTrial = isOpen();
      if (isTrial && (trialUnderWay || now() < openUntil)) return null;
      trialUnderWay ||= isTrial;
      return (how) => {
        if (isTrial) trialUnderWay = false;
        if (how === 'worked') failed = 0;
        if (how !== 'failed') return;
        failed += 1;
        if (isOpen()) openUntil = now() + cooldownMs;
      };
    },
    isOpen,
  };
}
