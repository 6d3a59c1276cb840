import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Form } from './drafts/draft.ts';
import { errorsOf, sentForm, startEditor } from './editor-for-tests.ts';

describe('new files', () => {
  it('a job is named by its title and place, and can be undone', async () => {
    const { editor, read, has } = startEditor();
    const typed = {
      title: 'Gardening Companion',
      location: 'Winchester',
      text: '## Job Description\n\nWeed and talk.',
    };
    const sent = await editor.send('jobs', sentForm(editor.openNew('jobs'), typed));
    const name = 'jobs/gardening-companion-winchester.md';
    expect(errorsOf(sent)).toBe(name);
    expect(read(name)).toMatch(
      /^---\nid: gardening-companion-winchester\ntitle: Gardening Companion\nlocation: Winchester\n/,
    );
    expect(read(name)).toMatch(/---\n\n## Job Description\n\nWeed and talk\.\n$/);
    expect(editor.undo(editor.saves()[0]?.at ?? '')).toBe(true);
    expect(has(name)).toBe(false);
  });

  it.each(['../package.json', 'jobs/../../package.json', 'jobs/README.md', 'brand', 'constructor'])(
    'no other name is answered: %s',
    async (name) => {
      const { editor } = startEditor();
      expect(editor.open(name)).toBeNull();
      expect(await editor.send(name, new Map())).toBeNull();
    },
  );
});

it('a save is undone, unless the file has been changed since', async () => {
  const { editor, read, write, send } = startEditor();
  const before = read('area.yaml');
  await send('area.yaml', { short: 'Hants' });
  const [save] = editor.saves();
  expect(save).toMatchObject({ name: 'area.yaml' });
  const after = read('area.yaml');
  write('area.yaml', `${after}# By hand.\n`);
  expect(editor.undo(save?.at ?? '')).toBe(false);
  write('area.yaml', after);
  expect(editor.undo(save?.at ?? '')).toBe(true);
  expect(read('area.yaml')).toBe(before);
});

describe('the list of files', () => {
  it.each([
    ['words', 'Real-Time Monitoring', 'about.yaml', 'about.technology.cards.0.title'],
    ['words with the name of the brand in them', 'why choose Wrenfold?', 'why-us.yaml', 'whyUs.intro.title'],
    [
      'words with the apostrophe of a keyboard',
      "Chandler's Ford and Hedge End",
      'jobs/companion-eastleigh.md',
      'text',
    ],
    ['words of a text', 'beside them: on the train', 'jobs/companion-eastleigh.md', 'text'],
  ])('finds %s as the site shows them, with their field', (_, words, name, field) => {
    const { editor } = startEditor();
    expect(
      editor.search(words).map(({ file, places }) => [file.name, places.map((place) => place.field)]),
    ).toContainEqual([name, [field]]);
  });

  it('has a part for every file', () => {
    const { editor } = startEditor();
    expect(editor.search('').filter(({ file }) => file.room === '')).toEqual([]);
  });
});

describe('a file that a provider has not begun', () => {
  const names = ['events', 'lifestyle-services', 'partners', 'places', 'prices', 'team', 'testimonials'];
  const files = names.map((name) => `${name}.yaml`);

  it('is offered, and changes nothing until something is added', async () => {
    const { editor, has, send } = startEditor(...files);
    const offered = editor.search('').filter(({ file }) => file.isAbsent);
    expect(offered.map(({ file }) => file.name).sort()).toEqual(files);
    for (const name of files) {
      expect(await send(name, {}), name).toBe(name);
      expect(has(name), name).toBe(false);
    }
  });

  it('is begun by what is added, and can be undone', async () => {
    const { editor, open, read, has, send } = startEditor(...files);
    const name = 'testimonials.yaml';
    const added = await editor.send(name, sentForm(open(name), { do: 'add:testimonials:' }));
    const quote = { quote: 'They came.', name: 'Ada', relation: 'Her son', place: 'Ely', source: 'A letter' };
    const typed = (more: object) =>
      Object.fromEntries(
        Object.entries({ ...quote, ...more }).map(([field, text]) => [`testimonials.0.${field}`, text]),
      );
    // The law asks for these: nothing is filled in for the owner.
    expect(errorsOf(await send(name, typed({}), added as Form))).toEqual([
      'policy: must be filled in',
      'testimonials.0.given: must be filled in',
      'testimonials.0.month: must be filled in',
    ]);
    const origin = { month: '2026-05', given: 'nothing' };
    const whole = { ...typed({ ...origin, stars: '5' }), policy: 'We ask everyone.' };
    expect(errorsOf(await send(name, whole, added as Form))).toBe(name);
    expect(parse(read(name))).toEqual({
      testimonials: [{ id: 'ada', ...quote, stars: 5, ...origin, sample: false }],
      policy: 'We ask everyone.',
    });
    expect(editor.undo(editor.saves()[0]?.at ?? '')).toBe(true);
    expect(has(name)).toBe(false);
  });
});

it('an address is made of the title, once', async () => {
  const { editor, open, read, send } = startEditor();
  const name = 'faq.yaml';
  const first = open(name);
  const count = parse(read(name)).questions.length;
  const ids = () =>
    parse(read(name))
      .questions.slice(0, -count)
      .map(({ id }: { id: string }) => id);
  const add = async (form: Form) =>
    (await editor.send(name, sentForm(form, { do: 'add:questions:' }))) as Form;
  const asked = (index: number, question: string) => ({
    [`questions.${index}.question`]: question,
    [`questions.${index}.answer`]: 'Yes.',
    [`questions.${index}.icon`]: 'house',
    [`questions.${index}.category`]: 'services',
  });
  const form = await add(await add(first));
  const twice = { ...asked(0, 'Do you walk the dog?'), ...asked(1, 'Do you walk the dog?') };
  expect(errorsOf(await send(name, twice, form))).toBe(name);
  expect(ids()).toEqual(['do-you-walk-the-dog', 'do-you-walk-the-dog-2']);
  await send(name, asked(0, 'Do you walk dogs?'));
  expect(ids()).toEqual(['do-you-walk-the-dog', 'do-you-walk-the-dog-2']);
});

describe('a job', () => {
  const name = 'jobs/companion-eastleigh.md';

  it('says when it closes, also where its day is counted from the build’s', () => {
    const { editor } = startEditor();
    const about = (id: string) =>
      editor.search('').find(({ file }) => file.name === `jobs/${id}.md`)?.file.about;
    expect(about('live-in-carer-new-forest')).toMatch(/^Closes after \w+, \d+ \w+ \d{4}$/);
    expect(about('care-coordinator-fareham')).toMatch(/^Closed after \w+, \d+ \w+ \d{4}$/);
  });

  it('is closed from today on', async () => {
    const { editor, read } = startEditor();
    expect(await editor.close(name)).toBe(name);
    const [, day = ''] = /^closingDate: '?([\d-]+)/m.exec(read(name)) ?? [];
    expect(day < new Date().toISOString().slice(0, 10)).toBe(true);
    expect(editor.search('').find(({ file }) => file.name === name)?.file.about).toMatch(/^Closed after /);
    expect(await editor.close('about.yaml')).toBeNull();
  });

  it('is deleted, and comes back as it was', async () => {
    const { editor, read, has } = startEditor();
    const before = read(name);
    expect(await editor.remove(name)).toEqual([]);
    expect([has(name), editor.open(name)]).toEqual([false, null]);
    expect(editor.undo(editor.saves()[0]?.at ?? '')).toBe(true);
    expect(read(name)).toBe(before);
    expect(await editor.remove('about.yaml')).toBeNull();
    expect(await editor.remove('jobs/../about.yaml')).toBeNull();
  });

  it('has few fields before its text, and says which headings there are', () => {
    const { editor } = startEditor();
    const { entries } = editor.openNew('jobs').shape;
    const first = entries.filter(([, { isLater }]) => !isLater);
    expect(first.map(([field]) => field)).toEqual([
      'title',
      'location',
      'salary',
      'contractType',
      'hoursPerWeek',
      'closingDate',
      'shortDescription',
      'text',
    ]);
    expect(first.at(-1)?.[1].hint).toContain('## Values-Based Recruitment');
  });
});
