import { brand } from '#content/brand.yaml';
import { phone } from './assistant-answers.ts';
import { call } from './assistant-moves.ts';
import { childHelp } from './danger-cards.ts';
import { nation } from './nation.ts';
import { registrationPending } from './registration-state.ts';

/** Said when something is told and nothing asked: the first that was not said yet. */
export const assistantMemory = {
  condition: (name: string) => [
    `Thank you for telling me. What helps with ${name}, and what changes from day to day, goes into the plan that we write with you, and you meet your carer before the first visit.`,
    `${name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())} goes into the plan, too.`,
  ],
  told: [
    'Thank you for telling me. What matters in daily life goes into the plan that we write with you.',
    'That is good to know, and whoever plans the visits should know it, too.',
    'Thank you. I keep it in mind for as long as we talk, and store it nowhere.',
  ],
  applicant: [
    'Thank you for telling me. It belongs in the letter that goes with your application: a person reads it.',
    'Thank you. Each job’s page says what the job asks for; the rest is for your letter.',
  ],
  askPlace: 'In which town is it? Then I can say whether we come there.',
  askNeed: 'What is hardest at the moment: washing and dressing, meals, the house, nights, or being alone?',
  talk: `To talk it through, ${call}.`,
  clientTold: [
    `I am sorry. If a meal or a medicine is due, or anyone feels unwell, do not wait for us: NHS 111 tells you what to do, day and night, and 999 is for danger. What happened belongs in a complaint, with the day and the time.`,
    'That should not be so. A person has to look into it, and I am a program.',
  ],
  complaint: [
    'I am sorry. I cannot look into it from here, and a person must: the button below sends this conversation to the office.',
    'You need not tell it twice: what you wrote here can go to the office as it is.',
  ],
  child: [
    `Thank you for telling me. You can say anything to [Childline, ${childHelp.child.display}](${childHelp.child.url}), free, day and night, by telephone or by writing. One adult who knows is a good beginning: a teacher, a school nurse, an aunt.`,
    'You do nothing wrong when you ask for help, and nobody has to manage such things alone.',
    'I am a program, and you should have a person: Childline listens, and decides nothing without you unless you are in danger.',
  ],
  professional: {
    intro: [
      `Thank you for thinking of us. ${registrationPending ? `We are not registered with ${nation.regulator.inShort} yet: housework, meals, shopping, company and travel can begin now, personal care and medicines once we are.` : 'We take referrals for personal care, everyday help and company.'} We see the person at home or on the ward, at no charge, and put a plan and a price in writing.`,
    ],
    refer: [
      `A referral needs no form of ours: ring ${phone}, or write to ${brand.email.info} and leave out the name until we have spoken. Tell us the town, what is needed and how often, if it takes two carers, who pays, and the day on which it has to begin.`,
    ],
  },
  client: `If someone is waiting for a carer now, ring ${brand.emergencyPhone.display}, day and night.`,
  clientOffice: [
    `For everything else about your visits, the office: ${phone}. I see no visits from here.`,
    'I am sorry that I cannot look it up from here.',
  ],
} as const;
