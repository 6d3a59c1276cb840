import { describe, expect, it } from 'vitest';
import { errorsOf, sentForm, startEditor } from '../editor-for-tests.ts';
import type { Form } from './draft.ts';

const NAMES = /- id: ([\w-]+)\n/g;

describe('a saved change says', () => {
  it.each([
    [
      'about.yaml',
      'about.hero.title',
      'Who we are',
      'About, Top of the page, Title',
      'About Us',
      'Who we are',
    ],
    [
      'prices.yaml',
      'prices.hour.day',
      '29.50',
      'List of prices, An hour of care, By day',
      '£32.00',
      '£29.50',
    ],
    ['team.yaml', 'team.people.0.role', 'Nurse', 'Team, People, Dr Priya Nair, What they do', null, 'Nurse'],
    [
      'opening-times.yaml',
      'week.Monday.0',
      '08:00',
      'An ordinary week, Monday',
      '09:00–18:00',
      '08:00–18:00',
    ],
  ])('from what to what: %s', async (name, field, typed, label, from, to) => {
    const { editor, send } = startEditor();
    expect(await send(name, { [field]: typed })).toBe(name);
    expect(editor.saves()[0]?.changes).toEqual([{ field: label, from: from ?? expect.any(String), to }]);
  });

  it('which entry came, which went, and that others changed places', async () => {
    const { editor, open, send } = startEditor();
    const name = 'testimonials.yaml';
    const change = async (action: string) => {
      await send(name, {}, (await editor.send(name, sentForm(open(name), { do: action }))) as Form);
      return editor.saves()[0]?.changes;
    };
    expect(await change('top:testimonials.2:')).toEqual([
      { field: 'What people say', from: '', to: 'in another order' },
    ]);
    expect(await change('remove:testimonials.0:')).toEqual([
      { field: expect.stringMatching(/^What people say, /), from: expect.any(String), to: '' },
    ]);
  });
});

it('an entry is moved to the top, and a new question comes first', async () => {
  const { editor, open, read, send } = startEditor();
  const first = [...read('testimonials.yaml').matchAll(NAMES)].map(([, id]) => id);
  const moved = await editor.send(
    'testimonials.yaml',
    sentForm(open('testimonials.yaml'), { do: 'top:testimonials.2:' }),
  );
  await send('testimonials.yaml', {}, moved as Form);
  expect([...read('testimonials.yaml').matchAll(NAMES)].map(([, id]) => id)).toEqual([
    first[2],
    first[0],
    first[1],
  ]);
  const added = await editor.send('faq.yaml', sentForm(open('faq.yaml'), { do: 'add:questions:' }));
  const typed = { 'questions.0.question': 'Do you walk the dog?', 'questions.0.answer': 'Yes.' };
  const chosen = { 'questions.0.icon': 'house', 'questions.0.category': 'services' };
  expect(errorsOf(await send('faq.yaml', { ...typed, ...chosen }, added as Form))).toBe('faq.yaml');
  const text = read('faq.yaml');
  expect([...text.slice(text.indexOf('\nquestions:')).matchAll(NAMES)][0]?.[1]).toBe('do-you-walk-the-dog');
});

it('two new jobs of one title that are saved at once both live', async () => {
  const { editor, has } = startEditor();
  const typed = { title: 'Cook', location: 'Leeds', text: '## Job Description\n\nCook.' };
  const sent = await Promise.all(
    [1, 2].map(() => editor.send('jobs', sentForm(editor.openNew('jobs'), typed))),
  );
  expect(sent.map(String).sort()).toEqual(['jobs/cook-leeds-2.md', 'jobs/cook-leeds.md']);
  expect(sent.every((name) => has(String(name)))).toBe(true);
});

it('a job has headings of its own', async () => {
  const { send, read } = startEditor();
  const name = 'jobs/companion-eastleigh.md';
  const text = '## Job Description\n\nTea and talk.\n\n## The van\n\nIt is blue.';
  expect(errorsOf(await send(name, { text }))).toBe(name);
  expect(read(name)).toContain('## The van');
});

it('news that goes takes its picture along, and both come back', async () => {
  const { editor, has, write } = startEditor();
  write(
    'news/hall.md',
    '---\ntitle: A hall\ndate: 2026-11-01\nsummary: We have one.\nimage: hall.webp\nimageAlt: A hall\n---\n\nCome.\n',
  );
  write('news/hall.webp', 'RIFF');
  expect(await editor.remove('news/hall.md')).toEqual([]);
  expect([has('news/hall.md'), has('news/hall.webp')]).toEqual([false, false]);
  expect(editor.undo(editor.saves()[0]?.at ?? '')).toBe(true);
  expect([has('news/hall.md'), has('news/hall.webp')]).toEqual([true, true]);
});
