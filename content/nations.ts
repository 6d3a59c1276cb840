import type { NationName, Telephone } from '#domain/content/brand.ts';

interface CareRegulator {
  name: string;
  /** The same as the name where there is none. */
  shortName: string;
  /** As sentences have it: `the Care Quality Commission`, `the Care Quality Commission (CQC)`, `the CQC`. */
  named: string;
  inFull: string;
  inShort: string;
  url: string;
  /** Null where no number could be read on its own pages. */
  helpline: Telephone | null;
  feedback: { text: string; url: string };
}

interface Reviewer {
  name: string;
  shortName: string;
  url: string;
  helpline: Telephone | null;
}

/** Words and bodies that depend on where care is given; `docs/content.md` has the source of each. */
export interface Nation {
  /** "In …" */
  name: string;
  regulator: CareRegulator;
  /** "Help with personal care …" */
  isRegulated: string;
  regulatedCare: string;
  /** "Our registration with … is pending too." */
  authority: string;
  /** What a registration is called in a sentence, and when we speak of ours. */
  number: { beside: string; ours: string };
  ratings: {
    /** After the name of a place: `is rated`. */
    verb: string;
    /** All that there are; empty where places are inspected and not rated. */
    values: readonly string[];
    /** Each has a rating of its own; empty where one word is for all. */
    themes: readonly string[];
    /** While a registered provider has none. */
    none: string;
    /** After what was found, where that is no rating. */
    after: string;
  };
  complaints: {
    /** What the regulator does with one. */
    regulator: string;
    reviewer: Reviewer;
    review: string;
    /** "If that does not settle it, …" */
    reviewShort: string;
  };
  safeguarding: {
    /** What the authority does where someone may be in danger. */
    duty: string;
    elsewhere: { label: string; text: string; url: string };
    laws: readonly { term: string; text: string }[];
  };
}

const number = (display: string): Telephone => {
  const e164 = display.replace(/^0/, '+44').replaceAll(' ', '');
  return { display, e164, url: `tel:${e164}` };
};

const findCouncil = { text: 'Find your council', url: 'https://www.gov.uk/find-local-council' };
const isNamed = (name: string) => ({ name, shortName: name, named: `the ${name}` });

