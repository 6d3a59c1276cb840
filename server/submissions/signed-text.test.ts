import { describe, expect, it } from 'vitest';
import { readSignedText, readSignedTextUntil, signText, signTextUntil } from './signed-text.ts';

const secret = new Uint8Array(32).fill(7);
const id = '0199f3a0-0000-7000-8000-000000000001';
const token = signText(id, secret);

/** The last letter stands for two bits alone: its neighbour in the alphabet decodes to the same bytes. */
function respelled(text: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return text.slice(0, -1) + alphabet[alphabet.indexOf(text.at(-1) ?? '') + 1];
}

it('a text that was signed by an earlier version is read', () => {
  expect(readSignedText(`${id}.CDVeTIG_LDsEaqwAR_2qwQ`, secret)).toBe(id);
  expect(readSignedText('WF-AB12-CD34.8ZSLnBG77-9zuUSQnZxbLg', secret, ' /contact')).toBe('WF-AB12-CD34');
});

it('a text that is good until a day says so, and is read for its own purpose alone', () => {
  const until = new Date('2027-05-21T00:00:00Z');
  const signed = signTextUntil('known', until, secret);
  expect(readSignedTextUntil(signed, secret)).toEqual({ text: 'known', until });
  expect(readSignedTextUntil(signed, new Uint8Array(32).fill(8))).toBeNull();
  expect(readSignedTextUntil(signText('known', secret), secret)).toBeNull();
});

describe('the token of a link', () => {
  it('leads back to what it was made for, and needs no encoding in a URL', () => {
    expect(readSignedText(token, secret)).toBe(id);
    expect(encodeURIComponent(token)).toBe(token);
  });

  it.each([
    ['of another installation', signText(id, new Uint8Array(32).fill(8))],
    ['moved to another submission', token.replace(/^.{36}/, '0199f3a0-0000-7000-8000-000000000002')],
    ['with a changed signature', `${token.slice(0, -2)}AA`],
    ['that is cut', token.slice(0, -1)],
    ['in another spelling of the same bytes', respelled(token)],
    ['without a signature', id],
    ['of nothing', ''],
    ['of nonsense', '../../etc/passwd'],
    ['that never ends', 'x'.repeat(100_000)],
  ])('is refused where it is one %s', (_, forged) => {
    expect(readSignedText(forged, secret)).toBeNull();
  });
});
