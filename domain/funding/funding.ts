import { councils } from '#content/area.yaml';
import { fundingChecked, fundingCheckedOn, funding as ways } from '#content/funding.yaml';
import type { Funding, FundingId } from '../content/services/funding.ts';
import { fill } from '../text/fill.ts';
import { localDate } from '../time/days-in-words.ts';

export const fundingNote = fill(fundingChecked, { date: localDate(fundingCheckedOn) });

const councilSources = councils.map(({ name, url }) => ({ text: name, url }));

export const funding: readonly Funding[] = ways.map((way) =>
  way.id === 'council' ? { ...way, sources: [...way.sources, ...councilSources] } : way,
);

const byId = new Map(funding.map((way) => [way.id, way]));

export function fundingOf(ids: readonly FundingId[]): Funding[] {
  return ids.flatMap((id) => byId.get(id) ?? []);
}
