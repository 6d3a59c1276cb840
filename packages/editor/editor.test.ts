import { describe, expect, it } from 'vitest';
import type { Form } from './drafts/draft.ts';
import { errorsOf, sentForm, startEditor } from './editor-for-tests.ts';

function changes(before: string, after: string): string[] {
  const old = before.split('\n');
  return after.split('\n').filter((line) => !old.includes(line));
}

describe('a form that was sent', () => {
  it('changes the line of what was typed, and no other', async () => {
    const { read, send } = startEditor();
    const before = read('about.yaml');
    await send('about.yaml', { 'about.hero.title': 'Who: we are' });
    expect(changes(before, read('about.yaml'))).toEqual(["    title: 'Who: we are'"]);
    expect(read('about.yaml').split('\n')).toHaveLength(before.split('\n').length);
  });

  it('brings hours of other days, in the order of the days', async () => {
    const { open, read, send, editor } = startEditor();
    const name = 'opening-times.yaml';
    const first = await editor.send(name, sentForm(open(name), { do: 'add:otherDays:otherDays.0' }));
    const added = first as Form;
    expect(added).toMatchObject({ state: 'changed', focus: 'otherDays.0' });
    const second = (await editor.send(name, sentForm(added, { do: 'add:otherDays:' }))) as Form;
    await send(
      name,
      {
        'otherDays.0.key': '2026-12-29',
        'otherDays.1.key': '2026-12-24',
        'otherDays.1.value.0': '09:00',
        'otherDays.1.value.1': '13:00',
      },
      second,
    );
    expect(read(name)).toContain("otherDays:\n  '2026-12-24': ['09:00', '13:00']\n  '2026-12-29': null\n");
  });

  it('takes the last of the other days away', async () => {
    const { open, read, send, editor } = startEditor();
    const name = 'opening-times.yaml';
    const act = async (action: string, form: Form, typed = {}) => {
      const changed = (await editor.send(name, sentForm(form, { do: action }))) as Form;
      expect(await send(name, typed, changed)).toBe(name);
    };
    const { otherDays } = open(name).draft as { otherDays: unknown[] };
    for (const _ of otherDays) await act('remove:otherDays.0:', open(name));
    await act('add:otherDays:', open(name), { 'otherDays.0.key': '2031-12-24' });
    await act('remove:otherDays.0:', open(name));
    expect(read(name)).toContain('otherDays: {}\n');
  });

  it('is refused with everything typed, and nothing is written', async () => {
    const { read, send } = startEditor();
    const before = read('opening-times.yaml');
    const sent = await send('opening-times.yaml', { 'week.Monday.0': '19:00' });
    expect(errorsOf(sent)).toEqual(['week.Monday: must close after it opens']);
    expect((sent as Form).draft).toMatchObject({ week: { Monday: ['19:00', '18:00'] } });
    expect(read('opening-times.yaml')).toBe(before);
  });

  it.each([
    ['a word that the site avoids', 'about.yaml', 'about.hero.lede', 'Ask somebody.', '“somebody”: say'],
    ['a place that nothing fills', 'about.yaml', 'about.hero.lede', 'Ask {whom}.', 'cannot have {whom}'],
    [
      'a text that names no file',
      'about.yaml',
      'about.hero.lede',
      'Ask {brand.nobody}.',
      'is no text of another file',
    ],
    ['nothing where there must be something', 'why-us.yaml', 'whyUs.hero.title', '', 'must be filled in'],
    ['a number that is none', 'prices.yaml', 'prices.hour.day', 'thirty', 'must be a number'],
    ['a day that is none', 'jobs/companion-eastleigh.md', 'closingDate', '2026-13-01', 'must be a date'],
    [
      'a heading that is no section',
      'jobs/companion-eastleigh.md',
      'text',
      '## Pay',
      'is no section of a job',
    ],
  ])('says at the field: %s', async (_, name, field, typed, says) => {
    const { read, send } = startEditor();
    const before = read(name);
    expect(errorsOf(await send(name, { [field]: typed }))).toEqual([
      expect.stringMatching(new RegExp(`^${field}: .*${says.replaceAll(/[{}]/g, '\\$&')}`)),
    ]);
    expect(read(name)).toBe(before);
  });
});

it('asks about a word that the site avoids, and writes it if it is sent again', async () => {
  const { open, read, send } = startEditor();
  const typed = { 'about.hero.lede': 'Ask somebody.' };
  const asked = await send('about.yaml', typed, open('about.yaml'));
  expect(errorsOf(asked)).toEqual([expect.stringContaining('If it is meant so, save again')]);
  expect(await send('about.yaml', {}, asked as Form)).toBe('about.yaml');
  expect(read('about.yaml')).toContain('Ask somebody.');
});

describe('a file that was changed by hand meanwhile', () => {
  const name = 'about.yaml';

  it('keeps both changes of different fields', async () => {
    const { open, read, write, send } = startEditor();
    const form = open(name);
    write(name, read(name).replace('title: Our Mission', 'title: What we want'));
    expect(await send(name, { 'about.hero.title': 'Who we are' }, form)).toBe(name);
    expect(read(name)).toContain('title: What we want');
    expect(read(name)).toContain('title: Who we are');
  });

  it('is asked about where it is the same field, and written if it is sent again', async () => {
    const { open, read, write, send } = startEditor();
    const form = open(name);
    write(name, read(name).replace('title: About Us', 'title: Us'));
    const asked = await send(name, { 'about.hero.title': 'Who we are' }, form);
    expect(errorsOf(asked)).toEqual([
      expect.stringMatching(/^about\.hero\.title: has been changed meanwhile, to “Us”/),
    ]);
    expect(read(name)).toContain('title: Us');
    expect(await send(name, {}, asked as Form)).toBe(name);
    expect(read(name)).toContain('title: Who we are');
  });
});

describe('lists', () => {
  it('are moved in and taken from, and the others keep their lines', async () => {
    const { editor, open, read, send } = startEditor();
    const name = 'testimonials.yaml';
    const moved = (await editor.send(name, sentForm(open(name), { do: 'down:testimonials.0:' }))) as Form;
    await send(name, {}, moved);
    expect([...read(name).matchAll(/id: (\w+)/g)].map(([, id]) => id)).toEqual(['marcus', 'ivy', 'nadia']);
    const fewer = (await editor.send(name, sentForm(open(name), { do: 'remove:testimonials.1:' }))) as Form;
    await send(name, {}, fewer);
    expect([...read(name).matchAll(/id: (\w+)/g)].map(([, id]) => id)).toEqual(['marcus', 'nadia']);
  });
});
