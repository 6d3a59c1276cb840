/** Wakes one sleeper. */
export interface Bell {
  ring(): void;
  /** Resolves when it rings, at once where it rang since the last call, or after `timeoutMs`. */
  heard(timeoutMs: number): Promise<void>;
}

export function createBell(): Bell {
  let rung = false;
  let answer: (() => void) | null = null;
  return {
    ring: () => {
      rung = true;
      answer?.();
    },
    heard: async (timeoutMs) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, timeoutMs);
          answer = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
      answer = null;
    },
  };
}
