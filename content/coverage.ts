/** Names exactly as postcodes.io writes them; one match in any of the lists is enough. */
export interface CoverageRule {
  /** Beginnings of postcodes: `NR` (a post town), `SO17` (a district) or `SO17 3` (a sector). */
  postcodes: readonly string[];
  counties: readonly string[];
  districts: readonly string[];
  policeAreas: readonly string[];
}

export type CoverageArea = 'home' | 'services';

const home: CoverageRule = {
  postcodes: [],
  counties: ['Hampshire'],
  districts: [
    'Southampton',
    'Bournemouth, Christchurch and Poole',
    // Merged into the district above in 2019: today's sources no longer answer with them, older lists still do.
    'Poole',
    'Bournemouth',
  ],
  policeAreas: [],
};

/** Portsmouth and the Isle of Wight are the only places where the two rules disagree. */
export const coverage: Record<CoverageArea, CoverageRule> = {
  home,
  services: { ...home, policeAreas: ['Hampshire'] },
};