export const nations: Readonly<Record<NationName, Nation>> = {
  england: {
    name: 'England',
    regulator: {
      name: 'Care Quality Commission',
      shortName: 'CQC',
      named: 'the Care Quality Commission',
      inFull: 'the Care Quality Commission (CQC)',
      inShort: 'the CQC',
      url: 'https://www.cqc.org.uk',
      helpline: number('03000 616161'),
      feedback: { text: 'Give feedback on care', url: 'https://www.cqc.org.uk/give-feedback-on-care' },
    },
    isRegulated: 'is a regulated activity',
    regulatedCare: 'Regulated activities',
    authority: 'the council',
    number: { beside: 'provider', ours: 'provider id' },
    ratings: {
      verb: 'is rated',
      values: ['Outstanding', 'Good', 'Requires improvement', 'Inadequate'],
      themes: [],
      none: 'It has not rated us yet.',
      after: '',
    },
    complaints: {
      regulator: 'does not settle individual complaints.',
      reviewer: {
        name: 'Local Government and Social Care Ombudsman',
        shortName: 'LGSCO',
        url: 'https://www.lgo.org.uk',
        helpline: number('0300 061 0614'),
      },
      review:
        'the Local Government and Social Care Ombudsman (LGSCO) can look at it. It is free and takes no side. It reviews complaints about adult social care whoever pays for it; it will tell you whether that covers everyday help that is not personal care.',
      reviewShort: 'the ombudsman can review it, free of charge',
    },
    safeguarding: {
      duty: 'by law it must find out',
      elsewhere: { label: 'Anywhere else in England', ...findCouncil },
      laws: [
        { term: 'Care Act 2014, section 42', text: 'the council’s duty to make enquiries.' },
        { term: 'Mental Capacity Act 2005', text: 'your right to decide for yourself wherever you can.' },
        {
          term: 'Regulation 13 of the Regulated Activities Regulations 2014',
          text: 'what every registered provider must do to protect people from abuse.',
        },
      ],
    },
  },
  scotland: {
    name: 'Scotland',
    regulator: {
      ...isNamed('Care Inspectorate'),
      inFull: 'the Care Inspectorate',
      inShort: 'the Care Inspectorate',
      url: 'https://www.careinspectorate.scot',
      helpline: number('0345 600 9527'),
      feedback: {
        text: 'Complaints and feedback',
        url: 'https://www.careinspectorate.scot/complaints-and-feedback',
      },
    },
    isRegulated: 'is a care service that the law regulates',
    regulatedCare: 'Regulated care services',
    authority: 'the council',
    number: { beside: 'care service number', ours: 'care service number' },
    ratings: {
      verb: 'is graded',
      values: [
        '6 (Excellent)',
        '5 (Very good)',
        '4 (Good)',
        '3 (Adequate)',
        '2 (Weak)',
        '1 (Unsatisfactory)',
      ],
      themes: [
        'How well do we support people’s wellbeing?',
        'How good is our leadership?',
        'How good is our staff team?',
        'How good is our setting?',
        'How well is our care and support planned?',
      ],
      none: 'It has not graded us yet.',
      after: '',
    },
    complaints: {
      regulator: 'looks into complaints about registered care services.',
      reviewer: {
        name: 'Scottish Public Services Ombudsman',
        shortName: 'SPSO',
        url: 'https://www.spso.org.uk',
        helpline: null,
      },
      review:
        'the Care Inspectorate can look into it. You can also go to it first. If you are not content with how it dealt with your complaint, the Scottish Public Services Ombudsman (SPSO) can look at that. Both are free and take no side.',
      reviewShort: 'the Care Inspectorate can look into it, free of charge',
    },
    safeguarding: {
      duty: 'by law it must find out',
      elsewhere: { label: 'Anywhere else in Scotland', ...findCouncil },
      laws: [
        {
          term: 'Adult Support and Protection (Scotland) Act 2007, section 4',
          text: 'the council’s duty to make inquiries.',
        },
        {
          term: 'Adults with Incapacity (Scotland) Act 2000',
          text: 'how decisions are made for people who cannot make them.',
        },
      ],
    },
  },
  wales: {
    name: 'Wales',
    regulator: {
      name: 'Care Inspectorate Wales',
      shortName: 'CIW',
      named: 'Care Inspectorate Wales',
      inFull: 'Care Inspectorate Wales (CIW)',
      inShort: 'CIW',
      url: 'https://www.careinspectorate.wales',
      helpline: null,
      feedback: {
        text: 'Give feedback about care services',
        url: 'https://www.careinspectorate.wales/providing-feedback-about-care-services-wales-html',
      },
    },
    isRegulated: 'is part of a regulated service',
    regulatedCare: 'Regulated services',
    authority: 'the council',
    number: { beside: 'registration number', ours: 'registration number' },
    ratings: {
      verb: 'is rated',
      values: ['Excellent', 'Good', 'Requires improvement', 'Requires significant improvement'],
      themes: ['Well-being', 'Care and support', 'Leadership and management', 'Environment'],
      none: 'It has not rated us yet.',
      after: '',
    },
    complaints: {
      regulator: 'does not look into individual complaints.',
      reviewer: {
        name: 'Public Services Ombudsman for Wales',
        shortName: 'PSOW',
        url: 'https://www.ombudsman.wales',
        helpline: null,
      },
      review:
        'the Public Services Ombudsman for Wales (PSOW) can look at it. It is free and takes no side. It reviews complaints about personal care at home, also where you pay for it yourself; it will tell you whether that covers everyday help that is not personal care.',
      reviewShort: 'the ombudsman can review it, free of charge',
    },
    safeguarding: {
      duty: 'by law it must find out',
      elsewhere: { label: 'Anywhere else in Wales', ...findCouncil },
      laws: [
        {
          term: 'Social Services and Well-being (Wales) Act 2014, section 126',
          text: 'the council’s duty to make enquiries.',
        },
        { term: 'Mental Capacity Act 2005', text: 'your right to decide for yourself wherever you can.' },
      ],
    },
  },
  northernIreland: {
    name: 'Northern Ireland',
    regulator: {
      name: 'Regulation and Quality Improvement Authority',
      shortName: 'RQIA',
      named: 'the Regulation and Quality Improvement Authority',
      inFull: 'the Regulation and Quality Improvement Authority (RQIA)',
      inShort: 'RQIA',
      url: 'https://www.rqia.org.uk',
      helpline: null,
      feedback: { text: 'Tell RQIA about care', url: 'https://www.rqia.org.uk' },
    },
    isRegulated: 'is part of a regulated service',
    regulatedCare: 'Regulated services',
    authority: 'the Health and Social Care Trust',
    number: { beside: 'registration number', ours: 'registration number' },
    ratings: {
      verb: 'was inspected',
      values: [],
      themes: [],
      none: 'It inspects, and gives no ratings.',
      after: ' RQIA gives no ratings: what it found is in its report.',
    },
    complaints: {
      regulator: 'does not look into individual complaints.',
      reviewer: {
        name: 'Northern Ireland Public Services Ombudsman',
        shortName: 'NIPSO',
        url: 'https://www.nipso.org.uk',
        helpline: null,
      },
      review:
        'the Health and Social Care Trust that arranges or pays for your care can look at it, and after it the Northern Ireland Public Services Ombudsman (NIPSO). Both are free. Where you pay for everything yourself, the ombudsman cannot: the Patient and Client Council can help you to complain, free of charge.',
      reviewShort:
        'the Health and Social Care Trust that pays for your care can look at it, and after it the ombudsman, free of charge',
    },
    safeguarding: {
      duty: 'it finds out',
      elsewhere: {
        label: 'Anywhere else in Northern Ireland',
        text: 'Find your Health and Social Care Trust',
        url: 'https://www.nidirect.gov.uk/',
      },
      laws: [
        {
          term: 'Adult Safeguarding: Prevention and Protection in Partnership (2015)',
          text: 'how Trusts, the police and providers protect adults together.',
        },
        {
          term: 'Mental Capacity Act (Northern Ireland) 2016',
          text: 'how decisions are made for people who cannot make them.',
        },
      ],
    },
  },
};
