import { brand } from '#content/brand.yaml';
import type { Registration } from '#domain/content/brand.ts';
import { childHelp, councilLines, type HelpLine } from '../danger-cards.ts';
import { nation } from '../nation.ts';
import {
  contentsTitle,
  details,
  list,
  paragraph,
  type Statement,
  type StatementDetail,
} from './statement.ts';

const { regulator: care, safeguarding: words, authority } = nation;

const detailOf = ({ label, display, url }: HelpLine): StatementDetail => ({
  label,
  lines: [display],
  href: url,
});

const councilDetails: StatementDetail[] = [
  ...councilLines.map(detailOf),
  { label: words.elsewhere.label, lines: [words.elsewhere.text], href: words.elsewhere.url },
];

const whoElseIsTold = {
  pending: `We tell ${authority}, and the police where it may be a crime.`,
  registered: `We tell ${authority} and ${care.named}, and the police where it may be a crime.`,
} as const satisfies Record<Registration['status'], string>;

export function safeguardingFor({ status }: Registration): Statement {
  return {
    title: 'Safeguarding',
    subtitle: 'Living safely, without fear',
    intro:
      'Nobody should be hurt, frightened, neglected or robbed, by anyone. This page says what we do about it, and who you can tell.',
    contentsTitle,
    sections: [
      {
        id: 'danger',
        title: 'If someone is in danger now',
        shortTitle: 'Danger now',
        blocks: [
          paragraph(
            'Call 999 and ask for the police or an ambulance. Our forms and our assistant cannot send help. If it is not urgent but may be a crime, the police are on 101.',
          ),
        ],
      },
      {
        id: 'tell',
        title: 'If you are worried about an adult',
        shortTitle: 'Who to tell',
        blocks: [
          paragraph(
            `Tell ${authority} where the person lives: ${words.duty} whether an adult who needs care is being abused or neglected. You do not need proof, and you need not give your name.`,
          ),
          details(...councilDetails),
          paragraph(
            'We last compared these numbers with the councils’ own pages on 22 November 2026. Where we could not find a number there, we name the council’s page instead: look for “report a concern about an adult”. In the evening, at weekends or if a number does not answer, the council’s page says who to ring.',
          ),
          paragraph(
            'If it is about a child, tell the children’s services of the same council, or ring the NSPCC. If you are under 18 yourself, ring Childline.',
          ),
          details(...[childHelp.adult, childHelp.child].map(detailOf)),
        ],
      },
      {
        id: 'tell-us',
        title: 'You can tell us, too',
        shortTitle: 'Telling us',
        blocks: [
          paragraph(
            `Say it to any of us, or ring the office. If it is about one of our own people, ask for the person who runs the office, or go straight to ${authority}: you need not come to us first.`,
          ),
          details({ label: 'Telephone', lines: [brand.phone.display], href: brand.phone.url }),
        ],
      },
      {
        id: 'what-we-do',
        title: 'What we do',
        shortTitle: 'What we do',
        blocks: [
          list(
            {
              term: 'Before anyone comes to you',
              text: 'We check identity, right to work, references and a DBS certificate at the level that the job calls for.',
            },
            {
              term: 'Training',
              text: 'Everyone learns what abuse and neglect look like, self-neglect and theft among them, and what to do on the same day.',
            },
            {
              term: 'Listening',
              text: 'We take you seriously, write down what you said in your own words, and ask what you would like to happen.',
            },
            {
              term: 'Acting',
              text: `${whoElseIsTold[status]} We ask you first, unless you or someone else would be at risk, or you cannot decide it yourself.`,
            },
            {
              term: 'If it is about one of us',
              text: 'That person does not visit you while it is looked into. Where the law says so, we refer them to the Disclosure and Barring Service.',
            },
            {
              term: 'Speaking up',
              text: 'Everyone who works for us may raise a concern, inside or outside the company, and is protected by law when they do.',
            },
          ),
        ],
      },
      {
        id: 'rules',
        title: 'The law behind this',
        shortTitle: 'The law behind this',
        blocks: [list(...words.laws)],
      },
    ],
    lastUpdated: 'Last updated: November 2026',
  };
}

export const safeguarding: Statement = safeguardingFor(brand.registration);
