import { brand } from '#content/brand.yaml';
import { companyWords } from '#content/company.yaml';
import type { Brand } from '../content/company/brand.ts';
import { registrationTexts } from '../registration/registration-texts.ts';
import { fill } from '../text/fill.ts';
import { isSampleCompanyNumber, numberOf } from './company.ts';

interface RegisterEntry {
  label: string;
  text: string;
  /** To the public register; null where we are not in it. */
  link: { text: string; url: string } | null;
}

const { labels, checkUs: words, registers } = companyWords;

/** Each where the brand has it; of the regulator also that it has not decided yet. */
export function registerEntries({ company, registration }: Brand = brand): RegisterEntry[] {
  const { number, registeredIn, registeredManager, icoNumber, insurance } = company;
  const { short, link } = registrationTexts(registration);
  const isRegistered = registration.status === 'registered';
  const entries: (RegisterEntry | null)[] = [
    number === null
      ? null
      : {
          label: labels.number,
          text: fill(companyWords.number, { number: numberOf(number), registeredIn }),
          link: isSampleCompanyNumber(number)
            ? null
            : { text: words.company, url: fill(registers.company, { number }) },
        },
    { label: words.regulator, text: short, link: isRegistered ? link : null },
    isRegistered && registeredManager
      ? { label: labels.registeredManager, text: registeredManager, link }
      : null,
    icoNumber
      ? {
          label: labels.icoNumber,
          text: icoNumber,
          link: { text: words.information, url: fill(registers.information, { number: icoNumber }) },
        }
      : null,
    insurance
      ? {
          label: words.insurance,
          text: fill(words.insured, insurance),
          link: { text: words.insurer, url: insurance.url },
        }
      : null,
  ];
  return entries.filter((entry) => entry !== null);
}
