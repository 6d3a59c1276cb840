import { createCipheriv, createHash } from 'node:crypto';

/** Fills a password up to 32 bytes (ISO 32000-1, 7.6.3.3); alone it is the empty one. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const MAX_DICTIONARY = 4096;

/** True for an encrypted file that the empty password does not open: one of which only changes are forbidden opens with it. */
export function needsPassword(content: Buffer): boolean {
  const text = content.toString('latin1');
  const encrypt = encryptDictionary(text);
  if (encrypt === null) return false;
  if (!/\/Filter\s*\/Standard\b/.test(encrypt)) return true;
  const number = (name: string) => Number(new RegExp(`/${name}\\s+(-?\\d{1,12})(?!\\d)`).exec(encrypt)?.[1]);
  const [user, owner] = [stringOf(encrypt, 'U'), stringOf(encrypt, 'O')];
  const revision = number('R');
  // Refused is what is known to be locked.
  if (!user || !owner) return false;
  if (revision >= 5) return !user.subarray(0, 32).equals(hashOf(revision, user.subarray(32, 40)));
  const id = stringOf(text, 'ID\\s*\\[') ?? Buffer.alloc(0);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(number('P') | 0);
  const open = revision >= 4 && /\/EncryptMetadata\s+false/.test(encrypt) ? 'ffffffff' : '';
  const bytes = revision === 2 ? 5 : revision === 3 ? Math.min(16, (number('Length') || 40) / 8) : 16;
  let key = md5(PADDING, owner.subarray(0, 32), permissions, id, Buffer.from(open, 'hex')).subarray(0, bytes);
  if (revision === 2) return !user.equals(rc4(key, PADDING));
  for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, bytes);
  let check: Buffer = md5(PADDING, id);
  for (let round = 0; round < 20; round += 1)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  return !user.subarray(0, 16).equals(check);
}

/** As the last trailer has it, or names its object. */
function encryptDictionary(text: string): string | null {
  const [last] = [...text.matchAll(/\/Encrypt\s*(?:<<|(\d{1,10})\s+(\d{1,5})\s+R\b)/g)].slice(-1);
  if (!last) return null;
  const [, object, generation] = last;
  const at = object ? text.search(new RegExp(`(?<!\\d)${object}\\s+${generation}\\s+obj\\b`)) : last.index;
  if (at < 0) return null;
  return /^.*?(?:endobj|$)/s.exec(text.slice(at, at + MAX_DICTIONARY))?.[0] ?? null;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Written in hexadecimal digits, or in brackets with escapes. */
function stringOf(text: string, name: string): Buffer | null {
  const found = new RegExp(`/${name}\\s*(?:<([\\da-fA-F\\s]*)>|\\(((?:[^\\\\()]|\\\\[\\s\\S])*)\\))`).exec(
    text,
  );
  if (!found) return null;
  const [, digits, written = ''] = found;
  if (digits !== undefined) return Buffer.from(digits.replace(/\s/g, ''), 'hex');
  const plain = written.replace(/\\(\d{1,3}|\r\n|[\s\S])/g, (_, escaped: string) => {
    if (/^\d/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 0xff);
    return /^[\r\n]/.test(escaped) ? '' : (ESCAPES[escaped] ?? escaped);
  });
  return Buffer.from(plain, 'latin1');
}

const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** OpenSSL no longer has it. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 0xff] ?? 0;
  const swap = (a: number, b: number) => {
    const value = at(a);
    state[a & 0xff] = at(b);
    state[b & 0xff] = value;
  };
  let j = 0;
  for (let i = 0; i < 256; i += 1) {
    j += at(i) + (key[i % key.length] ?? 0);
    swap(i, j);
  }
  j = 0;
  return Buffer.from(
    data.map((byte, index) => {
      j += at(index + 1);
      swap(index + 1, j);
      return byte ^ at(at(index + 1) + at(j));
    }),
  );
}

/** ISO 32000-2, 7.6.4.3.4, for the empty password. */
function hashOf(revision: number, salt: Buffer): Buffer {
  let key = createHash('sha256').update(salt).digest();
  if (revision < 6) return key;
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const block = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const sum = block.subarray(0, 16).reduce((all, byte) => all + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][sum] ?? 'sha256')
      .update(block)
      .digest();
    last = block.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}
