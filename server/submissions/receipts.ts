import { readSignedText, signText } from './signed-text.ts';

/** A backend of the provider's own may name its references in another way, or give none. */
const RECEIPT = /^([\w-]{0,40})\.([\w-]{22})$/;

/** Sealed into the address of a success page, so that nobody is thanked for what was never stored. */
export interface Receipts {
  /** @param of what was sent where: a receipt for one thing is none for another */
  seal(reference: string | null, of: string): string;
  /** @returns null where it is no receipt of ours for this */
  read(text: string, of: string): { reference: string | null } | null;
}

const PARAMETERS = ['sent', 'reference'];

/** Tells the address of a page that thanks one visitor, whoever sealed its receipt. */
export function carriesReceipt(url: string): boolean {
  const [, query] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  return PARAMETERS.some((name) => RECEIPT.test(parameters.get(name) ?? ''));
}

export function createReceipts(secret: Uint8Array): Receipts {
  return {
    seal: (given, of) => {
      const reference = given !== null && /^[\w-]{1,40}$/.test(given) ? given : '';
      return signText(reference, secret, ` ${of}`);
    },
    read: (text, of) => {
      const reference = readSignedText(text, secret, ` ${of}`);
      return reference === null ? null : { reference: reference || null };
    },
  };
}
