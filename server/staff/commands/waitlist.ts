import { brand } from '#content/brand.yaml';
import { isServed } from '#domain/postcodes/coverage.ts';
import { readPostcodeArea } from '#domain/postcodes/postcode-area.ts';
import { createSectorTable } from '../../postcodes/sector-table.ts';
import { eachPage } from '../../submissions/each-page.ts';
import type { StoredSubmission } from '../../submissions/submission-store.ts';
import {
  createWaitlistOpening,
  type Waiting,
  type WaitlistOpening,
} from '../../waitlist/waitlist-opening.ts';
import { type CommandContext, defineCommand, UsageError } from '../command.ts';
import { localTime, textTable } from '../printed-text.ts';

export const waitlistList = defineCommand({
  name: 'notices list',
  summary: 'Lists where people asked to be told that we have reached their area, written to or not.',
  options: {},
  async run({ json, context }) {
    const districts = await context.readStore(({ submissions }) =>
      byDistrict(eachPage(submissions, { kind: 'area-notice' })),
    );
    if (json) context.print(JSON.stringify(districts, null, 2));
    else if (districts.length === 0) context.note('Nobody has asked.');
    else context.print(districtTable(districts));
  },
});

const COVERAGE_AREAS = ['home', 'services'] as const;

interface District {
  area: string;
  people: number;
  since: Date;
}

async function byDistrict(newestFirst: AsyncIterable<StoredSubmission[]>): Promise<District[]> {
  const districts = new Map<string, { emails: Set<string>; since: Date }>();
  for await (const notices of newestFirst) {
    for (const { email, fields, receivedAt } of notices) {
      const [area = ''] = (fields.postcode ?? '').split(' ');
      const emails = districts.get(area)?.emails ?? new Set();
      districts.set(area, { emails: emails.add(email ?? ''), since: receivedAt });
    }
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

export const waitlistOpen = defineCommand({
  name: 'notices open',
  summary: 'Writes to everybody who asked to be told when an area is reached, once.',
  operands: { show: '<area>', min: 1, max: 2 },
  details: `An area is the beginning of postcodes: LS (a post town), SO17 (a district) or "SO17 3" (a sector).
Nobody is told of the same place twice, however often this is done and whatever areas overlap. The running site
sends the mails. What content/coverage.yaml does not cover is refused: change it first.`,
  options: {
    yes: { type: 'boolean', help: 'really write; without this, the people and the mail are shown' },
  },
  async run({ values, json, operands, context }) {
    const area = readPostcodeArea(operands.join(' '));
    if (!area) throw new UsageError('Give the beginning of a postcode: LS, SO17 or "SO17 3".');
    await withOpening(context, async (opening) => {
      const people = await opening.waiting(area);
      const notCovered = await postcodesNotCovered(people);
      if (notCovered.length > 0)
        throw new UsageError(
          `Nothing was sent. content/coverage.yaml does not cover ${notCovered.join(', ')}: change it first, or give a smaller area.`,
        );
      if (!values.yes && people.length > 0) {
        preview(context, opening, people, area);
        throw new UsageError(`Nothing was sent. To write to ${peopleInWords(people.length)}, add --yes.`);
      }
      const written = await opening.writeTo(people, area);
      if (json) context.print(JSON.stringify({ area, waiting: people.length, written }));
      else context.print(resultInWords(area, people.length, written));
    });
  },
});

/** By the table that comes with the site; a postcode that it does not know is not held against the area. */
async function postcodesNotCovered(people: readonly Waiting[]): Promise<string[]> {
  const table = createSectorTable();
  const postcodes = [...new Set(people.map(({ postcode }) => postcode))];
  const answers = await Promise.all(
    postcodes.map(async (postcode) => ({ postcode, answer: await table.find(postcode) })),
  );
  return answers
    .filter(
      ({ postcode, answer }) =>
        answer.found && !COVERAGE_AREAS.some((area) => isServed({ place: answer.place, postcode }, area)),
    )
    .map(({ postcode }) => postcode);
}

function withOpening(
  context: CommandContext,
  use: (opening: WaitlistOpening) => Promise<void>,
): Promise<void> {
  const publicUrl = context.config.PUBLIC_URL ?? brand.publicUrl;
  return context.withStore(({ submissions, secretFor }) =>
    use(createWaitlistOpening({ submissions, publicUrl, secret: secretFor('unsubscribe') })),
  );
}

function preview(context: CommandContext, opening: WaitlistOpening, people: Waiting[], area: string): void {
  const rows = people.map(({ reference, email, postcode, since, needs }) => [
    reference,
    email,
    postcode,
    localTime(since),
    needs,
  ]);
  context.note(textTable(['REFERENCE', 'EMAIL', 'POSTCODE', 'SINCE', 'NEEDS'], rows));
  const [first] = people;
  if (!first) return;
  const { subject, text } = opening.mailTo(first, area);
  context.note(`\nThe mail, as the first of them gets it:\n\nSubject: ${subject}\n\n${text}`);
}

function resultInWords(area: string, waiting: number, written: number): string {
  if (waiting === 0) return `Nobody waits in ${area}.`;
  if (written === 0)
    return `Everybody who waits in ${area} had been written to before: ${peopleInWords(waiting)}.`;
  const before = waiting - written;
  const rest = before > 0 ? ` ${peopleInWords(before)} had been written to before.` : '';
  return `The site writes to ${peopleInWords(written)} now.${rest}`;
}

function peopleInWords(number: number): string {
  return number === 1 ? '1 person' : `${number} people`;
}
