export interface Places {
  /** @returns what gives the place back, or null if there is none for this client */
  take(client: string): (() => void) | null;
}

interface Options {
  forAll: number;
  perClient: number;
}

/** So many at once, and of them so many for one client: nobody takes the places of all. */
export function createPlaces({ forAll, perClient }: Options): Places {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take: (client) => {
      const ofClient = taken.get(client) ?? 0;
      if (all >= forAll || ofClient >= perClient) return null;
      all += 1;
      taken.set(client, ofClient + 1);
      return () => {
        all -= 1;
        const left = (taken.get(client) ?? 1) - 1;
        if (left > 0) taken.set(client, left);
        else taken.delete(client);
      };
    },
  };
}
