import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { complaints } from '#content/statements/complaints.yaml';
import { safeguarding } from '#content/statements/safeguarding.yaml';
import type { Registration } from '../content/company/brand.ts';
import { dangerCard } from '../danger/danger-cards.ts';
import { nation } from '../registration/nation.ts';
import { statementOf } from './statement-of.ts';
import { statements } from './statements.ts';

const pending: Registration = { status: 'pending' };
const registered: Registration = {
  status: 'registered',
  providerId: '1-1',
  url: 'https://regulator.example/1-1',
};

const complaintsFor = (registration: Registration) => statementOf(complaints, { registration });
const safeguardingFor = (registration: Registration) => statementOf(safeguarding, { registration });

describe('the statements', () => {
  it.each(statements.map(({ page, written }) => [page.path, statementOf(written)] as const))(
    '%s has sections of their own address, each with words',
    (_path, { sections }) => {
      const ids = sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { blocks } of sections) expect(blocks.length).toBeGreaterThan(0);
    },
  );
});

describe('the complaints procedure', () => {
  it.each([pending, registered])('says to whom, by when and who reviews it, when $status', (registration) => {
    const words = JSON.stringify(complaintsFor(registration));
    const { regulator: care, complaints: way } = nation;
    for (const part of [
      'Within 3 working days',
      'Within 20 working days',
      way.reviewer.name,
      way.reviewer.url,
      ...(way.reviewer.helpline ? [way.reviewer.helpline.url] : []),
      `${care.inFull.slice(1)} ${way.regulator}`,
      '/privacy-policy#how-to-complain',
    ])
      expect(words).toContain(part);
  });
});

it('the complaints procedure says who answers while there is no registered manager', () => {
  const section = complaintsFor(pending).sections.find(({ id }) => id === 'who-we-are');
  const says = JSON.stringify(section).includes('directors answer');
  expect(says).toBe(brand.company.registeredManager === null);
});

describe('the safeguarding statement', () => {
  it('names 999 first, and everybody else whom the assistant names', () => {
    const [first, second] = safeguardingFor(pending).sections;
    expect(JSON.stringify(first)).toContain('Call 999');
    for (const { label, url } of dangerCard('safeguarding').lines.slice(1)) {
      expect(JSON.stringify(second)).toContain(label);
      expect(JSON.stringify(second)).toContain(url);
    }
  });

  it('promises to tell the regulator once there is one to tell', () => {
    const { name } = nation.regulator;
    expect(JSON.stringify(safeguardingFor(registered))).toContain(`the council and the ${name}`);
    expect(JSON.stringify(safeguardingFor(pending))).not.toContain(name);
  });
});

it('no statement speaks of a pending registration once there is one', () => {
  const words = JSON.stringify([complaintsFor(registered), safeguardingFor(registered)]);
  expect(words).not.toMatch(/pending|until we are registered|once we are registered/i);
});
