export interface ConcurrencyLimit {
  /** @returns a function that releases the slot, or null if there is none left for this client */
  take(client: string): (() => void) | null;
}

interface Options {
  max: number;
  maxPerClient: number;
}

/** Bounds work under way, in all and per client, so that one client leaves slots for others. */
export function createConcurrencyLimit({ max, maxPerClient }: Options): ConcurrencyLimit {
  const byClient = new Map<string, number>();
  let taken = 0;
  return {
    take: (client) => {
      const ofClient = byClient.get(client) ?? 0;
      if (taken >= max || ofClient >= maxPerClient) return null;
      taken += 1;
      byClient.set(client, ofClient + 1);
      return () => {
        taken -= 1;
        const left = (byClient.get(client) ?? 1) - 1;
        if (left > 0) byClient.set(client, left);
        else byClient.delete(client);
      };
    },
  };
}
