import type { FormValues } from '#domain/forms/form-result.ts';
import type { Visit } from '~/visit.ts';

const COPY = 'copy';

/** An address may be passed on, and stays in a browser's history: a copy is for the network that sent the form alone. */
const sealedFor = ({ facts }: Visit) => `copy ${facts.clientAddress}`;

export function writeCopy(query: URLSearchParams, visit: Visit, reference: string | null): void {
  query.set(COPY, visit.services.receipts.seal(reference, sealedFor(visit)));
}

export const carriesCopy = ({ url }: Visit): boolean => url.searchParams.has(COPY);

/** The receipt of what was sent from this network; null for others. */
export const sentFromHere = (visit: Visit) =>
  visit.services.receipts.read(visit.url.searchParams.get(COPY) ?? '', sealedFor(visit));

/** The copy of a form, for some minutes; empty for others. */
export async function readCopy(visit: Visit): Promise<FormValues> {
  const receipt = sentFromHere(visit);
  return receipt ? visit.services.sentCopies.read(receipt.reference) : {};
}
