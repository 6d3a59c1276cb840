import { describe, expect, it } from 'vitest';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { findLocation, locationsIn, milesBetween } from './find-location.ts';

describeAsShipped(() => {
  describe('a place', () => {
    it.each([
      ['SO14', 'SO14'],
      ['so14 3ab', 'SO14'],
      ['so143ab', 'SO14'],
      ['BH13AB', 'BH1'],
      ['BH13 7AB', 'BH13'],
      ['SO14 3', 'SO14'],
      ['southampton', 'Southampton'],
      ['bournmouth', 'Bournemouth'],
      ['Sowthampton', 'Southampton'],
      ["Chandler's  Ford", "Chandler's Ford"],
      ['chandlers ford', "Chandler's Ford"],
      ['lee on the solent', 'Lee-on-the-Solent'],
      ['NEW FOREST', 'New Forest'],
      ['winch', 'Winchester'],
      ['Sou', 'Southampton'],
      ['Southampton, with visits across Hampshire', 'Southampton'],
    ])('is found as it is written: %s', (written, name) => {
      expect(findLocation(written)?.name).toBe(name);
    });

    it.each(['', ' ', 'M1', 'SO99', 'night', 'Nottingham', 'SO14X', 'x'.repeat(500)])(
      'is not made up: %j',
      (written) => {
        expect(findLocation(written)).toBeNull();
      },
    );

    it('is taken out of the words around it', () => {
      const { found, rest } = locationsIn('Night work near Milford-on-Sea or SO41 0AA');
      expect([found.map(({ name }) => name), rest]).toEqual([
        ['SO41', 'Milford on Sea'],
        'night work near or',
      ]);
    });
  });

  describe('the way between two places', () => {
    const miles = (one: string, other: string) => {
      const [from, to] = [findLocation(one), findLocation(other)];
      if (!from || !to) throw new Error('no such place');
      return Math.round(milesBetween(from, to));
    };

    it.each([
      ['Southampton', 'Southampton', 0],
      ['Southampton', 'Winchester', 11],
      ['Southampton', 'SO50', 5],
      ['BH1', 'Southampton', 24],
      ['Basingstoke', 'Bournemouth', 50],
    ])('from %s to %s is about %i miles', (one, other, expected) => {
      expect(miles(one, other)).toBe(expected);
    });

    it('ends at the edge of what is larger than a town', () => {
      expect(miles('Hampshire', 'Basingstoke')).toBe(0);
      expect(miles('Winchester', 'New Forest')).toBeLessThan(10);
    });
  });
});
