// Names of places as the table of postcodes that comes with the site has them.
import type { CoverageRule } from '#domain/content/coverage.ts';
import { loadSectorData } from '#server/postcodes/sector-table.ts';

export interface AreaNames {
  faultOf: (name: string) => string | null;
  /** The rule of coverage that has them all. */
  ruleOf: (names: readonly string[]) => CoverageRule;
}

const isPostcode = (name: string) => /^[A-Z]{1,2}(\d[A-Z\d]?( \d)?)?$/.test(name);

export async function loadAreaNames(): Promise<AreaNames> {
  const { districts, sectors } = await loadSectorData();
  const names = (part: 'district' | 'county') => new Set(districts.flatMap(({ place }) => place[part] ?? []));
  const known = { districts: names('district'), counties: names('county') };
  const isBeginning = (name: string) => {
    const [outward = ''] = name.split(' ');
    return (
      isPostcode(name) &&
      Object.keys(sectors).some((code) => code === outward || code.replace(/\d.*/, '') === name)
    );
  };
  return {
    faultOf: (name) => {
      if (isBeginning(name) || known.districts.has(name) || known.counties.has(name)) return null;
      const near = [...known.districts, ...known.counties].filter((one) =>
        one.includes(name.split(' ')[0] ?? name),
      );
      const hint =
        near.length > 0 ? `: did you mean ${near.slice(0, 5).join(', or ')}?` : ', such as Norwich or NR18';
      return `${name} is no county, no district and no beginning of postcodes${hint}`;
    },
    ruleOf: (all) => ({
      postcodes: all.filter(isBeginning),
      counties: all.filter((name) => known.counties.has(name)),
      districts: all.filter((name) => known.districts.has(name)),
      policeAreas: [],
    }),
  };
}
