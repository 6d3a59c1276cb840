/** A place into which the mail server puts what comes to the return address. */
export interface ReturnMailbox {
  /** Hands over each mail and puts it away, or hands it over again after a crash. Rejects with the first failure once all were tried. */
  empty(take: (raw: string) => Promise<boolean>): Promise<void>;
}

/** A return quotes what it returns: the start is enough. */
export const MAX_BYTES = 300_000;

export async function tryEach<Item>(
  items: Iterable<Item>,
  handle: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await handle(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
