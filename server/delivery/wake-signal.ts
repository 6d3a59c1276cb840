export interface WakeSignal {
  wake(): void;
  wait(timeoutMs: number): Promise<void>;
}

export function createWakeSignal(): WakeSignal {
  let woken = false;
  let wakeWaiter: (() => void) | null = null;
  return {
    wake: () => {
      woken = true;
      wakeWaiter?.();
    },
    wait: async (timeoutMs) => {
      if (!woken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, timeoutMs);
          wakeWaiter = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      woken = false;
      wakeWaiter = null;
    },
  };
}
