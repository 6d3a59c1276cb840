import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { referenceIn, startBuiltSite } from '../../tests/support/built-site.ts';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { formContract } from '../../tests/support/form-contract.ts';

const site = await startBuiltSite();
const path = '/events/ai-in-plain-english';
const button = 'Register my interest';
const registration = {
  name: 'Anne-Marie Smith',
  email: 'anne@example.org',
  contactNumber: '023 8096 0000',
  dietaryRequirements: 'Vegetarian',
  allergies: '',
  healthConsent: 'yes',
};

describeAsShipped(() => {
  it('the page tells the one date and place, and that the event is over', async () => {
    const { status, page } = await site.send(path);
    expect(status).toBe(200);
    for (const words of ['27th September 2025', '14:00', '16:00', 'SO17 3AT', 'This event has taken place']) {
      expect(page.text).toContain(words);
    }
    expect(page.headings(2)).toContain('Register your interest in the next one');
    expect(page.structuredData.flatMap((data) => data['@type'])).toContain('Event');
    // The picture for sharing has the event's name in it.
    expect(page.meta('og:image')).toContain('/media/share/events-ai-in-plain-english.');
  });
});

it('a page for an event that there is not has its styles before its hero, which is another one', async () => {
  const { status, text } = await site.send('/events/nothing-known');
  expect(status).toBe(404);
  expect(text.indexOf('<link rel="stylesheet"')).toBeLessThan(text.indexOf('<main'));
});

describe('a registration', () => {
  formContract({
    site,
    path,
    button,
    fields: () => registration,
    kept: Object.keys(registration),
    failure: 'Registration failed. Please try again later.',
    success: "Thank you for registering! We'll send you a confirmation email shortly.",
  });

  it('is acknowledged with a reference in the place of the form, and both sides get a mail', async () => {
    const answer = await site.submit(path, button, registration);
    expect(answer.status).toBe(200);
    expect(() => answer.page.form(button)).toThrow();
    const again = answer.page.links.find(({ text }) => text === 'Send another one');
    const { page } = await site.send(again?.href ?? '');
    expect(page.form(button).values).toMatchObject({ name: '', email: '', dietaryRequirements: '' });
    const mails = await site.mailsAbout(referenceIn(answer));
    expect(mails[brand.email.inbox]?.text).toContain('Vegetarian');
    expect(mails['anne@example.org']?.text).toContain(brand.phone.display);
    expect(mails['anne@example.org']?.text).not.toMatch(/Anne-Marie|023 8096|Vegetarian/);
  });

  it('is thanked for with a copy of it, and of food and allergies with the tick that was given', async () => {
    const { page } = await site.submit(path, button, registration);
    expect(page.text).toContain('A copy of what you sent');
    expect(page.facts).toMatchObject({ Name: 'Anne-Marie Smith', 'Dietary requirements': 'Vegetarian' });
    expect(page.facts.Allergies).toBeUndefined();
    expect(Object.entries(page.facts).find(([label]) => label.startsWith('I agree'))?.[1]).toBe('yes');
  });

  it('that says of danger is taken, and its answer says whom to ring', async () => {
    const allergies = 'None. I want to kill myself.';
    const answer = await site.submit(path, button, { ...registration, allergies });
    expect((await site.mailsAbout(referenceIn(answer)))[brand.email.inbox]?.text).toContain(allergies);
    expect(answer.page.links).toContainEqual(expect.objectContaining({ href: 'tel:116123' }));
  });

  it.each([
    ['name', 'Name is required', ''],
    ['name', 'Name must be at least 2 characters', 'J'],
    ['email', 'Email is required', ''],
    ['email', 'Invalid email format', 'anne@'],
    ['contactNumber', 'Contact number must not exceed 20000 characters', '1'.repeat(20_001)],
    ['dietaryRequirements', 'Dietary requirements must not exceed 500 characters', 'x'.repeat(501)],
    ['allergies', 'Allergies information must not exceed 500 characters', 'x'.repeat(501)],
  ])('with a wrong %s is answered with "%s"', async (name, says, typed) => {
    const sent = { ...registration, [name]: typed };
    const answer = await site.submit(path, button, sent);
    expect(answer.status).toBe(422);
    expect(answer.page.form(button).errors).toEqual({ [name]: says });
    expect(answer.page.errorSummary).toEqual([{ text: says, href: `#event-${name}` }]);
    expect(answer.page.form(button).values).toMatchObject(sent);
  });

  it.each([['dietaryRequirements'], ['allergies']])(
    'with %s needs a tick that they may be used',
    async (name) => {
      const { healthConsent, ...unticked } = { ...registration, dietaryRequirements: '', [name]: 'Nuts' };
      const answer = await site.submit(path, button, unticked);
      expect(answer.status).toBe(422);
      const { errors, values } = answer.page.form(button);
      expect(errors).toEqual({
        healthConsent: 'Please tick the box about food and allergies, or leave both fields empty',
      });
      expect(values).toMatchObject({ [name]: 'Nuts' });
      expect(values).not.toHaveProperty('healthConsent');
      expect((await site.submit(path, button, { ...unticked, healthConsent })).status).toBe(200);
    },
  );

  it('without needs of food or health asks for no tick', async () => {
    const { healthConsent: _, ...unticked } = { ...registration, dietaryRequirements: ' ' };
    expect((await site.submit(path, button, unticked)).status).toBe(200);
  });

  it('for an event that there is not is not found', async () => {
    const answer = await site.post('/events/no-such-event', registration);
    expect(answer.status).toBe(404);
  });
});
