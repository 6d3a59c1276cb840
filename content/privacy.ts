import { brand } from '#content/brand.yaml';
import { recipients } from '#content/recipients.yaml';
import type { RecipientId } from '#domain/content/privacy.ts';
import { storedInBrowser } from './browser-storage.ts';
import { companyDetails } from './company.ts';
import { nation } from './nation.ts';
import { outcomeWords } from './outcomes.ts';
import {
  limitsPeriod,
  periodInWords,
  type RetainedKind,
  retention,
  retentionOf,
  retentionTable,
} from './retention.ts';
import {
  contentsTitle,
  details,
  list,
  paragraph,
  type Statement,
  type StatementBlock,
  type StatementSection,
  subheading,
} from './statements/statement.ts';

const { information } = brand.regulators;

const privacyEmail = { label: 'Email', lines: [brand.email.privacy], href: `mailto:${brand.email.privacy}` };

const contactDetails: StatementSection = {
  id: 'contact-details',
  title: 'Contact details',
  shortTitle: 'Contact details',
  blocks: [
    paragraph(
      `${brand.legalName} (“we”) decides how and why your information is used. In law, we are the data controller. Ask us about anything in this notice:`,
    ),
    details(
      { label: 'Post', lines: [brand.longName, ...brand.address.lines] },
      { label: 'Telephone', lines: [brand.phone.display], href: brand.phone.url },
      privacyEmail,
    ),
    details(...companyDetails),
  ],
};

const whatWeCollect: StatementSection = {
  id: 'what-we-collect',
  title: 'What information we collect, use, and why',
  shortTitle: 'What we collect',
  blocks: [
    paragraph(
      'This part is about people who work or volunteer for us, and people who apply to do so. The section for website visitors is further down.',
    ),
    subheading('For recruitment, employment and volunteering'),
    list(
      'Name, address, telephone number, email address and date of birth',
      'Your CV, application, interview notes, qualifications and references',
      'Proof of identity and of your right to work in the UK',
      'The number, date and result of your DBS check',
      'The contract or volunteer agreement, role, working hours, rota and leave',
      'Training, supervision, appraisals, and any grievance or disciplinary matter',
      'Next of kin and emergency contacts',
    ),
    subheading('For pay, pension and tax'),
    list(
      'National Insurance number, tax code and bank details',
      'Pay, expenses, mileage, pension and benefits',
      'Driving licence, vehicle and insurance details, where you drive for work',
    ),
    subheading('For health, safety and equal treatment'),
    list(
      'Sickness, fit notes, accidents, and adjustments that you need',
      'Vaccinations, where the role or the law asks for them',
      'What you choose to tell us about ethnicity, disability, religion or sexual orientation, to check that we treat people fairly',
    ),
    subheading('For running the service safely'),
    list(
      'Check-in and check-out times of visits, and the care notes you write',
      'Use of work telephones, email and systems, and IT logs',
      'CCTV at the office',
      'What is needed to look into complaints, incidents and safeguarding concerns',
    ),
    subheading('If you would rather not tell us'),
    paragraph(
      'Some of this the law or your contract requires, such as proof of your right to work. Without it we cannot employ you. The rest is your choice.',
    ),
  ],
};

