import { brand } from '#content/brand.yaml';
import { companyWords as words } from '#content/company.yaml';
import type { Brand } from '../content/company/brand.ts';
import { fill } from '../text/fill.ts';

interface CompanyDetail {
  label: string;
  lines: string[];
}

export const companyLine: string = companyLineOf(brand);
export const companyDetails: CompanyDetail[] = companyDetailsOf(brand);

export function isSampleCompanyNumber(number: string | null): boolean {
  return number !== null && /^0+$/.test(number);
}

export function companyLineOf({ legalName, company }: Brand): string {
  const { registeredIn, registeredOffice } = company;
  const office = registeredOffice.join(', ');
  if (company.number === null) return fill(words.lineWithoutNumber, { legalName, office });
  return fill(words.line, { legalName, registeredIn, number: numberOf(company.number), office });
}

export function companyDetailsOf({ legalName, company }: Brand): CompanyDetail[] {
  const { labels } = words;
  const { registeredIn, registeredOffice } = company;
  const others = ['vatNumber', 'icoNumber', 'nominatedIndividual', 'registeredManager'] as const;
  return [
    ...(company.number === null
      ? [
          { label: labels.name, lines: [legalName] },
          { label: labels.address, lines: registeredOffice },
        ]
      : [
          { label: labels.company, lines: [legalName] },
          {
            label: labels.number,
            lines: [fill(words.number, { number: numberOf(company.number), registeredIn })],
          },
          { label: labels.registeredOffice, lines: registeredOffice },
        ]),
    ...others.flatMap((name) => {
      const value = company[name];
      return value === null ? [] : [{ label: labels[name], lines: [value] }];
    }),
  ];
}

export function numberOf(number: string): string {
  return isSampleCompanyNumber(number) ? fill(words.sample, { number }) : number;
}
