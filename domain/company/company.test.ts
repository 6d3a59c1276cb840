import { expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { companyDetailsOf, companyLineOf } from './company.ts';

const { company } = brand;
const real = {
  ...brand,
  company: {
    ...company,
    number: '01234567',
    vatNumber: 'GB 123 4567 89',
    icoNumber: 'ZA123456',
    nominatedIndividual: 'Ann Example',
    registeredManager: 'Bob Example',
  },
};
const labels = (details: { label: string }[]) => details.map(({ label }) => label);

it('the line of the company has what the law asks of a website: name, place, number and office', () => {
  const line = companyLineOf(real);
  for (const fact of [brand.legalName, company.registeredIn, '01234567', ...company.registeredOffice])
    expect(line).toContain(fact);
  expect(line).not.toContain('sample');
});

it('a number that cannot be real is called a sample wherever it stands', () => {
  const sample = { ...brand, company: { ...company, number: '00000000' } };
  expect(companyLineOf(sample)).toContain('00000000 (sample)');
  expect(JSON.stringify(companyDetailsOf(sample))).toContain('00000000 (sample)');
});

it('who is no company has neither number nor registered office, but a name and an address', () => {
  const none = { ...brand, company: { ...company, number: null } };
  expect(companyLineOf(none)).toBe(`${brand.legalName}, ${company.registeredOffice.join(', ')}.`);
  expect(labels(companyDetailsOf(none)).slice(0, 2)).toEqual(['Name', 'Address']);
});

it('numbers and names are shown once there are any', () => {
  const none = {
    ...brand,
    company: {
      ...company,
      vatNumber: null,
      icoNumber: null,
      nominatedIndividual: null,
      registeredManager: null,
    },
  };
  expect(labels(companyDetailsOf(none))).toEqual(['Company', 'Company number', 'Registered office']);
  expect(labels(companyDetailsOf(real)).slice(3)).toEqual([
    'VAT number',
    `Registration with the ${brand.regulators.information.shortName}`,
    'Nominated individual',
    'Registered manager',
  ]);
});
