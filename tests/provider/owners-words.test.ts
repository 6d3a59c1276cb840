import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentAside } from '../support/content-aside.ts';
import { change } from './changes-by-hand.ts';
import { root } from './provider-site.ts';

/** On Monday 23 November 2026. */
const asking = `
import { writeModules } from './tools/content/write-modules.ts';
const errors = writeModules('.');
if (errors.length > 0) throw new Error(errors.join('\\n'));
const { embeddedAssistant } = await import('./tests/support/embedded-assistant.ts');
const { createFaqSearch } = await import('./app/features/faq/filter-faq.ts');
const { indexDocuments } = await import('./app/features/site-search/index/search-index.ts');
const { siteDocuments } = await import('./app/features/site-search/index/site-documents.ts');
const { faq } = await import('./domain/faq/faq.ts');
const { faqPage } = await import('./build/content/faq.ts');
const assistant = embeddedAssistant();
const find = { faq: createFaqSearch(faq, faqPage.smallWords), site: indexDocuments(siteDocuments()) };
const answers = {};
for (const content of JSON.parse(process.argv[2])) {
  const [, where, words] = /^(faq|site): (.*)$/.exec(content) ?? [];
  const found = where === 'faq' ? find.faq({ tab: 'all', search: words }) : where && find.site(words);
  answers[content] = found ? JSON.stringify(found) : (await assistant.answer([{ role: 'user', content }])).text;
}
console.log(JSON.stringify(answers));
`;

interface Kind {
  /** Each in turn: put in, said otherwise, taken away. */
  steps: readonly ((folder: string) => void)[];
  asks: readonly string[];
  /** What is said before, and after each step. */
  says: readonly (string | RegExp)[];
}

const dog = (answer: string) => `questions:
  - id: dogs
    question: Do your carers mind a dog?
    answer: ${answer}
    words: pets, animals
    icon: house
    category: services
`;

const person = (name: string, pages: string) => `team:
  title: Who is who
  sampleNote: None.
  people:
    - { id: ada, name: ${name}, role: Registered manager, text: She answers for our care., pages: ${pages}, sample: false }
`;

const put = (name: string, text: string) => (folder: string) => writeFileSync(join(folder, name), text);
const edit = (name: string, from: string | RegExp, to: string) => (folder: string) =>
  change(folder, name, from, to);
const days = (listed: string) => edit('opening-times.yaml', /^otherDays:.*$/m, `otherDays: {${listed}}`);
const nightCare = (folder: string) =>
  cpSync(join(root, 'content/services/night-care.yaml'), join(folder, 'services/night-care.yaml'));

