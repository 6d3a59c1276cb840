import { brand } from '#content/brand.yaml';
import { companyWords as words } from '#content/company.yaml';
import type { Brand } from '../content/brand.ts';
import { fill } from '../text/fill.ts';

interface CompanyDetail {
  label: string;
  lines: string[];
}

export const companyLine: string = companyLineOf(brand);
export const companyDetails: CompanyDetail[] = companyDetailsOf(brand);

/** No company of the register has a number of noughts. */
export function isSampleCompanyNumber(number: string): boolean {
  return /^0+$/.test(number);
}

export function companyLineOf({ legalName, company }: Brand): string {
  const { registeredIn, registeredOffice } = company;
  const office = registeredOffice.join(', ');
  return fill(words.line, { legalName, registeredIn, number: numberOf(company), office });
}

export function companyDetailsOf({ legalName, company }: Brand): CompanyDetail[] {
  const { labels } = words;
  const { registeredIn, registeredOffice } = company;
  const number = fill(words.number, { number: numberOf(company), registeredIn });
  const others = ['vatNumber', 'icoNumber', 'nominatedIndividual', 'registeredManager'] as const;
  return [
    { label: labels.company, lines: [legalName] },
    { label: labels.number, lines: [number] },
    { label: labels.registeredOffice, lines: registeredOffice },
    ...others.flatMap((name) => {
      const value = company[name];
      return value === null ? [] : [{ label: labels[name], lines: [value] }];
    }),
  ];
}

function numberOf({ number }: Brand['company']): string {
  return isSampleCompanyNumber(number) ? fill(words.sample, { number }) : number;
}
