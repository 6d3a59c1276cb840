import { describe, expect, it } from 'vitest';
import { ratedAs } from '../../../tests/support/rated-brand.ts';
import type { Form } from '../drafts/draft.ts';
import { errorsOf, startEditor } from '../editor-for-tests.ts';
import type { Shape } from './shape.ts';

/** The field at a path; a step into a list has any number. */
function shapeAt(form: Form, path: string): Shape | undefined {
  return path.split('.').reduce<Shape | undefined>((here, step) => {
    const all = [here, ...(here?.variants ?? [])];
    const found = all.flatMap((one) => one?.entries ?? []).find(([name]) => name === step)?.[1];
    return /^\d+$/.test(step) ? here?.item : found;
  }, form.shape);
}

function startRated(nation: string, rating: string) {
  const started = startEditor();
  const brand = started.read('brand.yaml').replace(/^registration:\n( +.*\n)+/m, ratedAs(rating));
  started.write('brand.yaml', brand.replace(/^nation: .*/m, `nation: ${nation}`));
  return started;
}

describe('what may be chosen is a list', () => {
  it.each([
    ['faq.yaml', 'questions.0.about.0', 'night-care', 'Night Care Services'],
    ['services/night-care.yaml', 'related.0', 'home-care', 'Home Care'],
    ['services/night-care.yaml', 'contactOption', 'night-care', 'Night Care'],
    ['services/night-care.yaml', 'stillLifes', 'night-care', 'Night Care Services'],
    ['lifestyle-services.yaml', 'lifestyleServices.0.contactOption', 'companionship', 'Companionship'],
  ])('%s: %s', (name, path, value, words) => {
    const shape = shapeAt(startEditor().open(name), path);
    expect([shape?.kind, shape?.labels[value]]).toEqual(['choice', words]);
  });

  it('ratings in the words of the regulator, one for each of its themes if it has any', () => {
    const path = 'registration.ratings.0.rating';
    const one = shapeAt(startRated('england', 'Good').open('brand.yaml'), path);
    expect([one?.kind, one?.options]).toEqual([
      'choice',
      ['Outstanding', 'Good', 'Requires improvement', 'Inadequate'],
    ]);
    const each = shapeAt(startRated('wales', '\n        Environment: Good').open('brand.yaml'), path);
    expect(each).toMatchObject({ kind: 'days', key: { kind: 'choice' }, item: { kind: 'choice' } });
    expect(each?.key?.options).toContain('Leadership and management');
  });

  it('one that is not among them is refused at its field', async () => {
    const { send, read } = startRated('england', 'Good');
    const before = read('brand.yaml');
    const sent = await send('brand.yaml', { 'registration.ratings.0.rating': 'Superb' });
    expect(errorsOf(sent)).toEqual([
      expect.stringMatching(/^registration\.ratings\.0\.rating: is none that/),
    ]);
    expect(read('brand.yaml')).toBe(before);
    expect(await send('brand.yaml', { 'registration.ratings.0.rating': 'Outstanding' })).toBe('brand.yaml');
  });
});

describe('prices', () => {
  const name = 'prices.yaml';

  it.each([
    ['29.50', '2950'],
    ['£29.5', '2950'],
    ['£31', '3100'],
  ])('are taken in pounds: %s', async (typed, pence) => {
    const { open, send, read } = startEditor();
    expect(open(name).draft).toMatchObject({ prices: { hour: { day: '32.00' } } });
    expect(await send(name, { 'prices.hour.day': typed })).toBe(name);
    expect(read(name)).toMatch(new RegExp(`^ +day: ${pence}$`, 'm'));
    expect(open(name).draft).toMatchObject({ prices: { hour: { day: (Number(pence) / 100).toFixed(2) } } });
  });

  it.each(['0.30', '3200', '£100.01', '9.99'])('are asked about once if an hour costs %s', async (typed) => {
    const { send, read } = startEditor();
    const before = read(name);
    const asked = await send(name, { 'prices.hour.day': typed });
    expect(errorsOf(asked)).toEqual([
      expect.stringMatching(/^prices\.hour\.day: is £[\d.]+\. If that is right/),
    ]);
    expect(read(name)).toBe(before);
    expect(await send(name, { sure: (asked as Form).sure }, asked as Form)).toBe(name);
    expect(read(name)).not.toBe(before);
  });

  it.each(['thirty', '30p', '28,50', '£'])('are no amount: %s', async (typed) => {
    const { send } = startEditor();
    expect(errorsOf(await send(name, { 'prices.hour.day': typed }))).toEqual([
      'prices.hour.day: must be a number of pounds, such as 29.50',
    ]);
  });

  it('that have not been touched stay as the file has them', async () => {
    const { open, send, read } = startEditor();
    const before = read(name);
    expect(await send(name, {}, open(name))).toBe(name);
    expect(read(name)).toBe(before);
  });
});

describe('telephone numbers', () => {
  it.each([
    ['+44 (0)1632 960418', '01632 960 418'],
    ['(01632) 960418', '01632 960 418'],
    ['01632 960 419', '01632 960 419'],
  ])('are kept as people read them: %s', async (typed, kept) => {
    const { send, read } = startEditor();
    expect(await send('brand.yaml', { phone: typed })).toBe('brand.yaml');
    expect(read('brand.yaml')).toContain(`\nphone: ${kept}\n`);
  });

  it.each(['01632 960', '01632 960 418 12'])('are whole: %s', async (typed) => {
    const errors = errorsOf(await startEditor().send('brand.yaml', { phone: typed }));
    expect(errors).toEqual([expect.stringMatching(/^phone: must be .*01632 960 418/)]);
  });
});

it('WhatsApp and the line out of hours may be left empty, and an old sentence of them is named', async () => {
  const { send, read, write } = startEditor();
  const none = { whatsapp: '', emergencyPhone: '' };
  write('shortcuts.yaml', read('shortcuts.yaml').replace(/title: .*/, "title: 'Write to {brand.whatsapp}'"));
  expect(errorsOf(await send('brand.yaml', none))).toEqual([
    expect.stringContaining('shortcutsPanel.title: {brand.whatsapp} is none'),
  ]);
  write('shortcuts.yaml', read('shortcuts.yaml').replace(/title: .*/, 'title: Keys'));
  expect(await send('brand.yaml', none)).toBe('brand.yaml');
  expect(read('brand.yaml')).toMatch(/^emergencyPhone: null\n(?:.*\n)*whatsapp: null$/m);
});

it('days and months have the field of the browser', () => {
  const { open } = startEditor();
  const kind = (name: string, path: string) => shapeAt(open(name), path)?.kind;
  expect(kind('testimonials.yaml', 'testimonials.0.month')).toBe('month');
  expect(kind('events.yaml', 'events.0.date')).toBe('date');
  expect(kind('brand.yaml', 'registration.ratings.0.date')).toBe('date');
});
