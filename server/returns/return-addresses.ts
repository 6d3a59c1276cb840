import { createHmac, timingSafeEqual } from 'node:crypto';

/** Gives each mail a return address of its own (VERP), so that what comes back names it, whatever a server makes of the rest. */
export interface ReturnAddresses {
  addressOf(messageId: string): string;
  messageIn(text: string): string | null;
}

const MESSAGE_ID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}';
/** Addresses that look like ours to try; in a return it is one of the first. */
const MAX_TRIED = 20;
const ANY_RETURN = new RegExp(`\\+(${MESSAGE_ID})-([\\da-f]{10})@`, 'gi');

export function createReturnAddresses(address: string, secret: Uint8Array): ReturnAddresses {
  const [local, domain] = address.split('@');
  // In hexadecimal: a server on the way may write it in capitals.
  const hmac = (id: string) => createHmac('sha256', secret).update(id).digest('hex').slice(0, 10);
  return {
    addressOf: (id) => `${local}+${id}-${hmac(id)}@${domain}`,
    messageIn(text) {
      for (const [, found = '', signature = ''] of text.matchAll(ANY_RETURN).take(MAX_TRIED)) {
        const id = found.toLowerCase();
        if (timingSafeEqual(Buffer.from(signature.toLowerCase()), Buffer.from(hmac(id)))) return id;
      }
      return null;
    },
  };
}
