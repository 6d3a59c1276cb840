import { brand } from '#content/brand.yaml';
import type { Registration, Telephone } from '#domain/content/brand.ts';
import { companyDetails } from '../company.ts';
import { nation } from '../nation.ts';
import {
  contentsTitle,
  details,
  list,
  paragraph,
  type Statement,
  type StatementDetail,
} from './statement.ts';

const { regulator: care, complaints: way } = nation;

const toTheRegulator = {
  pending: `Until we are registered, it does not inspect us, but you can tell it about us, and about anyone who gives personal care without being registered.`,
  registered: `It registers and inspects us. It wants to hear about care, poor or good, and uses what people tell it when it decides what to look at.`,
} as const satisfies Record<Registration['status'], string>;

/** Until there is a registered manager, whose name is among the company's details. */
const answerable =
  brand.company.registeredManager === null
    ? [
        paragraph(
          'Our directors answer for everything we do. Once we have a registered manager, their name will be here.',
        ),
      ]
    : [];

const telephoneOf = (telephone: Telephone | null): StatementDetail[] =>
  telephone ? [{ label: 'Telephone', lines: [telephone.display], href: telephone.url }] : [];
const capital = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

export function complaintsFor({ status }: Registration): Statement {
  return {
    title: 'Complaints',
    subtitle: 'When something was not right',
    intro:
      'Tell us, however small it is. We listen, we answer in writing, and nobody is treated worse for having complained.',
    contentsTitle,
    sections: [
      {
        id: 'how',
        title: 'How to complain',
        shortTitle: 'How to complain',
        blocks: [
          paragraph(
            'Say it to your carer, ring, or write: whichever is easiest. You need no form and no special words. If you would rather talk, we write it down and read it back to you.',
          ),
          details(
            { label: 'Telephone', lines: [brand.phone.display], href: brand.phone.url },
            { label: 'Email', lines: [brand.email.info], href: `mailto:${brand.email.info}` },
            { label: 'Post', lines: [brand.longName, ...brand.address.lines] },
          ),
          paragraph(
            'A relative, a friend or an advocate may complain for you. We ask whether you agree before we tell them anything about you. Please complain within twelve months, while people still remember.',
          ),
          paragraph(
            'If someone is being hurt, neglected or robbed, do not wait for an answer from us: call 999, or see our page on safeguarding.',
          ),
        ],
      },
      {
        id: 'what-happens',
        title: 'What happens then, and by when',
        shortTitle: 'What happens then',
        blocks: [
          list(
            {
              term: 'Within 3 working days',
              text: 'We tell you that we have your complaint and who is looking into it, and ask what you would like to happen.',
            },
            {
              term: 'Within 20 working days',
              text: 'You have our answer in writing: what we found, what went wrong, and what we have done about it. If we need longer, we tell you why before then, and name the day.',
            },
            {
              term: 'If you do not agree',
              text: 'Ask for a director to look at it again. You have a second answer within 10 working days.',
            },
          ),
          paragraph(
            'Wherever we can, the person who looks into it had no part in it. We keep complaints apart from your care notes, and go through them to see what we should change.',
          ),
        ],
      },
      {
        id: 'independent-review',
        title: 'Someone independent',
        shortTitle: 'Independent review',
        blocks: [
          paragraph(`If our answer does not settle it, or has not come within twelve weeks, ${way.review}`),
          details(...telephoneOf(way.reviewer.helpline), {
            label: 'Website',
            lines: [way.reviewer.name],
            href: way.reviewer.url,
          }),
          paragraph(
            'If your council or the NHS arranges or pays for your care, you can also complain to them, at any time.',
          ),
        ],
      },
      {
        id: 'regulator',
        title: capital(care.named),
        shortTitle: `Telling ${care.inShort}`,
        blocks: [
          paragraph(`${capital(care.inFull)} ${way.regulator} ${toTheRegulator[status]}`),
          details(...telephoneOf(care.helpline), {
            label: 'Website',
            lines: [care.feedback.text],
            href: care.feedback.url,
          }),
        ],
      },
      {
        id: 'personal-information',
        title: 'If it is about your personal information',
        shortTitle: 'Personal information',
        blocks: [
          paragraph(
            'Complaints about how we use or protect information about you go another way, with another regulator.',
          ),
          details({
            label: 'Privacy notice',
            lines: ['How to complain about the use of your information'],
            href: '/privacy-policy#how-to-complain',
          }),
        ],
      },
      {
        id: 'who-we-are',
        title: 'Who answers for us',
        shortTitle: 'Who answers for us',
        blocks: [...answerable, details(...companyDetails)],
      },
    ],
    lastUpdated: 'Last updated: November 2026',
  };
}

export const complaints: Statement = complaintsFor(brand.registration);
