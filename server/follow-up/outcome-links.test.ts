import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { referencePrefix } from '#domain/content/company/brand.ts';
import { createReference, normaliseReference } from '../store/submissions/reference.ts';
import { createOutcomeLinks } from './outcome-links.ts';

const publicUrl = 'https://site.example';
const secretFor = (purpose: string) => new TextEncoder().encode(purpose.padEnd(32, '.'));
const links = createOutcomeLinks('office', { secretFor, publicUrl });
const link = {
  reference: 'AB-3467-9CDF',
  outcome: 'rang-no-answer',
  expires: new Date('2027-05-21T00:00:00Z'),
} as const;
const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';
const token = tokenOf(links.url(link));

describe('the link to an outcome', () => {
  it.each(['WF', 'W4', 'H2H', '4U', 'ABCDEFGHIJ'])('is ours with the prefix %s of references', (prefix) => {
    expect(v.is(referencePrefix, prefix)).toBe(true);
    const named = { ...link, reference: createReference(prefix) };
    expect(links.read(tokenOf(links.url(named)))).toEqual(named);
    expect(normaliseReference(named.reference.toLowerCase().replaceAll('-', ' '))).toBe(named.reference);
  });

  it.each(['Rowan', 'É', 'W-4', '', 'ABCDEFGHIJK'])(
    'has no prefix such as “%s”, which the content refuses',
    (prefix) => {
      expect(v.is(referencePrefix, prefix)).toBe(false);
    },
  );

  it('says what it is for, when it ends, and nothing of a person', () => {
    expect(links.url(link)).toMatch(
      /^https:\/\/site\.example\/office\/answer\?token=AB-3467-9CDF\.rang-no-answer\.\w+\.[\w-]{22}$/,
    );
    expect(links.read(token)).toEqual(link);
    expect(token.length).toBeLessThan(100);
  });

  it('works if an earlier version sent it', () => {
    expect(links.read('AB-3467-9CDF.rang-no-answer.ty4yo0.lTs-YLEguV5d2Avkr_a8zg')).toEqual(link);
  });

  it('is none of ours with any letter changed, cut or added', () => {
    const letters = [...token];
    for (const index of letters.keys()) {
      const other = letters.with(index, letters[index] === 'A' ? 'B' : 'A').join('');
      expect(links.read(other)).toBeNull();
      expect(links.read(token.slice(0, index))).toBeNull();
    }
    for (const forged of [`${token}A`, ` ${token}`, `${token}\n`, 'x'.repeat(100_000), '../../etc/passwd'])
      expect(links.read(forged)).toBeNull();
  });

  it('is none of ours from another installation, or made for somebody else', () => {
    const others = [
      createOutcomeLinks('office', { secretFor: (purpose) => secretFor(`${purpose}!`), publicUrl }),
      createOutcomeLinks('applicant', { secretFor, publicUrl }),
    ];
    for (const other of others) expect(links.read(tokenOf(other.url(link)))).toBeNull();
  });
});
