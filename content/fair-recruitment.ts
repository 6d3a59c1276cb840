import { brand } from '#content/brand.yaml';

/** Below every advert (Equality Act 2010; Employment Agencies Act 1973). */
export const fairRecruitment = {
  heading: 'A fair chance',
  lines: [
    `Do you need something done differently, in the application or at the interview? Tell us on ${brand.phone.display} or at ${brand.email.inbox}, and we arrange it.`,
    'We choose by what the job asks for, and by nothing else: not age, disability, race, religion or belief, sex, sexual orientation, gender reassignment, pregnancy, marriage or civil partnership.',
    'We never take money for a job. If anyone asks you for it in our name, do not pay, and tell us.',
  ],
} as const;
