import { describe, expect, it } from 'vitest';
import { linkToken, readLinkToken } from './link-token.ts';

const secret = new Uint8Array(32).fill(7);
const id = '0199f3a0-0000-7000-8000-000000000001';
const token = linkToken(id, secret);

/** The last letter stands for two bits alone: its neighbour in the alphabet decodes to the same bytes. */
function respelled(text: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return text.slice(0, -1) + alphabet[alphabet.indexOf(text.at(-1) ?? '') + 1];
}

describe('the token of a link', () => {
  it('leads back to what it was made for, and needs no encoding in a URL', () => {
    expect(readLinkToken(token, secret)).toBe(id);
    expect(encodeURIComponent(token)).toBe(token);
  });

  it.each([
    ['of another installation', linkToken(id, new Uint8Array(32).fill(8))],
    ['moved to another submission', token.replace(/^.{36}/, '0199f3a0-0000-7000-8000-000000000002')],
    ['with a changed signature', `${token.slice(0, -2)}AA`],
    ['that is cut', token.slice(0, -1)],
    ['in another spelling of the same bytes', respelled(token)],
    ['without a signature', id],
    ['of nothing', ''],
    ['of nonsense', '../../etc/passwd'],
    ['that never ends', 'x'.repeat(100_000)],
  ])('is refused where it is one %s', (_, forged) => {
    expect(readLinkToken(forged, secret)).toBeNull();
  });
});
