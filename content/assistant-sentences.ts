import { brand } from '#content/brand.yaml';
import { nation } from './nation.ts';
import { openingHours } from './opening-hours.ts';
import { registration } from './registration.ts';

/** Only those that differ from the page's own name. */
export const assistantPages = {
  checkPostcode: 'Check a postcode',
  area: 'Do you come to where I live?',
  coverage: 'Coverage',
  askPostcode: 'Tell me your postcode, or just your town, and I can say whether we come to you.',
  inGuide: (guide: string, summary: string) => `Our guide ${guide} tells you more: ${summary}`,
  contact: 'Contact',
  privacyPolicy: 'Privacy Policy',
  aboutUs: 'About Us',
  whyUs: 'Why Choose Us',
  usefulInformation: 'Useful Information',
  news: 'News',
} as const;

const { display: phone } = brand.phone;
const whole = 'Tell me your whole postcode if you would like to be sure.';

/** Answers about a town, or the first half of a postcode. */
export const assistantPlaces = {
  all: (name: string) =>
    ['Yes, we come to', `${name}.`, registration.covered, whole].filter(Boolean).join(' '),
  /** An answer about what can begin follows. */
  allBeside: (name: string) => `Yes, we come to ${name}.`,
  /** Follows an answer, where the town was spoken of before. */
  too: (name: string) => `That goes for ${name}, too.`,
  some: (name: string) =>
    `Yes, we come to ${name}, though perhaps not to all of it. Tell me your whole postcode, and I can say for certain.`,
  beginning: (name: string) =>
    `${name}: we are only beginning there, and some of our services may reach you already. Ring ${phone} (${openingHours}), and we will tell you which.`,
  none: (name: string) =>
    `I am sorry, we have not reached ${name} yet. Check your postcode on the home page and leave your email address there, and we will write when we do. Your council can tell you who works near you now.`,
} as const;

export const assistantJobs = {
  unknown: 'Our open jobs are on the careers page.',
  count: (count: number) => (count === 1 ? 'We have one job open' : `We have ${count} jobs open`),
  best: 'These fit best',
  among: 'among them',
  apply: 'You can read more and apply on each job’s page; it takes about five minutes.',
  sponsored: (jobs: readonly string[], count: number) =>
    jobs.length > 0
      ? `Of our ${count} open jobs ${jobs.length === 1 ? 'one' : jobs.length} can be sponsored: ${jobs.join('; ')}.`
      : 'None of our open jobs can be sponsored at the moment.',
} as const;

export const assistantServices = {
  now: (list: string) => `You can have this now: ${list}.`,
  onceRegistered: {
    lead: 'Some of it can begin now, and the rest once we are registered.',
    list: (list: string) => `Once we are registered: ${list}.`,
  },
  available: 'It is available now.',
} as const;

export const assistantEvents = {
  ended: (name: string, when: string) =>
    `${name} has taken place (${when}). On its page you can leave your name, and we will write when the next one is planned.`,
  upcoming: (name: string, when: string, summary: string) =>
    `${name} is on ${when}. ${summary} You can register on its page.`,
} as const;

export const assistantPageAnswers = {
  contact: [
    '{office now}',
    `The office answers ${openingHours}, bank holidays apart.`,
    `You can also write to ${brand.email.info}, use WhatsApp (${brand.whatsapp.display}), or choose a time for us to call you.`,
    `Our office is at ${brand.address.lines.join(', ')}.`,
  ].join(' '),
  privacyPolicy: `What you write in this chat is not kept by us; your browser keeps it until you close the tab. What you send in a form is used only for what it says there, and is deleted by itself when its time is up. We use no cookies. Ask ${brand.email.privacy} about anything that concerns your data.`,
  complaints: `Tell us in any way you like: say it to your carer, ring ${phone}, or write. We tell you within 3 working days that we have it, and answer in writing within 20. If that does not settle it, ${nation.complaints.reviewShort}. If someone is waiting for a carer now, ring ${brand.emergencyPhone.display}, day and night.`,
  safeguarding:
    'If someone is in danger, call 999. Otherwise tell the council where the person lives: the numbers are on this page, with what we do ourselves. You do not need proof.',
  accessibility:
    'We can read a page to you on the telephone, or send it in large print or as plain text: tell us what you need. The page says what was tried on this site, and what does not work well yet.',
  usefulInformation: 'We have plain guides to care at home, to who may pay for it, and to what to ask for.',
  news: 'When we have news, it is on our news page.',
} as const;