const lawfulBases: StatementSection = {
  id: 'lawful-bases',
  title: 'Lawful bases and data protection rights',
  shortTitle: 'Lawful bases and rights',
  blocks: [
    paragraph(
      'Under the UK General Data Protection Regulation (UK GDPR) we need a lawful basis for each use of your information. We rely on these:',
    ),
    list(
      {
        term: 'Contract (Article 6(1)(b))',
        text: 'To take steps before a contract when you apply, and then to employ and pay you.',
      },
      {
        term: 'Legal obligation (Article 6(1)(c))',
        text: 'For what the law on employment, tax, immigration, safety at work and care requires. Examples are right-to-work checks, tax records and fitness checks on care staff.',
      },
      {
        term: 'Legitimate interests (Article 6(1)(f))',
        text: 'To plan rotas, train and support people, keep our systems and premises secure, and answer complaints. We have weighed these interests against yours.',
      },
      {
        term: 'Vital interests (Article 6(1)(d))',
        text: 'To protect someone’s life, for example by giving an ambulance crew your emergency contact.',
      },
      {
        term: 'Consent (Article 6(1)(a))',
        text: 'Where you have a free choice, such as your photograph in a newsletter. You can withdraw your consent at any time.',
      },
    ),
    paragraph(
      'Some information is more sensitive: health, ethnicity, religion, sexual orientation and trade union membership. We use it:',
    ),
    list(
      'where the law on employment, social security and social protection requires it (Article 9(2)(b))',
      'to assess fitness for work (Article 9(2)(h))',
      'for equality monitoring (Article 9(2)(g))',
      'for legal claims (Article 9(2)(f))',
      'with your explicit consent (Article 9(2)(a))',
    ),
    paragraph(
      'We use information about criminal offences, from DBS checks, under Article 10 of the UK GDPR and Schedule 1 of the Data Protection Act 2018.',
    ),
    subheading('Your rights'),
    list(
      { term: 'Access', text: 'You can ask for a copy of your information.' },
      { term: 'Rectification', text: 'You can ask us to correct or complete it.' },
      {
        term: 'Erasure',
        text: 'In some cases you can ask us to delete it. This does not apply to what the law makes us keep.',
      },
      {
        term: 'Restriction',
        text: 'In some cases you can ask us to stop using it while a question is settled.',
      },
      {
        term: 'Objection',
        text: 'Where we rely on legitimate interests, you can object, and we stop unless we have compelling grounds.',
      },
      {
        term: 'Portability',
        text: 'Where we rely on consent or contract and use computers, you can have what you gave us in a form that another organisation can read.',
      },
      { term: 'Withdrawing consent', text: 'Where we rely on consent, you can withdraw it at any time.' },
    ),
    paragraph(
      'You do not pay for using your rights. Tell us in any way you like; we must answer without undue delay and within one month.',
    ),
  ],
};

const sources: StatementSection = {
  id: 'where-we-get-information',
  title: 'Where we get information',
  shortTitle: 'Where we get it',
  blocks: [
    list(
      'From you',
      'From referees and former employers you name',
      'From the Disclosure and Barring Service (DBS)',
      'From recruitment agencies and job sites that you used',
      'From professional bodies and training providers',
      'From occupational health and other health professionals, with your knowledge',
      'From the Home Office, HM Revenue & Customs and pension providers',
      'From people we support, their families and colleagues, as feedback or in a complaint',
      'From our own systems: rota, visit times, IT logs and CCTV',
    ),
  ],
};

const howLong: StatementSection = {
  id: 'how-long-we-keep',
  title: 'How long we keep information',
  shortTitle: 'How long we keep it',
  blocks: [
    paragraph('We keep information for as long as this table says, and then delete it or shred it.'),
    {
      kind: 'table',
      caption: 'Retention periods',
      columns: ['What', 'How long', 'From when'],
      rows: retentionTable.map(({ label, period, wording }) => [label, period, wording]),
    },
    paragraph(
      'We keep something longer only where the law, a claim, an inspection or a safeguarding enquiry needs it, and only for as long as it does.',
    ),
  ],
};

const sharing: StatementSection = {
  id: 'who-we-share-with',
  title: 'Who we share information with',
  shortTitle: 'Who we share with',
  blocks: [
    paragraph('We do not sell information. We share what is needed with:'),
    list(
      `Regulators: ${nation.regulator.named}, and the ${information.shortName} if it asks`,
      'The Disclosure and Barring Service, the Home Office and HM Revenue & Customs',
      'Councils and the NHS, where they pay for care or look into a safeguarding concern',
      'The police, courts and emergency services, where the law requires or allows it',
      'Payroll, pension, insurance, training and occupational health providers',
      'Future employers who ask for a reference, if you named us',
      'Companies that run our telephone, email, rota and website systems. They act on our instructions, under contract.',
    ),
    paragraph(
      'If one of these companies keeps information outside the UK, it is in a country that UK law recognises as safe, or under a contract such as the International Data Transfer Agreement. Ask us for a copy.',
    ),
  ],
};

