import * as v from 'valibot';
import { listBy, oneOf, sentenceWith, slug, text, words } from './kinds.ts';
import { RETENTION_IDS } from './retention.ts';

const PLACES = [
  'authority',
  'duty',
  'limits',
  'outcomes',
  'regulator',
  'Regulator',
  'RegulatorInFull',
  'regulatorInShort',
  'regulatorOnComplaints',
  'review',
  ...RETENTION_IDS,
] as const;
export type StatementPlace = (typeof PLACES)[number];

const CONDITIONS = ['pending', 'registered', 'withoutManager'] as const;
export type StatementCondition = (typeof CONDITIONS)[number];

/** Parts of lists that the site makes itself. */
const ITEMS = ['laws', 'sessionStorage', 'indexedDB', 'localStorage', 'cookies'] as const;
const DETAILS = [
  'childline',
  'company',
  'councils',
  'email',
  'informationHelpline',
  'informationPost',
  'nspcc',
  'post',
  'privacyEmail',
  'regulator',
  'reviewer',
  'telephone',
] as const;
const ROWS = ['recipients', 'retention'] as const;

const said = sentenceWith([], PLACES);
const condition = v.optional(oneOf(CONDITIONS));
const href = v.pipe(
  v.string('must be where it leads, such as /contact'),
  v.regex(/^(\/|https:\/\/|mailto:|tel:)\S+$/, 'must be where it leads, such as /contact'),
);

const item = v.union(
  [
    said,
    v.strictObject({ term: text, text: said, while: condition }),
    v.strictObject({ made: oneOf(ITEMS) }),
  ],
  `must be a text, or term and text, or made with one of these: ${ITEMS.join(', ')}`,
);
const detail = v.union(
  [oneOf(DETAILS), v.strictObject({ label: text, text, href })],
  `must have label, text and href, or be one of these: ${DETAILS.join(', ')}`,
);
const table = v.strictObject({
  caption: text,
  columns: v.array(text),
  rows: v.union(
    [oneOf(ROWS), v.array(v.array(said))],
    `must be rows of texts, or one of these: ${ROWS.join(', ')}`,
  ),
  none: v.optional(text),
});

const KINDS = ['paragraph', 'subheading', 'list', 'details', 'table'] as const;
const block = v.pipe(
  v.strictObject({
    paragraph: v.optional(said),
    subheading: v.optional(text),
    list: v.optional(v.array(item, 'must be a list, with a hyphen before each item')),
    details: v.optional(v.array(detail, 'must be a list, with a hyphen before each')),
    table: v.optional(table),
    while: condition,
  }),
  v.check(
    (parts) => KINDS.filter((kind) => parts[kind] !== undefined).length === 1,
    `must be one of these: ${KINDS.join(', ')}`,
  ),
);

const statement = v.strictObject({
  ...words('title', 'subtitle', 'intro', 'lastUpdated').entries,
  sections: listBy(
    'id',
    v.strictObject({ id: slug, title: said, shortTitle: said, blocks: v.array(block) }),
    1,
  ),
});

export type WrittenStatement = v.InferOutput<typeof statement>;
export type WrittenBlock = v.InferOutput<typeof block>;
export type WrittenItem = v.InferOutput<typeof item>;
export type MadeItems = (typeof ITEMS)[number];
export type MadeDetails = (typeof DETAILS)[number];
export type MadeRows = (typeof ROWS)[number];

export const statementFiles = {
  'statements/accessibility': v.strictObject({ accessibility: statement }),
  'statements/complaints': v.strictObject({ complaints: statement }),
  'statements/privacy': v.strictObject({ privacy: statement }),
  'statements/safeguarding': v.strictObject({ safeguarding: statement }),
} as const;
