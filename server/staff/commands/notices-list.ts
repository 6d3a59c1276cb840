import type { StoredSubmission } from '../../submissions/submission-store.ts';
import { defineCommand } from '../command.ts';
import { localTime, textTable } from '../printed-text.ts';

export const noticesList = defineCommand({
  name: 'notices list',
  summary: 'Lists where people asked to be told that we have reached their area, written to or not.',
  options: {},
  async run({ json, context }) {
    const notices = await context.withStore(({ submissions }) => submissions.find({ kind: 'area-notice' }));
    const districts = byDistrict(notices);
    if (json) context.print(JSON.stringify(districts, null, 2));
    else if (districts.length === 0) context.note('Nobody has asked.');
    else context.print(districtTable(districts));
  },
});

interface District {
  /** The outward code: `SO17`. */
  area: string;
  people: number;
  since: Date;
}

/** The districts with most people first; somebody who asked twice in one counts once. */
function byDistrict(newestFirst: StoredSubmission[]): District[] {
  const districts = new Map<string, { emails: Set<string>; since: Date }>();
  for (const { email, fields, receivedAt } of newestFirst) {
    const [area = ''] = (fields.postcode ?? '').split(' ');
    const emails = districts.get(area)?.emails ?? new Set();
    districts.set(area, { emails: emails.add(email ?? ''), since: receivedAt });
  }
  return [...districts]
    .map(([area, { emails, since }]) => ({ area, people: emails.size, since }))
    .sort((one, other) => other.people - one.people || one.area.localeCompare(other.area));
}

function districtTable(districts: District[]): string {
  return textTable(
    ['AREA', 'PEOPLE', 'SINCE'],
    districts.map(({ area, people, since }) => [area, String(people), localTime(since)]),
  );
}
