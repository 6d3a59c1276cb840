import { councils } from '#content/area.yaml';
import type { FundingId } from '#domain/content/service.ts';

export interface Funding {
  id: FundingId;
  title: string;
  summary: string;
  who: string;
  whereToAsk: string;
  sources: { text: string; url: string }[];
}

/** When the texts were last compared with councils, the NHS and advice services. */
const fundingCheckedOn = '2026-11-21';

const checkedOn = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(fundingCheckedOn),
);

export const fundingIntro = {
  title: 'Ways to pay for care',
  text: 'Most people pay with a mixture. Ask what others may pay before you spend your own money. We cannot give financial advice; these pages tell you who can.',
  checked: `We last checked what we say here on ${checkedOn}. Rules and amounts change: the official page is always right.`,
} as const;

export const funding: readonly Funding[] = [
  {
    id: 'council',
    title: 'Help from your council',
    summary:
      'Your council’s adult social care team must look at what you need if you appear to need care. This is called a needs assessment, and it is free.',
    who: 'Any adult who may need care can ask, whatever they earn or own. If your needs meet the national rules, the council then looks at your money to see who pays: you, the council, or both.',
    whereToAsk:
      'Ring the adult social care team of the council where you live, or ask online. Say if it is urgent, for example because someone is about to leave hospital.',
    sources: [
      {
        text: 'Apply for a needs assessment (GOV.UK)',
        url: 'https://www.gov.uk/apply-needs-assessment-social-services',
      },
      ...councils.map(({ name, url }) => ({ text: name, url })),
    ],
  },
  {
    id: 'nhs-continuing-healthcare',
    title: 'NHS Continuing Healthcare',
    summary:
      'Care that the NHS arranges and pays for in full, outside hospital, for adults whose needs come mainly from their health. It can be given at home.',
    who: 'It depends on your needs, not on your diagnosis or your money. A short checklist comes first, then a full assessment. Where someone may be nearing the end of life, there is a fast track.',
    whereToAsk:
      'Ask your GP, a nurse, a social worker or the team on the ward for a checklist. Your local NHS integrated care board decides.',
    sources: [
      {
        text: 'NHS Continuing Healthcare (NHS)',
        url: 'https://www.nhs.uk/social-care-and-support/money-work-and-benefits/nhs-continuing-healthcare/',
      },
    ],
  },
  {
    id: 'attendance-allowance',
    title: 'Attendance Allowance',
    summary:
      'Money from the government for people over State Pension age who need help to look after themselves, or someone to keep them safe. You spend it as you like.',
    who: 'It does not depend on your income or savings, and you can get it even if nobody helps you yet. Below State Pension age, look at Personal Independence Payment instead.',
    whereToAsk:
      'Claim from the Department for Work and Pensions through GOV.UK. Citizens Advice and Age UK can help with the form.',
    sources: [
      { text: 'Attendance Allowance (GOV.UK)', url: 'https://www.gov.uk/attendance-allowance' },
      { text: 'Personal Independence Payment (GOV.UK)', url: 'https://www.gov.uk/pip' },
    ],
  },
  {
    id: 'direct-payments',
    title: 'Direct Payments',
    summary:
      'Money that the council pays to you, so that you choose and arrange your own care instead of taking what the council arranges.',
    who: 'People whose council has assessed them and agreed to pay for some care. Someone you trust can manage the money for you. Where the NHS pays, a personal health budget works in a similar way.',
    whereToAsk: 'Ask your social worker, or the council’s adult social care team, for a direct payment.',
    sources: [
      { text: 'Apply for direct payments (GOV.UK)', url: 'https://www.gov.uk/apply-direct-payments' },
      {
        text: 'Personal budgets (NHS)',
        url: 'https://www.nhs.uk/social-care-and-support/money-work-and-benefits/personal-budgets/',
      },
    ],
  },
  {
    id: 'self-funded',
    title: 'Paying for yourself',
    summary:
      'You agree the price with us and pay us directly. You can still have a needs assessment, and still claim Attendance Allowance.',
    who: 'People with savings above the council’s limit, people who want more than the council pays for, and people who would rather not wait.',
    whereToAsk:
      'Ask us for a price in writing. For advice about money that has to last, ask MoneyHelper, which is free, or a financial adviser who specialises in care.',
    sources: [
      {
        text: 'Paying for your own care (NHS)',
        url: 'https://www.nhs.uk/social-care-and-support/money-work-and-benefits/paying-for-your-own-care-self-funding/',
      },
      { text: 'MoneyHelper', url: 'https://www.moneyhelper.org.uk/' },
      { text: 'Age UK', url: 'https://www.ageuk.org.uk/' },
    ],
  },
];

const byId = new Map(funding.map((way) => [way.id, way]));

export function fundingOf(ids: readonly FundingId[]): Funding[] {
  return ids.flatMap((id) => byId.get(id) ?? []);
}