const kinds: Readonly<Record<string, Kind>> = {
  'a question of the FAQ': {
    steps: [
      edit('faq.yaml', 'questions:\n', dog('Most of them like dogs.')),
      edit('faq.yaml', 'Most of them like dogs.', 'Two of them do.'),
      edit('faq.yaml', dog('Two of them do.'), 'questions:\n'),
    ],
    asks: [
      ...['Do your carers mind a dog?', 'do you mind dogs', 'would a carer mind our dogs?'],
      ...['are dogs minded by your carers', 'faq: dogs', 'site: dogs'],
    ],
    says: [/^(?!.*dogs\.)/s, 'Most of them like dogs.', 'Two of them do.', /^(?!.*(?:dogs\.|Two of them))/s],
  },
  'a day that is closed, and half a day': {
    steps: [
      days(`'2026-12-24': null, '2026-12-28': ['10:00', '11:00']`),
      days(`'2026-12-24': ['09:15', '12:00'], '2026-12-28': ['10:00', '11:45']`),
      days(''),
    ],
    asks: [
      ...['are you open on Christmas Eve?', 'are you open on 24 December', 'is the office open on xmas eve'],
      ...['can I ring you on the 24th of December', 'what are your opening hours on December 24th'],
    ],
    says: [
      /Thursday 24 December.*8\.30 am to 4\.30 pm/,
      /Thursday 24 December the office is closed/,
      /Thursday 24 December.*9\.15 am to midday/,
      /Thursday 24 December.*8\.30 am to 4\.30 pm/,
    ],
  },
  'a bank holiday': {
    steps: [],
    asks: ['are you open on bank holiday Monday?', 'are you open on the next bank holiday Monday'],
    says: [
      /Monday 28 December the office is closed/,
      /Monday 28 December.*11 am/,
      /Monday 28 December.*11\.45 am/,
      /Monday 28 December the office is closed/,
    ],
  },
  // This folder has no list of places, so that no town is one where nobody comes.
  'a town': {
    steps: [
      edit('area.yaml', 'Leeds and Bradford.', 'Leeds, Bradford and Ilkley.'),
      edit('area.yaml', 'and Ilkley.', 'and all of Wharfedale.'),
      edit('area.yaml', 'Leeds, Bradford and all of Wharfedale.', 'Leeds and Bradford.'),
    ],
    asks: ['do you come to Ilkley?', 'do you cover ilkley', 'Do you come to Otley?'],
    says: ['Leeds and Bradford.', 'and Ilkley.', 'and all of Wharfedale.', 'Leeds and Bradford.'].map(
      (words) => new RegExp(`^We cover .*${words}(?!.*do not)`),
    ),
  },
  'people, and who manages care': {
    steps: [
      put('team.yaml', person('Maureen Fletcher', '[about]')),
      put('team.yaml', person('Jean Fletcher', '[about]')),
      put('team.yaml', person('Jean Fletcher', '[]')),
    ],
    asks: ['who is the registered manager?', 'who is your manager', 'who are the people who run it'],
    says: [/^(?!.*Fletcher)/s, 'Maureen Fletcher', 'Jean Fletcher', /^(?!.*Fletcher)/s],
  },
  'help after hospital': {
    steps: [(folder) => rmSync(join(folder, 'services/after-hospital-care.yaml'))],
    asks: ['Can you help my mum when she comes home from hospital?', 'do you help after hospital'],
    says: [
      /^(?!.*not among)/s,
      ...Array.from({ length: 3 }, () => 'Care after hospital is not among our services'),
    ],
  },
  'a service': {
    steps: [
      (folder) => rmSync(join(folder, 'services/night-care.yaml')),
      nightCare,
      (folder) => rmSync(join(folder, 'services/night-care.yaml')),
    ],
    asks: ['do you do night care?', 'how much is a waking night'],
    says: [
      /^(?!.*not among)/s,
      'Night care is not among our services',
      /^(?!.*not among)/s,
      'Night care is not among our services',
    ],
  },
};

it('the assistant and both searches say what the owner’s files say: added, changed, taken away', {
  timeout: 300_000,
}, () => {
  const copy = contentAside();
  for (const name of ['features/faq', 'features/site-search/index'])
    cpSync(join(root, 'app', name), join(copy, 'app', name), { recursive: true });
  const folder = join(copy, 'alderley');
  const run = (...words: string[]) =>
    execFileSync(process.execPath, words, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR: folder, INIT_CWD: '' },
    });
  const answers = join(import.meta.dirname, 'answers.yaml');
  run(join(root, 'packages/editor/main.ts'), 'new', folder, '--answers', answers);
  for (const name of readdirSync(join(folder, 'services'))) {
    const service = readFileSync(join(folder, 'services', name), 'utf8');
    writeFileSync(
      join(folder, 'services', name),
      service.replace(/^related:\n(?: +- .*\n)+/m, 'related: []\n'),
    );
  }
  writeFileSync(join(copy, 'ask.ts'), asking);
  const questions = Object.values(kinds).flatMap(({ asks }) => asks);
  const wrong: string[] = [];
  for (const step of [0, 1, 2, 3]) {
    for (const { steps } of Object.values(kinds)) steps[step - 1]?.(folder);
    const answers = JSON.parse(run('ask.ts', JSON.stringify(questions)));
    for (const { asks, says } of Object.values(kinds))
      for (const question of asks) {
        const wanted = says[step] ?? '';
        const isSaid =
          typeof wanted === 'string' ? answers[question].includes(wanted) : wanted.test(answers[question]);
        if (!isSaid) wrong.push(`${step}: ${question}: ${answers[question].slice(0, 300)}`);
      }
  }
  expect(wrong).toEqual([]);
});
