import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isServed } from '../../domain/postcodes/coverage.ts';
import type { PostcodeLookup, PostcodeSource } from '../../server/postcodes/postcode-lookup.ts';
import { inventedPostcodes, knownPostcodes, postcodesOutsideGreatBritain } from './known-postcodes.ts';

export interface LookupUnderTest {
  lookup: PostcodeLookup;
  close?: () => Promise<void>;
}

/** States what every source of postcodes must do, whatever it asks or reads. */
export function describePostcodeLookup(source: PostcodeSource, open: () => Promise<LookupUnderTest>): void {
  describe('as a lookup of postcodes', () => {
    let opened: LookupUnderTest;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close?.());

    it.each(knownPostcodes)('knows where $postcode is', async ({ postcode, place }) => {
      expect(await opened.lookup.find(postcode)).toEqual({ found: true, place, source });
    });

    it.each(inventedPostcodes)('knows that there is no %s', async (postcode) => {
      expect(await opened.lookup.find(postcode)).toEqual({ found: false, source });
    });

    it.each(postcodesOutsideGreatBritain)(
      'finds %s, outside Great Britain and not served',
      async (postcode) => {
        const answer = await opened.lookup.find(postcode);
        expect(answer).toMatchObject({ found: true, place: { district: expect.any(String), county: null } });
        expect(answer.found && isServed(answer, 'services')).toBe(false);
      },
    );

    it('answers many at once, each with its own', async () => {
      const answers = await Promise.all(knownPostcodes.map(({ postcode }) => opened.lookup.find(postcode)));
      expect(answers.map((answer) => answer.found && answer.place)).toEqual(
        knownPostcodes.map(({ place }) => place),
      );
    });

    it('says which source it is, and that it works', async () => {
      await opened.lookup.find('SO14 7LY');
      expect(opened.lookup.state()).toEqual({ source, working: true });
    });
  });
}
