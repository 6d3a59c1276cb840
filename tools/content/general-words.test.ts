import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { generalWords } from './general-words.ts';
import { readContent } from './read-content.ts';

const content = join(import.meta.dirname, '../../content');

type Change = readonly [name: string, part: string | RegExp, other: string];

/** All that is said of a provider’s folder whose general words are those that ship but for some changes, without lines. */
function faultsOf(changes: readonly Change[]): readonly string[] {
  const folder = temporaryFolder();
  cpSync(content, folder, { recursive: true, filter: (path) => !/\.(md|json)$/.test(path) });
  for (const [name, part, other] of changes) {
    const file = join(folder, `${name}.yaml`);
    const before = readFileSync(file, 'utf8');
    const after = before.replace(part, other);
    expect(after, `${name}: ${part}`).not.toBe(before);
    writeFileSync(file, after);
  }
  return readContent(folder, content)
    .errors.map((error) => error.replace(/\.yaml:\d+/, ''))
    .sort();
}

it('a provider says them otherwise, and makes lists longer or shorter', () => {
  const faults = faultsOf([
    ['waitlist', /submit: .*/, 'submit: Yes, tell me'],
    ['contact', /answered: .*/, 'answered: By {day} you hear from us.'],
    ['event-page', /next:\n/, 'next:\n      - First we write.\n'],
    ['navigation', /links:\n/, 'links:\n    - { text: Prices, path: /prices }\n'],
    ['articles', 'follow: null', 'follow: Follow'],
    ['articles', 'follow: Follow by feed reader', 'follow: null'],
    ['lifestyle', '{noCare} ', ''],
    ['credits', /link: null/, "link: { text: A licence, url: 'https://example.org' }"],
  ]);
  expect(faults).toEqual([]);
});

it('a change of what the code counts on is named with its place and an example, all at once', () => {
  const faults = faultsOf([
    ['call-request', /callsAtOnce: .*/, 'callsAtOnce: 0'],
    ['contact', /answered: .*/, 'answered: Soon.'],
    ['contact', /urgentOpen: .*/, 'urgentOpen: Ring until {closes} on {day}.'],
    ['event-page', /upcoming:(?:\n {4}.*)+/, 'upcoming: Soon'],
    ['kept-promises', /isShown: .*/, 'isShown: perhaps'],
    ['mails/enquiry', /(?<=steps:\n)(?: +- .*\n)+/, '      - Wait.\n'],
    ['navigation', /path: \/.*/, 'path: contact'],
    ['price-page', /(?<=columns: )\[.*/, '[What]'],
    ['waitlist', /submit: .*/, 'sumbit: Yes'],
    ['waitlist', /title: .*/, "title: ' '"],
    ['waitlist', /email: .*/, 'email: 12'],
    ['waitlist', /failed: .*/, 'failed: Sorry, {name}'],
  ]);
  expect(faults).toEqual([
    'content/call-request: callsAtOnce: must be 1 or more',
    'content/contact: contact.next.answered: must have {day}, such as: … {day} …',
    'content/contact: contact.next.urgentOpen: cannot have {day}; only {closes} is filled here',
    'content/event-page: eventPage.upcoming: must have names with values, such as title: Care at home',
    'content/kept-promises: keptPromises.isShown: must be true or false',
    'content/mails/enquiry: enquiryMails.confirmation.steps: must have {day}, such as: … {day} …',
    expect.stringMatching(/^content\/navigation: .*path: must be a path of the site, such as \/contact$/),
    'content/price-page: pricePage.table.columns.1: is missing, such as 1: Ring us',
    'content/waitlist: waitlistText.email: must be text, such as: Ring us',
    'content/waitlist: waitlistText.failed: cannot have {name}; nothing is filled in here',
    'content/waitlist: waitlistText.submit: is missing, such as submit: Ring us',
    'content/waitlist: waitlistText.sumbit: is not known here: there is title, description, postcode, email, submit, submitting, sent, failed',
    'content/waitlist: waitlistText.title: must not be empty',
  ]);
});

it('the places of a text are in its type, as they are in the words that ship', () => {
  const words = generalWords();
  expect(words.get('field-notes')?.types.fieldNoteWords).toBe(
    `{ "willRing": Sentence<'phone'>; "invisible": { "one": Sentence<'marked'>; "several": Sentence<'count' | 'marked'> }; "takeOut": { "one": string; "several": string } }`,
  );
  expect(words.get('call-request')?.types.callsAtOnce).toBe(`WordData<'call-request.callsAtOnce'>`);
});
