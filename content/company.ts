import { brand } from '#content/brand.yaml';
import type { Brand } from '#domain/content/brand.ts';

interface CompanyDetail {
  label: string;
  lines: string[];
}

/** On every page and in every mail. */
export const companyLine: string = companyLineOf(brand);

/** In full, where people turn who need to know whom they deal with. */
export const companyDetails: CompanyDetail[] = companyDetailsOf(brand);

/** No company of the register has a number of noughts. */
export function isSampleCompanyNumber(number: string): boolean {
  return /^0+$/.test(number);
}

export function companyLineOf({ legalName, company }: Brand): string {
  return `${legalName} is registered in ${company.registeredIn}, company number ${numberOf(company)}. Registered office: ${company.registeredOffice.join(', ')}.`;
}

export function companyDetailsOf({ legalName, company, regulators }: Brand): CompanyDetail[] {
  const { registeredIn, registeredOffice, vatNumber, icoNumber, nominatedIndividual, registeredManager } =
    company;
  return [
    { label: 'Company', lines: [legalName] },
    { label: 'Company number', lines: [`${numberOf(company)}, registered in ${registeredIn}`] },
    { label: 'Registered office', lines: registeredOffice },
    ...optional('VAT number', vatNumber),
    ...optional(`Registration with the ${regulators.information.shortName}`, icoNumber),
    ...optional('Nominated individual', nominatedIndividual),
    ...optional('Registered manager', registeredManager),
  ];
}

function numberOf({ number }: Brand['company']): string {
  return isSampleCompanyNumber(number) ? `${number} (sample)` : number;
}

function optional(label: string, value: string | null): CompanyDetail[] {
  return value === null ? [] : [{ label, lines: [value] }];
}