/** Maps what a visitor does, in the words of the notice, to the records that come of it. */
export const visitorRecords: readonly { kinds: RetainedKind[]; row: [string, string, string] }[] = [
  {
    kinds: ['enquiry', 'call-request'],
    row: [
      'Send a message, or ask for a call',
      'To answer you, and to plan what you asked for',
      'Legitimate interests: answering people who write to us. What you tell us about health: to arrange social care (Article 9(2)(h)). Those who read it must keep it confidential.',
    ],
  },
  {
    kinds: ['area-notice'],
    row: [
      'Ask to hear when we reach your area',
      'To write to you when we do. Each such email has a link to leave the list.',
      'Consent',
    ],
  },
  {
    kinds: ['event-registration'],
    row: [
      'Register for an event, or your interest in the next one',
      'To run the event, or to tell you when the next one is planned within that time. What you tell us about food and allergies is used to keep you safe.',
      'Legitimate interests; for food and allergies, your explicit consent (Article 9(2)(a)), which the form asks for with a box to tick. You can withdraw it at any time.',
    ],
  },
  {
    kinds: ['application'],
    row: [
      'Apply for a job',
      'To decide on your application, CV included',
      'Steps before a contract (Article 6(1)(b))',
    ],
  },
  {
    kinds: ['job-alert', 'job-alert-request'],
    row: [
      'Ask for new jobs by email',
      'To send you the jobs that fit your search, once you have confirmed that the address is yours. Each such email has a link to stop them.',
      'Consent',
    ],
  },
];

const keptOf = (kind: RetainedKind) => periodInWords(retention[retentionOf[kind]].period);

/** With what is kept until it is confirmed, where that differs. */
function keptFor([first, ...others]: RetainedKind[]): string {
  const unconfirmed = others.filter((kind) => first && keptOf(kind) !== keptOf(first));
  const rest = unconfirmed.map((kind) => `; ${keptOf(kind)} if you do not confirm`);
  return [first ? keptOf(first) : '', ...rest].join('');
}

const inBrowser = (area: 'localStorage' | 'sessionStorage' | 'indexedDB') =>
  Object.values(storedInBrowser)
    .filter((stored) => stored.area === area)
    .map(({ text }) => text);

