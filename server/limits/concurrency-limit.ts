import { networksOf } from './client-key.ts';

export interface ConcurrencyLimit {
  /** @returns a function that releases the slot, or null if there is none left for this client or its network */
  take(client: string): (() => void) | null;
}

interface Options {
  max: number;
  maxPerClient: number;
}

/** Bounds work under way, in all and per client, so that one client leaves slots for others. */
export function createConcurrencyLimit({ max, maxPerClient }: Options): ConcurrencyLimit {
  const byNetwork = new Map<string, number>();
  let taken = 0;

  function add(key: string, change: 1 | -1): void {
    const count = (byNetwork.get(key) ?? 0) + change;
    if (count > 0) byNetwork.set(key, count);
    else byNetwork.delete(key);
  }

  return {
    take: (client) => {
      const networks = networksOf(client);
      const isFull = networks.some(({ key, share }) => (byNetwork.get(key) ?? 0) >= maxPerClient * share);
      if (taken >= max || isFull) return null;
      taken += 1;
      for (const { key } of networks) add(key, 1);
      return () => {
        taken -= 1;
        for (const { key } of networks) add(key, -1);
      };
    },
  };
}
