// Names of places as the table of postcodes that comes with the site has them: `new`, the check and the editor ask this one list.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CoverageRule } from '#domain/content/area/coverage.ts';
import type { NationName } from '#domain/content/company/brand.ts';
import { createSpelling } from '#domain/text/spelling.ts';
import { districtIndex } from '#server/postcodes/district-runs.ts';
import { AREAS_OUTSIDE, DISTRICTS_OUTSIDE } from '#server/postcodes/outside-great-britain.ts';
import type { SectorFile } from '#server/postcodes/sector-table.ts';

const file = join(import.meta.dirname, '../../../server/postcodes/sectors.json');
const { districts, sectors } = JSON.parse(readFileSync(file, 'utf8')) as SectorFile;

/** Merged in 2019; older lists still have them. */
const MERGED = ['Poole', 'Bournemouth'];

type Names = ReadonlySet<string>;
const namesOf = (names: readonly (string | null)[]): Names => new Set(names.flatMap((name) => name || []));
const outside = Object.values(DISTRICTS_OUTSIDE).map(({ district }) => district);
const known = {
  districts: namesOf([...districts.map(([, district]) => district), ...outside, ...MERGED]),
  counties: namesOf(districts.map(([, , county]) => county)),
  policeAreas: namesOf(districts.map(([, , , policeArea]) => policeArea)),
};
const outwards = Object.keys(sectors);
const areas = new Set([...outwards.map((code) => code.replace(/\d.*/, '')), ...AREAS_OUTSIDE]);

export function isBeginning(name: string): boolean {
  const [outward = ''] = name.split(' ');
  if (!/^[A-Z]{1,2}(\d[A-Z\d]?( \d)?)?$/.test(name)) return false;
  const area = name.replace(/\d.*/, '');
  return name === area || AREAS_OUTSIDE.includes(area) ? areas.has(area) : outwards.includes(outward);
}

/** Districts that went in 2023, whose towns are asked for by their names. */
const FORMER: Readonly<Record<string, string>> = {
  Carlisle: 'Cumberland',
  Kendal: 'Westmorland and Furness',
  Barrow: 'Westmorland and Furness',
  Harrogate: 'North Yorkshire',
  Scarborough: 'North Yorkshire',
  Taunton: 'Somerset',
};

const FIRST_LETTERS: Readonly<Record<string, NationName>> = { E: 'england', W: 'wales', S: 'scotland' };

/** The nation of an office, by the code of its district. */
export function nationOf(postcode = ''): NationName {
  const [outward = '', unit = ''] = postcode.split(' ');
  const runs = Object.entries(sectors[outward] ?? {}).find(([digits]) =>
    digits.includes(unit.charAt(0)),
  )?.[1];
  const [code = ''] = districts[districtIndex(runs?.split(' ')[0] ?? '')] ?? [];
  return outward.startsWith('BT') ? 'northernIreland' : (FIRST_LETTERS[code.charAt(0)] ?? 'england');
}

function meant(name: string, names: Names): string {
  const written = name.charAt(0).toUpperCase() + name.slice(1);
  const now = FORMER[written];
  if (now && names.has(now)) return `: it lies in ${now}; write that, or its postcodes`;
  const spelt = createSpelling(names, { minLength: 4 })(written);
  const near = spelt ? [spelt] : [...names].filter((one) => one.includes(written.split(' ')[0] ?? written));
  return near.length > 0 ? `: did you mean ${near.slice(0, 5).join(', or ')}?` : '';
}

const every: Names = new Set([...known.districts, ...known.counties]);

/** A name that is none of the table's, and no slip of one. */
export const isTown = (name: string): boolean => !isBeginning(name) && !every.has(name) && !isMisspelt(name);

const isMisspelt = (name: string) => createSpelling(every, { minLength: 4 })(name) !== null;

export function areaFault(name: string): string | null {
  if (isBeginning(name) || every.has(name)) return null;
  const hint =
    meant(name, every) ||
    '; give the district in which a town lies, or its postcodes, such as Norwich or NR18';
  return `${name} is no county, no district and no beginning of postcodes${hint}`;
}

const KINDS = { counties: 'county', districts: 'district', policeAreas: 'police area' } as const;

export function ruleFaults(rule: CoverageRule): { path: [string, number]; says: string }[] {
  const places = (['counties', 'districts', 'policeAreas'] as const).flatMap((kind) =>
    rule[kind].flatMap((name, index) => {
      if (known[kind].has(name)) return [];
      const says = `${name} is no ${KINDS[kind]} of the table of postcodes${meant(name, known[kind])}`;
      return [{ path: [kind, index] as [string, number], says }];
    }),
  );
  const codes = rule.postcodes.flatMap((name, index) =>
    isBeginning(name)
      ? []
      : [
          {
            path: ['postcodes', index] as [string, number],
            says: `${name} begins no postcode: write NR, NR18 or NR18 0`,
          },
        ],
  );
  return [...places, ...codes];
}

export const ruleOf = (names: readonly string[]): CoverageRule => ({
  postcodes: names.filter(isBeginning),
  counties: names.filter((name) => known.counties.has(name)),
  districts: names.filter((name) => known.districts.has(name)),
  policeAreas: [],
});