const visitors = (recipientIds: readonly RecipientId[]): StatementSection => ({
  id: 'visitors',
  title: 'If you use this website',
  shortTitle: 'Website visitors',
  blocks: [
    paragraph(
      'You can read the whole site without telling us who you are. When you send something, this is what happens to it. We last changed this section in November 2026.',
    ),
    {
      kind: 'table',
      caption: 'What visitors send us',
      columns: ['What you do', 'What we use it for', 'Lawful basis', 'How long'],
      rows: [
        ...visitorRecords.map(({ kinds, row }) => [...row, keptFor(kinds)]),
        ['Check a postcode', 'To tell you whether we come to you', 'Legitimate interests', 'Not kept'],
        [
          `Chat with ${brand.assistantName}`,
          'To answer your question. The assistant is a computer program; please leave out names and health details.',
          'Legitimate interests',
          'Not kept by us after the answer; if you send the conversation to the office, as long as any message',
        ],
      ],
    },
    paragraph(
      'With a message, a call, the waiting list and an application you may say how to reach you. For what is about your health we have your explicit consent (Article 9(2)(a)), by a box to tick. It is used for nothing else, and deleted with it.',
    ),
    paragraph(
      'Where the assistant or the search for jobs has no answer, we count that by week and subject: not your words, and nothing about you.',
    ),
    paragraph(
      `With each message we note by when we have to answer, what became of it and when, and whether an email about it came back. What becomes of it is one of these: ${Object.values(
        outcomeWords,
      )
        .map(({ state }) => state)
        .join('; ')}. These notes are kept as long as what you sent.`,
    ),
    paragraph(
      'A program marks messages, letters and registrations with signs of danger, to be read first. Only the mark is stored. The basis is legitimate interests.',
    ),
    paragraph(
      'We delete what we keep of this by an automatic daily task when its time is up. If you want it deleted sooner, ask.',
    ),
    paragraph(
      'The copy in our office’s mailbox is deleted after the same time, unless it has become part of a care plan, a contract or a personnel file.',
    ),
    ...othersBlocks(recipientIds),
    paragraph(
      'WhatsApp and the social networks to which we link are other companies, with privacy notices of their own. Please send no medical details there.',
    ),
    subheading('What your own device keeps'),
    paragraph(
      'We use no cookies, and nothing that follows you. Until you close the tab, your browser keeps for you:',
    ),
    list(...inBrowser('sessionStorage'), ...inBrowser('indexedDB')),
    paragraph('Until you clear the data of this site, it keeps:'),
    list(...inBrowser('localStorage'), 'One page that is shown while there is no network'),
    paragraph('Apart from what you send, none of this reaches us.'),
    subheading('Security'),
    paragraph(
      `So that machines cannot flood us, our server counts how often one address of a device, or one email address, sends something. It keeps these addresses for ${periodInWords(limitsPeriod)} at most, and only scrambled with a secret key (a keyed hash). Its technical log contains no message, name or full address of a device, and is kept for as long as the table above says for IT logs. The lawful basis is our legitimate interest in a safe site.`,
    ),
    subheading('If you are under 18'),
    paragraph(
      'You can write to us about a person you look after. If you are under 13, please ask an adult you trust to write with you. Childline listens day and night: 0800 1111.',
    ),
    paragraph('Nothing on this site decides about you by computer alone.'),
  ],
});

function othersBlocks(ids: readonly RecipientId[]): StatementBlock[] {
  const heading = subheading('Who else is given it');
  if (ids.length === 0) return [heading, paragraph('Nobody: this website passes none of it on.')];
  return [
    heading,
    {
      kind: 'table',
      caption: 'Who this website passes something on to',
      columns: ['Who', 'What'],
      rows: ids.map((id) => [recipients[id].name, recipients[id].gets]),
    },
  ];
}

const complaints: StatementSection = {
  id: 'how-to-complain',
  title: 'How to complain',
  shortTitle: 'How to complain',
  blocks: [
    paragraph(
      'If you are unhappy with how we have used your information, tell us first, in whatever way suits you. You need no form; write “data protection complaint” if you can.',
    ),
    details(privacyEmail, { label: 'Telephone', lines: [brand.phone.display], href: brand.phone.url }),
    paragraph(
      'We confirm within 30 days that we have your complaint, look into it, keep you informed, and tell you the outcome without undue delay.',
    ),
    paragraph(
      `You can also complain to the ${information.name} (${information.shortName}), which regulates data protection in the UK:`,
    ),
    details(
      { label: 'Post', lines: [information.name, ...information.address] },
      { label: 'Helpline', lines: [information.helpline.display], href: information.helpline.url },
      {
        label: 'Website',
        lines: [`Make a complaint to the ${information.shortName}`],
        href: information.complaintUrl,
      },
    ),
  ],
};

/** The notice where these are given something of a visitor's. */
export const privacyFor = (recipientIds: readonly RecipientId[]): Statement => ({
  title: 'Privacy Policy',
  subtitle: 'Staff & Volunteers Privacy Notice',
  intro:
    'This notice is for people who work or volunteer for us, people who apply to do so, and visitors to this website. It says what we do with your information.',
  contentsTitle,
  sections: [
    contactDetails,
    whatWeCollect,
    lawfulBases,
    sources,
    howLong,
    sharing,
    visitors(recipientIds),
    complaints,
  ],
  lastUpdated: 'Last updated: June 2024',
});

/** With all whom it can name: for search, and for pages made before the settings are known. */
export const privacy: Statement = privacyFor(Object.keys(recipients) as RecipientId[]);
